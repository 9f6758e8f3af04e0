import type { IssueFilter } from '@contract/imports/schema';
import { dropOutcomes } from '@contract/imports/labels';
import type { Db } from '@server/db/db';
import { dropColumns } from '@server/domain/feedState/feedDrops';
import { feedIsLocked } from '@server/domain/feedState/feedLock';
import type { PageQuery } from '@server/lists/cursor';
import { sumOf } from '@server/lists/listTotals';
import { dropList, issueList } from './importLists';

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
