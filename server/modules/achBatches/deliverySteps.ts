import type { Selectable } from 'kysely';
import type { BatchStatus } from '@contract/achBatches/labels';
import type { AchDelivery } from '@contract/achBatches/schema';
import { dateInZone } from '@contract/format/date';
import type { Fingerprint } from '@server/bank/transport/putWhole';
import type { Db, Tx } from '@server/db/db';
import type { AchDeliveryTable } from '@server/db/tables';
import { retrySeconds } from '@server/domain/email/lifetime';
import { settingsOfVersion } from '@server/domain/originator/originator';

type Delivery = Selectable<AchDeliveryTable>;

export const deliveryOf = ({ sql }: Pick<Db, 'sql'>, batchNo: number): Promise<Delivery | undefined> =>
  sql.selectFrom('ach_delivery').selectAll().where('batch_no', '=', batchNo).executeTakeFirst();

const MINUTE_MS = 60_000;
/** An attempt is somebody's for so long; what was killed is gone on with afterwards. */
const HOLD_MS = 10 * MINUTE_MS;
/** Where it could not be found out for so long whether the bank has a file, a person may decide. */
const UNSURE_MS = 60 * MINUTE_MS;

/** Whether a file is being delivered, or may have been: nobody voids it meanwhile, nor sends it by hand. */
export const isUnderWay = (delivery: Delivery | undefined, at: Date): boolean =>
  delivery?.ended_at === null &&
  (isAfter(delivery.held_until, at) ||
    (delivery.placing_at !== null && Date.parse(delivery.placing_at) + UNSURE_MS > at.getTime()));

const isAfter = (instant: string | null, at: Date): boolean =>
  instant !== null && Date.parse(instant) > at.getTime();

/** What is to be done about a file: put it, or clear away what an attempt left before it was void or sent by hand. */
export interface DueDelivery {
  readonly batchNo: number;
  readonly task: 'deliver' | 'clear';
}

/** The files whose turn it is; of several at once any may be somebody else's a moment later. */
export async function dueDeliveries(
  { sql }: Pick<Db, 'sql'>,
  at: Date,
  most: number,
): Promise<DueDelivery[]> {
  const now = at.toISOString();
  const rows = await sql
    .selectFrom('ach_batch as b')
    .leftJoin('ach_delivery as d', 'd.batch_no', 'b.batch_no')
    .select(['b.batch_no', 'b.status', 'b.first_effective', 'b.originator_version', 'd.placing_at'])
    .where((eb) => eb.or([eb('b.status', '=', 'released'), eb('d.batch_no', 'is not', null)]))
    .where('d.ended_at', 'is', null)
    .where((eb) => eb.or([eb('d.held_until', 'is', null), eb('d.held_until', '<=', now)]))
    .where((eb) => eb.or([eb('d.next_try_at', 'is', null), eb('d.next_try_at', '<=', now)]))
    .orderBy('b.batch_no')
    .execute();
  const due: DueDelivery[] = [];
  for (const row of rows) {
    if (due.length >= most) break;
    const isLate = row.first_effective < (await bankDay({ sql }, row.originator_version, at));
    const task = row.status === 'released' ? 'deliver' : 'clear';
    // What is too late is left alone, but for one of which nobody knows whether the bank has it.
    if (task === 'clear' || !isLate || row.placing_at !== null) due.push({ batchNo: row.batch_no, task });
  }
  return due;
}

async function bankDay({ sql }: Pick<Db, 'sql'>, version: number, at: Date): Promise<string> {
  const { cutoffs } = await settingsOfVersion(sql, version);
  return dateInZone(at, cutoffs.zone);
}

/** An attempt that was begun: only its holder goes on with it. */
export interface Attempt {
  readonly batchNo: number;
  readonly attempts: number;
  readonly fileName: string;
  /** What was about to get its name when the attempt before broke off; undefined where the bank has nothing for sure. */
  readonly placed: Fingerprint | undefined;
  /** Whether its effective day has passed: it is only looked what became of it. */
  readonly isLate: boolean;
}

interface Beginning extends DueDelivery {
  readonly fileName: string;
  readonly at: Date;
  /** Whether a person has it tried now, before its time. */
  readonly now: boolean;
  /** Whether a person has asked the bank, which does not have it. */
  readonly again: boolean;
}

