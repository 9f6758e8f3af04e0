import type { Tx } from '../db/db';
import { dollars } from './feedFile';
import type { Findings } from './findings';
import { depositAccounts } from './files/depositAccounts';
import { depositTransactions } from './files/depositTransactions';
import { statement } from './statement';

interface Break {
  readonly line: number;
  readonly key: string;
  readonly value: string;
}

/**
 * Each balance must follow from the one before, in the order of (posting_date, seq), and the last must be the
 * account's. Where the chain breaks the whole deposit account is quarantined: a customer must not see a
 * ledger that does not add up.
 */
export async function checkDeposits(tx: Tx, found: Findings): Promise<void> {
  const follows = 'before + amount_in_cents - amount_out_cents';
  const breaks = await statement<Break>(
    tx,
    `with chain as (
       select *, lag(balance_after_cents) over w as before, lag(posting_date) over w = posting_date
         and lag(seq) over w = seq as twice
       from stage_deposit_transaction where not fault
       window w as (partition by sav_id order by posting_date, seq, line)
     ), first_break as (
       select distinct on (sav_id) sav_id, line, sav_id || ';' || txn_id as key,
         ${dollars('balance_after_cents')} || ' against ' || ${dollars(follows)} as value
       from chain where ${follows} <> balance_after_cents or twice
       order by sav_id, posting_date, seq, line
     )
     update stage_deposit_account s set fault = true from first_break b
     where b.sav_id = s.sav_id and not s.fault
     returning b.line, b.key, b.value`,
  );
  tell(found, depositTransactions.file, breaks, {
    rule: 'running-balance',
    column: 'balance_after',
    message: 'The balance does not follow from the row before; the whole deposit account is quarantined.',
    hint: 'Correct the ledger of this deposit account in the ERP; seq orders the rows of one day.',
  });
  const ends = await statement<Break>(
    tx,
    `with ending as (
       select distinct on (sav_id) sav_id, balance_after_cents as ending
       from stage_deposit_transaction where not fault order by sav_id, posting_date desc, seq desc
     )
     update stage_deposit_account s set fault = true from ending e
     where e.sav_id = s.sav_id and not s.fault and ending <> ledger_balance_cents
     returning s.line, s.sav_id as key, ${dollars('ledger_balance_cents')} || ' against ' || ${dollars('ending')} as value`,
  );
  tell(found, depositAccounts.file, ends, {
    rule: 'ending-balance',
    column: 'ledger_balance',
    message: 'The account’s balance is not the one of its last transaction.',
    hint: 'Export the account and its transactions at the same moment.',
  });
}

function tell(
  found: Findings,
  file: string,
  breaks: readonly Break[],
  words: { rule: string; column: string; message: string; hint: string },
): void {
  for (const { line, key, value } of breaks) {
    found.add({ severity: 'row', file, line: line || null, key, value, ...words });
  }
}
