import { sql } from 'kysely';
import { ApiError } from '@contract/problem';
import type { Db, Tx } from '../db/db';
import { lockFeed } from '../domain/feedState/feedLock';
import { feedFiles } from './feedFiles';
import type { Decider, ImportOptions, Retention } from './importOptions';
import { statement } from './statement';

/** Which drop customers no longer see, and which they see again. */
export interface RolledBack {
  readonly rolledBack: { readonly drop: string; readonly asOf: string };
  readonly live: { readonly drop: string; readonly asOf: string };
}

interface RollBackOptions extends Pick<ImportOptions, 'onApplied' | 'onRolledBack' | 'onDecided'> {
  readonly by: Decider;
  readonly dropId?: number;
}

/**
 * Takes the live drop away: every row is again as the drop before left it. All at once, or not at all.
 * @param by who decided it
 * @param dropId the drop that must be the live one; left out, whichever is
 * @param onApplied further work for the drop that customers see again
 * @param onRolledBack further work that becomes durable with it
 * @throws ApiError 'conflict' where there is nothing to go back to
 */
export async function rollBack(db: Db, options: RollBackOptions): Promise<RolledBack> {
  const { by, dropId, onApplied, onRolledBack, onDecided } = options;
  return db.transaction(
    async (tx) => {
      await lockFeed(tx);
      const [live, before] = await newestTwo(tx);
      if (!live || !before) throw no('There is no drop before the first one, so nothing was taken back.');
      if (dropId !== undefined && live.drop_id !== dropId) {
        throw no('This drop is not the one that customers see now. Look at the list again.');
      }
      if (!live.journal) {
        throw no(
          'What this drop replaced is no longer kept, so it cannot be taken back. Import a corrected one.',
        );
      }
      for (const table of [...feedFiles.map((file) => file.table), 'feed_document']) {
        await restore(tx, table, live.import_id);
      }
      await statement(tx, 'delete from feed_held');
      await putBack(tx, 'feed_held', 'feed_replaced', live.import_id);
      await forget(tx, live.import_id, by.name);
      await makeLive(tx, before);
      await onApplied?.(tx, before.import_id);
      await onRolledBack?.(tx, live.applied_at);
      const facts = { asOf: live.as_of, liveAgain: before.drop_name, liveAsOf: before.as_of };
      await onDecided?.(tx, { what: 'rolledBack', dropId: live.drop_id, drop: live.drop_name, by, facts });
      return {
        rolledBack: { drop: live.drop_name, asOf: live.as_of },
        live: { drop: before.drop_name, asOf: before.as_of },
      };
    },
    { long: true },
  );
}

type Applied = Awaited<ReturnType<typeof newestTwo>>[number];

const newestTwo = ({ sql: db }: Tx) =>
  db
    .selectFrom('feed_import as i')
    .leftJoin('feed_drop as d', 'd.import_id', 'i.import_id')
    .select([
      'i.import_id',
      'i.drop_name',
      'i.manifest_sha256',
      'i.as_of',
      'i.applied_at',
      'i.journal',
      'd.drop_id',
    ])
    .orderBy('i.import_id', 'desc')
    .limit(2)
    .execute();

/** What the import wrote goes, new and changed rows alike; what stood there before comes back. */
async function restore(tx: Tx, table: string, importId: number): Promise<void> {
  const [gone] = await statement<{ rows: number }>(
    tx,
    `with gone as (delete from ${table} where import_id = ${importId} returning 1)
     select count(*) as rows from gone`,
  );
  const replaced = await putBack(tx, table, 'feed_replaced', importId);
  const removed = await putBack(tx, table, 'feed_removed', importId);
  if (gone!.rows + replaced + removed > 0) await statement(tx, `analyze ${table}`);
}

async function putBack(
  tx: Tx,
  table: string,
  journal: 'feed_replaced' | 'feed_removed',
  importId: number,
): Promise<number> {
  const [back] = await statement<{ rows: number }>(
    tx,
    `with back as (
       insert into ${table} select r.* from ${journal} j
       cross join lateral jsonb_populate_record(null::${table}, j.row) r
       where j.import_id = ${importId} and j.table_name = '${table}'
       on conflict do nothing returning 1
     )
     select count(*) as rows from back`,
  );
  return back!.rows;
}

async function forget({ sql: db }: Tx, importId: number, by: string): Promise<void> {
  await db
    .updateTable('feed_drop')
    .set({ outcome: 'rolledBack', decided_by: by, decided_at: sql<string>`now()` })
    .where('import_id', '=', importId)
    .execute();
  await db.deleteFrom('feed_replaced').where('import_id', '=', importId).execute();
  await db.deleteFrom('feed_removed').where('import_id', '=', importId).execute();
  await db.deleteFrom('feed_import').where('import_id', '=', importId).execute();
}

/** A drop that came twice has one record, which the second time spoke of the import that is gone now. */
const makeLive = ({ sql: db }: Tx, { import_id, drop_name, manifest_sha256, drop_id }: Applied) =>
  drop_id === null
    ? db
        .updateTable('feed_drop')
        .set({ outcome: 'applied', import_id, decided_by: null, decided_at: null })
        .where('drop_name', '=', drop_name)
        .where('manifest_sha256', '=', manifest_sha256)
        .execute()
    : undefined;

const no = (message: string): ApiError => new ApiError({ code: 'conflict', message });

/** Papers that the import may give to a name anew: which one it stood for before. */
export async function keepLinks(tx: Tx, importId: number): Promise<void> {
  await statement(
    tx,
    `insert into feed_replaced (import_id, table_name, row)
     select ${importId}, 'feed_document', to_jsonb(d)
     from feed_document d join stage_document s using (file_name) where d.sha256 <> s.sha256`,
  );
}

/** Which rows were held back before: all of them, being one in a hundred of a drop at most. */
export async function keepQuarantined(tx: Tx, importId: number): Promise<void> {
  await statement(
    tx,
    `insert into feed_replaced (import_id, table_name, row)
     select ${importId}, 'feed_held', to_jsonb(h) from feed_held h`,
  );
}

/** Gives up what older imports replaced, which can no longer be taken back, and what much older ones removed. */
export async function pruneJournals(tx: Tx, { imports, removedDays }: Retention): Promise<void> {
  const newest = `select import_id from feed_import order by import_id desc limit ${imports}`;
  await statement(tx, `delete from feed_replaced where import_id not in (${newest})`);
  await statement(
    tx,
    `delete from feed_removed where import_id not in (${newest}) and import_id in (
       select import_id from feed_import
       where applied_at < (select max(applied_at) from feed_import) - make_interval(days => ${removedDays}))`,
  );
  await statement(
    tx,
    `update feed_import set journal = false where journal and import_id not in (${newest})`,
  );
}
