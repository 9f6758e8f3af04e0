import type { DepositTransaction } from '@contract/accounts/schema';
import type { AboutSavings, EntryTotals, Plan } from '@contract/depositPlan/schema';
import { addMonths } from '@contract/format/date';

const terms: Plan['terms'] = {
  rates: [
    { effectiveFrom: '2022-01-01', tiers: [{ fromCents: 0, annualRate: '0.0375' }] },
    { effectiveFrom: '2024-07-01', tiers: [{ fromCents: 0, annualRate: '0.04' }] },
    { effectiveFrom: '2025-09-15', tiers: [{ fromCents: 0, annualRate: '0.0425' }] },
  ],
  dayCount: 'ACT_365F',
  tiers: 'marginal',
  minToEarnCents: 0,
};

const ends = [
  412_000, 414_500, 416_030, 417_490, 519_240, 521_080, 522_980, 724_810, 727_440, 730_000, 632_610, 625_075,
];

export const disclaimer =
  'Deposit plan balances are unsecured obligations of Larkspur Basin Growers’ Supply. They are not bank deposits and are not insured by the FDIC or any government agency. Rates may change. See plan terms.';

/** A deposit account of the usual household, with something held. */
export const aPlan = (over: Partial<Plan> = {}): Plan => ({
  savId: 'S-7104',
  accountNo: '2281',
  title: 'Hollis Creek deposit plan',
  status: 'open',
  trouble: null,
  openedOn: '2022-01-04',
  held: null,
  level: 'owner',
  ledgerCents: 625_075,
  erpHoldCents: 0,
  requests: [{ requestId: 'req-1', requestNo: 'PR-2026-000341', amountCents: 50_000 }],
  minCents: 10_000,
  maxCents: null,
  availableCents: 565_075,
  terms,
  posting: 'monthly',
  accruedCents: 1_304,
  interestYtdCents: 21_866,
  interestPriorYearCents: 24_410,
  nominee: 'Dana Hollis',
  tinCertified: true,
  months: ends.map((endCents, at) => ({
    month: addMonths('2025-12-01', at),
    endCents,
    interestCents: Math.round(endCents / 285),
  })),
  ...over,
});

/** A second one, which is on hold. */
export const aFrozenPlan = (over: Partial<Plan> = {}): Plan =>
  aPlan({
    savId: 'S-7190',
    title: 'Dana Hollis seed money',
    status: 'frozen',
    trouble: 'This deposit account is on hold. Call our credit office.',
    ledgerCents: 182_400,
    erpHoldCents: 182_400,
    requests: [],
    minCents: 0,
    availableCents: 0,
    nominee: null,
    tinCertified: false,
    months: aPlan().months.map((one) => ({ month: one.month, endCents: 182_400, interestCents: 0 })),
    ...over,
  });

const anEntry = (over: Partial<DepositTransaction> = {}): DepositTransaction => ({
  id: '48',
  savId: 'S-7104',
  effectiveDate: '2026-11-12',
  postingDate: '2026-11-12',
  kind: 'withdrawalCheck',
  description: 'Check picked up at Ontario',
  checkNo: '20088',
  reference: null,
  inCents: 0,
  outCents: 7_535,
  balanceAfterCents: 625_075,
  ...over,
});

const older: readonly Partial<DepositTransaction>[] = [
  {
    postingDate: '2026-10-31',
    kind: 'interest',
    description: 'Interest 4.25%',
    inCents: 2_610,
    balanceAfterCents: 632_610,
  },
  {
    postingDate: '2026-10-14',
    kind: 'transferOut',
    description: 'Payment to account 2281',
    reference: '2281',
    outCents: 100_000,
    balanceAfterCents: 630_000,
  },
  {
    postingDate: '2026-09-30',
    kind: 'interest',
    description: 'Interest 4.25%',
    inCents: 2_560,
    balanceAfterCents: 730_000,
  },
  {
    postingDate: '2026-08-20',
    effectiveDate: '2026-08-08',
    kind: 'deposit',
    description: 'Deposit, posted late',
    inCents: 5_190,
    balanceAfterCents: 727_440,
  },
  {
    postingDate: '2026-08-06',
    kind: 'settlementProceeds',
    description: 'Grain settlement',
    reference: 'Settlement 5512',
    inCents: 197_000,
    balanceAfterCents: 722_250,
  },
];

export const someEntries: readonly DepositTransaction[] = [
  anEntry(),
  ...older.map((row, at) =>
    anEntry({
      checkNo: null,
      outCents: 0,
      inCents: 0,
      id: String(47 - at),
      effectiveDate: row.postingDate,
      ...row,
    }),
  ),
];

export const anEntriesPage = (rows: readonly DepositTransaction[] = someEntries) => ({
  rows: [...rows],
  next: rows.length > 0 ? 'mark-2' : null,
  previous: null,
});

export const someEntryTotals = (over: Partial<EntryTotals> = {}): EntryTotals => ({
  rows: 48,
  inCents: 1_112_610,
  outCents: 487_535,
  openingCents: 0,
  closingCents: 625_075,
  kinds: ['deposit', 'interest', 'settlementProceeds', 'transferOut', 'withdrawalCheck'],
  ...over,
});

export const someAboutSavings = (over: Partial<AboutSavings> = {}): AboutSavings => ({
  explainer:
    'Money in the deposit plan earns interest every day and stays at hand: it pays your account with us, or comes back to you as a check or a transfer when you ask for it.',
  disclaimer,
  plans: [{ ratePlan: 'DP-STD', terms }],
  asOf: '2026-11-19',
  ...over,
});
