import type { Tx } from '../db/db';
import { type FeedFile, quoted, stageOf } from './feedFile';
import { feedFileNamed } from './feedFiles';
import type { Changes } from './report';
import { tableColumns } from './stage';
import { statement } from './statement';

const onKey = ({ key }: FeedFile, a: string, b: string): string =>
  key.map((column) => `${a}.${quoted(column)} = ${b}.${quoted(column)}`).join(' and ');

/**
 * Brings the good staged rows into the file's table: new ones and changed ones, and moves those that the
 * file no longer holds to feed_removed. A row that did not change is left out before the insert: a conflict
 * that ends in no update would still lock, and so rewrite, its page. Rows go in in the order of the file, which
 * keeps what belongs together on few pages.
 */
export async function mergeFile(tx: Tx, description: FeedFile, importId: number): Promise<Changes> {
  const { table, key } = description;
  const columns = tableColumns(description);
  const list = columns.map(quoted).join(', ');
  const row = (of: string) => `(${columns.map((column) => `${of}.${quoted(column)}`).join(', ')})`;
  const set = [...columns.filter((column) => !key.includes(column)), 'import_id'];
  const unchanged = `exists (select from ${table} t where ${onKey(description, 't', 's')}
    and ${row('t')} is not distinct from ${row('s')})`;
  const [first] = await statement<{ empty: boolean }>(
    tx,
    `select not exists (select from ${table}) as empty`,
  );
  const [merged] = await statement<{ inserted: number; updated: number }>(
    tx,
    `with merged as (
       insert into ${table} (${list}, import_id)
       select ${list}, ${importId} from ${stageOf(description)} s
       where not fault ${first!.empty ? '' : `and not ${unchanged} order by line`}
       on conflict (${key.map(quoted).join(', ')})
       do update set ${set.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}
       returning xmax = 0 as fresh
     )
     select count(*) filter (where fresh)::integer as inserted,
       count(*) filter (where not fresh)::integer as updated from merged`,
  );
  const changes = { ...merged!, removed: await removeMissing(tx, description, importId) };
  // The embedded database has nobody who does this in the background, and stale statistics make slow lists.
  if (changes.inserted + changes.updated + changes.removed > 0) await statement(tx, `analyze ${table}`);
  return changes;
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
       delete from ${description.table} t
       where not exists (select from ${stageOf(description)} s where ${onKey(description, 's', 't')}) ${held.join(' ')}
       returning t.*
     ), kept as (
       insert into feed_removed (import_id, table_name, row)
       select ${importId}, '${description.table}', to_jsonb(gone) from gone returning 1
     )
     select count(*)::integer as count from kept`,
  );
  return removed!.count;
}
