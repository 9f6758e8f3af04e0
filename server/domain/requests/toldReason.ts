import { returnReason } from '@contract/rules/returnCodes';
import * as m from '@locales/requests';
import type { RequestEventTable, RequestTable } from '@server/db/tables';

/** Kept as a note where the drop that moved a request was rolled back. */
export const FIGURES_UNDONE = 'figuresUndone';

/** The same where a file of returns was rolled back. */
export const RETURN_UNDONE = 'returnUndone';
/** Kept as a note where a returned payment is sent again. */
export const SENT_AGAIN = 'sentAgain';

const ownNotes: Readonly<Record<string, () => string>> = {
  [FIGURES_UNDONE]: m.figuresUndone,
  [RETURN_UNDONE]: m.returnUndone,
  [SENT_AGAIN]: m.sentAgain,
};
/** Kept as a reason where somebody entered wrong amounts of deposits too often. */
export const WRONG_AMOUNTS = 'wrongAmounts';

/** A note as it is read: what somebody wrote, or what the portal says of its own move. */
const toldNote = (kept: string | null): string | null =>
  kept === null ? null : (ownNotes[kept]?.() ?? kept);

/** Why a request stands as it does, as its customer reads it: of a return the bank's code in words, where nobody wrote more. */
export const toldReason = (
  row: Pick<RequestTable, 'status' | 'status_reason' | 'return_code'>,
): string | null =>
  toldNote(row.status_reason) ?? (row.status === 'returned' ? returnReason(row.return_code).words : null);

/** What is noted of one thing that happened to a request, told in the same way. */
export const eventNote = (
  { event, note }: Pick<RequestEventTable, 'event' | 'note'>,
  returnCode: string | null,
): string | null =>
  toldNote(note) ?? (event === 'return' && returnCode !== null ? returnReason(returnCode).words : null);

/** Why a bank account cannot be used, in words. Where a return blocked it, the bank's code is what is kept. */
export const blockedReason = (kept: string | null): string | null =>
  kept === WRONG_AMOUNTS
    ? m.wrongAmounts()
    : kept !== null && /^R[0-9]{2}$/.test(kept)
      ? returnReason(kept).words
      : kept;
