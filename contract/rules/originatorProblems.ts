import * as m from '@locales/originator';
import * as settingsMessages from '@locales/settings';
import { routingDoubt } from '../format/bankNumbers';
import { isLegalText } from './nachaText';
import type { OriginatorSettings, ProposedOriginator } from '../originator/schema';

/** The limit of Nacha for one entry on the same day. */
const SAME_DAY_MAX_CENTS = 100_000_000;

/** A bank file has room for 17 digits: docs/rules.md#bank-file. */
const accountDigits = /^[0-9]{3,17}$/;

const KEEP_DAYS = { min: 1, max: 3650 } as const;

type Proposal = Pick<ProposedOriginator, 'settings' | 'offset'>;

/** The account of the version before, as far as it is told. */
type KeptOffset = Omit<NonNullable<ProposedOriginator['offset']>, 'accountNumber'>;

type Problem = readonly [path: string, words: string];

/**
 * What is wrong with a proposal of the right shape, by the path of the entry; empty if nothing is:
 * docs/rules.md#originator.
 * @param kept the account that stays where the proposal names no number; null: there is none
 */
export const originatorProblems = (
  { settings, offset }: Proposal,
  kept: KeptOffset | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...bankProblems(settings),
    ...textProblems(settings),
    ...timeProblems(settings),
    ...amountProblems(settings),
    ...keepProblems(settings),
    ...(settings.balanced ? offsetProblems(offset, kept) : strayOffset(offset)),
  ]);

const isRouting = (text: string): boolean => /^[0-9]{9}$/.test(text) && routingDoubt(text) === undefined;

function* bankProblems({ bank, immediateOrigin }: OriginatorSettings): Generator<Problem> {
  if (!isRouting(bank.routingNumber)) yield ['bank.routingNumber', m.routingWrong()];
  // A file holds letters and digits there: server/bank/nacha/checkInput.ts.
  if (!isRouting(immediateOrigin) && !/^[0-9A-Za-z]{10}$/.test(immediateOrigin)) {
    yield ['immediateOrigin', m.originWrong()];
  }
}

/** A bank shows them to customers as they are, so none is put into other characters unasked. */
function* textProblems({ bank, descriptions, ...settings }: OriginatorSettings): Generator<Problem> {
  const texts = {
    'bank.name': bank.name,
    originName: settings.originName,
    companyName: settings.companyName,
    companyId: settings.companyId,
    'descriptions.payments': descriptions.payments,
    'descriptions.withdrawals': descriptions.withdrawals,
  };
  for (const [path, text] of Object.entries(texts)) {
    if (text === '' || !isLegalText(text)) yield [path, m.charactersWrong()];
  }
}

function* timeProblems({ cutoffs: { times, zone }, sameDay }: OriginatorSettings): Generator<Problem> {
  if (times.length === 0) yield ['cutoffs.times', m.timeMissing()];
  for (const [at, time] of times.entries()) {
    const before = times[at - 1];
    if (before === undefined || before < time) continue;
    yield [`cutoffs.times.${at}`, before === time ? m.timeTwice() : m.timesAscending()];
  }
  if (!isZone(zone)) yield ['cutoffs.zone', m.zoneWrong()];
  const last = times.at(-1);
  if (sameDay && last !== undefined && sameDay.until > last) yield ['sameDay.until', m.sameDayTooLate()];
}

/** Whether it is a name of the IANA's: an offset such as "-08:00" knows no summer. */
function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function* amountProblems({ sameDay, limits, releaseAboveCents }: OriginatorSettings): Generator<Problem> {
  for (const [name, cents] of Object.entries(limits)) {
    if (cents !== null && cents < 1) yield [`limits.${name}`, settingsMessages.aboveZero()];
  }
  const { entryCents: entry, fileCents: file, dayCents: day } = limits;
  if (entry !== null && file !== null && file < entry) yield ['limits.fileCents', m.fileBelowEntry()];
  const within = file ?? entry;
  if (within !== null && day !== null && day < within) yield ['limits.dayCents', m.dayBelowFile()];
  if (releaseAboveCents < 0) yield ['releaseAboveCents', settingsMessages.zeroOrMore()];
  if (!sameDay) return;
  if (sameDay.maxEntryCents < 1) yield ['sameDay.maxEntryCents', settingsMessages.aboveZero()];
  if (sameDay.maxEntryCents > SAME_DAY_MAX_CENTS) yield ['sameDay.maxEntryCents', m.sameDayTooMuch()];
}

function* keepProblems({ keepDays }: OriginatorSettings): Generator<Problem> {
  if (keepDays < KEEP_DAYS.min || keepDays > KEEP_DAYS.max) yield ['keepDays', m.keepDaysWrong(KEEP_DAYS)];
}

function* offsetProblems(offset: Proposal['offset'], kept: KeptOffset | null): Generator<Problem> {
  if (!offset) {
    yield ['balanced', m.offsetMissing()];
    return;
  }
  const { routingNumber, accountType, accountNumber } = offset;
  if (!isRouting(routingNumber)) yield ['offset.routingNumber', m.routingWrong()];
  if (accountNumber !== undefined) {
    if (!accountDigits.test(accountNumber)) yield ['offset.accountNumber', m.accountDigits()];
  } else if (kept?.routingNumber !== routingNumber || kept.accountType !== accountType) {
    yield ['offset.accountNumber', m.numberOfThisAccount()];
  }
}

function* strayOffset(offset: Proposal['offset']): Generator<Problem> {
  if (offset) yield ['balanced', m.offsetStray()];
}
