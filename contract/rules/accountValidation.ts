import { addDays, type CalendarDateText } from '../format/date';
import { addBankingDays } from './bankingDays';

/** How the portal checks a bank account through a bank file: docs/rules.md#account-validation. */
export const validationKinds = ['prenote', 'microEntries'] as const;

export type ValidationKind = (typeof validationKinds)[number];

/** How often wrong amounts may be entered for one number by one owner, within `COUNTED_DAYS`. */
export const MAX_TRIES = 3;
/** How often one number of one owner is checked by the bank within `COUNTED_DAYS`. */
export const MAX_CHECKS = 2;
/** For how many days tries and checks of a number count, also where it was deleted and saved again. */
export const COUNTED_DAYS = 365;

/** Within how many banking days after they were sent the amounts of two deposits are taken. */
const LAPSE_BANKING_DAYS = 10;
/** How many banking days after its effective date a prenote has to come back, if it does. */
const PRENOTE_BANKING_DAYS = 3;

const MAX_CENTS = 99;

/** The two deposits, in cents. */
export type Pair = readonly [first: number, second: number];

/**
 * Draws two deposits of 1 to 99 cents that are not the same.
 * @param below a whole number from 0 up to one less than its argument, each as likely as the other
 */
export function drawDeposits(below: (limit: number) => number): Pair {
  const first = 1 + below(MAX_CENTS);
  const second = 1 + below(MAX_CENTS - 1);
  return [first, second < first ? second : second + 1];
}

/** A pair as it is told apart from others: in whichever order somebody read it off. */
export const inOrder = ([a, b]: Pair): Pair => (a < b ? [a, b] : [b, a]);

export const isSamePair = (one: Pair, other: Pair): boolean => inOrder(one).join() === inOrder(other).join();

/**
 * The first day on which silence decides a check that was sent: on it a prenote is good, and deposits have lapsed.
 * @param sentOn the day on which its file was marked as sent
 * @param arrivesOn the effective date of its entries
 */
export const silenceDecidesOn = (
  kind: ValidationKind,
  { sentOn, arrivesOn }: { readonly sentOn: CalendarDateText; readonly arrivesOn: CalendarDateText },
): CalendarDateText =>
  kind === 'prenote'
    ? addBankingDays(arrivesOn, PRENOTE_BANKING_DAYS)
    : addDays(addBankingDays(sentOn, LAPSE_BANKING_DAYS), 1);

export const triesLeft = (tried: number): number => Math.max(0, MAX_TRIES - tried);
