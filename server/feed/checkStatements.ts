import type { Tx } from '../db/db';
import { dollars } from './feedFile';
import type { Findings } from './findings';
import { statements } from './files/statements';
import { statement } from './statement';

interface Broken {
  readonly line: number;
  readonly key: string;
  readonly value: string;
}

// A paper that a customer may have in hand does not change under its number.
const printed = [
  'account_no',
  'period_from',
  'period_to',
  'due_date',
  'previous_balance_cents',
  'charges_cents',
  'credits_cents',
  'finance_charge_cents',
  'ending_balance_cents',
  'amount_due_cents',
];

/**
 * A statement begins where the one before of its account ended, superseded ones skipped; one statement is
 * superseded once; and a statement that was applied keeps what it says.
 */
export async function checkStatements(tx: Tx, found: Findings): Promise<void> {
  const twice = await statement<Broken>(
    tx,
    `update stage_statement s set fault = true
     where not s.fault and exists (select from stage_statement o
       where o.supersedes = s.supersedes and (o.revision, o.statement_no) < (s.revision, s.statement_no))
     returning s.line, s.statement_no as key, s.supersedes as value`,
  );
  tell(found, twice, {
    rule: 'superseded-twice',
    column: 'supersedes',
    message: 'Another statement supersedes this one already, so it is unclear which holds.',
    hint: 'Let each revision supersede the one before it.',
  });
  const row = (of: string) => `(${printed.map((column) => `${of}.${column}`).join(', ')})`;
  const edited = await statement<Broken>(
    tx,
    `update stage_statement s set fault = true from ${statements.table} t
     where t.statement_no = s.statement_no and not s.fault and s.line > 0
       and ${row('t')} is distinct from ${row('s')}
     returning s.line, s.statement_no as key,
       ${dollars('s.ending_balance_cents')} || ' against ' || ${dollars('t.ending_balance_cents')} as value`,
  );
  tell(found, edited, {
    rule: 'statement-edited',
    column: 'ending_balance',
    message: 'This statement says something else than the one that was applied under its number.',
    hint: 'Issue a revision: a number of its own, and this number in supersedes.',
  });
  // Statements that wait still say where the next one begins.
  const breaks = await statement<Broken>(
    tx,
    `with chain as (
       select statement_no, lag(ending_balance_cents) over
         (partition by account_no order by period_to, statement_no) as before
       from stage_statement s where not exists
         (select from stage_statement r where r.supersedes = s.statement_no and r.account_no = s.account_no)
     )
     update stage_statement s set fault = true from chain c
     where c.statement_no = s.statement_no and not s.fault and c.before <> s.previous_balance_cents
     returning s.line, s.statement_no as key,
       ${dollars('s.previous_balance_cents')} || ' against ' || ${dollars('c.before')} as value`,
  );
  tell(found, breaks, {
    rule: 'statement-chain',
    column: 'previous_balance',
    message: 'The statement does not begin where the one before it ended.',
    hint: 'Export all statements of the account; a corrected one is a revision that supersedes the old.',
  });
}

function tell(
  found: Findings,
  rows: readonly Broken[],
  words: { rule: string; column: string; message: string; hint: string },
): void {
  for (const { line, key, value } of rows) {
    found.add({ severity: 'row', file: statements.file, line: line || null, key, value, ...words });
  }
}
