import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../../contract/rules/accountTotals';
import { anAccount } from '../../../stories/support/builders';
import { anEmptyOverview, anOverview } from '../../../stories/support/overviewBuilders';
import { attentionOf } from './attention';

const day = '2026-11-18';
const current = { pastDueCents: 0, deferredCents: 0 };
const discount = { throughDate: '2026-11-28', cents: 37_200 };
const nextDue = { date: '2026-11-30', cents: 821_450 };

const told = (account: object, overview: object) => {
  const { title, text } = attentionOf(totalsOf([anAccount(account)]), anEmptyOverview(overview), day);
  return `${title}. ${text}`;
};

describe('attentionOf', () => {
  it.each([
    [
      'past due before everything',
      {},
      { oldestPastDue: '2026-10-25', nextDue },
      '$2,889.00 is past due. The oldest invoice was due Oct 25, 2026, 24 days ago.',
    ],
    [
      'a discount that ends in three days beside what is past due',
      {},
      { oldestPastDue: '2026-10-25', expiringDiscount: { ...discount, throughDate: '2026-11-22' }, nextDue },
      '$2,889.00 is past due. The oldest invoice was due Oct 25, 2026, 24 days ago. You can also save $372.00: an early-pay discount ends Nov 22, 2026, in 3 days.',
    ],
    [
      'past due since yesterday',
      {},
      { oldestPastDue: '2026-11-17' },
      '$2,889.00 is past due. The oldest invoice was due Nov 17, 2026, 1 day ago.',
    ],
    [
      'a discount before what is due next, by the days that are left from today',
      current,
      { expiringDiscount: discount, nextDue },
      'Save $372.00 by paying soon. An early-pay discount ends Nov 28, 2026, in 9 days.',
    ],
    [
      'a discount that ends today',
      current,
      { expiringDiscount: { ...discount, throughDate: '2026-11-19' } },
      'Save $372.00 by paying soon. An early-pay discount ends Nov 19, 2026, today.',
    ],
    [
      'what is due tomorrow',
      current,
      { nextDue: { ...nextDue, date: '2026-11-19' } },
      '$8,214.50 is due Nov 19, 2026. That is tomorrow. Nothing is past due.',
    ],
    [
      'deferred amounts as not due',
      { ...current, deferredCents: 400_000 },
      {},
      'Nothing is due now. $4,000.00 is deferred and not due yet.',
    ],
    [
      'what is in dispute beside what is late',
      {},
      { oldestPastDue: '2026-11-17', disputedPastDueCents: 88_900 },
      '$2,000.00 is past due. The oldest invoice was due Nov 17, 2026, 1 day ago. $889.00 past due is in dispute.',
    ],
    [
      'nothing to pay where all that is late is in dispute',
      { deferredCents: 0 },
      { disputedPastDueCents: 288_900 },
      'Nothing is due now. $2,889.00 past due is in dispute.',
    ],
    [
      'credit beside what is due: it pays nothing before it is applied',
      { ...current, unappliedCreditCents: 10_000 },
      { nextDue, openCreditCents: 2_500 },
      '$8,214.50 is due Nov 30, 2026. That is in 12 days. Nothing is past due. $125.00 of credit is not used by any invoice yet.',
    ],
    ['that all is paid', current, {}, 'You’re all paid up. Nothing is due.'],
  ])('tells %s', (_, account, overview, words) => {
    expect(told(account, overview)).toBe(words);
  });

  it('tells what is past due even where nothing else is known', () => {
    expect(attentionOf(totalsOf([anAccount()]), undefined, day).title).toBe('$2,889.00 is past due');
  });

  it('counts from the as-of day of the usual story', () => {
    expect(attentionOf(totalsOf([anAccount()]), anOverview(), day).kind).toBe('pastDue');
  });
});
