import { sql } from 'kysely';
import type { DropIssue, DropSummary, IssueFilter } from '@contract/imports/schema';
import { dropColumns } from '@server/domain/feedState/feedDrops';
import { wordsOf } from '@server/db/search';
import { defineList } from '@server/lists/defineList';
import { anyCode } from '@server/lists/filters';
import { byNumber } from '@server/lists/order';

interface DropFilter {
  readonly outcome?: string;
  /** What a drop's name holds. */
  readonly q?: string;
}

/** Every drop that was looked at, by its number. Only the office reads it. */
export const dropList = defineList<object, DropFilter, DropSummary>()({
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
export const issueList = defineList<number, IssueFilter, DropIssue>()({
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
