import type { EntryKind, LeftOut, SecCode } from '../achBatches/labels';
import { type CalendarDateText, dateInZone } from '../format/date';
import { instantOf } from '../format/zonedTime';
import type { OriginatorSettings } from '../originator/schema';
import { addBankingDays, isBankingDay } from './bankingDays';
import type { ApprovalChange } from './changedSinceApproval';
import { MAX_DEBITABLE_DIGITS } from './bank';
import { routingDoubt } from '../format/bankNumbers';
import { reachesCutoff } from './cutoff';
import { legalText } from './nachaText';

/** An approved request that a bank file could carry out, or a bank account that it could check. */
export interface AchCandidate {
  readonly kind: EntryKind;
  /** Of the request, or of the check. */
  readonly id: string;
  readonly number: string;
  readonly direction: 'debit' | 'credit';
  readonly accountNo: string;
  /** Of all its entries together; 0 for a prenote. */
  readonly amountCents: number;
  /** What each of its entries is, where it has several; null: it has one. */
  readonly parts: readonly number[] | null;
  /** The day that its customer was told; null: as soon as possible. */
  readonly promised: CalendarDateText | null;
  /** An instant until which its customer may cancel; null: not any more. */
  readonly cancelUntil: string | null;
  /** What the customer agreed to; null for money of the deposit plan, and for a check. */
  readonly agreedSec: string | null;
  readonly holderType: string;
  readonly optionStatus: string;
  readonly accountDigits: number;
  readonly routingNumber: string;
  readonly holderName: string;
  /** Whether the ERP says that this account is not debited by ACH. */
  readonly noAch: boolean;
  /** Whether the deposit plan that the money comes from is on hold. */
  readonly onHold: boolean;
  /** What has changed since somebody approved it; null where nothing has, as of most. */
  readonly changes: readonly ApprovalChange[] | null;
}

/** What the files of today hold already, which counts against the limits; a void file does not. */
export interface AlreadyFiled {
  readonly debitCents: number;
  readonly creditCents: number;
  /** Debits by `customerDay`. */
  readonly byCustomer: ReadonlyMap<string, number>;
}

interface Planned<C> {
  readonly candidate: C;
  readonly secCode: SecCode;
  readonly effectiveDate: CalendarDateText;
  /** Whether that is later than what the customer was told. */
  readonly moved: boolean;
}

interface Left<C> {
  readonly candidate: C;
  readonly reason: LeftOut;
}

export interface AchPlan<C> {
  /** By day and number. */
  readonly planned: readonly Planned<C>[];
  readonly leftOut: readonly Left<C>[];
}

/** How many entries a candidate takes: of two deposits both are in one file, or neither. */
export const entryCountOf = ({ parts }: Pick<AchCandidate, 'parts'>): number => parts?.length ?? 1;

const largestEntryOf = ({ parts, amountCents }: AchCandidate): number =>
  parts ? Math.max(...parts) : amountCents;

type Terms = Pick<OriginatorSettings, 'cutoffs' | 'sameDay' | 'limits'>;

/** By what the limit of a customer is counted: a trade account on an effective date. */
export const customerDay = (accountNo: string, day: CalendarDateText): string => `${accountNo} ${day}`;

/**
 * What the next bank file holds and what it leaves out: docs/rules.md#ach-batches. An entry that does not fit into a
 * limit any more is left for another file, and smaller ones behind it still may.
 * @param chosen ids of requests that the office leaves out
 */
export function achPlan<C extends AchCandidate>(
  candidates: readonly C[],
  terms: Terms,
  {
    now,
    filed,
    chosen,
  }: { readonly now: Date; readonly filed: AlreadyFiled; readonly chosen: ReadonlySet<string> },
): AchPlan<C> {
  const dayOf = daysFrom(now, terms);
  const ready: Planned<C>[] = [];
  const leftOut: Left<C>[] = [];
  for (const candidate of candidates) {
    const reason = chosen.has(candidate.id) ? 'chosen' : whyLeftOut(candidate, terms, now);
    if (reason) leftOut.push({ candidate, reason });
    else {
      // All of it at once: what is spread into an object weighs several times as much, and there may be thousands.
      const { effectiveDate, moved } = dayOf(candidate);
      ready.push({ candidate, secCode: secOf(candidate), effectiveDate, moved });
    }
  }
  const fits = within(terms.limits, filed);
  const planned: Planned<C>[] = [];
  for (const one of ready.toSorted(byDayAndNumber)) {
    const reason = fits(one.candidate, one.effectiveDate);
    if (reason) leftOut.push({ candidate: one.candidate, reason });
    else planned.push(one);
  }
  return { planned, leftOut };
}

