import type { CalendarDateText } from '../format/date';

/** A document that can be paid, or a credit memo that pays. */
export interface Payable {
  readonly invoiceNo: string;
  readonly invoiceDate: CalendarDateText;
  readonly dueDate: CalendarDateText;
  /** What is open and not on its way already; negative for a credit memo. */
  readonly leftCents: number;
  /** Other negative documents pay nothing (decision 027). */
  readonly isCreditMemo: boolean;
  readonly disputed: boolean;
}

/** What of a payment goes to a document; both are taken off what is open. */
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

/** Oldest first: by due date, then invoice date, then number. A deferred one stands where its due date puts it. */
export const byAge = (
  a: Pick<Payable, 'invoiceNo' | 'invoiceDate' | 'dueDate'>,
  b: Pick<Payable, 'invoiceNo' | 'invoiceDate' | 'dueDate'>,
): number =>
  compare(a.dueDate, b.dueDate) || compare(a.invoiceDate, b.invoiceDate) || compare(a.invoiceNo, b.invoiceNo);

/**
 * Spends an amount on what is owed, oldest first. What is in dispute is left out; so is what is on its way, by
 * `leftCents`. Credit memos pay before cash does, and only as far as there is something to pay.
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

/** Uses up credit memos in their order, as far as there is something for them to pay. */
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
