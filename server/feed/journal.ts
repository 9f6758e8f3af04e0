import type { Tx } from '../db/db';
import { statement } from './statement';

/** So many imports can be taken back, the newest first: what a weekend brings before somebody looks. */
const KEPT = 3;

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
export async function keepHeld(tx: Tx, importId: number): Promise<void> {
  await statement(
    tx,
    `insert into feed_replaced (import_id, table_name, row)
     select ${importId}, 'feed_held', to_jsonb(h) from feed_held h`,
  );
}

/** Gives up what older imports replaced: they can no longer be taken back. */
export async function pruneJournals(tx: Tx): Promise<void> {
  const newest = `select import_id from feed_import order by import_id desc limit ${KEPT}`;
  await statement(tx, `delete from feed_replaced where import_id not in (${newest})`);
  await statement(
    tx,
    `update feed_import set journal = false where journal and import_id not in (${newest})`,
  );
}
