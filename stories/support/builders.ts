import type { Account, AsOf, Overview } from '../../contract/accounts';

/** Invented companies and people, on fixed days. Every builder takes the members that matter to its story. */

/** The morning after the as-of day, when most people look. */
export const now = new Date('2026-11-19T15:20:00Z');

export const anAsOf = (over: Partial<AsOf> = {}): AsOf => ({
  date: '2026-11-18',
  loadedAt: '2026-11-19T09:10:00Z',
  drop: '2026-11-18',
  booksZone: 'America/Los_Angeles',
  today: '2026-11-19',
  ...over,
});

export const anAccount = (over: Partial<Account> = {}): Account => ({
  id: '2281',
  accountNo: '2281',
  accountType: 'trade',
  name: 'Hollis Creek Farms LLC',
  dba: 'Hollis Creek Farms',
  status: 'active',
  closedOn: null,
  address: ['418 Thorn Creek Road', 'Tekoa, WA 99033'],
  phone: '+15095550142',
  email: 'office@hollis-creek.example',
  branch: { code: 'TEK', name: 'Tekoa', phone: '(509) 555-0188', timeZone: 'America/Los_Angeles' },
  rep: { name: 'Maren Oduya', phone: '(509) 555-0133', email: 'maren.oduya@supply.example' },
  termsCode: 'N30P',
  termsText: 'Net due on the last day of the next month',
  creditLimitCents: 7_500_000,
  specialTermsLimitCents: 2_500_000,
  taxExempt: true,
  taxExemptExpires: '2027-06-30',
  statementDelivery: 'E-mail',
  regularBalanceCents: 1_853_241,
  pastDueCents: 288_900,
  notDueCents: 1_164_341,
  deferredCents: 400_000,
  unappliedCreditCents: 0,
  netDueCents: 1_853_241,
  prepayRemainingCents: 2_148_000,
  financeChargeYtdCents: 12_877,
  aging: { current: 1_564_341, days30: 288_900, days60: 0, days90: 0, over90: 0 },
  lastPayment: { date: '2026-11-06', cents: 821_450 },
  level: 'owner',
  relationship: 'owner',
  depositPlan: null,
  ...over,
});

/** An account that owes nothing and has money waiting. */
export const anAccountInCredit = (over: Partial<Account> = {}): Account =>
  anAccount({
    id: '2290',
    accountNo: '2290',
    name: 'Dana Hollis',
    dba: null,
    regularBalanceCents: 0,
    pastDueCents: 0,
    notDueCents: 0,
    deferredCents: 0,
    unappliedCreditCents: 125_000,
    netDueCents: -125_000,
    prepayRemainingCents: 0,
    financeChargeYtdCents: 0,
    aging: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 },
    ...over,
  });

export const aDepositAccount = (over: Partial<Account> = {}): Account =>
  anAccountInCredit({
    id: 'S-7104',
    accountNo: '2281',
    accountType: 'deposit',
    name: 'Hollis Creek Farms LLC',
    unappliedCreditCents: 0,
    netDueCents: 0,
    depositPlan: {
      ledgerBalanceCents: 625_075,
      holdCents: 50_000,
      minBalanceCents: 10_000,
      availableCents: 565_075,
      accruedCents: 1_304,
      interestYtdCents: 21_866,
      interestPriorYearCents: 24_410,
    },
    ...over,
  });

const groups = [
  ['FERT', 'Fertilizer', 820_000],
  ['CROP', 'Crop protection', 310_000],
  ['FUEL', 'Fuel', 190_000],
  ['SEED', 'Seed', 120_000],
  ['SERV', 'Services', 60_000],
] as const;

/** How much of a usual month each month of the year brings, January first. */
const season = [0.4, 0.5, 1.4, 1.9, 1.5, 0.9, 0.7, 0.8, 1.3, 1.7, 1.1, 0.5];

/** The first day of the month `at` months after December 2024. */
const monthAt = (at: number) =>
  `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}-01`;

