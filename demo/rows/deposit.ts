import { toDecimal } from '@contract/format/money';
import type { DepositLedger } from '../deposit';
import { RATE_PLAN } from '../depositHabits';
import type { Drop } from '../drop';

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
