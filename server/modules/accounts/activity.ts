import { type Kysely, sql } from 'kysely';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import type { Overview } from '@contract/accounts/schema';
import { depositKindWord } from '@contract/depositPlan/labels';
import { paymentMethodWords } from '@contract/payments/labels';
import { anyOf } from '@server/db/anyOf';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import { paymentMethod } from '@server/domain/documents/paymentMethod';
import type { Tables } from '@server/db/tables';
import { prepayEvents } from './prepay';

type Event = Overview['activity'][number];

/** Rows of the list of recent activity. */
const ROWS = 8;

type Title = (d: { number: string }) => string;

const documents: Readonly<Record<string, readonly [kind: Event['kind'], title: Title]>> = {
  I: ['invoice', m.invoiceNumber],
  C: ['credit', m.creditMemoNumber],
  F: ['financeCharge', m.financeChargeNumber],
  D: ['invoice', m.debitMemoNumber],
};

/**
 * The newest of invoices, payments, uses of prepay and deposit-plan movements together, newest first.
 * @param ledgers the accounts whose deposit plan the caller may see too
 */
export const activityOf =
  (db: Kysely<Tables>) =>
  async (accounts: readonly string[], ledgers: readonly string[], asOf: string): Promise<Event[]> => {
    const found = await Promise.all([
      invoiceEvents(db, accounts, asOf),
      paymentEvents(db, accounts),
      prepayEvents(db, accounts, ROWS),
      ledgers.length > 0 ? depositEvents(db, ledgers) : [],
    ]);
    return found
      .flat()
      .sort((a, b) => (a.date === b.date ? compare(a.id, b.id) : compare(b.date, a.date)))
      .slice(0, ROWS);
  };

/** What an invoice is while somebody is asked to pay it. */
const waiting: ReadonlySet<string> = new Set(['open', 'pastDue', 'notYetDue', 'partial']);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

async function invoiceEvents(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Event[]> {
  const rows = await db
    .selectFrom('invoice as i')
    .select([
      'i.invoice_no',
      'i.account_no',
      'i.doc_type',
      'i.invoice_date',
      'i.total_cents',
      'i.due_date',
      invoiceStatus(asOf).as('status'),
      sql<string[]>`array(select l.description from invoice_line l
        where l.invoice_no = i.invoice_no and l.line_type <> 'X' and l.parent_line_no is null
        order by l.line_no)`.as('lines'),
    ])
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts))
    .where('i.voided', '=', false)
    .orderBy('i.invoice_date', 'desc')
    .orderBy('i.invoice_no', 'desc')
    .limit(ROWS)
    .execute();
  return rows.map((row) => {
    const [kind, titleOf] = documents[row.doc_type]!;
    return {
      id: `invoice:${row.invoice_no}`,
      kind,
      date: row.invoice_date,
      title: titleOf({ number: row.invoice_no }),
      detail: summaryOf(row.lines),
      accountNo: row.account_no,
      cents: row.total_cents,
      pastDue: row.status === 'pastDue',
      dueDate: waiting.has(row.status) && row.total_cents > 0 ? row.due_date : null,
      invoiceNo: row.invoice_no,
      contractNo: null,
    };
  });
}

const summaryOf = ([first, ...others]: readonly string[]): string =>
  first !== undefined && others.length > 0 ? m.itemAndMore({ item: first, n: others.length }) : (first ?? '');

async function paymentEvents(db: Kysely<Tables>, accounts: readonly string[]): Promise<Event[]> {
  const rows = await db
    .selectFrom('payment as y')
    .selectAll()
    .where((eb) => anyOf(eb.ref('y.account_no'), accounts))
    .where('y.status', '<>', 'V')
    .orderBy('y.posting_date', 'desc')
    .orderBy('y.payment_no', 'desc')
    .limit(ROWS)
    .execute();
  return rows.map((row) => ({
    id: `payment:${row.payment_no}`,
    kind: 'payment',
    date: row.posting_date,
    title: row.status === 'R' ? m.returnedPayment() : row.type === 'P' ? m.prepayment() : common.payment(),
    detail: [...new Set([paymentMethodWords[paymentMethod(row.method)], row.reference])]
      .filter(Boolean)
      .join(' '),
    accountNo: row.account_no,
    // A payment that the bank returned has paid nothing.
    cents: row.status === 'R' ? 0 : -row.amount_cents,
    pastDue: false,
    dueDate: null,
    invoiceNo: null,
    contractNo: null,
  }));
}

async function depositEvents(db: Kysely<Tables>, accounts: readonly string[]): Promise<Event[]> {
  const rows = await db
    .selectFrom('deposit_account as s')
    .innerJoin('deposit_transaction as t', 't.sav_id', 's.sav_id')
    .selectAll('t')
    .select(['s.account_no', 's.title'])
    .where((eb) => anyOf(eb.ref('s.account_no'), accounts))
    .orderBy('t.posting_date', 'desc')
    .orderBy('t.seq', 'desc')
    .limit(ROWS)
    .execute();
  return rows.map((row) => ({
    id: `deposit:${row.sav_id}:${row.txn_id}`,
    kind: row.kind === 'interest' ? 'interest' : 'deposit',
    date: row.posting_date,
    title: row.description ?? depositKindWord(row.kind),
    detail: row.title,
    accountNo: row.account_no,
    cents: row.amount_in_cents - row.amount_out_cents,
    pastDue: false,
    dueDate: null,
    invoiceNo: null,
    contractNo: null,
  }));
}
