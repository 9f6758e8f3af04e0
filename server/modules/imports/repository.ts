import * as m from '@locales/imports';
import type { DropIssue, DropSummary, IssueFilter } from '@contract/imports/schema';
import {
  dropColumns as dropLabels,
  dropOutcomes,
  dropWords,
  issueColumns as issueLabels,
  issueWords,
  severityWords,
} from '@contract/imports/labels';
import type { Db } from '@server/db/db';
import { dropColumns } from '@server/domain/feedState/feedDrops';
import { feedIsLocked } from '@server/domain/feedState/feedLock';
import type { PageQuery } from '@server/lists/cursor';
import { sumOf } from '@server/lists/listTotals';
import { sql } from 'kysely';
import { wordsOf } from '@server/db/search';
import { defineList } from '@server/lists/defineList';
import { anyCode } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import type { FileQuery } from '@server/lists/listFile';
import { byNumber } from '@server/lists/order';

/** A file as it is asked for here, and the day on which that is, 'YYYY-MM-DD'. */
type Asked = Pick<FileQuery, 'format'> & { readonly asOf: string };

/** What is kept of the nightly imports. */
export const importRepository = (db: Db) => ({
  /** Drops by their numbers, the newest first. */
  page: (query: PageQuery & DropFilter) => dropList.page(db.sql, {}, { ...query, sort: '-drop' }),

  file: ({ asOf, ...query }: DropFilter & Asked) =>
    dropList.file(db.sql, {}, asOf, { ...query, sort: '-drop' }),

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

  findingFile: (dropId: number, { asOf, ...query }: IssueFilter & Asked) =>
    issueList.file(db.sql, dropId, asOf, { ...query, sort: 'finding' }),

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

const dropColumn = labeledColumns<object, DropSummary, keyof typeof dropLabels>(dropLabels);

/** Every drop that was looked at, by its number. Only the office reads it. */
const dropList = defineList<object, DropFilter, DropSummary>()({
  from: () => sql`feed_drop d`,
  access: () => [],
  columns: {
    ...dropColumns,
    name: dropColumn('name', { sql: dropColumns.name }),
    outcome: dropColumn('outcome', { sql: dropColumns.outcome, value: dropWords }),
    asOf: dropColumn('asOf', { sql: dropColumns.asOf, format: 'date' }),
    rowsRead: dropColumn('rows', { sql: dropColumns.rowsRead, format: 'number' }),
    rowsQuarantined: dropColumn('held', { sql: dropColumns.rowsQuarantined, format: 'number' }),
    lookedAt: dropColumn('looked', { sql: dropColumns.lookedAt }),
    decidedBy: dropColumn('by', { sql: dropColumns.decidedBy }),
    decidedAt: dropColumn('decided', { sql: dropColumns.decidedAt }),
  },
  sorts: { drop: byNumber(dropColumns.dropId) },
  ties: [],
  filters: {
    outcome: anyCode(dropColumns.outcome),
    q: (words) => sql`strpos(lower(d.drop_name), ${words.trim().toLowerCase()}) > 0`,
  },
  file: {
    screen: 'imports',
    get sheet() {
      return m.drops();
    },
    outlivesDrops: true,
  },
});

const severity = sql.ref('f.severity');
const of = (word: string) => () => sql<boolean>`${severity} = ${word}`;

const issueColumn = labeledColumns<number, DropIssue, keyof typeof issueLabels>(issueLabels);

/** What was found in one drop, whose number is the scope: worst first, then by file and line. */
const issueList = defineList<number, IssueFilter, DropIssue>()({
  from: () => sql`feed_finding f`,
  access: (dropId) => [sql<boolean>`f.drop_id = ${dropId}`],
  columns: {
    severity: issueColumn('severity', { sql: severity, value: (found) => severityWords[found.severity] }),
    file: issueColumn('file', { sql: sql.ref('f.file') }),
    line: issueColumn('line', {
      // The finding that counts the surplus stands on no line.
      sql: sql`nullif(f.line, ${sql.lit(Number.MAX_SAFE_INTEGER)}::bigint)`,
      format: 'number',
    }),
    message: issueColumn('message', { sql: sql.ref('f.message'), value: issueWords }),
    key: issueColumn('key', { sql: sql.ref('f.key') }),
    value: issueColumn('value', { sql: sql.ref('f.value') }),
    rule: issueColumn('rule', { sql: sql.ref('f.rule') }),
    column: issueColumn('column', { sql: sql.ref('f.column_name') }),
    seq: sql.ref('f.seq'),
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
  file: {
    screen: (dropId) => `findings-${dropId}`,
    get sheet() {
      return m.findings();
    },
    outlivesDrops: true,
  },
});
