import type { Overview, PastDue } from '@contract/accounts/schema';
import { daysBetween, formatDate } from '@contract/format/date';
import { besidePastDue } from '@contract/accounts/labels';
import { formatMoney } from '@contract/format/money';
import type { AccountTotals } from '@contract/rules/accountTotals';

export interface Attention {
  readonly kind: 'pastDue' | 'discount' | 'nextDue' | 'clear';
  readonly title: string;
  readonly text: string;
}

/**
 * The one thing to say first: past due, with a discount that ends soon beside it, else that discount, else what is due
 * next, else that nothing is. What is in dispute or on its way is named, but nobody is asked to pay it; credit that is
 * not applied pays nothing yet, so it is named too.
 * @param day the as-of day, 'YYYY-MM-DD', that the figures speak of.
 */
export function attentionOf(totals: AccountTotals, overview: Overview | undefined, day: string): Attention {
  const besides = besidePastDue(totals.pastDue);
  const discount = overview?.expiringDiscount;
  const ends = discount ? endsWords(discount.throughDate, overview.asOf?.today ?? day) : '';
  if (totals.pastDue.payNowCents > 0) {
    const save = discount ? [`You can also save ${formatMoney(discount.cents)}: an ${ends}`] : [];
    return pastDue(totals.pastDue, day, [...besides, ...save]);
  }
  if (discount) {
    return {
      kind: 'discount',
      title: `Save ${formatMoney(discount.cents)} by paying soon`,
      text: `An ${ends}`,
    };
  }
  if (overview?.nextDue) {
    const { date, cents, deferredCents } = overview.nextDue;
    const credit = totals.unappliedCreditCents + totals.openCreditCents;
    return {
      kind: 'nextDue',
      title: `${formatMoney(cents)} is due ${formatDate(date)}`,
      text: [
        `That is ${inDays(daysBetween(day, date))}.`,
        ...(deferredCents > 0
          ? [`${deferredCents === cents ? 'All' : formatMoney(deferredCents)} of it is on special terms.`]
          : []),
        ...(besides.length > 0 ? besides : ['Nothing is past due.']),
        ...(credit > 0 ? [`${formatMoney(credit)} of credit is not used by any invoice yet.`] : []),
      ].join(' '),
    };
  }
  return clear(totals, besides);
}

/** A discount ends on the wall of today, and not on the day that the figures speak of. */
const endsWords = (throughDate: string, today: string): string =>
  `early-pay discount ends ${formatDate(throughDate)}, ${inDays(daysBetween(today, throughDate))}.`;

function pastDue({ payNowCents, oldest }: PastDue, day: string, besides: readonly string[]): Attention {
  const age = oldest === null ? 0 : daysBetween(oldest, day);
  const since =
    oldest === null
      ? 'Please pay it, or call your branch.'
      : `The oldest invoice was due ${formatDate(oldest)}, ${age === 1 ? '1 day' : `${age} days`} ago.`;
  return {
    kind: 'pastDue',
    title: `${formatMoney(payNowCents)} is past due`,
    text: [since, ...besides].join(' '),
  };
}

function clear({ deferredCents, notDueCents }: AccountTotals, besides: readonly string[]): Attention {
  const waiting = [
    ...(notDueCents > 0 ? ['What is open is in dispute or on its way.'] : []),
    ...(deferredCents > 0 ? [`${formatMoney(deferredCents)} is deferred and not due yet.`] : []),
    ...besides,
  ];
  return waiting.length > 0
    ? { kind: 'clear', title: 'Nothing is due now', text: waiting.join(' ') }
    : { kind: 'clear', title: 'You’re all paid up', text: 'Nothing is due.' };
}

function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
