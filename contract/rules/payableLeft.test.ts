import { describe, expect, it } from 'vitest';
import { isChoosable, isCurrentAfter, isUsableCredit, leftCents, onItsWayCents } from './payableLeft';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const onTheWay = (amountCents: number, discountCents = 0) => [
  { requestNo: 'PR-2026-000001', amountCents, discountCents },
];

describe('what is left of a document', () => {
  it.each([
    [10_000, [], 10_000],
    [10_000, onTheWay(3_900, 100), 6_000],
    [10_000, [...onTheWay(3_900, 100), ...onTheWay(6_000)], 0],
    [10_000, onTheWay(9_999), 1],
    [10_000, onTheWay(10_001), 0],
    [-3_000, [], -3_000],
    [-3_000, onTheWay(-1_000), -2_000],
    [-3_000, onTheWay(-2_999), -1],
    [-3_000, onTheWay(-3_001), 0],
  ])('of %i with %j is %i', (openCents, inFlight, left) => {
    expect(leftCents({ openCents, inFlight })).toBe(left);
  });

  it('counts discounts as on their way too', () => {
    expect(onItsWayCents({ inFlight: [...onTheWay(3_900, 100), ...onTheWay(-1_000)] })).toBe(3_000);
  });
});

describe('what may be part of a payment', () => {
  it.each([
    ['an invoice', { openCents: 1 }, true, false],
    ['a credit memo', { openCents: -1, isCreditMemo: true }, true, true],
    ['no negative invoice', { openCents: -1, isCreditMemo: false }, false, false],
    ['nothing that is paid', { openCents: 0 }, false, false],
    ['no credit memo that is used up', { openCents: 0, isCreditMemo: true }, false, false],
  ])('is %s', (_, over, choosable, usable) => {
    expect(isChoosable(aDocument(over))).toBe(choosable);
    expect(isUsableCredit(aDocument(over))).toBe(usable);
  });
});

/** So much that is late and not on its way, in the sum of all that the ERP has open. */
const pastDue = (payNowCents: number) => ({ payNowCents, disputedCents: 0, onItsWayCents: 0, oldest: null });

describe('whether an account is current', () => {
  const due = (dueDate: string, over = {}) => aDocument({ invoiceNo: dueDate, dueDate, ...over });
  const day = '2026-04-15';
  const paying = (amountCents: number, discountCents = 0) => [
    { invoiceNo: '2026-04-14', amountCents, discountCents },
  ];

  it.each([
    ['nothing is open', [], {}, [], true],
    ['something falls due on the day', [due('2026-04-15')], {}, [], true],
    ['something fell due the day before', [due('2026-04-14')], {}, [], false],
    ['that is deferred', [due('2026-04-14', { deferred: true })], {}, [], true],
    ['that is on its way', [due('2026-04-14', { inFlight: onTheWay(10_000) })], {}, [], true],
    ['a cent of it is not', [due('2026-04-14', { inFlight: onTheWay(9_999) })], {}, [], false],
    ['it is paid', [due('2026-04-14')], {}, paying(10_000), true],
    ['it is paid with a discount', [due('2026-04-14')], {}, paying(9_500, 500), true],
    ['a cent of it is not paid', [due('2026-04-14')], {}, paying(9_499, 500), false],
    [
      'what is paid was not late',
      [due('2026-04-14'), due('2026-05-15')],
      {},
      [{ ...paying(10_000)[0]!, invoiceNo: '2026-05-15' }],
      false,
    ],
    ['the ERP has a fee past due that no document tells', [], { pastDue: pastDue(1) }, [], false],
    [
      'the ERP has as past due what is known and on its way',
      [due('2026-04-11', { inFlight: onTheWay(10_000) })],
      {},
      [],
      true,
    ],
    [
      'the ERP has a cent more',
      [due('2026-04-11', { inFlight: onTheWay(10_000) })],
      { pastDue: pastDue(1) },
      [],
      false,
    ],
    [
      'something fell due on the as-of day, and the ERP has nothing',
      [due('2026-04-12', { inFlight: onTheWay(10_000) })],
      { pastDue: pastDue(0) },
      [],
      true,
    ],
    [
      'the ERP has past due what fell due on the as-of day',
      [due('2026-04-12', { inFlight: onTheWay(10_000) })],
      { pastDue: pastDue(1) },
      [],
      false,
    ],
    [
      'a late memo is beside a fee of the ERP',
      [due('2026-04-01', { openCents: -3_000, inFlight: onTheWay(-3_000) })],
      { pastDue: pastDue(1) },
      [],
      false,
    ],
    [
      'the ERP has less past due than is late',
      [due('2026-04-14')],
      { pastDue: pastDue(0) },
      paying(9_999),
      false,
    ],
    [
      'it has less than was late on the as-of day',
      [due('2026-04-11')],
      { pastDue: pastDue(4_000) },
      [{ ...paying(4_000)[0]!, invoiceNo: '2026-04-11' }],
      false,
    ],
    [
      'a late memo is all there is',
      [due('2026-04-01', { openCents: -3_000 })],
      { pastDue: pastDue(0) },
      [],
      true,
    ],
    [
      'a late memo is on its way',
      [due('2026-04-01', { openCents: -3_000, inFlight: onTheWay(-3_000) })],
      { pastDue: pastDue(0) },
      [],
      true,
    ],
    ['nothing was ever loaded', [], { asOf: null, pastDue: pastDue(0) }, [], true],
  ])('where %s', (_, documents, over, lines, isCurrent) => {
    expect(isCurrentAfter(aPayableAccount(documents, over), lines, day)).toBe(isCurrent);
  });
});
