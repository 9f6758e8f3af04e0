import { paymentMethods, paymentTypes } from '@contract/payments/labels';
import type { PaymentChoices, PaymentTotals } from '@contract/payments/schema';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { ledgerEnd } from '@server/domain/documents/ledgerEnd';
import { paymentDetail } from '@server/domain/documents/paymentDetail';
import { entryMethod, entryType } from '@server/domain/documents/paymentEntries';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { Chunk } from '@server/exports/exportColumn';
import type { FileQuery } from '@server/lists/listFile';
import { type Kysely, sql } from 'kysely';
import { type Filter, paymentList, type PaymentsQuery, type Scope } from './paymentList';

export const paymentRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  listPage: (scope: Scope, query: PaymentsQuery) => paymentList.page(db.sql, scope, query),
  pages: (scope: Scope, query: Filter & { readonly sort: string }) => paymentList.pages(db.sql, scope, query),
  /** Each file holds every row that the filter lets through. */
  file: (scope: Scope, query: Filter & FileQuery, ofx: () => AsyncIterable<Chunk>) =>
    paymentList.file(db.sql, scope, scope.asOf, query, ofx),
  totals: (scope: Scope, filter: Filter) => totalsOf(db, scope, filter),
  choices: (scope: Scope) => choicesOf(db, scope),
  balances: balancesOf(db.sql),
  one: paymentDetail(db.sql),
});

export type PaymentRepository = ReturnType<typeof paymentRepository>;

/** Sums over all rows that a filter lets through, how many each chip would, and those of the as-of day's year. */
async function totalsOf({ sql: db }: Db, scope: Scope, filter: Filter): Promise<PaymentTotals> {
  const year = Number(scope.asOf.slice(0, 4));
  const [totals, { paidCents, discountCents }] = await Promise.all([
    paymentList.totals(db, scope, filter),
    paymentList.totals(db, scope, { from: `${year}-01-01`, to: `${year}-12-31` }),
  ]);
  return { ...totals, year: { year, paidCents, discountCents } };
}

/** What the payments of some accounts can be filtered by, each once. */
async function choicesOf({ sql: db }: Db, scope: Scope): Promise<PaymentChoices> {
  const [methods, types] = await Promise.all([
    paymentList.distinct(db, scope, entryMethod),
    paymentList.distinct(db, scope, entryType),
  ]);
  return {
    methods: paymentMethods.filter((word) => methods.includes(word)),
    types: paymentTypes.filter((word) => types.includes(word)),
  };
}

/** What each account owed after a day, and the day of its first payment: what a file for bookkeeping begins with. */
const balancesOf =
  (db: Kysely<Tables>) =>
  ({ accounts }: Pick<Scope, 'accounts'>, day: string) =>
    db
      .selectFrom('account as a')
      .select([
        'a.account_no as accountNo',
        sql<number>`(${ledgerEnd} - coalesce((select sum(t.debit_cents - t.credit_cents) from ar_transaction t
          where t.account_no = a.account_no and t.posting_date > ${day}::date), 0))::bigint`.as('owedCents'),
        sql<string | null>`(select min(p.posting_date) from payment p where p.account_no = a.account_no)`.as(
          'firstDay',
        ),
      ])
      .where((eb) => anyOf(eb.ref('a.account_no'), accounts))
      .orderBy('a.account_no')
      .execute();
