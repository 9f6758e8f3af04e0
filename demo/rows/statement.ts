import { toDecimal } from '@contract/format/money';
import type { Book } from '../book';
import type { Drop } from '../drop';
import { instantOn } from '../extractTime';
import type { StatementDocuments } from '../documents/documents';

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
