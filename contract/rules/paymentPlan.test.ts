import { describe, expect, it } from 'vitest';
import { isBankingDay } from './bankingDays';
import type { BankHours } from './paySchedule';
import {
  canPlan,
  graceDay,
  installmentsOf,
  lapsesAt,
  planOutcome,
  planPaid,
  planProblems,
  type PlanProgress,
  type PlanTerms,
  planWindow,
} from './paymentPlan';

const terms: PlanTerms = { totalCents: 100_000, count: 3, every: 'month', firstDay: '2026-04-20' };
const hours: BankHours = { cutoff: '14:00', leadBankingDays: 1, booksZone: 'America/Los_Angeles' };

describe('installments', () => {
  it.each([
    ['what cannot be divided is in the first', 100_000, 3, [33_334, 33_333, 33_333]],
    ['nothing is left over', 99_999, 3, [33_333, 33_333, 33_333]],
    ['a cent more', 100_001, 3, [33_335, 33_333, 33_333]],
    ['two', 5_001, 2, [2_501, 2_500]],
  ])('where %s', (_, totalCents, count, expected) => {
    const amounts = installmentsOf({ ...terms, totalCents, count }).map(({ amountCents }) => amountCents);

    expect(amounts).toEqual(expected);
  });

  it('add up to the cent, whatever the total and their number', () => {
    for (let count = 2; count <= 12; count += 1)
      for (let totalCents = 30_000; totalCents < 30_040; totalCents += 1) {
        const parts = installmentsOf({ ...terms, totalCents, count });
        const [first, ...others] = parts.map(({ amountCents }) => amountCents);
        expect([parts.length, first! + others.reduce((sum, one) => sum + one, 0)]).toEqual([
          count,
          totalCents,
        ]);
        expect(first! - others[0]!).toBeLessThan(count);
        expect(new Set(others).size).toBe(1);
      }
  });

  it.each([
    ['monthly, and after a Sunday', terms, ['2026-04-20', '2026-05-20', '2026-06-22']],
    [
      'at the end of months',
      { ...terms, firstDay: '2026-01-30', count: 4 },
      ['2026-01-30', '2026-03-02', '2026-03-30', '2026-04-30'],
    ],
    [
      'every two weeks, and after a holiday',
      { ...terms, every: 'twoWeeks' as const, firstDay: '2026-05-11' },
      ['2026-05-11', '2026-05-26', '2026-06-08'],
    ],
  ])('are debited on banking days, %s', (_, asked, expected) => {
    const days = installmentsOf(asked).map(({ day }) => day);

    expect(days).toEqual(expected);
    expect(days.every(isBankingDay)).toBe(true);
  });
});

describe('the terms of a plan', () => {
  const limits = {
    window: { min: '2026-04-15', max: '2026-05-13' },
    pastDueCents: 100_000,
    maxPaymentCents: 60_000,
  };

  it.each([
    ['all that is past due', {}, []],
    ['a cent more than is past due', { totalCents: 100_001 }, ['totalCents']],
    ['one installment', { count: 1 }, ['count']],
    ['two', { count: 2 }, []],
    ['twelve', { count: 12 }, []],
    ['thirteen', { count: 13 }, ['count']],
    ['two and a half', { count: 2.5 }, ['count']],
    ['the smallest installments', { totalCents: 7_500, count: 3 }, []],
    ['a cent less', { totalCents: 7_499, count: 3 }, ['totalCents']],
    ['the first day that can be', { firstDay: '2026-04-15' }, []],
    ['the day before', { firstDay: '2026-04-14' }, ['firstDay']],
    ['the last day that can be', { firstDay: '2026-05-13' }, []],
    ['the day after', { firstDay: '2026-05-14' }, ['firstDay']],
    ['a Saturday', { firstDay: '2026-04-18' }, ['firstDay']],
    ['no day', { firstDay: '' }, ['firstDay']],
  ])('of %s', (_, over, expected) => {
    expect(Object.keys(planProblems({ ...terms, ...over }, limits))).toEqual(expected);
  });

  it.each([
    [120_000, undefined],
    [120_001, 'totalCents'],
  ])('hold what the company takes in one payment: %i in two', (totalCents, expected) => {
    const problems = planProblems({ ...terms, count: 2, totalCents }, { ...limits, pastDueCents: 200_000 });

    expect(Object.keys(problems)[0]).toBe(expected);
  });

  it.each([
    [5_000, true],
    [4_999, false],
  ])('need something past due: %i', (cents, expected) => {
    expect(canPlan(cents)).toBe(expected);
  });

  it('begin within thirty days, on a day of which the request is not yet to be placed', () => {
    // Until six hours before the cut-off of the banking day before.
    expect(planWindow(new Date('2026-04-13T15:00:00.000Z'), '2026-04-13', hours)).toEqual({
      min: '2026-04-14',
      max: '2026-05-13',
    });
    expect(planWindow(new Date('2026-04-13T15:00:00.001Z'), '2026-04-13', hours).min).toBe('2026-04-15');
  });

  it('lapse after seven days, or when the first installment would be placed', () => {
    const at = new Date('2026-04-13T16:00:00.000Z');
    expect(lapsesAt(at, '2026-05-11', hours).toISOString()).toBe('2026-04-20T16:00:00.000Z');
    expect(lapsesAt(at, '2026-04-20', hours).toISOString()).toBe('2026-04-17T15:00:00.000Z');
  });
});

