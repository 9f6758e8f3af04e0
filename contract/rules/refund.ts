import * as m from '@locales/refunds';
import type { Account } from '../accounts/schema';
import { type CalendarDateText, formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import type { PayableDocument } from '../payable/schema';
import { levelOpens } from './accessOpens';
import { subtractBankingDays } from './bankingDays';
import { creditOf } from './owed';

/** Less is not worth a check or an entry in a bank file: docs/rules.md#refunds. */
export const MIN_REFUND_CENTS = 100;

/** So many banking days money that came in by a bank can come back, and with it the credit that it made. */
const CLEARS_WITHIN = 5;

/** Older figures are not good enough to pay by: docs/rules.md#fresh-figures. */
const STALE_HOURS = 72;
const HOUR = 3_600_000;

/** The last day of a check or a bank payment whose money cannot come back any more. */
export const clearedUpTo = (today: CalendarDateText): CalendarDateText =>
  subtractBankingDays(today, CLEARS_WITHIN);

type CreditDocument = Pick<PayableDocument, 'openCents' | 'disputed'>;

/** What decides how much of one trade account's credit can be refunded. In cents. */
export interface CreditFacts {
  /** Everything that is open, credits below zero. */
  readonly documents: readonly CreditDocument[];
  readonly unappliedCreditCents: number;
  /** Of the unapplied credit, what came in by a bank so lately that it can come back. */
  readonly unclearedCents: number;
  /** Delivered and on no invoice yet, by posted prices; null where one of them has no price. */
  readonly notInvoicedCents: number | null;
  /** What payments under way use of credit memos. */
  readonly usedCents: number;
  /** Refunds under way, and those that were booked by hand after the figures were made. */
  readonly refundsCents: number;
}

/** How what can be refunded is made up. Each is a positive amount in cents. */
export interface RefundSum {
  /** Credit memos and other documents below zero, without what is in dispute. */
  readonly memoCents: number;
  readonly unappliedCents: number;
  /** All that is owed: past due, due, later, on special terms, and in dispute. */
  readonly owedCents: number;
  readonly notInvoicedCents: number;
  readonly usedCents: number;
  readonly refundsCents: number;
  readonly unclearedCents: number;
  /** Never below zero. */
  readonly refundableCents: number;
}

/**
 * What of an account's credit can be refunded: docs/rules.md#refunds. Money under way to the company pays nothing here,
 * since it may not arrive.
 */
export function refundSum(facts: CreditFacts): RefundSum {
  const total = (wanted: (document: CreditDocument) => boolean) =>
    facts.documents.filter(wanted).reduce((sum, { openCents }) => sum + Math.abs(openCents), 0);
  const parts = {
    memoCents: total(({ openCents, disputed }) => openCents < 0 && !disputed),
    unappliedCents: facts.unappliedCreditCents,
    owedCents: total(({ openCents }) => openCents > 0),
    notInvoicedCents: facts.notInvoicedCents ?? 0,
    usedCents: facts.usedCents,
    refundsCents: facts.refundsCents,
    unclearedCents: Math.min(facts.unclearedCents, facts.unappliedCreditCents),
  };
  const { memoCents, unappliedCents, owedCents, notInvoicedCents, usedCents, refundsCents, unclearedCents } =
    parts;
  const spoken = owedCents + notInvoicedCents + usedCents + refundsCents + unclearedCents;
  return { ...parts, refundableCents: Math.max(0, memoCents + unappliedCents - spoken) };
}

/** What of an account decides whether its credit is refunded without a talk. */
export interface RefundAccount {
  readonly isOnHold: boolean;
  /** Whether its newest rows could not be believed. */
  readonly isHeld: boolean;
  /** The day that the figures speak of and the instant at which they were loaded; null before the first. */
  readonly asOf: { readonly date: CalendarDateText; readonly loadedAt: string } | null;
  /** Whether something was delivered that has no price yet. */
  readonly isUnpriced: boolean;
}

/** Why nothing can be refunded now, in words; undefined where something can. A closed account gets its credit back. */
export function whyNoRefund(
  { isOnHold, isHeld, asOf, isUnpriced }: RefundAccount,
  { refundableCents, unclearedCents }: Pick<RefundSum, 'refundableCents' | 'unclearedCents'>,
  now: Date,
): string | undefined {
  if (isOnHold) return m.accountOnHold();
  if (asOf === null) return m.noFigures();
  if (isHeld || now.getTime() - Date.parse(asOf.loadedAt) > STALE_HOURS * HOUR)
    return m.oldFigures({ date: formatDate(asOf.date) });
  if (isUnpriced) return m.notPricedYet();
  if (refundableCents >= MIN_REFUND_CENTS) return undefined;
  if (unclearedCents >= MIN_REFUND_CENTS) return m.notClearedYet({ amount: formatMoney(unclearedCents) });
  return m.nothingToRefund();
}

/** What is wrong with an amount, in words; undefined where nothing is. */
export function refundAmountProblem(
  amountCents: number,
  { refundableCents }: Pick<RefundSum, 'refundableCents'>,
): string | undefined {
  if (amountCents < MIN_REFUND_CENTS) return m.atLeast({ amount: formatMoney(MIN_REFUND_CENTS) });
  return amountCents > refundableCents ? m.atMost({ amount: formatMoney(refundableCents) }) : undefined;
}

type CreditAccount = Pick<Account, 'id' | 'level' | 'openCreditCents' | 'unappliedCreditCents'>;

/** The account whose credit is asked for: the one chosen, else the only one that has some; undefined where one is to be chosen. */
export function refundAccount<A extends CreditAccount>(
  accounts: readonly A[],
  selected: string | null,
): A | undefined {
  if (selected !== null) return accounts.find(({ id }) => id === selected);
  if (accounts.length === 1) return accounts[0];
  const those = accounts.filter((account) => levelOpens(account.level, 'asking') && creditOf(account) > 0);
  return those.length === 1 ? those[0] : undefined;
}
