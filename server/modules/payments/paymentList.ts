import { sql } from 'kysely';
import * as m from '@locales/payments';
import {
  paymentMethodWords,
  paymentStatusWords,
  paymentTypeWords,
  paymentMethods,
  paymentTypes,
  paymentColumns as labels,
} from '@contract/payments/labels';
import type { Payment, PaymentsFilter } from '@contract/payments/schema';
import { returnReason } from '@contract/rules/returnCodes';
import { anyOf } from '@server/db/anyOf';
import { entryMethod, entryType, paymentEntries } from '@server/domain/documents/paymentEntries';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { labeledColumns } from '@server/lists/labeledColumns';
import {
  anyWord,
  minimum,
  maximum,
  type Condition,
  eachWord,
  equals,
  fromDay,
  spoken,
  toDay,
} from '@server/lists/filters';
import { byDate, byNumber, byText } from '@server/lists/order';

/** Whose payments are read, and on which day they are looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

export type Filter = Omit<PaymentsFilter, 'username' | 'account'>;
export type PaymentsQuery = ListQuery<Filter>;

/** A row with what files need beside it. */
export type PaymentRow = Payment & {
  /** What the ledger calls the row: of files of both, brought into one program, nothing is counted twice. */
  readonly ledgerId: string | null;
};

const postingDate = sql.ref('y.posting_date');
const paymentNo = sql.ref('y.payment_no');
const amount = sql`abs(y.amount_cents)`;
const inStatus = (status: string) => (): Condition => equals(sql.ref('y.status'))(status);

const column = labeledColumns<Scope, PaymentRow, keyof typeof labels>(labels);

/** The payments of some accounts, and what took payments back. */
export const paymentList = defineList<Scope, Filter, PaymentRow>()({
  from: ({ accounts }) => paymentEntries(accounts),
  // Each part of the entries is narrowed to the accounts where it is read.
  access: () => [],
  columns: {
    id: sql`y.payment_no || case when y.is_reversal then ':reversal' else '' end`,
    accountNo: column('account', { sql: sql.ref('y.account_no') }),
    accountName: column('accountName', { sql: sql.ref('a.name') }),
    postingDate: column('date', { sql: postingDate, format: 'date' }),
    receivedDate: column('received', { sql: sql.ref('y.received_date'), format: 'date' }),
    paymentNo: column('payment', { sql: paymentNo }),
    method: column('method', { sql: entryMethod, value: (p) => paymentMethodWords[p.method] }),
    reference: column('reference', { sql: sql.ref('y.reference') }),
    requestNo: column('request', { sql: sql`coalesce(r.request_no, y.portal_request_no)` }),
    source: column('source', { sql: sql.ref('r.source') }),
    type: column('type', { sql: entryType, value: (p) => paymentTypeWords[p.type] }),
    amountCents: column('amount', { sql: sql.ref('y.amount_cents'), format: 'money' }),
    discountCents: column('discount', { sql: sql.ref('y.discount_cents'), format: 'money' }),
    appliedCents: column('applied', {
      sql: sql`case when y.is_reversal then 0 else coalesce((select sum(x.applied_cents)
        from payment_application x where x.payment_no = y.payment_no), 0) end::bigint`,
      format: 'money',
    }),
    unappliedCents: column('unapplied', { sql: sql.ref('y.unapplied_cents'), format: 'money' }),
    status: column('status', { sql: sql.ref('y.status'), value: (p) => paymentStatusWords[p.status] }),
    returnCode: column('reason', {
      sql: sql.ref('y.return_code'),
      value: ({ status, returnCode }) => (status === 'returned' ? returnReason(returnCode).words : null),
    }),
    requestId: sql.ref('r.request_id'),
    isReversal: sql.ref('y.is_reversal'),
    ledgerId: sql`(select min(t.txn_id) from ar_transaction t
      where t.account_no = y.account_no and t.document_no = y.payment_no
        and case when y.is_reversal then t.kind = 'nsf' or t.reverses_txn_id is not null
          else t.kind = 'payment' end)`,
  },
  sorts: {
    date: byDate(postingDate),
    received: byDate(sql.ref('y.received_date')),
    payment: byText(paymentNo),
    amount: byNumber(sql.ref('y.amount_cents')),
  },
  ties: [
    { key: postingDate, type: 'date' },
    { key: paymentNo, type: 'text' },
    // What took a payment back comes after it.
    { key: sql`y.is_reversal::int`, type: 'int' },
  ],
  filters: {
    from: fromDay(postingDate),
    to: toDay(postingDate),
    method: anyWord(entryMethod, paymentMethods),
    type: anyWord(entryType, paymentTypes),
    leastCents: minimum(amount),
    mostCents: maximum(amount),
    status: 'chip',
    q: eachWord<{ readonly scope: Scope }>(
      (
        pattern,
        { scope },
      ) => sql`(concat_ws(' ', y.payment_no, y.reference, y.portal_request_no, r.request_no,
          ${spoken(entryMethod, paymentMethodWords)}) ilike ${pattern}
        or exists (select from payment_application x join invoice i on i.invoice_no = x.invoice_no
          where x.payment_no = y.payment_no and x.invoice_no ilike ${pattern}
            and ${anyOf(sql.ref('i.account_no'), scope.accounts)}))`,
    ),
  },
  chips: { posted: inStatus('posted'), returned: inStatus('returned'), reversed: inStatus('reversed') },
  sums: { paidCents: sql.ref('y.amount_cents'), discountCents: sql.ref('y.discount_cents') },
  file: {
    screen: 'payment-history',
    get sheet() {
      return m.title();
    },
  },
});
