import type { Selectable } from 'kysely';
import * as m from '@locales/achBatches';
import {
  type BatchMove,
  batchMoves,
  type BatchStatus,
  batchStatusWords,
  batchWays,
} from '@contract/achBatches/labels';
import { dateInZone, formatDate } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import type { Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import type { AchBatchTable } from '@server/db/tables';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import { unfileChanges } from '@server/domain/contactChanges/fileChanges';
import { settingsOfVersion } from '@server/domain/originator/originator';
import type { Acting } from '@server/http/stepUp';
import { conflict } from './createBatch';
import { deliveryOf, isUnderWay } from './deliverySteps';

interface Asked {
  readonly batchNo: number;
  readonly move: BatchMove;
  /** From which version on: one that was moved meanwhile is left alone. */
  readonly version: number;
  readonly reason: string;
}

/** What decides whether a file can be moved. */
interface MovableBatch {
  readonly status: BatchStatus;
  readonly createdBy: string;
  readonly firstEffective: string;
  /** The bank's day. */
  readonly today: string;
  /** Whether it is on its way to the bank this minute, or the bank may have it and nobody knows yet. */
  readonly isUnderWay: boolean;
}

/** What the status allows, and why the caller may not where something stands in the way. */
export const movesOf = (batch: MovableBatch, actor: string) =>
  batchMoves
    .filter((move) => batchWays[move].from.includes(batch.status))
    .map((move) => ({ move, why: whyNotMove(move, batch, actor) }));

function whyNotMove(move: BatchMove, batch: MovableBatch, actor: string) {
  const { createdBy, firstEffective, today, isUnderWay } = batch;
  if (isUnderWay) return m.deliveryUnderWay();
  if (move === 'release' && createdBy === actor) return m.releasedByAnother();
  // The bank would debit on another day than the one in the file.
  if (move !== 'void' && firstEffective < today) return m.dayPassed({ day: formatDate(firstEffective) });
  return null;
}

const DAY_MS = 86_400_000;

/**
 * Releases a file, marks it as sent, or voids it.
 * @throws ApiError 'not-found', 'invalid' without a reason, 'conflict' in words where it cannot be moved so
 */
export async function moveBatch(
  tx: Tx,
  { batchNo, move, version, ...asked }: Asked,
  { by: actor, at, origin, provenAt }: Acting,
): Promise<void> {
  const reason = asked.reason.trim();
  if (move === 'void' && reason === '') throw reasonMissing();
  // Neither is one made meanwhile.
  await lockRow(tx.sql, 'ach_lock');
  const batch = await tx.sql
    .selectFrom('ach_batch')
    .select(['status', 'version', 'created_by', 'first_effective', 'originator_version'])
    .select(['released_by', 'sent_by', 'voided_by'])
    .where('batch_no', '=', batchNo)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw noSuchBatch();
  const { status } = batch;
  const movedBy = { release: batch.released_by, send: batch.sent_by, void: batch.voided_by }[move];
  // Moved so already from there, and no answer came.
  if (batch.version > version && movedBy === actor) return;
  const { from } = batchWays[move];
  if (batch.version !== version || !from.includes(status))
    throw conflict(m.movedMeanwhile({ status: batchStatusWords[status] }));
  const { cutoffs } = await settingsOfVersion(tx.sql, batch.originator_version);
  const standing = {
    status,
    createdBy: batch.created_by,
    firstEffective: batch.first_effective,
    today: dateInZone(at, cutoffs.zone),
    isUnderWay: isUnderWay(await deliveryOf(tx, batchNo), at),
  };
  const why = whyNotMove(move, standing, actor);
  if (why !== null) throw conflict(why);
  await writeMove(tx, { ...batch, batchNo }, { move, reason, at, actor, origin, provenAt });
}

type MovingBatch = Pick<Selectable<AchBatchTable>, 'status' | 'version' | 'originator_version'> & {
  readonly batchNo: number;
};

interface Moving extends Pick<AuditEntry, 'at' | 'actor' | 'origin'> {
  readonly move: BatchMove;
  readonly reason?: string;
  readonly provenAt?: string;
}

/** Writes what {@link moveBatch} has decided, or what has happened by itself. The caller holds the locks. */
export async function writeMove(
  tx: Tx,
  { batchNo, status, version, originator_version }: MovingBatch,
  { move, reason = '', at, actor, origin, provenAt }: Moving,
): Promise<void> {
  const { to } = batchWays[move];
  const { keepDays } = await settingsOfVersion(tx.sql, originator_version);
  const when = at.toISOString();
  const keepUntil = new Date(at.getTime() + keepDays * DAY_MS).toISOString();
  const facts = {
    release: { released_at: when, released_by: actor },
    send: { sent_at: when, sent_by: actor, keep_until: keepUntil },
    // Nothing of a void file is ever needed again.
    void: { voided_at: when, voided_by: actor, void_reason: reason, keep_until: when },
  }[move];
  await tx.sql
    .updateTable('ach_batch')
    .set({ status: to, version: version + 1, ...facts })
    .where('batch_no', '=', batchNo)
    .execute();
  if (move === 'void') {
    await tx.sql.updateTable('ach_entry').set({ live: false }).where('batch_no', '=', batchNo).execute();
    await unfileChanges(tx, batchNo);
  }
  await appendAudit(tx, {
    at,
    actor,
    action: 'achBatch.moved',
    entity: 'achBatch',
    entityId: String(batchNo),
    before: { status },
    after: { status: to, ...(provenAt && { provenAt }), ...(move === 'void' && { reason }) },
    origin,
  });
}

const reasonMissing = (): ApiError =>
  new ApiError({ code: 'invalid', message: m.notMoved(), fields: { reason: m.reasonMissing() } });

export const noSuchBatch = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchBatch() });
