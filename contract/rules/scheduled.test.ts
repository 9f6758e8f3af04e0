import { describe, expect, it } from 'vitest';
import type { PayableDocument } from '../payable/schema';
import { placingTime } from './autopayTimes';
import type { AutopayMoney } from './debitPlan';
import {
  isScheduledDay,
  scheduledDays,
  scheduledPlan,
  type ScheduledTerms,
  scheduledWindow,
} from './scheduled';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const terms = (over: Partial<ScheduledTerms> = {}): ScheduledTerms => ({
  covers: 'all',
  invoices: [],
  capCents: 100_000,
  repeats: 'monthly',
  firstDay: '2026-04-20',
  untilDay: null,
  times: null,
  ...over,
});
const hours = { cutoff: '14:00', leadBankingDays: 1, booksZone: 'America/Los_Angeles' } as const;

describe('the days of a scheduled payment', () => {
  it.each<[string, Partial<ScheduledTerms>, string, readonly string[]]>([
    ['once, on its day', { repeats: 'once' }, '2026-12-31', ['2026-04-20']],
    ['once, not yet', { repeats: 'once' }, '2026-04-19', []],
    ['monthly, through the third', {}, '2026-06-22', ['2026-04-20', '2026-05-20', '2026-06-22']],
    [
      'monthly, the third is a Saturday: a day before that Monday',
      {},
      '2026-06-21',
      ['2026-04-20', '2026-05-20'],
    ],
    [
      'on a holiday, the banking day after',
      { firstDay: '2026-04-24' },
      '2026-05-26',
      ['2026-04-24', '2026-05-26'],
    ],
    [
      'the 31st is the last day of a shorter month, and the 31st again after it',
      { firstDay: '2026-03-31' },
      '2026-07-31',
      ['2026-03-31', '2026-04-30', '2026-06-01', '2026-06-30', '2026-07-31'],
    ],
    [
      'the 29th in a February that has 28',
      { firstDay: '2026-12-29' },
      '2027-03-29',
      ['2026-12-29', '2027-01-29', '2027-03-01', '2027-03-29'],
    ],
    [
      'the 29th in a leap year',
      { firstDay: '2027-12-29' },
      '2028-02-29',
      ['2027-12-29', '2028-01-31', '2028-02-29'],
    ],
    [
      'the 30th stays the 30th',
      { firstDay: '2026-04-30' },
      '2026-07-30',
      ['2026-04-30', '2026-06-01', '2026-06-30', '2026-07-30'],
    ],
    ['so many times', { times: 2 }, '2026-12-31', ['2026-04-20', '2026-05-20']],
    ['until a day, itself', { untilDay: '2026-05-20' }, '2026-12-31', ['2026-04-20', '2026-05-20']],
    ['until the day before it', { untilDay: '2026-05-19' }, '2026-12-31', ['2026-04-20']],
    [
      'until a day that the banking day is after',
      { untilDay: '2026-06-20' },
      '2026-06-30',
      ['2026-04-20', '2026-05-20'],
    ],
    ['whichever end comes first', { untilDay: '2026-05-20', times: 1 }, '2026-12-31', ['2026-04-20']],
  ])('%s', (_, over, through, days) => {
    expect(scheduledDays(terms(over), through)).toEqual(days);
  });
});

describe('the first day', () => {
  it.each([
    ['when its request is placed', '2026-04-17T15:00:00.000Z', '2026-04-20'],
    ['a millisecond later', '2026-04-17T15:00:00.001Z', '2026-04-21'],
    ['at the cut-off of its file', '2026-04-17T21:00:00.000Z', '2026-04-21'],
  ])('is the next one, %s', (_, now, min) => {
    expect(scheduledWindow(new Date(now), '2026-04-17', hours)).toEqual({ min, max: '2027-04-17' });
  });

  it.each([
    ['the first', '2026-04-20', true],
    ['the day before it', '2026-04-17', false],
    ['a Saturday', '2026-04-25', false],
    ['the last', '2027-04-16', true],
    ['after a year', '2027-04-19', false],
  ])('may be %s', (_, day, isOne) => {
    expect(isScheduledDay(day, { min: '2026-04-20', max: '2027-04-17' })).toBe(isOne);
  });

  it('is asked for six hours before the cut-off of its file', () => {
    expect(placingTime('2026-04-20', hours).toISOString()).toBe('2026-04-17T15:00:00.000Z');
  });
});

describe('what a scheduled payment pays', () => {
  const money = (cents: number, over: Partial<AutopayMoney> = {}): AutopayMoney => ({
    limits: [{ by: 'amount', cents }],
    creditCents: 0,
    memoCents: 0,
    disputed: new Set(),
    promised: new Set(),
    ...over,
  });
  const doc = (invoiceNo: string, dueDate: string, over: Partial<PayableDocument> = {}) =>
    aDocument({ invoiceNo, dueDate, ...over });
  const three = [doc('A', '2026-04-17'), doc('B', '2026-04-20'), doc('C', '2026-05-20')];

  it.each<[string, Partial<ScheduledTerms>, AutopayMoney, number, readonly string[]]>([
    ['all that is open, due or not', {}, money(100_000), 30_000, ['A', 'B', 'C']],
    ['what is past due, and not what is due that day', { covers: 'pastDue' }, money(100_000), 10_000, ['A']],
    ['chosen invoices alone', { covers: 'invoices', invoices: ['C', 'Z'] }, money(100_000), 10_000, ['C']],
    ['a fixed amount, in part', { covers: 'amount' }, money(15_000), 15_000, ['A', 'B']],
    ['no more than is open', { covers: 'amount' }, money(30_001), 30_000, ['A', 'B', 'C']],
    ['all of it exactly', { covers: 'amount' }, money(30_000), 30_000, ['A', 'B', 'C']],
    ['not what is in dispute', {}, money(100_000, { disputed: new Set(['A']) }), 20_000, ['B', 'C']],
    [
      'not what another announced payment pays',
      {},
      money(100_000, { promised: new Set(['B']) }),
      20_000,
      ['A', 'C'],
    ],
    ['less what credit pays', {}, money(100_000, { creditCents: 12_000 }), 18_000, ['B', 'C']],
  ])('%s', (_, over, facts, total, invoices) => {
    const days = { runDay: '2026-04-20', payDay: '2026-04-20' };
    const plan = scheduledPlan(aPayableAccount(three), terms(over), facts, days);
    expect([plan.totalCents, plan.lines.map(({ invoiceNo }) => invoiceNo)]).toEqual([total, invoices]);
  });
});