const purchasesByMonth = Array.from({ length: 24 }, (_, at) => monthAt(at)).flatMap((month, at) =>
  groups.map(([groupCode, groupName, cents], nth) => ({
    month,
    groupCode,
    groupName,
    cents: Math.round(cents * (season[(at + 11 + nth) % 12] ?? 1)),
  })),
);

export const anActivity = (
  over: Partial<Overview['activity'][number]> = {},
): Overview['activity'][number] => ({
  id: 'invoice-104880',
  kind: 'invoice',
  date: '2026-11-17',
  title: 'Invoice 104880',
  detail: 'Urea 46-0-0, bulk and 2 more',
  accountNo: '2281',
  cents: 821_450,
  pastDue: false,
  invoiceNo: '104880',
  ...over,
});

export const anOverview = (over: Partial<Overview> = {}): Overview => ({
  asOf: anAsOf(),
  dueByMonth: [
    { month: '2026-10-01', pastDueCents: 288_900, dueCents: 0 },
    { month: '2026-11-01', pastDueCents: 0, dueCents: 821_450 },
    { month: '2026-12-01', pastDueCents: 0, dueCents: 342_891 },
    { month: '2027-03-01', pastDueCents: 0, dueCents: 400_000 },
  ],
  purchasesByMonth,
  season: { cropYear: 2026, cents: 9_641_090, priorCents: 9_270_279 },
  nextDue: { date: '2026-11-30', cents: 821_450 },
  oldestPastDue: '2026-10-25',
  expiringDiscount: null,
  activity: [
    anActivity(),
    anActivity({
      id: 'p-5521',
      kind: 'payment',
      date: '2026-11-06',
      title: 'Payment',
      detail: 'Bank transfer',
      cents: -821_450,
      invoiceNo: null,
    }),
    anActivity({
      id: 'i-104873',
      date: '2026-11-04',
      title: 'Invoice 104873',
      detail: 'Herbicide, 265 gal tote',
      cents: 314_000,
      invoiceNo: '104873',
    }),
    anActivity({
      id: 'i-104866',
      date: '2026-10-29',
      title: 'Invoice 104866',
      detail: 'Soft white winter wheat seed, treated',
      cents: 1_275_025,
      invoiceNo: '104866',
    }),
    anActivity({
      id: 'i-104859',
      date: '2026-09-25',
      title: 'Invoice 104859',
      detail: 'Custom application, ground',
      cents: 288_900,
      pastDue: true,
      invoiceNo: '104859',
    }),
    anActivity({
      id: 'c-CM4501',
      kind: 'credit',
      date: '2026-09-20',
      title: 'Credit memo CM4501',
      detail: 'Returned seed, 12 bags',
      cents: -48_000,
      invoiceNo: 'CM4501',
    }),
    anActivity({
      id: 'f-FC000123',
      kind: 'financeCharge',
      date: '2026-09-15',
      title: 'Finance charge FC000123',
      detail: 'Past-due balance of August',
      cents: 4_333,
      invoiceNo: 'FC000123',
    }),
  ],
  counts: { invoices: 128, openInvoices: 13, purchaseLines: 312, payments: 24, fields: 11 },
  ...over,
});

/** A customer of the first day: accounts there, nothing bought, nothing owed. */
export const anEmptyOverview = (over: Partial<Overview> = {}): Overview =>
  anOverview({
    dueByMonth: [],
    purchasesByMonth: [],
    season: { cropYear: 2026, cents: 0, priorCents: 0 },
    nextDue: null,
    oldestPastDue: null,
    activity: [],
    counts: { invoices: 0, openInvoices: 0, purchaseLines: 0, payments: 0, fields: 0 },
    ...over,
  });

export const aNewAccount = (over: Partial<Account> = {}): Account =>
  anAccountInCredit({
    id: '3310',
    accountNo: '3310',
    name: 'Alder Flat Orchards',
    unappliedCreditCents: 0,
    netDueCents: 0,
    lastPayment: null,
    ...over,
  });
