import { describe, expect, it } from 'vitest';
import { totalsOf } from '@contract/rules/accountTotals';
import { anAccount, aPastDue, nothingPastDue } from '@stories/support/builders';
import { anEmptyOverview, anOverview } from '@stories/support/overviewBuilders';
import { attentionOf } from './attention';

const day = '2026-11-18';
const current = { pastDue: nothingPastDue, notDueCents: 0, deferredCents: 0 };
const discount = { throughDate: '2026-11-28', cents: 37_200 };
const nextDue = { date: '2026-11-30', cents: 821_450, deferredCents: 0 };

const told = (account: object, overview: object) => {
  const { title, text } = attentionOf(totalsOf([anAccount(account)]), anEmptyOverview(overview), day);
  return `${title}. ${text}`;
};

describe('attentionOf', () => {
  it.each([
    [
      'past due before everything',
      {},
      { nextDue },
      '$2,889.00 is past due. The oldest invoice was due Oct 25, 2026, 24 days ago.',
    ],
    [
      'a discount that ends in three days beside what is past due',
      {},
      { expiringDiscount: { ...discount, throughDate: '2026-11-22' }, nextDue },
      '$2,889.00 is past due. The oldest invoice was due Oct 25, 2026, 24 days ago. You can also save $372.00: an early-pay discount ends Nov 22, 2026, in 3 days.',
    ],
    [
      'past due since yesterday',
      { pastDue: aPastDue({ oldest: '2026-11-17' }) },
      {},
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
      { pastDue: aPastDue({ payNowCents: 200_000, disputedCents: 88_900, oldest: '2026-11-17' }) },
      {},
      '$2,000.00 is past due. The oldest invoice was due Nov 17, 2026, 1 day ago. $889.00 past due is in dispute.',
    ],
    [
      'nothing to pay where all that is late is in dispute',
      { ...current, pastDue: aPastDue({ payNowCents: 0, disputedCents: 288_900, oldest: null }) },
      {},
      'Nothing is due now. $2,889.00 past due is in dispute.',
    ],
    [
      'nothing to pay where exactly what is late was asked for',
      { ...current, pastDue: aPastDue({ payNowCents: 0, onItsWayCents: 61_294, oldest: null }) },
      { nextDue },
      '$8,214.50 is due Nov 30, 2026. That is in 12 days. $612.94 past due is on its way.',
    ],
    [
      'a late invoice beside a larger credit',
      {
        ...current,
        regularBalanceCents: -50_000,
        netDueCents: -50_000,
        openCreditCents: 150_000,
        pastDue: aPastDue({ payNowCents: 100_000, oldest: '2026-10-13' }),
      },
      {},
      '$1,000.00 is past due. The oldest invoice was due Oct 13, 2026, 36 days ago.',
    ],
    [
      'all that falls due on a day, and what of it is on special terms',
      current,
      { nextDue: { date: '2026-12-15', cents: 9_865_896, deferredCents: 6_070_836 } },
      '$98,658.96 is due Dec 15, 2026. That is in 27 days. $60,708.36 of it is on special terms. Nothing is past due.',
    ],
    [
      'what is on special terms alone',
      current,
      { nextDue: { date: '2026-12-15', cents: 6_070_836, deferredCents: 6_070_836 } },
      '$60,708.36 is due Dec 15, 2026. That is in 27 days. All of it is on special terms. Nothing is past due.',
    ],
    [
      'that what is open was asked for, before it is due',
      { ...current, notDueCents: 821_450 },
      {},
      'Nothing is due now. What is open is in dispute or on its way.',
    ],
    [
      'credit beside what is due: it pays nothing before it is applied',
      { ...current, unappliedCreditCents: 10_000, openCreditCents: 2_500 },
      { nextDue },
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
