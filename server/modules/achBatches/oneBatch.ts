import { sql } from 'kysely';
import type { AchBatchDetail, AchGroup } from '@contract/achBatches/schema';
import { dateInZone } from '@contract/format/date';
import type { Db, Tx } from '@server/db/db';
import { settingsOfVersion } from '@server/domain/originator/originator';
import type { Sealed } from '@server/vault/envelope';
import type { NumberVault } from '@server/vault/numberVault';
import { batchList } from './batchList';
import { conflict } from './createBatch';
import { deliveryFact, deliveryOf, isUnderWay } from './deliverySteps';
import type { AchBatchDeps } from './deps';
import { movesOf, noSuchBatch } from './moveBatch';
import * as m from '@locales/achBatches';

/** Without its bytes, which weigh megabytes where many entries are in it. */
const rowOf = ({ sql: db }: Pick<Db, 'sql'>, batchNo: number) =>
  db
    .selectFrom('ach_batch')
    .select([
      'version',
      'file_sha256',
      'file_date',
      'file_id_modifier',
      'file_deleted_at',
      'originator_version',
    ])
    .where('batch_no', '=', batchNo)
    .executeTakeFirst();

/** `ach_12.ach`, and what goes beside it: docs/rules.md#ach-batches. */
export const fileNameOf = (batchNo: number): string => `ach_${batchNo}.ach`;

interface Reading extends Pick<AchBatchDeps, 'booksZone' | 'sendsByItself'> {
  readonly reader: string;
  readonly now: Date;
}

/**
 * One file with its totals, and what the caller can do with it.
 * @throws ApiError 'not-found'
 */
export async function oneBatch(
  tx: Tx,
  batchNo: number,
  { reader, now, booksZone, sendsByItself }: Reading,
): Promise<AchBatchDetail> {
  const row = await rowOf(tx, batchNo);
  if (!row) throw noSuchBatch();
  const { rows } = await batchList.page(tx.sql, {}, { only: batchNo, sort: '-batch', limit: 1 });
  const summary = rows[0]!;
  const { cutoffs } = await settingsOfVersion(tx.sql, row.originator_version);
  const today = dateInZone(now, cutoffs.zone);
  const delivery = await deliveryOf(tx, batchNo);
  const standing = { ...summary, today, isUnderWay: isUnderWay(delivery, now) };
  return {
    ...summary,
    version: row.version,
    fileName: fileNameOf(batchNo),
    sha256: row.file_sha256,
    fileDate: row.file_date,
    fileIdModifier: row.file_id_modifier,
    originatorVersion: row.originator_version,
    fileDeletedAt: row.file_deleted_at,
    groups: await groupsIn(tx, batchNo),
    sentCount: summary.status === 'sent' ? await sentIn(tx, batchNo) : 0,
    contactChangeCount: await contactChangesIn(tx, batchNo),
    booksZone,
    delivery: deliveryFact(delivery, {
      status: summary.status,
      isLate: summary.firstEffective < today,
      now,
      byItself: sendsByItself ?? false,
    }),
    moves: movesOf(standing, reader),
  };
}

async function groupsIn({ sql: db }: Tx, batchNo: number): Promise<AchGroup[]> {
  const { rows } = await sql<AchGroup>`
    select coalesce(v.kind, 'request') as kind, e.sec_code as "secCode", e.direction,
      e.effective_date as "effectiveDate", count(*) as count, sum(e.amount_cents)::bigint as cents
    from ach_entry e left join option_validation v on v.validation_id = e.validation_id
    where e.batch_no = ${batchNo}
    group by e.effective_date, e.direction, e.sec_code, v.kind
    order by e.effective_date, e.direction, e.sec_code, v.kind desc nulls first`.execute(db);
  return rows;
}

async function contactChangesIn({ sql: db }: Tx, batchNo: number): Promise<number> {
  const { count } = await db
    .selectFrom('contact_change_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batch_no', '=', batchNo)
    .executeTakeFirstOrThrow();
  return count;
}

async function sentIn({ sql: db }: Tx, batchNo: number): Promise<number> {
  const { count } = await db
    .selectFrom('ach_entry as e')
    .innerJoin('request as r', 'r.request_id', 'e.request_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('e.batch_no', '=', batchNo)
    // What came back meanwhile may be approved again, to be sent in another file.
    .where((eb) => eb.or([eb('r.status', '!=', 'approved'), eb('e.live', '=', false)]))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The bytes of a file, the same each time.
 * @throws ApiError 'not-found'; 'conflict' where it waits for its release, is void, or was kept long enough
 */
export async function bytesOf(db: Db, numbers: NumberVault, batchNo: number): Promise<Uint8Array> {
  const row = await db.sql
    .selectFrom('ach_batch')
    .select(['status', 'file_sealed'])
    .where('batch_no', '=', batchNo)
    .executeTakeFirst();
  if (!row) throw noSuchBatch();
  if (row.status === 'awaitingRelease') throw conflict(m.notReleasedYet());
  if (row.status === 'void') throw conflict(m.fileIsVoid());
  if (row.file_sealed === null) throw conflict(m.fileDeleted());
  return numbers.files.open(String(batchNo), row.file_sealed as Sealed);
}
