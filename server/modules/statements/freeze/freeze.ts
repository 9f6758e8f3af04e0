import { type Insertable, sql } from 'kysely';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import type { Db } from '@server/db/db';
import { feedStateOf } from '@server/domain/feedState/feedState';
import type { StatementSnapshotTable } from '@server/db/tables';
import { canonicalJson, sha256 } from './canonicalJson';
import { type Before, compose, type Sender } from './compose';
import { type Head, headsOf } from './heads';
import { partsOf } from './snapshotSections';

export interface FreezeOptions {
  readonly db: Db;
  readonly booksZone: string;
  readonly sender: Sender;
}

/**
 * Freezes those of the statements whose ERP row says something that no snapshot of theirs says yet, all of one
 * night. Whoever comes second finds it done.
 */
export async function freeze(options: FreezeOptions, statementNos: readonly string[]): Promise<void> {
  const { db } = options;
  const rows = await db.transaction(async (tx) => {
    // A drop that arrives meanwhile must not be seen in half.
    await sql`set transaction isolation level repeatable read`.execute(tx.sql);
    return composed(options, tx.sql, statementNos);
  });
  if (rows.length === 0) return;
  await db.sql
    .insertInto('statement_snapshot')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function composed(
  { booksZone, sender }: FreezeOptions,
  db: Db['sql'],
  statementNos: readonly string[],
) {
  const heads = await headsOf(db, await withReplaced(db, statementNos), booksZone);
  const fresh = heads.filter((head) => head.fingerprint !== head.frozen_fingerprint);
  if (fresh.length === 0) return [];
  const state = await feedStateOf(db);
  const parts = await partsOf(
    db,
    fresh.map(({ statement_no }) => statement_no),
  );
  const replaced = await frozenBefore(db, fresh);
  const rows: Insertable<StatementSnapshotTable>[] = [];
  const made = new Map<string, StatementSnapshot>();
  const waiting = new Map(fresh.map((head) => [head.statement_no, head]));

  /** What a statement replaces is frozen first: its figures are part of the reason. */
  function take(head: Head): void {
    waiting.delete(head.statement_no);
    const earlier = head.supersedes && waiting.get(head.supersedes);
    if (earlier) take(earlier);
    const snapshot = compose(head, parts(head.statement_no), beforeOf(head, replaced, made), sender);
    made.set(head.statement_no, snapshot);
    const content = canonicalJson(snapshot);
    rows.push({
      statement_no: head.statement_no,
      version: (head.version ?? 0) + 1,
      account_no: head.account_no,
      revision: snapshot.revision,
      replaces: snapshot.replaces?.statementNo ?? null,
      reason: snapshot.replaces?.reason ?? null,
      fingerprint: head.fingerprint,
      content,
      sha256: sha256(content),
      import_id: state?.importId ?? head.import_id,
    });
  }
  for (const head of fresh) if (waiting.has(head.statement_no)) take(head);
  return rows;
}

function beforeOf(
  { statement_no, frozen_content, supersedes }: Head,
  replaced: ReadonlyMap<string, StatementSnapshot>,
  made: ReadonlyMap<string, StatementSnapshot>,
): Before | undefined {
  if (frozen_content !== null) {
    return { statementNo: statement_no, snapshot: JSON.parse(frozen_content) as StatementSnapshot };
  }
  const snapshot = supersedes === null ? undefined : (made.get(supersedes) ?? replaced.get(supersedes));
  return snapshot && { statementNo: supersedes!, snapshot };
}

/** The statements and those whose place they take, however often that happened. */
async function withReplaced(db: Db['sql'], statementNos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`
    with recursive chain as (
      select statement_no as no, supersedes from statement where statement_no = any(${[...statementNos]}::text[])
      union select s.statement_no, s.supersedes from statement s join chain c on c.supersedes = s.statement_no
    ) select no from chain`.execute(db);
  return rows.map(({ no }) => no);
}

/** The statements that some others take the place of, as they were frozen last. */
async function frozenBefore(
  db: Db['sql'],
  heads: readonly Head[],
): Promise<ReadonlyMap<string, StatementSnapshot>> {
  const numbers = heads.flatMap(({ supersedes }) => supersedes ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('statement_snapshot')
    .select(['statement_no', 'content'])
    .where('statement_no', 'in', numbers)
    .orderBy('version')
    .execute();
  return new Map(
    rows.map(({ statement_no, content }) => [statement_no, JSON.parse(content) as StatementSnapshot]),
  );
}
