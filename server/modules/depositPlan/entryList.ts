import { sql } from 'kysely';
import * as common from '@locales/common';
import type { DepositTransaction } from '@contract/accounts/schema';
import type { EntryFilter } from '@contract/depositPlan/schema';
import { entryColumns as labels, depositKindWord, depositKindWords } from '@contract/depositPlan/labels';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { anyCode, equals, fromDay, search, spoken, toDay } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byDate } from '@server/lists/order';

export type Narrowed = Omit<EntryFilter, 'username'>;
export type EntriesQuery = ListQuery<Narrowed>;

const postingDate = sql.ref('posting_date');
const kind = sql.ref('kind');

/** What a row does not have is left empty in files, not nought. */
const unlessNought = (cents: number): number | null => (cents === 0 ? null : cents);

const column = labeledColumns<object, DepositTransaction, keyof typeof labels>(labels);

/** A deposit account's ledger in the ERP's own order, which alone its running balance follows. */
export const entryList = defineList<object, Narrowed, DepositTransaction>()({
  from: () => sql`deposit_transaction`,
  // Whoever asks names one account, which the routes have found to be the caller's.
  access: (_, { savid }) => [equals(sql.ref('sav_id'))(savid)],
  columns: {
    id: sql.ref('txn_id'),
    savId: column('depositAccount', { sql: sql.ref('sav_id') }),
    effectiveDate: column('effective', { sql: sql.ref('effective_date'), format: 'date' }),
    postingDate: column('date', { sql: postingDate, format: 'date' }),
    kind: column('type', { sql: kind, value: (row) => depositKindWord(row.kind) }),
    description: column('description', { sql: sql.ref('description') }),
    checkNo: column('check', { sql: sql.ref('check_no') }),
    reference: column('reference', { sql: sql.ref('reference') }),
    inCents: column('in', {
      sql: sql.ref('amount_in_cents'),
      format: 'money',
      value: (row) => unlessNought(row.inCents),
    }),
    outCents: column('out', {
      sql: sql.ref('amount_out_cents'),
      format: 'money',
      value: (row) => unlessNought(row.outCents),
    }),
    balanceAfterCents: column('balance', { sql: sql.ref('balance_after_cents'), format: 'money' }),
  },
  sorts: { date: byDate(postingDate) },
  ties: [{ key: sql.ref('seq'), type: 'int' }],
  filters: {
    // Is what the access goes by.
    savid: () => [],
    from: fromDay(postingDate),
    to: toDay(postingDate),
    kind: anyCode(kind),
    // What a kind is called is another word in another language.
    q: (words, at) =>
      search(
        sql.ref('description'),
        sql.ref('check_no'),
        sql.ref('reference'),
        kind,
        spoken(kind, depositKindWords),
      )(words, at),
  },
  sums: { inCents: sql.ref('amount_in_cents'), outCents: sql.ref('amount_out_cents') },
  file: {
    screen: 'deposit-plan',
    get sheet() {
      return common.depositPlan();
    },
  },
});
