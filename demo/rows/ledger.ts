import { toDecimal } from '@contract/format/money';
import type { Book, Entry } from '../book';
import type { Drop } from '../drop';
import { openOf } from '../invoice';

/** Payments with their applications, and the trade ledger in the order of its posting days. */
export function writeBook(drop: Drop, book: Book): void {
  const { accountNo } = book.account;
  for (const payment of book.payments) {
    drop.add('payments', {
      payment_no: payment.no,
      account_no: accountNo,
      received_date: payment.receivedDate,
      posting_date: payment.postingDate,
      method: payment.method,
      reference: payment.reference,
      type: payment.type,
      amount: toDecimal(payment.amount),
      discount_taken: toDecimal(payment.applications.reduce((sum, { discount }) => sum + discount, 0)),
      unapplied: toDecimal(payment.unapplied),
      status: payment.status,
      return_code: payment.returnCode,
    });
    for (const { invoice, applied, discount, on } of payment.applications) {
      drop.add('payment_applications', {
        payment_no: payment.no,
        invoice_no: invoice.no,
        applied: toDecimal(applied),
        discount: toDecimal(discount),
        applied_on: on,
      });
    }
  }
  const ids = new Map<Entry, string>();
  for (const [index, entry] of book.entries.entries()) {
    ids.set(entry, `T${String(index + 1).padStart(5, '0')}`);
    drop.add('ar_transactions', {
      account_no: accountNo,
      txn_id: ids.get(entry),
      seq: index + 1,
      effective_date: entry.effectiveDate,
      posting_date: entry.postingDate,
      kind: entry.kind,
      document_no: entry.documentNo,
      reference: entry.reference,
      description: entry.description,
      debit: toDecimal(entry.debit),
      credit: toDecimal(entry.credit),
      due_date: entry.invoice?.dueDate,
      open_amount: toDecimal(entry.invoice ? openOf(entry.invoice) : 0),
      branch: entry.branch,
      reverses_txn_id: entry.reverses && ids.get(entry.reverses),
    });
  }
}
