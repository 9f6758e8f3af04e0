import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FindingFilter } from '@contract/imports/schema';
import { members } from '@contract/paging';
import { dropOutcomes } from '@contract/imports/labels';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import { feedDrops } from '@server/domain/feedState/feedDrops';
import { feedIsLocked } from '@server/domain/feedState/feedLock';
import { decodeMark, type PageQuery, pageFrom, placeOf, turnOf } from '@server/http/keyset';

/** What is kept of the nightly imports. */
export const importRepository = (db: Db) => ({
  /** Drops by their numbers, the newest first. */
  async page(query: PageQuery & { readonly outcome?: string; readonly q?: string }) {
    const turn = turnOf(query);
    const outcomes = members(query.outcome);
    const back = turn?.back ?? false;
    const found = await feedDrops(db.sql)
      .$if(outcomes.length > 0, (q) => q.where((eb) => anyOf(eb.ref('d.outcome'), outcomes)))
      .where(named(query.q))
      .$if(!!turn, (q) => q.where('d.drop_id', back ? '>' : '<', placeIn(turn!.mark, 'drops')))
      .orderBy('d.drop_id', back ? 'asc' : 'desc')
      .limit(query.limit + 1)
      .execute();
    return pageFrom(found, query.limit, turn, ({ dropId }) => ['drops', dropId]);
  },

  async totals({ q }: { readonly q?: string }) {
    const rows = await db.sql
      .selectFrom('feed_drop as d')
      .where(named(q))
      .select(['outcome', (eb) => eb.fn.countAll<number>().as('drops')])
      .groupBy('outcome')
      .execute();
    const countOf = (outcome: string) => rows.find((row) => row.outcome === outcome)?.drops ?? 0;
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

  /** Findings in the order of the record: worst first, then by file and line. */
  async findings(dropId: number, query: PageQuery & FindingFilter) {
    const turn = turnOf(query);
    const back = turn?.back ?? false;
    const found = await db.sql
      .selectFrom('feed_finding')
      .select(['seq', 'severity', 'file', 'key', 'column_name as column', 'rule', 'value', 'message', 'hint'])
      // The finding that counts the surplus stands on no line.
      .select(sql<number | null>`nullif(line, ${Number.MAX_SAFE_INTEGER}::bigint)`.as('line'))
      .where('drop_id', '=', dropId)
      .where((eb) => eb.and(conditionsOf(query)))
      .$if(!!turn, (q) => q.where('seq', back ? '<' : '>', placeIn(turn!.mark, 'findings')))
      .orderBy('seq', back ? 'desc' : 'asc')
      .limit(query.limit + 1)
      .execute();
    return pageFrom(found, query.limit, turn, ({ seq }) => ['findings', seq]);
  },

  findingTotals: (dropId: number, filter: FindingFilter) =>
    db.sql
      .selectFrom('feed_finding')
      .select([
        sql<number>`count(*) filter (where severity = 'fatal')`.as('fatal'),
        sql<number>`count(*) filter (where severity = 'row')`.as('row'),
        sql<number>`count(*) filter (where severity = 'warn')`.as('warn'),
        sql<number>`count(*) filter (where severity = 'wait')`.as('wait'),
      ])
      .where('drop_id', '=', dropId)
      .where((eb) => eb.and(conditionsOf(filter)))
      .executeTakeFirstOrThrow(),
});

export type ImportRepository = ReturnType<typeof importRepository>;

const isNumber = placeOf<[number]>('bigint');

/** Drops whose name holds these words. */
const named = (words = '') => sql<SqlBool>`strpos(lower(d.drop_name), ${words.trim().toLowerCase()}) > 0`;

const placeIn = (mark: string, order: string): number => decodeMark(mark, order, isNumber)[0];

function conditionsOf({ severity, file, rule, q }: FindingFilter): RawBuilder<SqlBool>[] {
  const among = (column: string, list: string | undefined) => {
    const values = members(list);
    return values.length > 0 ? [anyOf(sql.ref(column), values)] : [];
  };
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return [
    ...among('severity', severity),
    ...among('file', file),
    ...among('rule', rule),
    ...words.map(
      (word) => sql<SqlBool>`strpos(lower(concat_ws(' ', key, value, message)), ${word.toLowerCase()}) > 0`,
    ),
  ];
}
