import type { Tx } from '../db/db';
import { dollars } from './feedFile';
import type { ValidationIssues } from './validationIssues';
import { depositAccounts, depositTransactions } from './files/deposits';
import { firstRows, tellRows, type Words } from './marked';
import { statement } from './statement';

const accounts = depositAccounts.file;

/**
 * Each balance must follow from the one before, in the order of (posting_date, seq), and the last must be the
 * account's. Where the chain breaks the whole deposit account is quarantined: a customer must not see a
 * ledger that does not add up. Where a row of it is quarantined already, nothing more is said of the others.
 */
export async function checkDeposits(tx: Tx, found: ValidationIssues): Promise<void> {
  await findBreaks(tx);
  const mark = async (which: string, row: string, words: Words) =>
    tellRows(
      found,
      await firstRows(
        tx,
        `update stage_deposit_account s set fault = true from stage_deposit_break b
         where b.sav_id = s.sav_id and not s.fault and ${which} returning ${row}`,
      ),
      words,
      true,
    );
  await mark('b.held', 's.line, s.sav_id as key, null as value', {
    severity: 'wait',
    file: accounts,
    rule: 'part-quarantined',
    column: 'ledger_balance',
    message: `Rows of it in ${depositTransactions.file} are quarantined, so this deposit account waits with them.`,
    hint: `See the findings of ${depositTransactions.file}.`,
  });
  await mark('b.twice', 'b.line, b.key, b.seq::text as value', {
    severity: 'row',
    file: depositTransactions.file,
    rule: 'deposit-order',
    column: 'seq',
    message:
      'Another row of this day has the same seq, so it is unclear which comes first; the whole deposit account is quarantined.',
    hint: 'Give each row of one day a seq of its own.',
  });
  await mark('b.line is not null', `b.line, b.key, b.balance || ' against ' || b.follows as value`, {
    severity: 'row',
    file: depositTransactions.file,
    rule: 'running-balance',
    column: 'balance_after',
    message: 'The balance does not follow from the row before; the whole deposit account is quarantined.',
    hint: 'Correct the ledger of this deposit account in the ERP; seq orders the rows of one day.',
  });
  await mark(
    'b.ending is not null',
    `s.line, s.sav_id as key, ${dollars('ledger_balance_cents')} || ' against ' || b.ending as value`,
    {
      severity: 'row',
      file: accounts,
      rule: 'ending-balance',
      column: 'ledger_balance',
      message: 'The account’s balance is not the one of its last transaction.',
      hint: 'Export the account and its transactions at the same moment.',
    },
  );
}

/** Where the ledger of a deposit account breaks first, and how it ends where that is not the account's balance. */
async function findBreaks(tx: Tx): Promise<void> {
  const follows = 'before + amount_in_cents - amount_out_cents';
  await statement(
    tx,
    `create temp table stage_deposit_break on commit drop as
     with chain as (
       select *, lag(balance_after_cents) over w as before,
         coalesce(lag(posting_date) over w = posting_date and lag(seq) over w = seq, false) as twice,
         lead(line) over w is null as last
       from stage_deposit_transaction where not fault
       window w as (partition by sav_id order by posting_date, seq, line)
     ), first_break as (
       select distinct on (sav_id) sav_id, line, sav_id || ';' || txn_id as key, seq, twice,
         ${dollars('balance_after_cents')} as balance, ${dollars(follows)} as follows
       from chain where ${follows} <> balance_after_cents or twice
       order by sav_id, posting_date, seq, line
     ), other_end as (
       select sav_id, ${dollars('balance_after_cents')} as ending
       from chain join stage_deposit_account a using (sav_id) where last and balance_after_cents <> ledger_balance_cents
     )
     select sav_id, b.line, b.key, b.seq, coalesce(b.twice, false) as twice, b.balance, b.follows, e.ending,
       sav_id in (select sav_id from stage_deposit_transaction where fault and sav_id is not null) as held
     from first_break b full join other_end e using (sav_id)`,
  );
}
