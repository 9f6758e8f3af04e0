import type { AsOf } from '@contract/accounts/schema';
import type { EntryTotals } from '@contract/depositPlan/schema';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { Chunk } from '@server/exports/exportColumn';
import type { FileQuery } from '@server/lists/listFile';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type EntriesQuery, entryList, type Narrowed } from './entryList';
import { plansOf } from './plans';
import { ownerOf } from './statement/owner';
import { termsByPlan } from './terms';
import { levelOpens } from '@contract/rules/accessOpens';
import type { Access } from '@server/domain/visibility/access';
import { anyOf } from '@server/db/anyOf';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';

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

/** Sums over the rows that a filter lets through, and what the account held before and after its days. */
const entryTotals =
  (db: Kysely<Tables>) =>
  async (filter: Narrowed): Promise<EntryTotals> => {
    const { savid, from, to } = filter;
    const [{ chips: _, ...sums }, balances, kinds] = await Promise.all([
      entryList.totals(db, {}, filter),
      sql<{ openingCents: number; closingCents: number }>`select
        ${from ? balanceWhere(savid, sql`posting_date < ${from}::date`) : startOf(savid)} as "openingCents",
        ${balanceWhere(savid, to ? sql`posting_date <= ${to}::date` : sql`true`)} as "closingCents"`.execute(
        db,
      ),
      db
        .selectFrom('deposit_transaction')
        .select('kind')
        .distinct()
        .where('sav_id', '=', savid)
        .orderBy('kind')
        .execute(),
    ]);
    return { ...sums, ...balances.rows[0]!, kinds: kinds.map(({ kind }) => kind) };
  };

/** The ERP's own balance after the last row of those; where there is none, what its first row began with. */
const balanceWhere = (savId: string, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  (select balance_after_cents from deposit_transaction where sav_id = ${savId} and ${where}
    order by posting_date desc, seq desc limit 1), ${startOf(savId)})::bigint`;

const startOf = (savId: string): RawBuilder<unknown> => sql`coalesce(
  (select balance_after_cents - amount_in_cents + amount_out_cents from deposit_transaction
    where sav_id = ${savId} order by posting_date, seq limit 1), 0)::bigint`;

/** What of the tables an offer is made of. */
const offerParts = (db: Kysely<Tables>) => ({
  async available(savId: string) {
    const [available] = await depositAvailableOf(db, [savId]);
    return available!.availableCents;
  },

  /** To whom a check is made out: the owner of the account that a deposit account belongs to, and its branch. */
  ownerOf: (accountNo: string) =>
    db
      .selectFrom('account')
      .select(['name', 'home_branch as homeBranch'])
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow(),

  /** Branches that are in use, with their places. */
  branches: () => db.selectFrom('branch').selectAll().where('active', '=', true).orderBy('name').execute(),

  /** Trade accounts that money can be moved to: those that the caller may pay. */
  async tradeAccounts(accesses: readonly Access[]) {
    const payable = accesses.filter(({ level }) => levelOpens(level, 'asking'));
    return db
      .selectFrom('account')
      .select(['account_no as accountNo', 'name'])
      .where((eb) =>
        anyOf(
          eb.ref('account_no'),
          payable.map(({ accountNo }) => accountNo),
        ),
      )
      .where('account_type', '=', 'T')
      .where('status', '<>', 'X')
      .orderBy('account_no')
      .execute();
  },
});
