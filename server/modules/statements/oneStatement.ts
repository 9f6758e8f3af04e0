import { type Kysely, sql } from 'kysely';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import type { Tables } from '@server/db/tables';
import { latest } from '@server/domain/documents/statementNews';

/** Whose statement it is, as the ERP has it now; undefined where there is none of that number. */
export const statementFiguresOf = (db: Kysely<Tables>) => (statementNo: string) =>
  db
    .selectFrom('statement as s')
    .leftJoin('feed_document as f', 'f.file_name', 's.pdf_file')
    .select([
      's.statement_no as statementNo',
      's.account_no as accountNo',
      's.period_from as periodFrom',
      's.period_to as periodTo',
      's.revision',
      'f.sha256 as erpSha256',
      latest.as('isLatest'),
      sql<
        string | null
      >`(select min(n.statement_no) from statement n where n.supersedes = s.statement_no)`.as('supersededBy'),
    ])
    .where('s.statement_no', '=', statementNo)
    .executeTakeFirst();

export type StatementFigures = NonNullable<Awaited<ReturnType<ReturnType<typeof statementFiguresOf>>>>;

/** A snapshot with its hash, in hex. */
export interface Frozen {
  readonly version: number;
  readonly snapshot: StatementSnapshot;
  readonly sha256: string;
}

/** What was frozen, of its row. */
export const asFrozen = (row: { version: number; content: string; sha256: string }): Frozen => ({
  version: row.version,
  sha256: row.sha256,
  snapshot: JSON.parse(row.content) as StatementSnapshot,
});

/** The snapshot that was frozen last. */
export const frozenOf = (db: Kysely<Tables>) => async (statementNo: string) => {
  const row = await db
    .selectFrom('statement_snapshot')
    .select(['version', 'content', 'sha256'])
    .where('statement_no', '=', statementNo)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asFrozen(row);
};
