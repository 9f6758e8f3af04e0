import { date, instant, money, R, text, whole, ZERO } from '../column';
import { dollars, type FeedFile } from '../feedFile';

const ending = 'previous_balance_cents + charges_cents + finance_charge_cents - credits_cents';

export const statements: FeedFile = {
  file: 'statements.csv',
  about: 'without `pdf_file` the portal draws the PDF',
  table: 'statement',
  key: ['statement_no'],
  parents: ['accounts.csv'],
  columns: {
    statement_no: text(R),
    account_no: text(R),
    period_from: date(R),
    period_to: date(R),
    close_at: instant(),
    due_date: date(R),
    previous_balance: money(R),
    charges: money(R),
    credits: money(R),
    finance_charge: money(ZERO),
    ending_balance: money(R),
    amount_due: money(R),
    future_obligations: money(ZERO),
    discount_through: date(),
    discount_amount: money(),
    revision: whole({ empty: '1' }),
    supersedes: text(),
    pdf_file: text(),
    pdf_sha256: text(),
  },
  rowChecks: [
    {
      rule: 'ending-balance',
      severity: 'row',
      column: 'ending_balance',
      wrong: `ending_balance_cents <> ${ending}`,
      value: `${dollars('ending_balance_cents')} || ' against ' || ${dollars(ending)}`,
      message: 'ending_balance is not previous_balance + charges + finance_charge − credits.',
      hint: 'Correct the statement in the ERP. Finance charges are not part of charges.',
    },
    {
      rule: 'revision',
      severity: 'row',
      column: 'supersedes',
      wrong: '(revision > 1) <> (supersedes is not null)',
      value: `coalesce(supersedes, 'revision ' || revision)`,
      message:
        'A revision has a number above 1 and names the statement that it supersedes; others have neither.',
      hint: 'Export revision and supersedes together.',
    },
    {
      rule: 'unknown-supersedes',
      severity: 'row',
      column: 'supersedes',
      wrong: `supersedes is not null and (account_no, supersedes) not in
        (select account_no, statement_no from stage_statement where statement_no is not null and account_no is not null)`,
      message: 'The file does not hold this statement of the account.',
      hint: 'Export superseded statements too; customers who had one can still read it.',
    },
  ],
};
