import type { Account, Overview } from '@contract/accounts/schema';
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

interface Notice {
  readonly severity: 'info' | 'warning';
  readonly message: string;
}

/** What an account's standing means for the person who looks at it; nothing for an account in order. */
export function noticeOf({ status, closedOn, level, branch }: Account): Notice | undefined {
  const call = branch.phone ? `Call ${branch.name} at ${branch.phone}` : `Call ${branch.name}`;
  switch (status) {
    case 'closed':
      return {
        severity: 'info',
        message: `This account was closed${closedOn ? ` on ${formatDate(closedOn)}` : ''}. You can read its history, but nothing can be changed here.`,
      };
    case 'hold':
      return {
        severity: 'warning',
        message: `This account is on hold, so new purchases cannot be charged to it. ${call} to sort it out.`,
      };
    case 'cod':
      return {
        severity: 'info',
        message: 'This account is cash on delivery: new purchases are paid when you receive them.',
      };
    case 'active':
      break;
  }
  return level === 'view'
    ? { severity: 'info', message: 'You can view this account. Its owner makes payments and changes.' }
    : undefined;
}

/** How this crop year compares with the same stretch of the one before: "Up 4% on 2025 to date". */
export function seasonNote({ cropYear, cents, priorCents }: Overview['season']): string {
  if (cropYear === null) return 'Net of credits';
  if (priorCents <= 0) return `Crop year ${cropYear}`;
  const percent = Math.round(((cents - priorCents) / priorCents) * 100);
  const before = `${cropYear - 1} to date`;
  if (percent === 0) return `As much as ${before}`;
  return `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% on ${before}`;
}
