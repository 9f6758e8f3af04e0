import type { Account, AsOf, NextDue, OpenPart, PastDue } from '@contract/accounts/schema';

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

/** Something of October that nobody has paid yet. */
export const aPastDue = (over: Partial<PastDue> = {}): PastDue => ({
  payNowCents: 288_900,
  disputedCents: 0,
  onItsWayCents: 0,
  oldest: '2026-10-25',
  ...over,
});

export const nothingPastDue = aPastDue({ payNowCents: 0, oldest: null });

export const anOpenPart = (over: Partial<OpenPart> = {}): OpenPart => ({
  cents: 0,
  disputedCents: 0,
  onItsWayCents: 0,
  deferredCents: 0,
  ...over,
});

/** What falls due at the end of the month. */
export const aNextDue = (over: Partial<NextDue> = {}): NextDue => ({
  ...anOpenPart({ cents: 821_450 }),
  date: '2026-11-30',
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
  pastDue: aPastDue(),
  notDueCents: 1_164_341,
  deferredCents: 400_000,
  nextDue: aNextDue(),
  later: anOpenPart({ cents: 742_891, deferredCents: 400_000 }),
  onItsWaySince: null,
  openCreditCents: 0,
  unappliedCreditCents: 0,
  netDueCents: 1_853_241,
  prepayRemainingCents: 2_148_000,
  financeChargeYtdCents: 12_877,
  aging: { current: 1_564_341, days30: 288_900, days60: 0, days90: 0, over90: 0 },
  lastPayment: { date: '2026-11-06', cents: 821_450 },
  level: 'owner',
  relationship: 'owner',
  held: null,
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
    pastDue: nothingPastDue,
    notDueCents: 0,
    deferredCents: 0,
    nextDue: null,
    later: anOpenPart(),
    unappliedCreditCents: 125_000,
    netDueCents: -125_000,
    prepayRemainingCents: 0,
    financeChargeYtdCents: 0,
    aging: { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 },
    ...over,
  });

/** A credit memo that is larger than what is 36 days late. */
export const lateBesideCredit = anAccount({
  regularBalanceCents: -50_000,
  netDueCents: -50_000,
  pastDue: aPastDue({ payNowCents: 100_000, oldest: '2026-10-13' }),
  notDueCents: 0,
  deferredCents: 0,
  nextDue: null,
  later: anOpenPart(),
  openCreditCents: 150_000,
  aging: { current: 0, days30: -150_000, days60: 100_000, days90: 0, over90: 0 },
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