describe('what becomes of a plan', () => {
  const installments = [
    { day: '2026-04-20', amountCents: 20_000, isReturned: false },
    { day: '2026-05-20', amountCents: 20_000, isReturned: false },
  ];
  const going: PlanProgress = {
    installments,
    postedCents: 0,
    onItsWayCents: 0,
    pastDueCents: 40_000,
    payNowCents: 40_000,
    isStopped: false,
  };
  const late = { today: '2026-04-28', asOf: '2026-04-27' };
  const [first, second] = installments as [(typeof installments)[0], (typeof installments)[0]];
  const returned = { installments: [{ ...first, isReturned: true }, second] };

  it('gives an installment five banking days', () => {
    expect(graceDay('2026-04-20')).toBe('2026-04-27');
  });

  it.each([
    ['all is posted', { postedCents: 40_000 }, {}, 'kept'],
    ['a cent is not', { postedCents: 39_999 }, {}, 'agreed'],
    ['nothing is past due any more', { pastDueCents: 0, payNowCents: 0 }, {}, 'kept'],
    ['what is past due is disputed', { pastDueCents: 100, payNowCents: 0 }, {}, 'agreed'],
    ['credits pay what is past due', { pastDueCents: 100, payNowCents: -5 }, {}, 'agreed'],
    ['the books know nothing yet', {}, { asOf: undefined }, 'agreed'],
    ['nothing is paid, after its grace', {}, {}, 'unpaid'],
    ['nothing is paid, on the last day of its grace', {}, { today: '2026-04-27' }, 'agreed'],
    ['the books do not know that day', {}, { asOf: '2026-04-26' }, 'agreed'],
    ['the first is posted', { postedCents: 20_000 }, {}, 'agreed'],
    ['a cent of it is not', { postedCents: 19_999 }, {}, 'unpaid'],
    ['a cent of it is on its way', { postedCents: 19_999, onItsWayCents: 1 }, {}, 'agreed'],
    ['it came back, before its grace is over', returned, { today: '2026-04-22' }, 'returned'],
    ['it came back and was paid otherwise', { ...returned, postedCents: 20_000 }, {}, 'agreed'],
    ['it came back and is paid but a cent', { ...returned, postedCents: 19_999 }, {}, 'returned'],
    ['it cannot be debited any more', { isStopped: true, postedCents: 20_000 }, {}, 'noDebits'],
    [
      'it cannot be debited, and all is on its way',
      { isStopped: true, postedCents: 20_000, onItsWayCents: 20_000 },
      {},
      'agreed',
    ],
  ] as const)('where %s', (_, over, days, expected) => {
    expect(planOutcome({ ...going, ...over }, { ...late, ...days })).toBe(expected);
  });

  it.each([
    [0, 0, 40_000],
    [19_999, 0, 20_001],
    [20_000, 1, 20_000],
    [39_999, 1, 1],
    [40_000, 2, 0],
    [50_000, 2, 0],
  ])('counts what is paid of it: %i', (posted, paidCount, leftCents) => {
    expect(planPaid(installments, posted)).toEqual({ paidCount, leftCents });
  });
});
