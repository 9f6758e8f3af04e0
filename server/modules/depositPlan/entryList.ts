import { sql } from 'kysely';
import type { DepositTransaction } from '@contract/accounts/schema';
import type { EntryFilter } from '@contract/depositPlan/schema';
import { entryColumns as labels, depositKindWord, depositKindWords } from '@contract/depositPlan/labels';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { anyCode, equals, fromDay, search, spoken, toDay } from '@server/lists/filters';
import { byDate } from '@server/lists/order';

export type Narrowed = Omit<EntryFilter, 'username'>;
export type EntriesQuery = ListQuery<Narrowed>;

const postingDate = sql.ref('posting_date');
const kind = sql.ref('kind');

/** What a row does not have is left empty in files, not nought. */
const unlessNought = (cents: number): number | null => (cents === 0 ? null : cents);

/** A deposit account's ledger in the ERP's own order, which alone its running balance follows. */
export const entryList = defineList<object, Narrowed, DepositTransaction>()({
  from: () => sql`deposit_transaction`,
  // Whoever asks names one account, which the routes have found to be the caller's.
  access: (_, { savid }) => [equals(sql.ref('sav_id'))(savid)],
  columns: {
    id: sql.ref('txn_id'),
    savId: { sql: sql.ref('sav_id'), label: labels.depositAccount },
    effectiveDate: { sql: sql.ref('effective_date'), label: labels.effective, format: 'date' },
    postingDate: { sql: postingDate, label: labels.date, format: 'date' },
    kind: { sql: kind, label: labels.type, value: (row) => depositKindWord(row.kind) },
    description: { sql: sql.ref('description'), label: labels.description },
    checkNo: { sql: sql.ref('check_no'), label: labels.check },
    reference: { sql: sql.ref('reference'), label: labels.reference },
    inCents: {
      sql: sql.ref('amount_in_cents'),
      label: labels.in,
      format: 'money',
      value: (row) => unlessNought(row.inCents),
    },
    outCents: {
      sql: sql.ref('amount_out_cents'),
      label: labels.out,
      format: 'money',
      value: (row) => unlessNought(row.outCents),
    },
    balanceAfterCents: { sql: sql.ref('balance_after_cents'), label: labels.balance, format: 'money' },
  },
  sorts: { date: byDate(postingDate) },
  ties: [{ key: sql.ref('seq'), type: 'int' }],
  filters: {
    // Is what the access goes by.
    savid: () => [],
    from: fromDay(postingDate),
    to: toDay(postingDate),
    kind: anyCode(kind),
    q: search(
      sql.ref('description'),
      sql.ref('check_no'),
      sql.ref('reference'),
      kind,
      spoken(kind, depositKindWords),
    ),
  },
  sums: { inCents: sql.ref('amount_in_cents'), outCents: sql.ref('amount_out_cents') },
  file: { screen: 'deposit-plan', sheet: 'Deposit plan' },
});
