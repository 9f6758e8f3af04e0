import { describe, expect, it } from 'vitest';
import { discountEnding } from './discountEnding';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const day = '2026-04-13';
const rung = (throughDate: string, cents: number, condition: string | null = null) => ({
  throughDate,
  percent: null,
  cents,
  condition,
});
const late = aDocument({ invoiceNo: 'LATE', dueDate: '2026-03-15' });
const soon = aDocument({ invoiceNo: 'SOON', rungs: [rung('2026-04-16', 500)] });
const next = aDocument({ invoiceNo: 'NEXT', rungs: [rung('2026-04-20', 300)] });
const forCurrent = aDocument({
  invoiceNo: 'IF',
  rungs: [rung('2026-04-15', 900, 'ACCOUNT_CURRENT'), rung('2026-04-20', 540)],
});
const of = (throughDate: string) => aDocument({ rungs: [rung(throughDate, 500)] });
const onTheWay = [{ requestNo: 'PR-2026-000001', amountCents: 10_000, discountCents: 0 }];

describe('the discount that ends first', () => {
  it.each([
    ['the soonest', [next, soon], { throughDate: '2026-04-16', cents: 500 }],
    [
      'all of one day',
      [soon, { ...soon, invoiceNo: 'TOO' }, next],
      { throughDate: '2026-04-16', cents: 1_000 },
    ],
    ['told while something is past due', [late, soon], { throughDate: '2026-04-16', cents: 500 }],
    ['the conditional one while nothing is', [forCurrent, soon], { throughDate: '2026-04-15', cents: 900 }],
    [
      'what a payment takes where something is',
      [late, forCurrent],
      { throughDate: '2026-04-20', cents: 540 },
    ],
    [
      'the conditional one where what is past due is on its way',
      [{ ...late, inFlight: onTheWay }, forCurrent],
      { throughDate: '2026-04-15', cents: 900 },
    ],
    ['one of today', [of(day)], { throughDate: day, cents: 500 }],
    ['none of yesterday', [of('2026-04-12')], undefined],
    ['one of the tenth day', [of('2026-04-23')], { throughDate: '2026-04-23', cents: 500 }],
    ['none of the eleventh', [of('2026-04-24')], undefined],
    ['none of what is in dispute', [{ ...soon, disputed: true }], undefined],
    ['none of what is on its way', [{ ...soon, inFlight: onTheWay }], undefined],
    ['none of a finance charge', [{ ...soon, isFinanceCharge: true }], undefined],
    [
      'none with a condition that the portal cannot check',
      [aDocument({ rungs: [rung('2026-04-16', 500, 'FULL_LOAD')] })],
      undefined,
    ],
    ['none of nothing', [], undefined],
  ])('is %s', (_, documents, ending) => {
    expect(discountEnding([aPayableAccount(documents)], day)).toEqual(ending);
  });

  it('is told of all accounts, each by how it stands itself', () => {
    const accounts = [
      aPayableAccount([late, forCurrent]),
      aPayableAccount([forCurrent]),
      aPayableAccount([next]),
    ];

    expect(discountEnding(accounts, day)).toEqual({ throughDate: '2026-04-15', cents: 900 });
    expect(discountEnding(accounts.toSpliced(1, 1), day)).toEqual({ throughDate: '2026-04-20', cents: 840 });
  });
});
