import type { DropIssue, DropSummary, IssueFilter } from '@contract/imports/schema';
import { dropOutcomes } from '@contract/imports/labels';
import type { Db } from '@server/db/db';
import { dropColumns } from '@server/domain/feedState/feedDrops';
import { feedIsLocked } from '@server/domain/feedState/feedLock';
import type { PageQuery } from '@server/lists/cursor';
import { sumOf } from '@server/lists/listTotals';
import { sql } from 'kysely';
import { wordsOf } from '@server/db/search';
import { defineList } from '@server/lists/defineList';
import { anyCode } from '@server/lists/filters';
import { byNumber } from '@server/lists/order';

interface DropQuery extends PageQuery {
  readonly outcome?: string;
  readonly q?: string;
}

/** What is kept of the nightly imports. */
export const importRepository = (db: Db) => ({
  /** Drops by their numbers, the newest first. */
  page: (query: DropQuery) => dropList.page(db.sql, {}, { ...query, sort: '-drop' }),

  async totals({ q }: { readonly q?: string }) {
    const found = await dropList.totalsBy(db.sql, {}, { q }, dropColumns.outcome);
    const countOf = (outcome: string) => sumOf(found, ({ key, rows }) => (key === outcome ? rows : 0));
    return Object.fromEntries(dropOutcomes.map((outcome) => [outcome, countOf(outcome)])) as Record<
      (typeof dropOutcomes)[number],
      number
    >;
  },

  /** The newest loads that customers saw or see, the newest first: by them the next one is due. */
  loads: () =>
    db.sql
      .selectFrom('feed_import as i')
      .leftJoin('feed_drop as d', 'd.import_id', 'i.import_id')
      .select(['d.drop_id as dropId', 'i.drop_name as name', 'i.as_of as asOf', 'i.applied_at as loadedAt'])
      .orderBy('i.import_id', 'desc')
      .limit(7)
      .execute(),

  /** The import that runs now; what a dead one said is nobody's word. */
  running: () =>
    db.sql
      .selectFrom('feed_progress')
      .select(['drop_name as name', 'began_at as beganAt', 'file', 'rows'])
      .select((eb) => eb.ref('step').$castTo<'reading' | 'checking' | 'applying'>().as('step'))
      .where(feedIsLocked)
      .executeTakeFirst(),

  /** Findings in the order of the record. */
  findings: (dropId: number, query: PageQuery & IssueFilter) =>
    issueList.page(db.sql, dropId, { ...query, sort: 'finding' }),

  async findingTotals(dropId: number, filter: IssueFilter) {
    const { fatal, row, warn, wait } = (await issueList.totals(db.sql, dropId, filter)).chips;
    return { fatal, row, warn, wait };
  },
});

export type ImportRepository = ReturnType<typeof importRepository>;

interface DropFilter {
  readonly outcome?: string;
  /** What a drop's name holds. */
  readonly q?: string;
}

/** Every drop that was looked at, by its number. Only the office reads it. */
const dropList = defineList<object, DropFilter, DropSummary>()({
  from: () => sql`feed_drop d`,
  access: () => [],
  columns: dropColumns,
  sorts: { drop: byNumber(dropColumns.dropId) },
  ties: [],
  filters: {
    outcome: anyCode(dropColumns.outcome),
    q: (words) => sql`strpos(lower(d.drop_name), ${words.trim().toLowerCase()}) > 0`,
  },
});

const severity = sql.ref('f.severity');
const of = (word: string) => () => sql<boolean>`${severity} = ${word}`;

/** What was found in one drop, whose number is the scope: worst first, then by file and line. */
const issueList = defineList<number, IssueFilter, DropIssue>()({
  from: () => sql`feed_finding f`,
  access: (dropId) => [sql<boolean>`f.drop_id = ${dropId}`],
  columns: {
    seq: sql.ref('f.seq'),
    severity,
    file: sql.ref('f.file'),
    // The finding that counts the surplus stands on no line.
    line: sql`nullif(f.line, ${sql.lit(Number.MAX_SAFE_INTEGER)}::bigint)`,
    key: sql.ref('f.key'),
    column: sql.ref('f.column_name'),
    rule: sql.ref('f.rule'),
    value: sql.ref('f.value'),
    message: sql.ref('f.message'),
    hint: sql.ref('f.hint'),
  },
  sorts: { finding: byNumber(sql.ref('f.seq')) },
  ties: [],
  filters: {
    severity: anyCode(severity),
    file: anyCode(sql.ref('f.file')),
    rule: anyCode(sql.ref('f.rule')),
    q: (text) =>
      wordsOf(text).map(
        (word) =>
          sql<boolean>`strpos(lower(concat_ws(' ', f.key, f.value, f.message)), ${word.toLowerCase()}) > 0`,
      ),
  },
  chips: { fatal: of('fatal'), row: of('row'), warn: of('warn'), wait: of('wait') },
});
