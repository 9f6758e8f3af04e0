import { texts } from '@locales/language';
import * as m from '@locales/queue';
import type { RequestStatus } from '../requests/states';

interface RiskWords {
  /** A chip and a filter. */
  readonly label: string;
  /** Why somebody should look twice, and at what. */
  readonly why: string;
}

/** For how many days a bank account or an email address counts as new. */
export const NEW_DAYS = 7;
/** From this many trade accounts on that one bank account pays for, a second look is worth it. */
export const MANY_ACCOUNTS = 5;
/** How many months of payments tell what is usual for an account. */
export const USUAL_MONTHS = 24;
/** From this many payments on, the 95th percentile counts; below it the median; below `SOME_PAYMENTS` nothing. */
export const MANY_PAYMENTS = 20;
export const SOME_PAYMENTS = 3;
/** With few payments, more than this many times the median is unusual. */
export const TIMES_MEDIAN = 3;
/** Older figures have missed a night. Hours. */
export const STALE_HOURS = 36;
/**
 * The same of what the portal asked for by itself, as autopay does: nobody looked at what is open, and the night that is
 * missed is to be seen before the cut-off and not with it.
 */
export const STALE_AUTOMATIC_HOURS = 24;

/** What makes a request worth a second look, in the order of the screen: docs/rules.md#risk-flags. */
export const riskFlags = {
  takeover: texts({ label: m.takeover, why: () => m.takeoverWhy({ days: NEW_DAYS }) }),
  newBankAccount: texts({ label: m.newBankAccount, why: () => m.newBankAccountWhy({ days: NEW_DAYS }) }),
  sharedNumber: texts({ label: m.sharedNumber, why: m.sharedNumberWhy }),
  manyAccounts: texts({ label: m.manyAccounts, why: () => m.manyAccountsWhy({ count: MANY_ACCOUNTS }) }),
  emailChanged: texts({ label: m.emailChanged, why: () => m.emailChangedWhy({ days: NEW_DAYS }) }),
  unusualAmount: texts({ label: m.unusualAmount, why: m.unusualAmountWhy }),
  exceedsOpen: texts({ label: m.exceedsOpen, why: m.exceedsOpenWhy }),
  notDebitable: texts({ label: m.notDebitable, why: m.notDebitableWhy }),
  staleData: texts({
    label: m.staleData,
    why: () => m.staleDataWhy({ hours: STALE_HOURS, automatic: STALE_AUTOMATIC_HOURS }),
  }),
} as const satisfies Record<string, RiskWords>;

export type RiskFlag = keyof typeof riskFlags;
export const riskFlagNames = Object.keys(riskFlags) as RiskFlag[];

/** The statuses in which the office can still decide; later a flag would come too late. */
export const riskyStatuses: readonly RequestStatus[] = ['submitted', 'pendingSecond', 'approved'];
