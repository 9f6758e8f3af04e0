import type { Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { besidePastDue } from '@contract/accounts/labels';
import { formatMoney } from '@contract/format/money';
import type { AccountTotals } from '@contract/rules/accountTotals';

interface Hero {
  readonly label: string;
  /** Integer cents; negative is a credit. */
  readonly cents: number;
  readonly note: string;
}

/**
 * The one figure on top and what must be said beside it. Where some accounts owe and others have credit, it
 * is what the owing ones owe: the credit is named, never taken off.
 */
export function heroOf(totals: AccountTotals, due: Pick<Overview, 'nextDue'> | undefined): Hero {
  const nextDue = due?.nextDue;
  const { pastDue, deferredCents, openCreditCents, inCreditCents, inCredit } = totals;
  const mixed = totals.owing > 0 && inCredit > 0;
  const cents = mixed ? totals.owedCents : totals.netDueCents;
  const where = inCredit === 1 ? 'another account' : `${inCredit} other accounts`;
  const late = formatMoney(pastDue.payNowCents);
  const overdue =
    cents > 0
      ? `Includes ${late} past due.`
      : `${late} is past due: your credit pays it only once the office applies it.`;
  const later = deferredCents - (nextDue?.deferredCents ?? 0);
  const more = nextDue && nextDue.deferredCents > 0 ? ' more' : '';
  const sentences = [
    nextDue && `Next due ${formatDate(nextDue.date)}: ${dueWords(nextDue)}.`,
    // Of several accounts a memo may lie where it lowers nothing of what is said here.
    nextDue &&
      openCreditCents > 0 &&
      !mixed &&
      `Credit memos of ${formatMoney(openCreditCents)} lower the balance, but pay no invoice until they are applied.`,
    pastDue.payNowCents > 0 && overdue,
    ...besidePastDue(pastDue),
    later > 0 && `${formatMoney(later)}${more} is deferred and not due yet.`,
    mixed && `${formatMoney(inCreditCents)} of credit on ${where} is not taken off.`,
  ].filter((sentence) => typeof sentence === 'string');

  return {
    label: cents < 0 ? 'In your favor' : 'Balance due',
    cents,
    note: sentences.join(' ') || (cents > 0 ? 'See your purchases for due dates.' : 'Nothing is due.'),
  };
}

/** What falls due on a day, with what of it is on special terms: "$98,658.96, of it $60,708.36 on special terms". */
function dueWords({ cents, deferredCents }: { readonly cents: number; readonly deferredCents: number }) {
  if (deferredCents === 0) return formatMoney(cents);
  const part = deferredCents === cents ? 'all of it' : `of it ${formatMoney(deferredCents)}`;
  return `${formatMoney(cents)}, ${part} on special terms`;
}
