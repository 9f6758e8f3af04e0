import type { RequestStatus } from '../requests/states';

interface RiskWords {
  /** A chip and a filter. */
  readonly label: string;
  /** Why somebody should look twice, and at what. */
  readonly why: string;
}

/** From how many days back a bank account or an e-mail address counts as new. */
export const NEW_DAYS = 7;
/** How far back an account's payments tell what is usual for it. */
export const USUAL_MONTHS = 24;
/** So many payments have a 95th percentile; fewer have a median, and fewer than `SOME_PAYMENTS` nothing at all. */
export const MANY_PAYMENTS = 20;
export const SOME_PAYMENTS = 3;
/** More than so many times the median is unusual where payments are few. */
export const TIMES_MEDIAN = 3;
/** A night's figures that are older have missed a night. */
export const STALE_HOURS = 36;

/** What makes a request worth a second look (domain.md §3.17), in the order in which it is told. */
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

/** Until a request leaves the house there is something to decide; afterwards a flag would come too late. */
export const riskyStatuses: readonly RequestStatus[] = ['submitted', 'pendingSecond', 'approved'];
