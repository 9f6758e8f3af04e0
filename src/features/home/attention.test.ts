import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../../contract/rules/accountTotals';
import { anAccount, anEmptyOverview, anOverview } from '../../../stories/support/builders';
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
      { oldestPastDue: '2026-10-25', expiringDiscount: discount, nextDue },
      '$2,889.00 is past due. The oldest invoice was due Oct 25, 2026, 24 days ago.',
    ],
    [
      'past due since yesterday',
      {},
      { oldestPastDue: '2026-11-17' },
      '$2,889.00 is past due. The oldest invoice was due Nov 17, 2026, 1 day ago.',
    ],
    [
      'a discount that ends on the tenth day',
      current,
      { expiringDiscount: discount, nextDue },
      'Save $372.00 by paying soon. An early-pay discount ends Nov 28, 2026, in 10 days.',
    ],
    [
      'a discount that ends today',
      current,
      { expiringDiscount: { ...discount, throughDate: day } },
      'Save $372.00 by paying soon. An early-pay discount ends Nov 18, 2026, today.',
    ],
    [
      'what is due before a discount of the eleventh day',
      current,
      { expiringDiscount: { ...discount, throughDate: '2026-11-29' }, nextDue },
      '$8,214.50 is due Nov 30, 2026. That is in 12 days. Nothing is past due.',
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
