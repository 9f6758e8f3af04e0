import { describe, expect, it } from 'vitest';
import { payPlan } from './payPlan';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const soon = aDocument({
  invoiceNo: 'SOON',
  rungs: [{ throughDate: '2026-04-20', percent: null, cents: 500, condition: null }],
});
const memo = aDocument({ invoiceNo: 'MEMO', openCents: -3_000, dueDate: '2026-04-01' });
const onTheWay = (amountCents: number) => [{ requestNo: 'PR-2026-000001', amountCents, discountCents: 0 }];

describe('the balance of the statement', () => {
  const statement = {
    statementNo: 'S-1',
    statementDate: '2026-03-25',
    periodTo: '2026-03-25',
    dueDate: '2026-04-15',
    amountDueCents: 20_000,
    leftCents: 10_000,
  };
  const asked = aDocument({ invoiceNo: 'MARCH', postingDate: '2026-03-20', dueDate: '2026-04-15' });

  it.each([
    ['only what it asked for', [asked, soon], statement, [['MARCH', 10_000, 0]], 0],
    ['what is left of it', [asked], { ...statement, leftCents: 4_000 }, [['MARCH', 4_000, 0]], 0],
    [
      'less what is on its way',
      [{ ...asked, inFlight: onTheWay(6_000) }],
      { ...statement, leftCents: 4_000 },
      [['MARCH', 4_000, 0]],
      0,
    ],
    ['nothing that is in dispute', [{ ...asked, disputed: true }], { ...statement, leftCents: 0 }, [], 0],
    [
      'what its own credit pays, beside what it asks for in money',
      [asked, { ...memo, postingDate: '2026-03-20' }],
      { ...statement, amountDueCents: 7_000, leftCents: 7_000 },
      [
        ['MEMO', -3_000, 0],
        ['MARCH', 10_000, 0],
      ],
      0,
    ],
    [
      'in money what is told, whatever credit is open',
      [asked, { ...memo, postingDate: '2026-03-20' }],
      statement,
      [['MARCH', 10_000, 0]],
      0,
    ],
    [
      'paid by a credit no further than it goes',
      [asked, { ...memo, postingDate: '2026-03-20' }],
      { ...statement, leftCents: 4_000 },
      [
        ['MEMO', -3_000, 0],
        ['MARCH', 7_000, 0],
      ],
      0,
    ],
    [
      'a fee without an invoice, on account',
      [asked],
      { ...statement, leftCents: 14_000 },
      [['MARCH', 10_000, 0]],
      4_000,
    ],
    [
      'what was posted on its last day',
      [{ ...asked, postingDate: '2026-03-25' }],
      statement,
      [['MARCH', 10_000, 0]],
      0,
    ],
    [
      'nothing that was posted the day after',
      [{ ...asked, postingDate: '2026-03-26' }],
      statement,
      [],
      10_000,
    ],
    ['nothing that is due after it', [{ ...asked, dueDate: '2026-04-16' }], statement, [], 10_000],
    ['nothing before the first', [asked], null, [], 0],
  ] as const)('is %s', (_, documents, last, lines, onAccountCents) => {
    const account = aPayableAccount(documents, { statement: last });

    const plan = payPlan(account, { mode: 'statement' }, '2026-04-15');

    expect(plan.lines.map((line) => [line.invoiceNo, line.amountCents, line.discountCents])).toEqual(lines);
    expect(plan.onAccountCents).toBe(onAccountCents);
  });
});
