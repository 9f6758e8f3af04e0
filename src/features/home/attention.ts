import type { Overview } from '../../../contract/accounts';
import { daysBetween, formatDate } from '../../../contract/format/date';
import { formatMoney } from '../../../contract/format/money';
import type { AccountTotals } from '../../../contract/rules/accountTotals';

export interface Attention {
  readonly kind: 'pastDue' | 'discount' | 'nextDue' | 'clear';
  readonly title: string;
  readonly text: string;
}

const LOOK_AHEAD_DAYS = 10;

/**
 * The one thing to say first: past due, else a discount that ends within ten days, else what is due next,
 * else that nothing is.
 * @param day the as-of day, 'YYYY-MM-DD', that the figures speak of.
 */
export function attentionOf(totals: AccountTotals, overview: Overview | undefined, day: string): Attention {
  if (totals.pastDueCents > 0) return pastDue(totals.pastDueCents, overview?.oldestPastDue ?? null, day);
  const discount = overview?.expiringDiscount;
  if (discount && daysBetween(day, discount.throughDate) <= LOOK_AHEAD_DAYS) {
    return {
      kind: 'discount',
      title: `Save ${formatMoney(discount.cents)} by paying soon`,
      text: `An early-pay discount ends ${formatDate(discount.throughDate)}, ${inDays(daysBetween(day, discount.throughDate))}.`,
    };
  }
  if (overview?.nextDue) {
    const { date, cents } = overview.nextDue;
    return {
      kind: 'nextDue',
      title: `${formatMoney(cents)} is due ${formatDate(date)}`,
      text: `That is ${inDays(daysBetween(day, date))}. Nothing is past due.`,
    };
  }
  return totals.deferredCents > 0
    ? {
        kind: 'clear',
        title: 'Nothing is due now',
        text: `${formatMoney(totals.deferredCents)} is deferred and not due yet.`,
      }
    : { kind: 'clear', title: 'You’re all paid up', text: 'Nothing is due.' };
}

function pastDue(cents: number, oldest: string | null, day: string): Attention {
  const age = oldest === null ? 0 : daysBetween(oldest, day);
  return {
    kind: 'pastDue',
    title: `${formatMoney(cents)} is past due`,
    text:
      oldest === null
        ? 'Please pay it, or call your branch.'
        : `The oldest invoice was due ${formatDate(oldest)}, ${age === 1 ? '1 day' : `${age} days`} ago.`,
  };
}

function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
