import { describe, expect, it } from 'vitest';
import type { PayableDocument } from '../payable/schema';
import { autopayDays, type AutopayTerms } from './autopay';
import { announcedFrom, debitDay, placedFrom } from './autopayTimes';
import { bankHours } from './payDates';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const terms = (over: Partial<AutopayTerms> = {}): AutopayTerms => ({
  dayRule: 'invoice',
  covers: 'due',
  paymentCapCents: 100_000,
  monthCapCents: 200_000,
  ...over,
});
const disputed = new Set<string>();
const rung = (throughDate: string, cents: number, condition: string | null = null) => ({
  throughDate,
  percent: null,
  cents,
  condition,
});
const statement = {
  statementNo: 'S-1',
  statementDate: '2026-03-31',
  periodTo: '2026-03-31',
  dueDate: '2026-04-20',
  amountDueCents: 0,
  leftCents: 0,
};

describe('the days on which something is paid', () => {
  it.each<[string, Partial<AutopayTerms>, Partial<PayableDocument>, readonly string[]]>([
    ['on the due date', {}, { dueDate: '2026-04-20' }, ['2026-04-20']],
    ['on the banking day before a Saturday', {}, { dueDate: '2026-04-25' }, ['2026-04-24']],
    ['on the banking day before a holiday', {}, { dueDate: '2026-05-25' }, ['2026-05-22']],
    ['on the first day that is looked at', {}, { dueDate: '2026-04-13' }, ['2026-04-13']],
    ['not before it', {}, { dueDate: '2026-04-12' }, []],
    ['past due: the banking day after', { covers: 'pastDue' }, { dueDate: '2026-04-20' }, ['2026-04-21']],
    ['past due: over a weekend', { covers: 'pastDue' }, { dueDate: '2026-04-24' }, ['2026-04-27']],
    ['deferred is due', {}, { dueDate: '2026-04-20', deferred: true }, ['2026-04-20']],
    ['deferred is never past due', { covers: 'pastDue' }, { dueDate: '2026-04-20', deferred: true }, []],
    ['what is disputed has none', {}, { dueDate: '2026-04-20', disputed: true }, []],
    ['what is open in favor has none', {}, { dueDate: '2026-04-20', openCents: -1 }, []],
    ['a discount ends', { dayRule: 'discount' }, { rungs: [rung('2026-04-22', 500)] }, ['2026-04-22']],
    ['on a Sunday', { dayRule: 'discount' }, { rungs: [rung('2026-04-26', 500)] }, ['2026-04-24']],
    ['after the due date', { dayRule: 'discount' }, { rungs: [rung('2026-05-18', 500)] }, ['2026-05-15']],
    [
      'of a ladder the soonest',
      { dayRule: 'discount' },
      { rungs: [rung('2026-04-22', 9), rung('2026-04-30', 5)] },
      ['2026-04-22'],
    ],
    [
      'that is still reached',
      { dayRule: 'discount' },
      { rungs: [rung('2026-04-12', 9), rung('2026-04-30', 5)] },
      ['2026-04-30'],
    ],
    ['without a discount', { dayRule: 'discount' }, {}, ['2026-05-15']],
    [
      'under a condition nobody knows',
      { dayRule: 'discount' },
      { rungs: [rung('2026-04-22', 500, 'X')] },
      ['2026-05-15'],
    ],
    ['without a statement', { dayRule: 'statement' }, {}, []],
  ])('%s', (_, asked, document, days) => {
    const account = aPayableAccount([aDocument(document)]);
    expect(autopayDays(account, terms(asked), { disputed }, '2026-04-13')).toEqual(days);
  });

  it.each([
    ['posted on its last day', '2026-03-31', ['2026-04-20']],
    ['posted a day later', '2026-04-01', []],
  ])('of a statement: an invoice %s', (_, postingDate, days) => {
    const account = aPayableAccount([aDocument({ postingDate, dueDate: '2026-04-10' })], { statement });
    expect(autopayDays(account, terms({ dayRule: 'statement' }), { disputed }, '2026-04-13')).toEqual(days);
  });
});

describe('when it happens', () => {
  const hours = bankHours(aPayableAccount([]));

  it.each([
    [1, '2026-04-15T15:00:00.000Z'],
    [2, '2026-04-15T15:00:00.000Z'],
    [3, '2026-04-14T15:00:00.000Z'],
  ])('is told three banking days before, and before its file where that takes %i', (leadBankingDays, at) => {
    expect(announcedFrom('2026-04-20', { ...hours, leadBankingDays }).toISOString()).toBe(at);
  });

  it.each([
    ['a day before', '2026-04-16T15:00:00.000Z', '2026-04-17T15:00:00.000Z'],
    ['a millisecond later', '2026-04-16T15:00:00.001Z', '2026-04-17T15:00:00.001Z'],
  ])('is asked for six hours before the cut-off where it was told %s', (_, told, at) => {
    expect(placedFrom('2026-04-20', new Date(told), hours).toISOString()).toBe(at);
  });

  it.each([
    ['at the cut-off of its file', '2026-04-17T21:00:00.000Z', '2026-04-20'],
    ['a millisecond later', '2026-04-17T21:00:00.001Z', '2026-04-21'],
    ['at the last cut-off that catches it up', '2026-04-24T21:00:00.000Z', '2026-04-27'],
    ['a millisecond after that', '2026-04-24T21:00:00.001Z', undefined],
  ])('is debited, where it is done %s', (_, now, day) => {
    expect(debitDay('2026-04-20', { ...aPayableAccount([]), now })).toBe(day);
  });
});
