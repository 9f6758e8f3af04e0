import * as m from '@locales/achReturns';
import * as common from '@locales/common';
import { texts } from '@locales/language';

/** Where a file of returns stands: docs/rules.md#return-files. */
export const returnFileStatusWords = texts({
  waiting: m.statusWaiting,
  applied: m.statusApplied,
  undone: m.statusUndone,
  dismissed: m.statusDismissed,
});

export type ReturnFileStatus = keyof typeof returnFileStatusWords;
export const returnFileStatuses = Object.keys(returnFileStatusWords) as readonly ReturnFileStatus[];

export const returnFileMoves = ['apply', 'dismiss', 'undo'] as const;
export type ReturnFileMove = (typeof returnFileMoves)[number];

/** From where each move leads where. */
export const returnFileWays: Readonly<
  Record<ReturnFileMove, { readonly from: readonly ReturnFileStatus[]; readonly to: ReturnFileStatus }>
> = {
  apply: { from: ['waiting', 'undone', 'dismissed'], to: 'applied' },
  dismiss: { from: ['waiting'], to: 'dismissed' },
  undo: { from: ['applied'], to: 'undone' },
};

/** How the entry that a row speaks of was found. */
export const matchWords = texts({
  trace: m.matchTrace,
  amount: m.matchAmount,
  none: m.matchNone,
});
export type ReturnMatch = keyof typeof matchWords;
export const returnMatches = Object.keys(matchWords) as readonly ReturnMatch[];

/** What became of a row. */
export const rowStateWords = texts({
  waiting: m.stateWaiting,
  applied: m.stateApplied,
  known: m.stateKnown,
  ask: m.stateAsk,
  refused: m.stateRefused,
  left: m.stateLeft,
  undone: m.stateUndone,
});
export type ReturnRowState = keyof typeof rowStateWords;
export const returnRowStates = Object.keys(rowStateWords) as readonly ReturnRowState[];

/** What a file of the bank is written in. */
export const returnFormatWords = texts({
  nacha: m.returnFile,
  csv: m.formatCsv,
  bai2: m.formatBai2,
  camt053: m.formatCamt053,
});
export type ReturnFormat = keyof typeof returnFormatWords;
export const returnFormats = Object.keys(returnFormatWords) as readonly ReturnFormat[];

/** What an entry of a bank statement is: docs/rules.md#bank-statements. */
export const statementEntryKinds = ['achSettlement', 'achReturn', 'other'] as const;
export type StatementEntryKind = (typeof statementEntryKinds)[number];

/** How the file of ours that an entry belongs to was found. */
export const statementMatches = ['reference', 'amount', 'none'] as const;
export type StatementMatch = (typeof statementMatches)[number];

export const statementEntryStates = ['waiting', 'applied', 'undone'] as const;

/** What the columns of a bank statement's entries are called, on the screen and in their files. */
export const statementEntryColumns = texts({
  day: m.bookedOn,
  amount: common.amount,
  words: m.bankWords,
  reference: common.reference,
  file: m.ourFile,
});

interface BookedEntry {
  readonly kind: StatementEntryKind;
  readonly returnSeq: number | null;
  readonly batchNo: number | null;
}

/** What an entry of a statement belongs to: a file of ours, one of the returns, or nothing that we know. */
export function belongsTo({ kind, returnSeq, batchNo }: BookedEntry): string {
  if (returnSeq !== null) return m.returnAbove();
  if (kind === 'achReturn') return m.whichNotSaid();
  return batchNo === null ? m.notOurFile() : m.ourFileNumber({ batch: String(batchNo) });
}

/** What became of a row; nothing can where its entry was not found. */
export const outcomeWords = (row: { readonly match: ReturnMatch; readonly state: ReturnRowState }): string =>
  row.match === 'none' ? matchWords.none : rowStateWords[row.state];

/** What the columns of a return file's rows are called, on the screen and in their files. */
export const returnRowColumns = texts({
  request: common.request,
  account: common.account,
  reason: m.reason,
  amount: common.amount,
  day: m.returnedOn,
  outcome: m.outcome,
  accountName: m.accountName,
  trace: m.trace,
  match: m.matchedBy,
});

/** How much is in a file. The returns on a bank statement are among its entries. */
export const rowsInFile = (file: { readonly rowCount: number; readonly entryCount: number }): number =>
  Math.max(file.rowCount, file.entryCount);

/** What the columns of return files are called, on the screen and in their files. */
export const returnFileColumns = texts({
  number: m.file,
  name: m.fileName,
  format: m.format,
  status: common.status,
  rows: m.rows,
  taken: m.takenOn,
  by: m.takenBy,
  moved: m.movedOn,
  unmatched: m.unmatched,
  movedBy: m.movedBy,
});
