import type { CalendarDateText } from '../format/date';
import type { PayableAccount, PayableDocument } from '../payable/schema';
import { byAge, creditsUsed } from './allocation';
import { discountOffered, earnedDiscount } from './earlyPay';
import { isCurrentAfter, isUsableCredit, leftCents } from './payableLeft';

/**
 * What limits a payment; the least of them holds. `once`: somebody lowered this payment alone; `amount`: it is the amount
 * that was chosen.
 */
export const autopayLimits = ['payment', 'month', 'once', 'company', 'newBank', 'amount'] as const;

/** Why a document is not paid, or not whole. */
export const autopayLeftOut = ['disputed', 'onItsWay', 'limit'] as const;

/** What a payment is reckoned with beside the documents. */
export interface AutopayMoney {
  readonly limits: readonly { readonly by: (typeof autopayLimits)[number]; readonly cents: number }[];
  /** Money that the company has and no invoice has used yet, without what is refunded. */
  readonly creditCents: number;
  /** The most that credit memos may pay: a refund that is asked for takes from them. */
  readonly memoCents: number;
  /** Invoices that somebody disputes in the portal; the ERP's own stand on the documents. */
  readonly disputed: ReadonlySet<string>;
  /** Invoices that an announced payment of an earlier day will pay. */
  readonly promised: ReadonlySet<string>;
}

interface Part {
  readonly invoiceNo: string;
  readonly amountCents: number;
}

/** What one payment comes to, and why. */
export interface AutopayPlan {
  /** Of the debit. */
  readonly payDay: CalendarDateText;
  readonly totalCents: number;
  readonly lines: readonly (Part & { readonly dueDate: CalendarDateText; readonly discountCents: number })[];
  /** Credit memos that pay with it, as positive cents. */
  readonly memos: readonly Part[];
  /** What unapplied credit will pay of which documents. */
  readonly covered: readonly Part[];
  readonly leftOut: readonly (Part & { readonly why: (typeof autopayLeftOut)[number] })[];
  /** The limit that ended it; null where all of it is paid. */
  readonly limitedBy: (typeof autopayLimits)[number] | null;
}

export interface DebitDays {
  /** The day by the rule: what falls to it or before is paid. */
  readonly runDay: CalendarDateText;
  /** The day of the debit: the same, or later where the run is caught up. */
  readonly payDay: CalendarDateText;
}

/**
 * Whether an open document is to be paid by the terms.
 * @param isCurrent whether the payment makes the account current, which some discounts ask for
 */
type Asked = (document: PayableDocument, isCurrent: boolean) => boolean;

/**
 * What a payment that was agreed to before comes to: docs/rules.md#autopay. Oldest due first; unapplied credit and credit
 * memos before the bank account; a discount for current accounts counts if this payment makes the account current.
 */
export function debitPlan(
  account: PayableAccount,
  money: AutopayMoney,
  days: DebitDays,
  isAsked: Asked,
): AutopayPlan {
  const full = settled(account, money, days, isAsked, false);
  const discounted = settled(account, money, days, isAsked, true);
  // As a person's payment is judged, by either: a limit may reach the price with the discount alone.
  const isCurrent = [full, discounted].some(({ lines }) => isCurrentAfter(account, lines, days.payDay));
  return isCurrent ? discounted : full;
}

function settled(
  account: PayableAccount,
  money: AutopayMoney,
  { payDay }: DebitDays,
  isAsked: Asked,
  isCurrent: boolean,
): AutopayPlan {
  const { allowPartial, discountOnPartial: onPartial } = account.settings;
  const isOut = ({ disputed, invoiceNo }: PayableDocument) => disputed || money.disputed.has(invoiceNo);
  const asked = account.documents
    .filter((document) => document.openCents > 0 && isAsked(document, isCurrent))
    .toSorted(byAge);
  const limit = money.limits.toSorted((a, b) => a.cents - b.cents)[0];
  const memos = memosOf(account, isOut);
  const memoCents = Math.max(
    0,
    Math.min(
      money.memoCents,
      memos.reduce((sum, memo) => sum - memo.leftCents, 0),
    ),
  );
  let credit = Math.max(0, money.creditCents);
  let rest = memoCents + Math.max(0, limit?.cents ?? Number.MAX_SAFE_INTEGER);
  let paidCents = 0;
  let isFull = false;
  const lines: AutopayPlan['lines'][number][] = [];
  const covered: Part[] = [];
  const leftOut: AutopayPlan['leftOut'][number][] = [];
  for (const document of asked) {
    const { invoiceNo, dueDate } = document;
    const left = leftCents(document);
    if (isOut(document)) {
      leftOut.push({ invoiceNo, amountCents: document.openCents, why: 'disputed' });
      continue;
    }
    if (left === 0 || money.promised.has(invoiceNo)) {
      leftOut.push({ invoiceNo, amountCents: document.openCents, why: 'onItsWay' });
      continue;
    }
    const discount = discountOffered(document, payDay, isCurrent)?.cents ?? 0;
    // Credit covers a part only where the company takes parts and no discount is lost by it; else the next document.
    const byCredit = credit >= left ? left : allowPartial && discount === 0 ? credit : 0;
    if (byCredit > 0) covered.push({ invoiceNo, amountCents: byCredit });
    credit -= byCredit;
    const owed = left - byCredit;
    if (owed === 0) continue;
    const earned = (cents: number) =>
      earnedDiscount({ leftCents: left, discountCents: discount, paidCents: cents, onPartial });
    const whole = Math.min(owed, left - earned(owed));
    const isWhole = !isFull && whole <= rest;
    const amountCents = isWhole ? whole : !isFull && allowPartial ? rest : 0;
    if (amountCents > 0 || isWhole) {
      lines.push({ invoiceNo, dueDate, amountCents, discountCents: earned(amountCents) });
      rest -= amountCents;
      paidCents += amountCents;
    }
    if (!isWhole) {
      isFull = true;
      leftOut.push({ invoiceNo, amountCents: whole - amountCents, why: 'limit' });
    }
  }
  const byMemo = creditsUsed(memos, Math.min(memoCents, paidCents));
  const used = byMemo.map(({ invoiceNo, amountCents }) => ({ invoiceNo, amountCents: -amountCents }));
  return {
    payDay,
    totalCents: paidCents - used.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines,
    memos: used,
    covered,
    leftOut,
    limitedBy: isFull ? (limit?.by ?? null) : null,
  };
}

/** The credit memos that can pay, oldest first. */
const memosOf = ({ documents }: PayableAccount, isOut: (document: PayableDocument) => boolean) =>
  documents
    .filter((document) => isUsableCredit(document) && !isOut(document))
    .toSorted(byAge)
    .map((document) => ({ invoiceNo: document.invoiceNo, leftCents: leftCents(document) }));
