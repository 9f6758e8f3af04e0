import type { CalendarDateText } from '../format/date';

/** A document that can be paid, or a credit memo that pays. */
export interface Payable {
  readonly invoiceNo: string;
  readonly invoiceDate: CalendarDateText;
  readonly dueDate: CalendarDateText;
  /** In cents: what is open and not on its way; negative for a credit memo. */
  readonly leftCents: number;
  /** Other negative documents pay nothing (decision 027). */
  readonly isCreditMemo: boolean;
  readonly disputed: boolean;
}

/** The part of a payment that goes to one document. Amount and discount both lower what is open. */
interface AllocatedLine {
  readonly invoiceNo: string;
  /** Negative where a credit memo is used up with it. */
  readonly amountCents: number;
  readonly discountCents: number;
}

interface Allocation {
  readonly lines: readonly AllocatedLine[];
  /** Cash for which there is no invoice left. */
  readonly restCents: number;
}

/** Oldest first: by due date, invoice date, number. Deferred ones by their due date too: docs/rules.md#allocation. */
export const byAge = (
  a: Pick<Payable, 'invoiceNo' | 'invoiceDate' | 'dueDate'>,
  b: Pick<Payable, 'invoiceNo' | 'invoiceDate' | 'dueDate'>,
): number =>
  compare(a.dueDate, b.dueDate) || compare(a.invoiceDate, b.invoiceDate) || compare(a.invoiceNo, b.invoiceNo);

/**
 * Spends an amount on what is owed, oldest first: docs/rules.md#allocation. It leaves out what is in dispute, and by
 * `leftCents` what is on its way. Credit memos pay before cash, and only as far as there is something to pay.
 * @param discountOf what a payment of so many cents earns on a document
 */
export function allocate<P extends Payable>(
  documents: readonly P[],
  cashCents: number,
  discountOf: (document: P, paidCents: number) => number,
): Allocation {
  const mine = documents.filter(({ disputed }) => !disputed).toSorted(byAge);
  const credits = mine.filter(({ leftCents, isCreditMemo }) => isCreditMemo && leftCents < 0);
  const creditCents = credits.reduce((sum, { leftCents }) => sum - leftCents, 0);
  let money = cashCents + creditCents;
  const paid: AllocatedLine[] = [];
  for (const document of mine) {
    if (document.leftCents <= 0 || money <= 0) continue;
    const most = Math.min(money, document.leftCents);
    const discountCents = discountOf(document, most);
    const amountCents = Math.min(most, document.leftCents - discountCents);
    money -= amountCents;
    paid.push({ invoiceNo: document.invoiceNo, amountCents, discountCents });
  }
  const spent = cashCents + creditCents - money;
  const used = creditsUsed(credits, Math.min(creditCents, spent));
  const usedCents = used.reduce((sum, { amountCents }) => sum - amountCents, 0);
  return { lines: [...used, ...paid], restCents: cashCents - (spent - usedCents) };
}

/** Uses up credit memos in the given order, `cents` in all at most. */
export function creditsUsed(
  documents: readonly Pick<Payable, 'invoiceNo' | 'leftCents'>[],
  cents: number,
): AllocatedLine[] {
  let left = cents;
  return documents.flatMap(({ invoiceNo, leftCents }) => {
    const used = Math.min(left, Math.max(0, -leftCents));
    left -= used;
    return used === 0 ? [] : [{ invoiceNo, amountCents: -used, discountCents: 0 }];
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
