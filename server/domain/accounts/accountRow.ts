import type { Selectable } from 'kysely';
import type { Account } from '@contract/accounts/schema';
import { townOf } from '@contract/format/town';
import { type OpenTotals, openTotalsOf } from '@contract/rules/due';
import { isBlank } from '@contract/rules/blank';
import type { Access } from '@server/domain/visibility/access';
import type { HeldAccount } from '@server/domain/visibility/heldAccounts';
import type { AccountTable } from '@server/db/tables';
import type { DepositAccountTable } from '@server/db/tables';

/** An account of the ERP beside its home branch. */
type AccountRow = Selectable<AccountTable> & {
  readonly branch_name: string | null;
  readonly branch_phone: string | null;
  readonly branch_zone: string | null;
};

/** What the portal itself knows of an account: who looks at it, and whether its rows of the newest night are held. */
export interface AccountFigures {
  readonly access: Access;
  readonly held: HeldAccount | undefined;
}

interface Deposit {
  readonly deposit: Selectable<DepositAccountTable>;
  /** May be below zero: then the customer sees by how much. */
  readonly availableCents: number;
  readonly standing: AccountFigures;
}

export const tradeStatus: Readonly<Record<string, Account['status']>> = {
  A: 'active',
  H: 'hold',
  C: 'cod',
  X: 'closed',
};

type Due = OpenTotals & Pick<Account, 'onItsWaySince'>;

/** @param due what its open documents come to */
export const toTradeAccount = (row: AccountRow, standing: AccountFigures, due: Due): Account => ({
  ...profileOf(row, standing),
  id: row.account_no,
  accountType: 'trade',
  name: row.name,
  status: tradeStatus[row.status] ?? 'hold',
  regularBalanceCents: row.regular_balance_cents,
  ...due,
  unappliedCreditCents: row.unapplied_credit_cents,
  netDueCents: row.regular_balance_cents - row.unapplied_credit_cents,
  prepayRemainingCents: row.prepay_remaining_cents,
  financeChargeYtdCents: row.finance_charge_ytd_cents,
  aging: {
    current: row.aging_current_cents,
    days30: row.aging_30_cents,
    days60: row.aging_60_cents,
    days90: row.aging_90_cents,
    over90: row.aging_over_90_cents,
  },
  lastPayment:
    row.last_payment_date && row.last_payment_amount_cents !== null
      ? { date: row.last_payment_date, cents: row.last_payment_amount_cents }
      : null,
  depositPlan: null,
});

/** What is owed on the owner's trade account stays there: a deposit account shows the customer's own money only. */
export const toDepositAccount = (
  row: AccountRow,
  { deposit, availableCents, standing }: Deposit,
): Account => ({
  ...profileOf(row, standing),
  id: deposit.sav_id,
  accountType: 'deposit',
  name: deposit.title,
  status: depositStatus(deposit.status),
  regularBalanceCents: 0,
  ...openTotalsOf([], ''),
  onItsWaySince: null,
  unappliedCreditCents: 0,
  netDueCents: 0,
  prepayRemainingCents: 0,
  financeChargeYtdCents: 0,
  aging: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 },
  lastPayment: null,
  depositPlan: {
    ledgerBalanceCents: deposit.ledger_balance_cents,
    holdCents: deposit.hold_amount_cents,
    minBalanceCents: deposit.min_balance_cents,
    availableCents,
    accruedCents: deposit.accrued_interest_cents,
    interestYtdCents: deposit.interest_ytd_cents,
    interestPriorYearCents: deposit.interest_prior_year_cents,
  },
});

const profileOf = (row: AccountRow, { access, held }: AccountFigures) => ({
  accountNo: row.account_no,
  dba: row.dba,
  closedOn: row.closed_on,
  address: [row.address1, row.address2, townOf(row)].filter((line): line is string => !isBlank(line)),
  phone: row.phone,
  email: row.email,
  branch: {
    code: row.home_branch,
    name: row.branch_name ?? row.home_branch,
    phone: row.branch_phone,
    timeZone: row.branch_zone,
  },
  rep: { name: row.rep_name, phone: row.rep_phone, email: row.rep_email },
  termsCode: row.terms_code,
  termsText: row.terms_text,
  creditLimitCents: row.credit_limit_cents,
  specialTermsLimitCents: row.special_terms_limit_cents,
  taxExempt: row.tax_exempt,
  taxExemptExpires: row.tax_exempt_expires,
  statementDelivery: row.statement_delivery,
  level: access.level,
  relationship: access.relationship,
  held: held ? { asOf: held.asOf } : null,
});

/** The ERP writes open, frozen, dormant or closed, or their first letters. */
function depositStatus(status: string): Account['status'] {
  const first = status.trim().charAt(0).toLowerCase();
  if (first === 'o' || first === 'a') return 'active';
  return first === 'c' || first === 'x' ? 'closed' : 'hold';
}
