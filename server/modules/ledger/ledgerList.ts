import { type SqlBool, sql } from 'kysely';
import {
  kindWords,
  agingBuckets,
  ledgerKinds,
  ledgerColumns as labels,
  ledgerStatusWord,
} from '@contract/ledger/labels';
import type { LedgerFilter } from '@contract/ledger/schema';
import * as m from '@locales/ledger';
import { anyOf } from '@server/db/anyOf';
import { isLedgerPastDue, ledgerKind as kind, ledgerStatus } from '@server/domain/documents/ledgerStatus';
import { defineList, type ListQuery } from '@server/lists/defineList';
import {
  anyCode,
  anyWord,
  type Condition,
  fromDay,
  knownOf,
  search,
  spoken,
  toDay,
} from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byDate, byNumber, byText } from '@server/lists/order';
import { bucketOf, type Scope } from './aging';
import { type PlacedRow, withBalances } from './balances';

export type RowsFilter = Omit<LedgerFilter, 'username' | 'account'>;
export type RowsQuery = ListQuery<RowsFilter>;

const branchName = sql<string | null>`coalesce(b.name, t.branch)`;

const isAged = (buckets: readonly string[], on: string): Condition => {
  const bucket = bucketOf(sql`coalesce(i.due_date, t.due_date)`, sql`coalesce(i.deferred, false)`, on);
  return sql<SqlBool>`t.open_amount_cents <> 0 and ${anyOf(bucket, buckets)}`;
};

const postingDate = sql.ref('t.posting_date');

/** What a row does not have is left empty in files, not nought. */
const unlessNought = (cents: number): number | null => (cents === 0 ? null : cents);

const column = labeledColumns<Scope, PlacedRow, keyof typeof labels>(labels);

/** The ledger of some accounts, each row with its branch, its document and its payment beside it. */
export const ledgerList = defineList<Scope, RowsFilter, PlacedRow>()({
  from: () => sql`ar_transaction t
    left join branch b on b.branch_code = t.branch
    left join invoice i on i.invoice_no = t.document_no and i.account_no = t.account_no
    left join payment y on y.payment_no = t.document_no and y.account_no = t.account_no
      and t.kind in ('payment', 'nsf')`,
  access: ({ accounts }) => [anyOf(sql.ref('t.account_no'), accounts)],
  columns: {
    id: sql`t.account_no || ':' || t.txn_id`,
    accountNo: column('account', { sql: sql.ref('t.account_no') }),
    effectiveDate: column('effective', { sql: sql.ref('t.effective_date'), format: 'date' }),
    postingDate: column('date', { sql: postingDate, format: 'date' }),
    kind: column('type', { sql: kind, value: (row) => kindWords[row.kind] }),
    documentNo: column('document', { sql: sql.ref('t.document_no') }),
    reference: column('reference', { sql: sql.ref('t.reference') }),
    description: column('description', { sql: sql.ref('t.description') }),
    branchCode: sql.ref('t.branch'),
    branchName: column('branch', { sql: branchName }),
    dueDate: column('due', { sql: sql.ref('t.due_date'), format: 'date' }),
    debitCents: column('debit', {
      sql: sql.ref('t.debit_cents'),
      format: 'money',
      value: (row) => unlessNought(row.debitCents),
    }),
    creditCents: column('credit', {
      sql: sql.ref('t.credit_cents'),
      format: 'money',
      value: (row) => unlessNought(row.creditCents),
    }),
    balanceCents: column('balance', { sql: sql`null`, format: 'money' }),
    openCents: column('open', { sql: sql.ref('t.open_amount_cents'), format: 'money' }),
    status: column('status', {
      sql: ({ asOf }) => ledgerStatus(asOf),
      value: (row) => ledgerStatusWord(row.status),
    }),
    invoiceNo: sql.ref('i.invoice_no'),
    paymentNo: sql.ref('y.payment_no'),
    seq: sql.ref('t.seq'),
    txnId: sql.ref('t.txn_id'),
  },
  sorts: {
    date: byDate(postingDate),
    type: { key: kind, type: 'text' },
    document: byText(sql.ref('t.document_no')),
    // What never falls due comes after all that does.
    due: byDate(sql.ref('t.due_date'), 'last'),
    amount: byNumber(sql`(t.debit_cents - t.credit_cents)`),
    open: byNumber(sql.ref('t.open_amount_cents')),
  },
  ties: [
    { key: postingDate, type: 'date' },
    { key: sql.ref('t.account_no'), type: 'text' },
    { key: sql.ref('t.seq'), type: 'int' },
    { key: sql.ref('t.txn_id'), type: 'text' },
  ],
  filters: {
    from: fromDay(postingDate),
    to: toDay(postingDate),
    kind: anyWord(kind, ledgerKinds),
    branch: anyCode(sql.ref('t.branch')),
    status: 'chip',
    age: (ages, { scope, filter, name }) =>
      isAged(knownOf(ages, agingBuckets, name), filter.agedOn || scope.asOf),
    // Says of which day the ages are.
    agedOn: () => [],
    // The words of a type are those of the reader's language.
    q: (words, at) =>
      search(
        sql.ref('t.document_no'),
        sql.ref('t.reference'),
        sql.ref('t.description'),
        branchName,
        spoken(kind, kindWords),
      )(words, at),
  },
  chips: { open: () => sql<SqlBool>`t.open_amount_cents <> 0`, pastDue: ({ asOf }) => isLedgerPastDue(asOf) },
  sums: {
    debitCents: sql.ref('t.debit_cents'),
    creditCents: sql.ref('t.credit_cents'),
    openCents: sql.ref('t.open_amount_cents'),
  },
  asJson: true,
  finish: (rows, { db, scope, query }) => (leadUpToEachOther(scope, query) ? withBalances(db, rows) : rows),
  file: {
    screen: 'account-details',
    get sheet() {
      return m.accountDetails();
    },
  },
});

/** What rows are counted and chosen by. */
export const choicesSql = {
  accountNo: sql.ref<string>('t.account_no'),
  kind,
  branch: sql.ref('t.branch'),
  branchName,
};

/**
 * Rows have a running balance only where they lead up to each other: of one account, in the order of their posting,
 * with nothing left out between them.
 */
const leadUpToEachOther = ({ accounts }: Scope, query: RowsFilter & { readonly sort: string }): boolean =>
  accounts.length === 1 &&
  query.sort.endsWith('date') &&
  ![query.kind, query.branch, query.status, query.age, query.q].some(Boolean);
