import type { BranchSettings, CompanySettings } from '@contract/settings/schema';
import type { Db } from '@server/db/db';
import { decideSettings } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { fillHousehold } from '@server/testing/household';
import { aDepositAccount, aDepositTransaction } from '@server/testing/ledgerRows';
import { aBranch, put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  open: '08:00',
  close: '17:00',
  seasonFrom: null,
  seasonTo: null,
}));

const branch = (over: Partial<BranchSettings>): BranchSettings => ({
  code: 'PUL',
  hours: weekdays,
  closures: [],
  afterHoursPhone: null,
  pickup: true,
  pickupLeadHours: 4,
  pickupMaxCents: null,
  pickupSlotMinutes: 30,
  ...over,
});

const settings: CompanySettings = {
  ...startingSettings,
  depositPlan: { ...startingSettings.depositPlan, maxRequestCents: 20_000_00 },
  branches: [
    branch({}),
    branch({ code: 'BOI', pickupLeadHours: 8, pickupMaxCents: 10_000_00 }),
    branch({ code: 'SHUT', pickup: false }),
    branch({ code: 'GONE' }),
  ],
};

/** Ada's plan with the April that interest is checked against, beside one of hers that is on hold. */
export async function fillDeposits(db: Db): Promise<void> {
  await fillHousehold(db);
  await put(db, 'branch', aBranch({ branch_code: 'SHUT' }), aBranch({ branch_code: 'GONE', active: false }));
  await put(
    db,
    'deposit_account',
    aDepositAccount({
      sav_id: 'D-2',
      title: 'Seed money',
      status: 'F',
      accrued_interest_cents: 0,
      nominee: 'Lou',
    }),
  );
  const row = { sav_id: 'D-2', effective_date: '2026-04-01' };
  await put(
    db,
    'deposit_transaction',
    aDepositTransaction({
      ...row,
      txn_id: 'a',
      seq: 1,
      posting_date: '2026-02-27',
      effective_date: '2026-02-27',
      amount_in_cents: 2_490_000,
      balance_after_cents: 2_490_000,
    }),
    aDepositTransaction({
      ...row,
      txn_id: 'b',
      seq: 2,
      posting_date: '2026-03-31',
      effective_date: '2026-03-31',
      kind: 'interest',
      description: 'Interest 4.25%',
      amount_in_cents: 10_000,
      balance_after_cents: 2_500_000,
    }),
    aDepositTransaction({
      ...row,
      txn_id: 'c',
      seq: 3,
      posting_date: '2026-04-10',
      effective_date: '2026-04-10',
      kind: 'withdrawalCheck',
      description: '=Check',
      check_no: '20088',
      amount_in_cents: 0,
      amount_out_cents: 500_000,
      balance_after_cents: 2_000_000,
    }),
  );
  const rate = { rate_plan: 'STD', tier_from_cents: 0, posting: 'monthly', import_id: 1 };
  await put(
    db,
    'deposit_rate',
    {
      ...rate,
      effective_from: '2020-01-01',
      annual_rate: '0.04',
      day_count: '365F',
      balance_method: 'EOD',
    },
    {
      ...rate,
      effective_from: '2025-02-15',
      annual_rate: '0.0425',
      day_count: '365F',
      balance_method: 'EOD',
    },
  );
  const at = new Date(testNow);
  await decideSettings(db.sql, settings, { at, from: at, by: 'test' });
}
