import type { Tx } from '../db/db';
import { dollars } from './feedFile';
import { accounts } from './files/accounts';
import type { ValidationIssues } from './validationIssues';
import { firstRows, tellRows, type Words } from './marked';
import { statement } from './statement';
import { differ } from './commonChecks';

/** A figure of an account that its documents say too. */
interface Figure extends Pick<Words, 'rule' | 'message'> {
  readonly column: string;
  /** The column of `stage_account_figure` that it follows from, in cents; null where nobody can tell. */
  readonly follows: string;
  /** An ERP that leaves the column out says nothing with it. */
  readonly optional?: boolean;
}

const figures: readonly Figure[] = [
  {
    rule: 'past-due',
    column: 'past_due',
    follows: 'late',
    message: 'past_due is not what is open of the invoices that were due before the drop’s day.',
  },
  {
    rule: 'not-due',
    column: 'not_due',
    follows: 'early',
    optional: true,
    message: 'not_due is not what is open of the invoices that are due on the drop’s day or later.',
  },
  {
    rule: 'deferred',
    column: 'deferred',
    follows: 'put_off',
    optional: true,
    message: 'deferred is not what is open of the invoices on deferred terms.',
  },
  {
    rule: 'unapplied-credit',
    column: 'unapplied_credit',
    follows: 'unapplied',
    message: 'unapplied_credit is not what is left unapplied of the account’s payments.',
  },
];

/** The rules of this check, as issues name them. */
export const balanceRules: readonly string[] = figures.map(({ rule }) => rule);

/**
 * Figures of an account that do not follow from its invoices and payments: the ERP’s own stay, and somebody is told.
 * Only what open invoices explain whole can be told apart by its days, and only good rows explain anything.
 */
export async function checkBalances(tx: Tx, asOf: string, found: ValidationIssues): Promise<void> {
  await addUp(tx, asOf);
  for (const { rule, column, follows, optional, message } of figures) {
    const cents = `a.${column}_cents`;
    const filled = optional ? `exists (select from stage_account where ${column}_cents <> 0)` : 'true';
    const rows = await firstRows(
      tx,
      `select a.line, a.account_no as key, ${dollars(cents)} || ' against ' || ${dollars(`f.${follows}`)} as value
       from stage_account a join stage_account_figure f using (account_no)
       where not a.fault and ${differ(cents, `f.${follows}`)} and ${filled}`,
    );
    const hint = 'Export the account, its invoices and its payments at the same moment.';
    tellRows(found, rows, { severity: 'warn', file: accounts.file, rule, column, message, hint }, true);
  }
}

async function addUp(tx: Tx, asOf: string): Promise<void> {
  const open = (when: string) => `coalesce(sum(open_amount_cents) filter (where ${when}), 0)`;
  await statement(
    tx,
    `create temp table stage_account_figure on commit drop as
     with owed as (
       select account_no, ${open('true')} as documents, ${open('deferred')} as put_off,
         ${open(`not deferred and due_date < date '${asOf}'`)} as late,
         ${open(`not deferred and due_date >= date '${asOf}'`)} as early, bool_or(fault) as held
       from stage_invoice group by account_no
     ), received as (
       select account_no, sum(unapplied_cents) filter (where status = 'P') as unapplied, bool_or(fault) as held
       from stage_payment group by account_no
     )
     select a.account_no,
       case when explained then coalesce(o.put_off, 0) end as put_off,
       case when explained then coalesce(o.late, 0) end as late,
       case when explained then coalesce(o.early, 0) end as early,
       case when r.held is not true and exists (select from stage_payment) then coalesce(r.unapplied, 0) end as unapplied
     from stage_account a left join owed o using (account_no) left join received r using (account_no)
     cross join lateral (
       select o.held is not true and not (${differ('coalesce(o.documents, 0)', 'a.regular_balance_cents')}) as explained
     ) whole
     where not a.fault`,
  );
}
