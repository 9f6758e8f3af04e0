/** An invoice that is disputed, and since when. */
interface Disputed {
  readonly invoiceNo: string;
  readonly accountNo: string;
  /** When the dispute was sent: 'YYYY-MM-DD' in the books zone. */
  readonly day: string;
}

/** A credit memo as the ERP has it. */
export interface Memo {
  readonly memoNo: string;
  readonly accountNo: string;
  /** When it was posted, 'YYYY-MM-DD'. */
  readonly day: string;
  /** What bears numbers alone: its order, its PO, the reference of its row on the ledger. */
  readonly references: readonly (string | null)[];
  /** What somebody typed: its comments, the description of its row. */
  readonly texts: readonly (string | null)[];
}

/** In a sentence a shorter number is more likely a quantity, a year or a price. */
const SHORTEST_IN_TEXT = 5;

/**
 * The credit memo that settles a dispute: docs/rules.md#resolved-disputes. Of several, the first one. No amount is looked
 * at: the office may credit a part of what was disputed, or more.
 */
export function resolvingMemo<M extends Memo>(disputed: Disputed, memos: readonly M[]): M | undefined {
  const { invoiceNo, accountNo, day } = disputed;
  return memos
    .filter(
      (memo) =>
        memo.accountNo === accountNo &&
        memo.day >= day &&
        memo.memoNo !== invoiceNo &&
        (memo.references.some((text) => names(text, invoiceNo)) ||
          (invoiceNo.length >= SHORTEST_IN_TEXT && memo.texts.some((text) => names(text, invoiceNo)))),
    )
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))[0];
}

const keyOf = ({ day, memoNo }: Memo): string => `${day} ${memoNo}`;

/** Whether a text names a number as a whole: "Corrects 0048213." does, "10048213" and "0048213-2" do not. */
function names(text: string | null, number: string): boolean {
  if (text === null) return false;
  const parts = text.toUpperCase().split(/[^\p{L}\p{N}-]+/u);
  return parts.some((part) => part === number.toUpperCase());
}
