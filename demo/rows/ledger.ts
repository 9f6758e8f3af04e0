import { toDecimal } from '@contract/format/money';
import type { Book, Entry } from '../book';
import type { DepositLedger } from '../deposit';
import { RATE_PLAN } from '../depositHabits';
import type { Drop } from '../drop';
import { instantOn } from '../extractTime';
import { openOf } from '../invoice';
import type { StatementDocuments } from '../documents/documents';

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

export function writeDeposit(drop: Drop, ledger: DepositLedger): void {
  const { plan } = ledger;
  drop.add('deposit_accounts', {
    sav_id: plan.savId,
    account_no: plan.accountNo,
    title: plan.title,
    status: 'open',
    opened_on: plan.openedOn,
    ledger_balance: toDecimal(ledger.balance),
    hold_amount: toDecimal(plan.holdCents),
    min_balance: toDecimal(plan.minBalanceCents),
    rate_plan: RATE_PLAN,
    accrued_interest: toDecimal(ledger.accrued),
    interest_ytd: toDecimal(ledger.interestYtd),
    interest_prior_year: toDecimal(ledger.interestPriorYear),
    tin_certified: 'Y',
    nominee: plan.nominee,
  });
  for (const row of ledger.rows) {
    drop.add('deposit_transactions', {
      sav_id: plan.savId,
      txn_id: String(row.seq),
      seq: row.seq,
      effective_date: row.effectiveDate,
      posting_date: row.postingDate,
      kind: row.kind,
      description: row.description,
      check_no: row.checkNo,
      reference: row.reference,
      amount_in: toDecimal(Math.max(row.cents, 0)),
      amount_out: toDecimal(Math.max(-row.cents, 0)),
      balance_after: toDecimal(row.balanceAfter),
    });
  }
}

/** The statements of an account; the portal draws those of which the drop holds no paper. */
export function writeStatements(drop: Drop, { account, statements }: Book, papers: StatementDocuments): void {
  for (const statement of statements) {
    const paper = papers.statement(statement);
    drop.add('statements', {
      statement_no: statement.no,
      account_no: account.accountNo,
      period_from: statement.from,
      period_to: statement.to,
      close_at: instantOn(statement.to, '23:59:59'),
      due_date: statement.dueDate,
      previous_balance: toDecimal(statement.previous),
      charges: toDecimal(statement.charges),
      credits: toDecimal(statement.credits),
      finance_charge: toDecimal(statement.financeCharge),
      ending_balance: toDecimal(statement.ending),
      amount_due: toDecimal(statement.amountDue),
      future_obligations: toDecimal(statement.future),
      discount_through: statement.discount?.through,
      discount_amount: statement.discount && toDecimal(statement.discount.cents),
      revision: statement.revision,
      supersedes: statement.supersedes,
      pdf_file: paper?.file,
      pdf_sha256: paper?.sha256,
    });
  }
}
