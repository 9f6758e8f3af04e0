import type { AsOf } from '@contract/accounts/schema';
import type { Db } from '@server/db/db';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { Chunk } from '@server/exports/exportColumn';
import type { FileQuery } from '@server/lists/listFile';
import { type EntriesQuery, entryList, type Narrowed } from './entryList';
import { entryTotals } from './entryTotals';
import { offerParts } from './offerParts';
import { plansOf } from './plans';
import { ownerOf } from './statement/owner';
import { termsByPlan } from './terms';

export const depositPlanRepository = (db: Db) => ({
  ...accountVisibility(db.sql),

  /** Undefined before the first drop. */
  async asOf(booksZone: string, today: string): Promise<AsOf | undefined> {
    const state = await feedStateOf(db.sql);
    return state && { date: state.asOf, loadedAt: state.appliedAt, drop: state.drop, booksZone, today };
  },

  settings: (now: Date) => companySettingsOf(db.sql, now),

  /** A deposit account's own facts; undefined where there is none of that id. */
  deposit: (savId: string) =>
    db.sql
      .selectFrom('deposit_account')
      .select(['sav_id as savId', 'account_no as accountNo', 'title', 'status'])
      .where('sav_id', '=', savId)
      .executeTakeFirst(),

  /** The day of the first row of a deposit account; undefined where it has none. */
  async firstDay(savId: string): Promise<string | undefined> {
    const first = await db.sql
      .selectFrom('deposit_transaction')
      .select((eb) => eb.fn.min('posting_date').as('day'))
      .where('sav_id', '=', savId)
      .executeTakeFirst();
    return first?.day ?? undefined;
  },

  owner: ownerOf(db.sql),
  plans: plansOf(db.sql),
  terms: termsByPlan(db.sql),
  entriesPage: (query: EntriesQuery) => entryList.page(db.sql, {}, query),
  pages: (query: Narrowed & { readonly sort: string }) => entryList.pages(db.sql, {}, query),
  /** Each file holds every row that the filter lets through. */
  file: (query: Narrowed & FileQuery, asOf: string, ofx: () => AsyncIterable<Chunk>) =>
    entryList.file(db.sql, {}, asOf, { ...query, account: query.savid }, ofx),
  totals: entryTotals(db.sql),
  ...offerParts(db.sql),
});

export type DepositPlanRepository = ReturnType<typeof depositPlanRepository>;
