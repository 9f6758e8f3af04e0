import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as m from '@locales/achBatches';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { traceNumberOf } from '@server/bank/nacha/input';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { fileChanges } from '@server/domain/contactChanges/fileChanges';
import { originatorInForce, whyNoFile } from '@server/domain/originator/originator';
import type { Cell, Tx } from '@server/db/db';
import { lockRow } from '@server/db/lockRow';
import type { Acting } from '@server/http/stepUp';
import type { AchBatchDeps } from './deps';
import { fileOf, inFileOrder, ODFI_DIGITS, tracesOf } from './fileOf';
import { requiresRelease, planOf, totalsOf } from './proposal';

interface Expected {
  readonly entryCount: number;
  readonly debitCents: number;
  readonly creditCents: number;
}

interface Wanted {
  readonly without: string;
  /** The totals that were shown: what somebody did not see is not made. */
  readonly expected: Expected;
}

/**
 * Makes the file that was proposed: entries, trace numbers and sealed bytes in one transaction, or nothing.
 * Answers its number.
 * @throws ApiError 'conflict' where no file can be made now, or it would hold something else than was shown
 */
export async function createBatch(
  tx: Tx,
  { numbers, booksZone }: Pick<AchBatchDeps, 'numbers' | 'booksZone'>,
  { without, expected }: Wanted,
  { by, at, origin, provenAt }: Acting,
): Promise<number> {
  await lockRow(tx.sql, 'ach_lock');
  const originator = await originatorInForce(tx.sql, at);
  if (!originator) throw conflict(m.noFileNow({ why: (await whyNoFile(tx.sql, at)).join(' ') }));
  const { settings, versionId } = originator;
  const { planned } = await planOf(tx.sql, originator, { now: at, without, booksZone, locked: true });
  const totals = totalsOf(planned);
  if (planned.length === 0) throw conflict(m.nothingToSend());
  if (!isAsExpected(totals, expected)) throw conflict(m.changedSinceShown());

  const batchNo = await nextNumber(tx);
  const fileDate = dateInZone(at, settings.cutoffs.zone);
  const fileIdModifier = await nextModifier(tx, fileDate);
  const odfi = settings.bank.routingNumber.slice(0, ODFI_DIGITS);
  const groups = inFileOrder(planned, settings.balanced);
  const firstTrace = await takeTraces(tx, odfi, tracesOf(groups));
  const bytes = await fileOf(groups, { tx, numbers, originator, now: at, fileIdModifier, firstTrace });
  const sealed = await numbers.files.seal(String(batchNo), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // Nothing of it is readable here from now on.
  bytes.fill(0);
  const released = !requiresRelease(totals, originator);
  const days = groups.map(({ entries }) => entries[0]!.effectiveDate);
  await tx.sql
    .insertInto('ach_batch')
    .values({
      batch_no: batchNo,
      status: released ? 'released' : 'awaitingRelease',
      originator_version: versionId,
      created_at: at.toISOString(),
      created_by: by,
      file_date: fileDate,
      file_id_modifier: fileIdModifier,
      file_sha256: sha256,
      file_sealed: JSON.stringify(sealed),
      key_id: sealed.kek,
      entry_count: totals.entryCount,
      debit_cents: totals.debitCents,
      credit_cents: totals.creditCents,
      first_effective: days[0]!,
      last_effective: days.at(-1)!,
    })
    .execute();
  await tx.copyIn('ach_entry', entryColumns, entryRows(groups, { batchNo, odfi, firstTrace }));
  await fileChanges(tx, { batchNo, at, zone: settings.cutoffs.zone, today: fileDate });
  await appendAudit(tx, {
    at,
    actor: by,
    action: 'achBatch.created',
    entity: 'achBatch',
    entityId: String(batchNo),
    after: { ...totals, sha256, fileDate, fileIdModifier, originatorVersion: versionId, provenAt },
    origin,
  });
  return batchNo;
}

const isAsExpected = (totals: Expected, expected: Expected): boolean =>
  totals.entryCount === expected.entryCount &&
  totals.debitCents === expected.debitCents &&
  totals.creditCents === expected.creditCents;

async function nextNumber({ sql: db }: Tx): Promise<number> {
  const { last } = await db
    .selectFrom('ach_batch')
    .select((eb) => eb.fn.max('batch_no').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The letter that tells the files of one day apart; a void one keeps its own, since the bank may have seen it. */
async function nextModifier({ sql: db }: Tx, fileDate: string): Promise<string> {
  const { used } = await db
    .selectFrom('ach_batch')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('file_date', '=', fileDate)
    .executeTakeFirstOrThrow();
  const modifier = MODIFIERS[used];
  if (modifier === undefined) throw conflict(m.noModifierLeft({ most: MODIFIERS.length }));
  return modifier;
}

const MAX_TRACE = 9_999_999;

/** Takes so many trace numbers in a row, and answers the first. None is ever given twice. */
async function takeTraces({ sql: db }: Tx, odfi: string, count: number): Promise<number> {
  const { last } = await db
    .insertInto('ach_trace')
    .values({ odfi, last: count })
    .onConflict((is) => is.column('odfi').doUpdateSet({ last: sql`ach_trace.last + ${count}` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  if (last > MAX_TRACE) throw conflict(m.noTraceLeft());
  return last - count + 1;
}

/** By COPY: a file may hold tens of thousands of them. */
const entryColumns = [
  'batch_no',
  'seq',
  'request_id',
  'validation_id',
  'part',
  'trace_no',
  'sec_code',
  'direction',
  'effective_date',
  'amount_cents',
  'account_no',
  'holder_name',
  'routing_number',
  'account_last',
];

interface Numbered {
  readonly batchNo: number;
  readonly odfi: string;
  readonly firstTrace: number;
}

async function* entryRows(
  groups: ReturnType<typeof inFileOrder>,
  { batchNo, odfi, firstTrace }: Numbered,
): AsyncGenerator<readonly Cell[]> {
  let seq = 0;
  for (const { entries } of groups) {
    for (const { candidate, kind, part, cents, secCode, effectiveDate, place } of entries) {
      seq += 1;
      const { id, direction, accountNo, holderName, routingNumber, last } = candidate;
      const ids = kind === 'request' ? [id, null] : [null, id];
      const what = [secCode, direction, effectiveDate, cents];
      const whose = [accountNo, holderName, routingNumber, last];
      yield [batchNo, seq, ...ids, part, traceNumberOf(odfi, firstTrace + place), ...what, ...whose];
    }
  }
}

export const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });
