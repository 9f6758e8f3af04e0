import type { RequestStatus } from '../requests/states';

interface RiskWords {
  /** A chip and a filter. */
  readonly label: string;
  /** Why somebody should look twice, and at what. */
  readonly why: string;
}

/** For how many days a bank account or an email address counts as new. */
export const NEW_DAYS = 7;
/** How many months of payments tell what is usual for an account. */
export const USUAL_MONTHS = 24;
/** From this many payments on, the 95th percentile counts; below it the median; below `SOME_PAYMENTS` nothing. */
export const MANY_PAYMENTS = 20;
export const SOME_PAYMENTS = 3;
/** With few payments, more than this many times the median is unusual. */
export const TIMES_MEDIAN = 3;
/** Older figures have missed a night. Hours. */
export const STALE_HOURS = 36;

/** What makes a request worth a second look, in the order of the screen: docs/rules.md#risk-flags. */
export const riskFlags = {
  newBankAccount: {
    label: 'New bank account',
    why: `The bank account was added less than ${NEW_DAYS} days before. Make sure that the customer added it.`,
  },
  sharedNumber: {
    label: 'Shared bank number',
    why: 'Another sign-in has saved the same bank account. Make sure that both may use it.',
  },
  emailChanged: {
    label: 'Changed e-mail',
    why: `The e-mail address of the sign-in was changed less than ${NEW_DAYS} days ago. Call the customer by a number that you know.`,
  },
  unusualAmount: {
    label: 'Unusual amount',
    why: 'This is more than the account usually pays at once. Make sure that the amount is meant.',
  },
  exceedsOpen: {
    label: 'More than is open',
    why: 'Together with what is on its way, this is more than is open. What is too much would stand as unapplied credit.',
  },
  notDebitable: {
    label: 'Cannot be debited',
    why: 'The bank’s file cannot debit this bank account as it stands: it is not confirmed yet, blocked, or of a kind that no file reaches.',
  },
  staleData: {
    label: 'Old figures',
    why: `The account’s figures are being updated, or are older than ${STALE_HOURS} hours. Look at the ERP before you approve.`,
  },
} as const satisfies Record<string, RiskWords>;

export type RiskFlag = keyof typeof riskFlags;
export const riskFlagNames = Object.keys(riskFlags) as RiskFlag[];

/** The statuses in which the office can still decide; later a flag would come too late. */
export const riskyStatuses: readonly RequestStatus[] = ['submitted', 'pendingSecond', 'approved'];
