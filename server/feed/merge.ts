import type { Tx } from '../db/db';
import { type FeedFile, quoted, stageOf, tableColumns, tableKey } from './feedFile';
import { feedFileNamed } from './feedFiles';
import type { Changes } from './report';
import { statement } from './statement';

const onKey = (description: FeedFile, a: string, b: string): string =>
  tableKey(description)
    .map((column) => `${a}.${quoted(column)} = ${b}.${quoted(column)}`)
    .join(' and ');

/** The rows of a staged file. */
export type Staged = Pick<Changes, 'after' | 'quarantined'>;

export async function countStaged(tx: Tx, description: FeedFile): Promise<Staged> {
  // Line 0 is a row from before, standing in for what the drop does not bring.
  const [staged] = await statement<Staged>(
    tx,
    `select count(*) as after, count(*) filter (where fault and line > 0) as quarantined from ${stageOf(description)}`,
  );
  return staged!;
}

/**
 * Brings the good staged rows into the file's table: new ones and changed ones, and moves those that the
 * file no longer holds to feed_removed. What is changed or removed is kept as it was, so that the import can be
 * taken back.
 */
export async function mergeFile(
  tx: Tx,
  description: FeedFile,
  importId: number,
  staged: Staged,
): Promise<Changes> {
  const { table } = description;
  const [filled] = await statement<{ some: boolean }>(tx, `select exists (select from ${table}) as some`);
  const changes = filled!.some
    ? await mergeRows(tx, description, importId, staged)
    : { ...(await fill(tx, description, importId)), updated: 0, removed: 0, before: 0 };
  // The embedded database has nobody who does this in the background, and stale statistics make slow lists.
  if (changes.inserted + changes.updated + changes.removed > 0) await statement(tx, `analyze ${table}`);
  return { ...changes, ...staged };
}

/** Nothing was there before, so there is nothing to compare with and nothing to keep. */
async function fill(tx: Tx, description: FeedFile, importId: number): Promise<Pick<Changes, 'inserted'>> {
  const list = tableColumns(description).map(quoted).join(', ');
  const [filled] = await statement<{ inserted: number }>(
    tx,
    `with filled as (
       insert into ${description.table} (${list}, import_id)
       select ${list}, ${importId} from ${stageOf(description)} where not fault returning 1
     )
     select count(*) as inserted from filled`,
  );
  return filled!;
}

/** Compares the staged rows with those of the table in one pass; what follows looks only at what differs. */
async function mergeRows(
  tx: Tx,
  description: FeedFile,
  importId: number,
  { after }: Staged,
): Promise<Omit<Changes, keyof Staged>> {
  const { table } = description;
  const row = (of: string) =>
    `(${tableColumns(description)
      .map((column) => `${of}.${quoted(column)}`)
      .join(', ')})`;
  await statement(
    tx,
    `create temp table ${DIFFERING} on commit drop as
     select s.ctid as staged, t.ctid as stood, s.fault
     from ${stageOf(description)} s full join ${table} t on ${onKey(description, 't', 's')}
     where s.line is null or t.import_id is null or not s.fault and ${row('t')} is distinct from ${row('s')}`,
  );
  const [differing] = await statement<{
    inserted: number;
    updated: number;
    unmatched: number;
    missing: number;
  }>(
    tx,
    `select count(*) filter (where stood is null and not fault) as inserted,
       count(*) filter (where stood is not null and staged is not null) as updated,
       count(*) filter (where stood is null) as unmatched,
       count(*) filter (where staged is null) as missing from ${DIFFERING}`,
  );
  const { inserted, updated, unmatched, missing } = differing!;
  if (inserted + updated > 0) await write(tx, description, importId);
  const removed = missing > 0 ? await removeMissing(tx, description, importId) : 0;
  await statement(tx, `drop table ${DIFFERING}`);
  // Keys are told apart by now, so that each staged row has at most one that stood.
  return { inserted, updated, removed, before: after - unmatched + missing };
}

/** Where a staged row and the one that stood in its place lie, of those that are not the same. */
const DIFFERING = 'differing';

/**
 * Only rows that changed are written: a conflict that ends in no update would still lock, and so rewrite, its page.
 * They go in in the order of the file, which keeps what belongs together on few pages.
 */
async function write(tx: Tx, description: FeedFile, importId: number): Promise<void> {
  const { table } = description;
  const key = tableKey(description);
  const columns = tableColumns(description);
  const list = columns.map(quoted).join(', ');
  const set = [...columns.filter((column) => !key.includes(column)), 'import_id'];
  await statement(
    tx,
    `insert into feed_replaced (import_id, table_name, row)
     select ${importId}, '${table}', to_jsonb(t) from ${table} t join ${DIFFERING} d on d.stood = t.ctid
     where d.staged is not null`,
  );
  await statement(
    tx,
    `insert into ${table} (${list}, import_id)
     select ${list}, ${importId} from ${stageOf(description)} s join ${DIFFERING} d on d.staged = s.ctid
     where not s.fault order by s.line
     on conflict (${key.map(quoted).join(', ')})
     do update set ${set.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}`,
  );
}

/**
 * What belongs to a row that is held as it was (its new state is quarantined) is held with it. Parents are
 * merged before their children, so a parent that is still in its table and is not good in the drop is held.
 */
async function removeMissing(tx: Tx, description: FeedFile, importId: number): Promise<number> {
  const held = (description.parents ?? [])
    .map((file) => feedFileNamed(file)!)
    .map(
      (parent) =>
        `and not exists (select from ${parent.table} p where ${onKey(parent, 'p', 't')} and not exists
           (select from ${stageOf(parent)} s where ${onKey(parent, 's', 't')} and not s.fault))`,
    );
  const [removed] = await statement<{ count: number }>(
    tx,
    `with gone as (
       delete from ${description.table} t using ${DIFFERING} d
       where d.stood = t.ctid and d.staged is null ${held.join(' ')}
       returning t.*
     ), kept as (
       insert into feed_removed (import_id, table_name, row)
       select ${importId}, '${description.table}', to_jsonb(gone) from gone returning 1
     )
     select count(*)::integer as count from kept`,
  );
  return removed!.count;
}
