import type { Overview } from '../../../contract/accounts';
import { formatDate } from '../../../contract/format/date';
import { formatMoney } from '../../../contract/format/money';
import type { AccountTotals } from '../../../contract/rules/accountTotals';

interface Hero {
  readonly label: string;
  /** Integer cents; negative is a credit. */
  readonly cents: number;
  readonly note: string;
}

type DueWords = Pick<Overview, 'nextDue' | 'openCreditCents' | 'disputedPastDueCents'>;

const nothingKnown: DueWords = { nextDue: null, openCreditCents: 0, disputedPastDueCents: 0 };

/**
 * The one figure on top and what must be said beside it. Where some accounts owe and others have credit, it
 * is what the owing ones owe: the credit is named, never taken off.
 */
export function heroOf(totals: AccountTotals, due: DueWords | undefined): Hero {
  const { nextDue, openCreditCents, disputedPastDueCents } = due ?? nothingKnown;
  const { pastDueCents, deferredCents, inCreditCents, inCredit } = totals;
  const mixed = totals.owing > 0 && inCredit > 0;
  const cents = mixed ? totals.owedCents : totals.netDueCents;
  const where = inCredit === 1 ? 'another account' : `${inCredit} other accounts`;
  const disputed = disputedPastDueCents > 0 ? `, ${formatMoney(disputedPastDueCents)} of it in dispute` : '';
  const overdue =
    cents > 0
      ? `Includes ${formatMoney(pastDueCents)} past due${disputed}.`
      : `${formatMoney(pastDueCents)} is past due: your credit pays it only once the office applies it.`;
  const sentences = [
    nextDue && `Next due ${formatDate(nextDue.date)}: ${formatMoney(nextDue.cents)}.`,
    // Of several accounts a memo may lie where it lowers nothing of what is said here.
    nextDue &&
      openCreditCents > 0 &&
      !mixed &&
      `Credit memos of ${formatMoney(openCreditCents)} lower the balance, but pay no invoice until they are applied.`,
    pastDueCents > 0 && overdue,
    deferredCents > 0 && `${formatMoney(deferredCents)} is deferred and not due yet.`,
    mixed && `${formatMoney(inCreditCents)} of credit on ${where} is not taken off.`,
  ].filter((sentence) => typeof sentence === 'string');

  return {
    label: cents < 0 ? 'In your favor' : 'Balance due',
    cents,
    note: sentences.join(' ') || (cents > 0 ? 'See your purchases for due dates.' : 'Nothing is due.'),
  };
}
