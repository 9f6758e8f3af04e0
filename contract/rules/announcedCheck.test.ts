import { describe, expect, it } from 'vitest';
import {
  checkDayProblem,
  checkNoIn,
  checkNoProblem,
  checkNotices,
  checkPlan,
  checkProblems,
  lastCheckDay,
  MAX_CHECK_CENTS,
  plainCheckNo,
} from './announcedCheck';
import { aDocument, aPayableAccount } from './testing/payableAccount';

describe('the number of a check', () => {
  it.each([
    ['1', '1'],
    ['1042', '1042'],
    ['001042', '1042'],
    ['1234567890', '1234567890'],
    ['0000000001', '1'],
    ['12345678901', undefined],
    ['00000000001', undefined],
    ['0', undefined],
    ['', undefined],
    ['10 42', undefined],
    ['#1042', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['١٢', undefined],
  ])('%j is %j', (typed, number) => {
    expect(plainCheckNo(typed)).toBe(number);
    expect(checkNoProblem(typed) === undefined).toBe(number !== undefined);
  });

  it.each([
    ['1042', '1042'],
    ['Ck #001042', '1042'],
    ['CHECK 1042.', '1042'],
    ['1042 of 3', undefined],
    ['12345678901', undefined],
    ['by mail', undefined],
    ['0', undefined],
    [null, undefined],
  ])('%j tells %j', (reference, number) => {
    expect(checkNoIn(reference)).toBe(number);
  });
});

describe('the day of a check', () => {
  it.each([
    ['2026-04-13', true],
    ['2026-04-14', false],
    ['2026-03-14', true],
    ['2026-03-13', false],
    ['2026-02-30', false],
    ['', false],
  ])('%s can be announced on April 13: %s', (day, can) => {
    expect(checkDayProblem(day, '2026-04-13') === undefined).toBe(can);
  });

  it('has a last day thirty days later', () => {
    expect(lastCheckDay('2026-03-14')).toBe('2026-04-13');
  });
});

const day = '2026-04-10';
const invoice = aDocument({ invoiceNo: 'A' });
const early = aDocument({
  invoiceNo: 'B',
  rungs: [{ throughDate: '2026-04-10', percent: null, cents: 500, condition: null }],
});
const flying = aDocument({
  invoiceNo: 'C',
  inFlight: [{ requestNo: 'PR-2026-000001', amountCents: 10_000, discountCents: 0 }],
});
const memo = aDocument({ invoiceNo: 'MEMO', openCents: -3_000 });
const account = aPayableAccount([invoice, early, flying, memo]);
const planned = (amountCents: number, ...chosen: { invoiceNo: string; amountCents?: number }[]) =>
  checkPlan(account, { amountCents, chosen }, day);

describe('what a check comes to', () => {
  it('is its invoices, with the discount of its day and the credits, and the rest on account', () => {
    const plan = planned(20_000, { invoiceNo: 'A' }, { invoiceNo: 'B' }, { invoiceNo: 'MEMO' });

    expect(plan).toMatchObject({ totalCents: 20_000, discountCents: 500, creditCents: 3_000 });
    expect(plan.onAccountCents).toBe(20_000 - (10_000 + 9_500 - 3_000));
  });

  it('has no discount that ended the day before', () => {
    expect(
      checkPlan(account, { amountCents: 10_000, chosen: [{ invoiceNo: 'B' }] }, '2026-04-11'),
    ).toMatchObject({ discountCents: 0, onAccountCents: 0 });
  });

  it.each([
    [10_000, [{ invoiceNo: 'A' }], []],
    [9_999, [{ invoiceNo: 'A' }], [/come to \$0\.01 more than the check of \$99\.99/]],
    [10_001, [{ invoiceNo: 'A' }], []],
    [5_000, [], []],
    [0, [], [/amount/]],
    [MAX_CHECK_CENTS, [], []],
    [MAX_CHECK_CENTS + 1, [], [/\$9,999,999\.99/]],
    [4_000, [{ invoiceNo: 'A', amountCents: 4_000 }], []],
    [20_000, [{ invoiceNo: 'A', amountCents: 10_001 }], [/\$100\.00/]],
    [20_000, [{ invoiceNo: 'A', amountCents: 0 }], [/./]],
  ])('%i for %j is refused with %j', (amountCents, chosen, why) => {
    const told = checkProblems(account, planned(amountCents, ...chosen)).map(({ message }) => message);

    expect(told).toEqual(why.map((one) => expect.stringMatching(one)));
  });

  it('may be in part where the company takes no part of an invoice, and above its limit', () => {
    const strict = {
      ...account,
      settings: { ...account.settings, allowPartial: false, maxPaymentCents: 100 },
    };
    const plan = checkPlan(
      strict,
      { amountCents: 4_000, chosen: [{ invoiceNo: 'A', amountCents: 4_000 }] },
      day,
    );

    expect(checkProblems(strict, plan)).toEqual([]);
  });
});

describe('what has to be confirmed', () => {
  it.each([
    ['A', 10_000, 0],
    ['A', 90_000, 0],
    ['C', 10_000, 1],
  ])('of invoice %s by %i cents: %i', (invoiceNo, amountCents, count) => {
    const asked = checkNotices(account, planned(amountCents, { invoiceNo })).filter(({ confirm }) => confirm);

    expect(asked).toHaveLength(count);
  });
});
