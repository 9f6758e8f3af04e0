import { describe, expect, it } from 'vitest';
import { discountEnding } from './discountEnding';
import type { OpenDocument } from './due';
import { aDocument } from './testing/payableAccount';

const day = '2026-04-13';
const days = { asOf: '2026-04-12', today: day };
const on = (accountNo: string, documents: readonly ReturnType<typeof aDocument>[]): OpenDocument[] =>
  documents.map((document) => ({ ...document, accountNo, askedAt: null }));
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
    ['the soonest', [next, soon], { throughDate: '2026-04-16', cents: 500, invoices: 1 }],
    [
      'all of one day',
      [soon, { ...soon, invoiceNo: 'TOO' }, next],
      { throughDate: '2026-04-16', cents: 1_000, invoices: 2 },
    ],
    [
      'told while something is past due',
      [late, soon],
      { throughDate: '2026-04-16', cents: 500, invoices: 1 },
    ],
    [
      'the conditional one while nothing is',
      [forCurrent, soon],
      { throughDate: '2026-04-15', cents: 900, invoices: 1 },
    ],
    [
      'what a payment takes where something is',
      [late, forCurrent],
      { throughDate: '2026-04-20', cents: 540, invoices: 1 },
    ],
    [
      'the conditional one where what is past due is on its way',
      [{ ...late, inFlight: onTheWay }, forCurrent],
      { throughDate: '2026-04-15', cents: 900, invoices: 1 },
    ],
    ['one of today', [of(day)], { throughDate: day, cents: 500, invoices: 1 }],
    ['none of yesterday', [of('2026-04-12')], null],
    ['one of the tenth day', [of('2026-04-23')], { throughDate: '2026-04-23', cents: 500, invoices: 1 }],
    ['none of the eleventh', [of('2026-04-24')], null],
    ['none of what is in dispute', [{ ...soon, disputed: true }], null],
    ['none of what is on its way', [{ ...soon, inFlight: onTheWay }], null],
    ['none of a finance charge', [{ ...soon, isFinanceCharge: true }], null],
    [
      'none with a condition that the portal cannot check',
      [aDocument({ rungs: [rung('2026-04-16', 500, 'FULL_LOAD')] })],
      null,
    ],
    ['none of nothing', [], null],
    [
      'what a payment takes where something is late beside a larger memo',
      [late, aDocument({ invoiceNo: 'MEMO', openCents: -90_000 }), forCurrent],
      { throughDate: '2026-04-20', cents: 540, invoices: 1 },
    ],
  ])('is %s', (_, documents, ending) => {
    expect(discountEnding(on('A', documents), days)).toEqual(ending);
  });

  it('is the unconditional one where a fee without an invoice is late', () => {
    const fee: OpenDocument = { ...late, accountNo: 'A', invoiceNo: null, askedAt: null };

    expect(discountEnding([fee, ...on('A', [forCurrent])], days)).toEqual({
      throughDate: '2026-04-20',
      cents: 540,
      invoices: 1,
    });
  });

  it('is told of all accounts, each by how it stands itself', () => {
    const others = [...on('A', [late, forCurrent]), ...on('C', [next])];

    expect(discountEnding([...others, ...on('B', [forCurrent])], days)).toEqual({
      throughDate: '2026-04-15',
      cents: 900,
      invoices: 1,
    });
    expect(discountEnding(others, days)).toEqual({ throughDate: '2026-04-20', cents: 840, invoices: 2 });
  });
});
