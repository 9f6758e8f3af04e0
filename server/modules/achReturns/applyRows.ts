import * as m from '@locales/achReturns';
import type { ReturnRowState } from '@contract/achReturns/labels';
import { ApiError } from '@contract/problem';
import { correctionOf } from '@server/bank/nacha/corrections';
import type { Tx } from '@server/db/db';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { validationReturned } from '@server/domain/validation/settleValidation';
import type { Sealed } from '@server/vault/envelope';
import { type NumberVault, returnPlace } from '@server/vault/numberVault';
import { contentsOf } from './contents';
import { correctOption } from './correctOption';
import type { AchReturnDeps, MoveDeps, Who } from './deps';
import { conflict } from './errors';
import { type RowOfFile, rowsOfFile } from './rowsOfFile';

interface Applied {
  readonly state: ReturnRowState;
  /** What stood before, as far as taking it back needs it. */
  readonly before?: object;
}

interface Asked {
  readonly fileNo: number;
  readonly file: { readonly sha256: string; readonly file_sealed: unknown };
  /** Numbers of rows found by amount and day alone that are applied too. */
  readonly include: string;
}

/**
 * Applies each row whose entry is known, and notes what became of it. Requests come back with the bank's reason, which
 * may block the bank account; bank accounts are corrected as the bank says.
 * @throws ApiError 'conflict' where one of our own files was not marked as sent yet
 */
export async function applyRows(tx: Tx, deps: MoveDeps, asked: Asked, who: Who): Promise<void> {
  const rows = await rowsOfFile(tx, asked.fileNo);
  const unsent = rows.find(({ batch_status }) => batch_status === 'released');
  if (unsent) throw conflict(m.markAsSentFirst({ batch: String(unsent.batch_no) }));
  const included = new Set(asked.include.split(',').filter(Boolean).map(Number));
  const corrections = await correctedIn(deps.numbers, asked.file, rows);
  for (const row of rows) {
    const { state, before } = await applied(tx, deps, row, {
      who,
      isIncluded: row.match === 'trace' || included.has(row.seq),
      correctedData: corrections.get(row.seq) ?? '',
    });
    await tx.sql
      .updateTable('ach_return_row')
      .set({ state, before: before ? JSON.stringify(before) : null })
      .where('file_no', '=', asked.fileNo)
      .where('seq', '=', row.seq)
      .execute();
  }
}

/** What notifications of change say, by their rows. It may hold account numbers and is in the sealed bytes alone. */
async function correctedIn(
  numbers: NumberVault,
  { sha256, file_sealed: sealed }: Asked['file'],
  rows: readonly RowOfFile[],
): Promise<ReadonlyMap<number, string>> {
  if (!rows.some(({ kind }) => kind === 'change')) return new Map();
  if (sealed === null) throw conflict(m.fileDeleted());
  const bytes = await numbers.files.open(returnPlace(sha256), sealed as Sealed);
  return new Map(contentsOf(bytes).rows.map(({ correctedData }, index) => [index + 1, correctedData]));
}

/**
 * The banks that the corrections of a file lead to, and those that taking it back would lead to. It asks before the move
 * begins, since nothing else may be asked within it.
 */
export async function bankNamesOf(
  { db, numbers, banks }: AchReturnDeps,
  fileNo: number,
): Promise<MoveDeps['bankNames']> {
  const file = await db.sql
    .selectFrom('ach_return_file')
    .select(['sha256', 'file_sealed'])
    .where('file_no', '=', fileNo)
    .executeTakeFirst();
  const rows = await rowsOfFile(db, fileNo);
  const changes = rows.filter(({ kind }) => kind === 'change');
  if (!file || file.file_sealed === null || changes.length === 0) return new Map();
  const corrected = await correctedIn(numbers, file, changes);
  const routings = changes.flatMap(({ seq, code, routing_number }) => [
    routing_number,
    correctionOf(code, corrected.get(seq) ?? '')?.routingNumber,
  ]);
  const names = new Map<string, string | null>();
  for (const routing of new Set(routings))
    if (routing) names.set(routing, (await banks.of(routing)).bank?.name ?? null);
  return names;
}

interface RowContext {
  readonly who: Who;
  readonly isIncluded: boolean;
  readonly correctedData: string;
}

async function applied(tx: Tx, deps: MoveDeps, row: RowOfFile, context: RowContext): Promise<Applied> {
  if (row.match === 'none' || !context.isIncluded) return { state: 'left' };
  if (row.batch_status !== 'sent') return { state: 'refused' };
  if (row.kind === 'change') return applyChange(tx, deps, row, context);
  return row.validation_id === null
    ? applyReturn(tx, deps, row, context.who)
    : applyToCheck(tx, deps, row, context.who);
}

/** An entry that only checked a bank account came back. */
async function applyToCheck(
  tx: Tx,
  deps: MoveDeps,
  row: RowOfFile,
  { by, at, origin }: Who,
): Promise<Applied> {
  const before = {
    validation: row.validation_status,
    option: row.option_status,
    optionVersion: row.option_version,
  };
  const isNew = await validationReturned(tx, deps, {
    validationId: row.validation_id!,
    code: row.code,
    at,
    by: { actor: by, origin },
  });
  return isNew ? { state: 'applied', before } : { state: 'known' };
}

async function applyReturn(
  tx: Tx,
  deps: MoveDeps,
  row: RowOfFile,
  { by, at, origin }: Who,
): Promise<Applied> {
  const request = await tx.sql
    .selectFrom('request')
    .select(['status', 'return_code'])
    .where('request_id', '=', row.request_id!)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // It came back already, or was sent again in another file since.
  if (request.status === 'returned' || !row.live) return { state: 'known' };
  const move = { requestId: row.request_id!, role: 'portal', actor: by, at, origin } as const;
  try {
    // Its customer was not told yet that it was sent.
    const status =
      request.status === 'approved'
        ? await moveRequest(tx, deps, {
            ...move,
            event: 'export',
            facts: { effective_date: row.effective_date! },
          })
        : request.status;
    const before = { status, option: row.option_status, optionVersion: row.option_version };
    await moveRequest(tx, deps, {
      ...move,
      event: 'return',
      facts: { return_code: row.code, returned_on: row.returned_on },
    });
    return { state: 'applied', before };
  } catch (error) {
    // The office ended it by hand meanwhile: a person has to look at it.
    if (error instanceof ApiError && error.code === 'conflict') return { state: 'refused' };
    throw error;
  }
}

async function applyChange(
  tx: Tx,
  deps: MoveDeps,
  row: RowOfFile,
  { who, correctedData }: RowContext,
): Promise<Applied> {
  const correction = correctionOf(row.code, correctedData);
  if (!correction || row.option_id === null || row.option_status === 'removed') return { state: 'ask' };
  const outcome = await correctOption(tx, deps, { optionId: row.option_id, correction, code: row.code }, who);
  return typeof outcome === 'string' ? { state: outcome } : { state: 'applied', before: outcome };
}
