import type { CalendarDateText } from '../format/date';
import type { PayableAccount, PayableDocument } from '../payable/schema';
import type { PaymentMode, ShortReason } from '../requests/labels';
import { allocate, byAge, creditsUsed } from './allocation';
import { discountOffered, earnedDiscount } from './earlyPay';
import { isCurrentAfter, isUsableCredit, leftCents, onItsWayCents, type Settled } from './payableLeft';

/** A document that somebody chose to pay, or a credit memo to use. */
export interface ChosenDocument {
  readonly invoiceNo: string;
  /** Undefined means the amount that clears it. */
  readonly amountCents?: number;
  readonly reason?: ShortReason;
  readonly note?: string;
}

/** What somebody wants to pay, whatever the day. */
export interface PayChoices {
  readonly mode: PaymentMode;
  /** Of mode dueBy: everything that is due on this day or before. */
  readonly dueBy?: CalendarDateText;
  /** Of modes amount and prepay. */
  readonly amountCents?: number;
  /** Of mode selected. */
  readonly chosen?: readonly ChosenDocument[];
  /** Of mode prepay: the booking. Undefined means prepay for any product. */
  readonly contractNo?: string;
}

/** One document of a payment. */
export interface PlanLine extends Settled {
  readonly document: PayableDocument;
  /** What stays open after the payment, without what is on its way. */
  readonly leavesCents: number;
  readonly reason?: ShortReason;
  readonly note?: string;
}

/** What a payment comes to on a day. Discounts and credits are positive amounts that lower the total. */
export interface PayPlan {
  readonly mode: PaymentMode;
  readonly payDate: CalendarDateText;
  /** Whether nothing is past due on that day once this is paid. Some discounts need it. */
  readonly accountIsCurrent: boolean;
  readonly lines: readonly PlanLine[];
  /** All that is taken off invoices: money, discounts and credits. */
  readonly grossCents: number;
  readonly discountCents: number;
  readonly creditCents: number;
  /** Money without an invoice; it becomes unapplied credit. */
  readonly onAccountCents: number;
  readonly prepayCents: number;
  readonly contractNo?: string;
  /** What is debited. */
  readonly totalCents: number;
  /** The ERP's balance less this payment. Other requests on their way are not in it. */
  readonly balanceAfterCents: number;
}

interface Wanted extends Settled {
  readonly reason?: ShortReason;
  readonly note?: string;
}

interface Draft {
  readonly lines: readonly Wanted[];
  readonly onAccountCents: number;
}

/**
 * What a payment comes to on a day: docs/rules.md#pay-modes. The screen and the server's check use this one function. A
 * discount for current accounts counts if this payment makes the account current.
 */