const byDayAndNumber = (a: Planned<AchCandidate>, b: Planned<AchCandidate>): number =>
  a.effectiveDate === b.effectiveDate
    ? compare(a.candidate.number, b.candidate.number)
    : compare(a.effectiveDate, b.effectiveDate);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function whyLeftOut(candidate: AchCandidate, { limits }: Terms, now: Date): LeftOut | undefined {
  const { cancelUntil, optionStatus, direction } = candidate;
  // What was agreed to says until when it can be cancelled, at that very instant too.
  if (cancelUntil !== null && reachesCutoff(now, cancelUntil)) return 'cancelable';
  if (optionStatus === 'blocked' || optionStatus === 'removed') return optionStatus;
  // A check is of a bank account that is not confirmed, and takes no money from anybody.
  if (candidate.kind === 'request') {
    if (optionStatus !== 'active') return 'unconfirmed';
    if (direction === 'debit' && candidate.noAch) return 'noAch';
    if (direction === 'credit' && candidate.onHold) return 'onHold';
  }
  if (candidate.accountDigits > MAX_DEBITABLE_DIGITS) return 'tooManyDigits';
  // Neither does the file take a number of which the check digit is wrong.
  if (routingDoubt(candidate.routingNumber)) return 'routing';
  // One name of which nothing is legal would keep all others from being written.
  if (legalText(candidate.holderName) === '') return 'name';
  if (candidate.kind === 'request' && direction === 'debit' && candidate.agreedSec !== secOf(candidate))
    return 'otherHolder';
  if (candidate.changes !== null && candidate.changes.length > 0) return 'changed';
  if (limits.entryCents !== null && largestEntryOf(candidate) > limits.entryCents) return 'overEntry';
  return undefined;
}

/** Consumers agree online (WEB) and are paid as PPD; businesses are CCD both ways. */
const secOf = ({ direction, holderType }: AchCandidate): SecCode => {
  if (holderType === 'business') return 'CCD';
  return direction === 'debit' ? 'WEB' : 'PPD';
};

/** Says for each entry whether it still fits, and counts it where it does. */
function within(limits: Terms['limits'], filed: AlreadyFiled) {
  const inFile = { debit: 0, credit: 0 };
  const before = { debit: filed.debitCents, credit: filed.creditCents };
  const customers = new Map(filed.byCustomer);
  const over = (sum: number, limit: number | null) => limit !== null && sum > limit;
  return (
    { direction, amountCents, accountNo }: AchCandidate,
    day: CalendarDateText,
  ): LeftOut | undefined => {
    // A prenote moves nothing, so that no limit is about it.
    if (amountCents === 0) return undefined;
    const key = customerDay(accountNo, day);
    const ofCustomer = (customers.get(key) ?? 0) + amountCents;
    if (direction === 'debit' && over(ofCustomer, limits.customerCents)) return 'overCustomer';
    const ofFile = inFile[direction] + amountCents;
    if (over(ofFile, limits.fileCents)) return 'overFile';
    if (over(before[direction] + ofFile, limits.dayCents)) return 'overDay';
    inFile[direction] = ofFile;
    if (direction === 'debit') customers.set(key, ofCustomer);
    return undefined;
  };
}

/** The day of the file's header and the bank's last hour for it: the next banking day's, after the last of a day. */
export function fileDayOf(now: Date, { cutoffs: { times, zone } }: Pick<Terms, 'cutoffs'>) {
  const today = dateInZone(now, zone);
  const last = (day: CalendarDateText) => instantOf(day, times.at(-1)!, zone);
  const inTime = isBankingDay(today) && reachesCutoff(now, last(today));
  const day = inTime ? today : addBankingDays(today, isBankingDay(today) ? 1 : 0);
  const next = times.map((time) => instantOf(day, time, zone)).find((at) => reachesCutoff(now, at))!;
  return { today, day, next };
}

function daysFrom(now: Date, { cutoffs, sameDay }: Terms) {
  const { today, day } = fileDayOf(now, { cutoffs });
  const nextDay = addBankingDays(day, 1);
  const stillToday =
    sameDay !== null && day === today && reachesCutoff(now, instantOf(today, sameDay.until, cutoffs.zone));
  // Thousands are promised for the same few days.
  const bankingDays = new Map<CalendarDateText, CalendarDateText>();
  const bankingDay = (promised: CalendarDateText) => {
    const day = bankingDays.get(promised) ?? addBankingDays(promised, 0);
    bankingDays.set(promised, day);
    return day;
  };
  return ({ kind, amountCents, promised }: AchCandidate) => {
    // Nobody pays the price of the same day for a check.
    const earliest =
      kind === 'request' && stillToday && amountCents <= sameDay.maxEntryCents ? today : nextDay;
    // Same day is only for what would be late otherwise: nobody is debited before the day that they were told.
    const effectiveDate = promised !== null && promised > earliest ? bankingDay(promised) : earliest;
    return { effectiveDate, moved: promised !== null && effectiveDate > bankingDay(promised) };
  };
}
