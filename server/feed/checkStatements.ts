import type { Tx } from '../db/db';
import { dollars } from './feedFile';
import type { ValidationIssues } from './validationIssues';
import { statements } from './files/statements';
import { firstRows, tellRows, type Words } from './marked';
import { statement } from './statement';

// A paper that a customer may have in hand does not change under its number.
const printedDays = ['period_from', 'period_to', 'due_date'];
const printedAmounts = [
  'previous_balance',
  'charges',
  'credits',
  'finance_charge',
  'ending_balance',
  'amount_due',
];

/** What a statement prints, by its column in the file: as SQL over the row `of`, to be compared and to be shown. */
const printed = (of: string): { column: string; value: string; text: string }[] => [
  { column: 'account_no', value: `${of}.account_no`, text: `${of}.account_no` },
  ...printedDays.map((column) => ({ column, value: `${of}.${column}`, text: `${of}.${column}::text` })),
  ...printedAmounts.map((column) => {
    const cents = `${of}.${column}_cents`;
    return { column, value: cents, text: dollars(cents) };
  }),
];

/**
 * A statement begins where the one before of its account ended, superseded ones skipped; one statement is
 * superseded once; and a statement that was applied keeps what it says.
 */
export async function checkStatements(tx: Tx, found: ValidationIssues): Promise<void> {
  const mark = async (update: string, words: Omit<Words, 'file'>) =>
    tellRows(
      found,
      await firstRows(tx, `update stage_statement s set fault = true ${update}`),
      { file: statements.file, ...words },
      true,
    );
  await mark(
    `where not s.fault and exists (select from stage_statement o
       where o.supersedes = s.supersedes and (o.revision, o.statement_no) < (s.revision, s.statement_no))
     returning s.line, s.statement_no as key, s.supersedes as value`,
    {
      severity: 'row',
      rule: 'superseded-twice',
      column: 'supersedes',
      message: 'Another statement supersedes this one already, so it is unclear which holds.',
      hint: 'Let each revision supersede the one before it.',
    },
  );
  const row = (of: string) =>
    `(${printed(of)
      .map(({ value }) => value)
      .join(', ')})`;
  const was = printed('t');
  const changes = printed('s').map(
    ({ column, value, text }, at) =>
      `case when ${value} is distinct from ${was[at]!.value}
         then '${column} ' || coalesce(${text}, '(empty)') || ' against ' || coalesce(${was[at]!.text}, '(empty)') end`,
  );
  await mark(
    `from ${statements.table} t
     where t.statement_no = s.statement_no and not s.fault and s.line > 0
       and ${row('t')} is distinct from ${row('s')}
     returning s.line, s.statement_no as key, concat_ws(', ', ${changes.join(', ')}) as value`,
    {
      severity: 'row',
      rule: 'statement-edited',
      // Which of them changed, the value says.
      column: null,
      message: 'This statement says something else than the one that was applied under its number.',
      hint: 'Issue a revision: a number of its own, and this number in supersedes.',
    },
  );
  await findBreaks(tx);
  await checkChain(mark);
}

/** Statements that do not begin where the one before them ended; those that wait still say where that is. */
const findBreaks = (tx: Tx): Promise<unknown> =>
  statement(
    tx,
    `create temp table stage_statement_break on commit drop as
     select * from (
       select statement_no, previous_balance_cents as begins, fault, lag(ending_balance_cents) over w as before,
         lag(fault) over w as held
       from stage_statement s where not exists
         (select from stage_statement r where r.supersedes = s.statement_no and r.account_no = s.account_no)
       window w as (partition by account_no order by period_to, statement_no)
     ) c where not fault and before <> begins`,
  );

/** Where the one before may be wrong in how it ended, the next one waits. */
async function checkChain(
  mark: (update: string, words: Omit<Words, 'file'>) => Promise<void>,
): Promise<void> {
  const broken = (held: boolean) =>
    `from stage_statement_break c
     where c.statement_no = s.statement_no and c.held is ${held ? '' : 'not '}true
     returning s.line, s.statement_no as key,
       ${dollars('c.begins')} || ' against ' || ${dollars('c.before')} as value`;
  await mark(broken(false), {
    severity: 'row',
    rule: 'statement-chain',
    column: 'previous_balance',
    message: 'The statement does not begin where the one before it ended.',
    hint: 'Export all statements of the account; a corrected one is a revision that supersedes the old.',
  });
  await mark(broken(true), {
    severity: 'wait',
    rule: 'statement-before-quarantined',
    column: 'previous_balance',
    message: 'The statement before it is quarantined and ends elsewhere, so this one waits with it.',
    hint: `See the findings of ${statements.file}.`,
  });
}