export function payPlan(account: PayableAccount, choices: PayChoices, payDate: CalendarDateText): PayPlan {
  const draftAs = (accountIsCurrent: boolean) => draft(account, choices, payDate, accountIsCurrent);
  const [full, discounted] = [draftAs(false), draftAs(true)];
  // Of what is past due itself, the price with the discount may be what is paid: that clears it too.
  const accountIsCurrent = [full, discounted].some(({ lines }) => isCurrentAfter(account, lines, payDate));
  const settled = accountIsCurrent ? discounted : full;
  const byNumber = new Map(account.documents.map((document) => [document.invoiceNo, document]));
  const lines = settled.lines.flatMap(({ reason, note, ...line }): PlanLine[] => {
    const document = byNumber.get(line.invoiceNo);
    if (!document) return [];
    const leavesCents = leftCents(document) - line.amountCents - line.discountCents;
    // Why less is paid is nothing where all of it is.
    return [{ ...line, document, leavesCents, ...(leavesCents > 0 && { reason, note }) }];
  });
  const sum = (of: (line: PlanLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const prepayCents = choices.mode === 'prepay' ? (choices.amountCents ?? 0) : 0;
  const appliedCents = sum(({ amountCents }) => amountCents);
  const discount = sum((line) => line.discountCents);
  const totalCents = appliedCents + settled.onAccountCents + prepayCents;
  return {
    mode: choices.mode,
    payDate,
    accountIsCurrent,
    lines,
    grossCents: sum(({ amountCents, discountCents: taken }) => Math.max(0, amountCents) + taken),
    discountCents: discount,
    creditCents: 0 - sum(({ amountCents }) => Math.min(0, amountCents)),
    onAccountCents: settled.onAccountCents,
    prepayCents,
    contractNo: choices.mode === 'prepay' ? choices.contractNo : undefined,
    totalCents,
    balanceAfterCents: account.balanceCents - (totalCents - prepayCents) - discount,
  };
}

function draft(
  account: PayableAccount,
  choices: PayChoices,
  payDate: CalendarDateText,
  accountIsCurrent: boolean,
): Draft {
  const { statement, settings } = account;
  const documents = account.documents.map((document) => ({ ...document, leftCents: leftCents(document) }));
  const earned = (document: Left, paidCents: number) =>
    earnedDiscount({
      leftCents: document.leftCents,
      discountCents: discountOffered(document, payDate, accountIsCurrent)?.cents ?? 0,
      paidCents,
      onPartial: settings.discountOnPartial,
    });

  switch (choices.mode) {
    case 'statement': {
      if (!statement) return nothing;
      const asked = documents.filter(
        ({ postingDate, dueDate }) => postingDate <= statement.periodTo && dueDate <= statement.dueDate,
      );
      return settleInOrder(asked, { moneyCents: statement.leftCents, earned });
    }
    case 'dueBy': {
      const day = choices.dueBy ?? payDate;
      return settleInOrder(
        documents.filter(({ dueDate, openCents }) => dueDate <= day && openCents > 0),
        { earned },
      );
    }
    case 'payoff':
      return settleInOrder(documents, { netCents: account.balanceCents, earned });
    case 'amount': {
      if (!choices.amountCents) return nothing;
      const { lines, restCents } = allocate(documents, choices.amountCents, earned);
      return { lines, onAccountCents: restCents };
    }
    case 'selected': {
      const byNumber = new Map(documents.map((document) => [document.invoiceNo, document]));
      const lines = (choices.chosen ?? []).flatMap((chosen): Wanted[] => {
        const document = byNumber.get(chosen.invoiceNo);
        return document ? [chosenLine(document, chosen, earned)] : [];
      });
      return { lines, onAccountCents: 0 };
    }
    default:
      return nothing;
  }
}

function chosenLine(
  document: Left,
  { invoiceNo, amountCents, reason, note }: ChosenDocument,
  earned: (document: Left, paidCents: number) => number,
): Wanted {
  const { openCents, leftCents: left } = document;
  if (openCents < 0) return { invoiceNo, amountCents: amountCents ?? left, discountCents: 0 };
  const paid = amountCents ?? (left === 0 ? openCents : left - earned(document, left));
  // A second payment of the same earns nothing: docs/rules.md#paid-twice.
  const discountCents = paid > left && left < openCents ? 0 : earned(document, paid);
  return { invoiceNo, amountCents: paid, discountCents, reason, note };
}

type Left = PayableDocument & { readonly leftCents: number };

const nothing: Draft = { lines: [], onAccountCents: 0 };

interface SettleOptions {
  /** The total that has to go off the ERP's balance, in cents; undefined: all of the documents. */
  readonly netCents?: number;
  /** The part that is paid in money, in cents. Credits pay what it does not reach. */
  readonly moneyCents?: number;
  /** The discount that a payment of a document earns, in cents. */
  readonly earned: (document: Left, paidCents: number) => number;
}

/**
 * Clears documents oldest first, credit memos before cash, without what is in dispute or on its way
 * (docs/rules.md#allocation). A part of the total without a document (a fee, a returned check) is left over.
 */
function settleInOrder(
  documents: readonly Left[],
  { netCents, moneyCents, earned }: SettleOptions,
): { readonly lines: readonly Settled[]; readonly onAccountCents: number } {
  const mine = documents.filter(({ disputed }) => !disputed).toSorted(byAge);
  const invoices = mine.filter((document) => document.leftCents > 0);
  const credits = mine.filter((document) => isUsableCredit(document));
  const creditCents = 0 - total(credits, (document) => document.leftCents);
  const elsewhere =
    total(documents, onItsWayCents) + total(documents, (one) => (one.disputed ? one.leftCents : 0));
  const owedCents = total(invoices, (document) => document.leftCents);
  let left = owedCents;
  if (netCents !== undefined) left = Math.max(0, netCents - elsewhere + creditCents);
  if (moneyCents !== undefined) left = Math.max(moneyCents, Math.min(owedCents, moneyCents + creditCents));
  const paid = invoices.flatMap((document): Settled[] => {
    const off = Math.min(left, document.leftCents);
    if (off <= 0) return [];
    left -= off;
    const discountCents = earned(document, off);
    const amountCents = Math.min(off, document.leftCents - discountCents);
    return [{ invoiceNo: document.invoiceNo, amountCents, discountCents }];
  });
  const most = total(paid, ({ amountCents }) => amountCents) + left;
  const byCredits = moneyCents === undefined ? most : Math.max(0, owedCents - moneyCents);
  return { lines: [...creditsUsed(credits, Math.min(most, byCredits)), ...paid], onAccountCents: left };
}

const total = <T>(those: readonly T[], of: (one: T) => number): number =>
  those.reduce((sum, one) => sum + of(one), 0);