/** Holds the file for one attempt; undefined where it is somebody else's, or there is nothing to do any more. */
export async function beginAttempt(
  tx: Tx,
  { batchNo, task, fileName, at, now, again }: Beginning,
): Promise<Attempt | undefined> {
  const batch = await lockedBatch(tx, batchNo);
  if (!batch || (batch.status === 'released') !== (task === 'deliver')) return undefined;
  const before = await deliveryOf(tx, batchNo);
  if (!before && task === 'clear') return undefined;
  const isOver = before && before.ended_at !== null && !(again && before.outcome === 'uncertain');
  const isEarly = !now && before && isAfter(before.next_try_at, at);
  if (isOver || isEarly || (before && isAfter(before.held_until, at))) return undefined;
  const held = {
    held_until: new Date(at.getTime() + HOLD_MS).toISOString(),
    attempts: (before?.attempts ?? 0) + 1,
    ended_at: null,
    outcome: null,
    // Somebody asked the bank: it does not have the file.
    ...(again && { placing_at: null }),
  };
  await tx.sql
    .insertInto('ach_delivery')
    .values({ batch_no: batchNo, file_name: fileName, started_at: at.toISOString(), ...held })
    .onConflict((is) => is.column('batch_no').doUpdateSet(held))
    .execute();
  return {
    batchNo,
    attempts: held.attempts,
    // Of one that may have been placed, the name that it may have.
    fileName: before?.placing_at ? before.file_name : fileName,
    placed: !again && before?.placing_at ? fingerprintIn(before) : undefined,
    isLate: batch.first_effective < (await bankDay(tx, batch.originator_version, at)),
  };
}

export const fingerprintIn = ({ put_sha256, put_size }: Delivery): Fingerprint | undefined =>
  put_sha256 === null ? undefined : { sha256: put_sha256, size: put_size! };

/** Whoever voids it, marks it as sent or begins another attempt waits, or is seen. */
export const lockedBatch = ({ sql }: Tx, batchNo: number) =>
  sql
    .selectFrom('ach_batch')
    .select(['status', 'version', 'first_effective', 'originator_version', 'file_sha256'])
    .where('batch_no', '=', batchNo)
    .forUpdate()
    .executeTakeFirst();

/** Says that the file gets its name now. False: it was voided, sent, or is another attempt's, and must not get it. */
export async function notePlacing(
  tx: Tx,
  { batchNo, attempts, fileName }: Attempt,
  { sha256, size }: Fingerprint,
  at: Date,
): Promise<boolean> {
  const batch = await lockedBatch(tx, batchNo);
  if (batch?.status !== 'released') return false;
  const { numUpdatedRows } = await tx.sql
    .updateTable('ach_delivery')
    .set({
      file_name: fileName,
      put_sha256: sha256,
      put_size: size,
      placing_at: at.toISOString(),
      held_until: new Date(at.getTime() + HOLD_MS).toISOString(),
    })
    .where('batch_no', '=', batchNo)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Says that the bank does not have the file: it did not get its name. */
export async function noteNotPlaced({ sql }: Pick<Db, 'sql'>, { batchNo, attempts }: Attempt): Promise<void> {
  await sql
    .updateTable('ach_delivery')
    .set({ placing_at: null })
    .where('batch_no', '=', batchNo)
    .where('attempts', '=', attempts)
    .execute();
}

/** Says what was in the way, and when it is tried again: after 30 seconds first, once an hour at most. */
export async function noteFault(
  { sql }: Pick<Db, 'sql'>,
  { batchNo, attempts }: Attempt,
  fault: NonNullable<AchDelivery['fault']>,
  at: Date,
): Promise<void> {
  const next = at.getTime() + retrySeconds(attempts, 0.5) * 1000;
  await sql
    .updateTable('ach_delivery')
    .set({ held_until: null, fault, next_try_at: new Date(next).toISOString() })
    .where('batch_no', '=', batchNo)
    .where('attempts', '=', attempts)
    .execute();
}

/** Says how the delivery ended. False where another attempt has taken over, or has said so before. */
export async function noteEnd(
  tx: Tx,
  { batchNo, attempts }: Attempt,
  outcome: NonNullable<Delivery['outcome']>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('ach_delivery')
    .set({ outcome, ended_at: at.toISOString(), held_until: null, next_try_at: null, fault: null })
    .where('batch_no', '=', batchNo)
    .where('attempts', '=', attempts)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Standing {
  readonly status: BatchStatus;
  readonly isLate: boolean;
  readonly now: Date;
  /** Whether released files are delivered without anybody's doing. */
  readonly byItself: boolean;
}

/** Where the delivery stands, as the office reads it; null where there is none. */
export function deliveryFact(
  delivery: Delivery | undefined,
  { status, isLate, now, byItself }: Standing,
): AchDelivery | null {
  const none = { at: null, nextTryAt: null, fault: null };
  if (delivery?.outcome === 'delivered') return { ...none, state: 'delivered', at: delivery.ended_at };
  if (status === 'awaitingRelease') return byItself && !isLate ? { ...none, state: 'afterRelease' } : null;
  if (status !== 'released') return null;
  if (!delivery || delivery.outcome === 'withdrawn')
    return byItself && !isLate ? { ...none, state: 'waiting' } : null;
  if (delivery.outcome === 'uncertain') return { ...none, state: 'uncertain', at: delivery.ended_at };
  const { fault, next_try_at: nextTryAt } = delivery;
  if (fault === null || isAfter(delivery.held_until, now)) return { ...none, state: 'underWay' };
  const isUnsure = delivery.placing_at !== null;
  if (isLate && !isUnsure) return null;
  const state = isUnsure ? 'uncertain' : 'retrying';
  return { state, at: null, nextTryAt, fault: fault as AchDelivery['fault'] };
}
