import type { AchPlan } from '@contract/rules/achProposal';
import { dateInZone } from '@contract/format/date';
import { wallTime } from '@contract/format/zonedTime';
import type { BatchInput, EntryInput } from '@server/bank/nacha/input';
import { readFile } from '@server/bank/nacha/readFile';
import { writeFile } from '@server/bank/nacha/writeFile';
import { type Originator, offsetNumberOf } from '@server/domain/originator/originator';
import type { Tx } from '@server/db/db';
import type { Sealed } from '@server/vault/envelope';
import type { NumberVault } from '@server/vault/numberVault';
import { type Candidate, sealedNumbers } from './candidates';
import { groupsOf } from './proposal';

type PlannedEntry = AchPlan<Candidate>['planned'][number];

interface FileParts {
  readonly tx: Tx;
  readonly numbers: NumberVault;
  readonly originator: Originator;
  readonly now: Date;
  readonly fileIdModifier: string;
  /** The trace sequence of the first entry; the others follow. */
  readonly firstTrace: number;
}

/**
 * The entries in the order of the file, each with its place among all, from 0; a balanced file has an entry more per
 * group.
 */
export function inFileOrder(planned: readonly PlannedEntry[], balanced: boolean) {
  let place = 0;
  return [...groupsOf(planned.map(flat)).values()].map((group) => {
    const entries = group.map((entry) => Object.assign(entry, { place: place++ }));
    return { entries, offsetPlace: balanced ? place++ : undefined };
  });
}

const flat = ({ candidate, ...planned }: PlannedEntry) => ({
  ...planned,
  candidate,
  direction: candidate.direction,
});

type Group = ReturnType<typeof inFileOrder>[number];

/** How many trace numbers a file takes. */
export const tracesOf = (groups: readonly Group[]): number =>
  groups.reduce(
    (sum, { entries, offsetPlace }) => sum + entries.length + (offsetPlace === undefined ? 0 : 1),
    0,
  );

/**
 * The bytes for the bank. Account numbers are readable while they are written, and in the bytes alone. What was written
 * is read again by the strict reader before anybody gets it.
 * @throws NachaInputError, FaultyFile
 */
export async function fileOf(groups: readonly Group[], parts: FileParts): Promise<Uint8Array> {
  const { settings } = parts.originator;
  const { zone } = settings.cutoffs;
  const batches: BatchInput[] = [];
  for (const group of groups) batches.push(await batchOf(group, parts));
  const bytes = writeFile({
    immediateDestination: settings.bank.routingNumber,
    destinationName: settings.bank.name,
    immediateOrigin: settings.immediateOrigin,
    originName: settings.originName,
    creationDate: dateInZone(parts.now, zone),
    creationTime: wallTime(parts.now, zone),
    fileIdModifier: parts.fileIdModifier,
    batches,
  });
  readFile(bytes);
  return bytes;
}

/** So many sealed numbers are in memory at a time: they weigh more than all else of an entry. */
const SEALED_AT_ONCE = 500;

async function batchOf({ entries, offsetPlace }: Group, parts: FileParts): Promise<BatchInput> {
  const { settings } = parts.originator;
  const { direction, secCode, effectiveDate } = entries[0]!;
  const written: EntryInput[] = [];
  for (let at = 0; at < entries.length; at += SEALED_AT_ONCE) {
    const some = entries.slice(at, at + SEALED_AT_ONCE);
    const ids = some.map(({ candidate }) => candidate.optionId);
    const sealed = await sealedNumbers(parts.tx.sql, ids);
    for (const entry of some)
      written.push(await entryOf(entry, sealed.get(entry.candidate.optionId)!, parts));
  }
  if (offsetPlace !== undefined) written.push(await offsetOf(written, parts.firstTrace + offsetPlace, parts));
  return {
    companyName: settings.companyName,
    companyId: settings.companyId,
    secCode,
    entryDescription:
      direction === 'debit' ? settings.descriptions.payments : settings.descriptions.withdrawals,
    effectiveDate,
    odfi: settings.bank.routingNumber.slice(0, ODFI_DIGITS),
    entries: written,
  };
}

export const ODFI_DIGITS = 8;

/** Under WEB each entry says whether it is paid once or again and again: a request is paid once. */
const paymentTypeOf = (secCode: BatchInput['secCode']) =>
  secCode === 'WEB' ? ({ paymentType: 'S' } as const) : {};

async function entryOf(
  { candidate, secCode, place }: Group['entries'][number],
  sealed: Sealed,
  { numbers, firstTrace }: FileParts,
): Promise<EntryInput> {
  const { optionId, optionOwner } = candidate;
  const number = await numbers.open({ id: optionId, owner: optionOwner }, sealed);
  return {
    direction: candidate.direction,
    accountType: candidate.accountType,
    use: 'live',
    routingNumber: candidate.routingNumber,
    accountNumber: number.reveal(),
    amount: BigInt(candidate.amountCents),
    individualId: candidate.requestNo,
    individualName: candidate.holderName,
    ...paymentTypeOf(secCode),
    traceSequence: firstTrace + place,
  };
}

/** What balances a batch: its sum, the other way, on the company's own account. */
async function offsetOf(
  entries: readonly EntryInput[],
  trace: number,
  { numbers, originator: { offset, settings } }: FileParts,
): Promise<EntryInput> {
  const { direction, paymentType } = entries[0]!;
  return {
    direction: direction === 'debit' ? 'credit' : 'debit',
    accountType: offset!.accountType,
    use: 'live',
    routingNumber: offset!.routingNumber,
    accountNumber: (await offsetNumberOf(numbers, offset!)).reveal(),
    amount: entries.reduce((sum, { amount }) => sum + amount, 0n),
    individualId: 'OFFSET',
    individualName: settings.companyName,
    ...(paymentType && { paymentType }),
    traceSequence: trace,
  };
}
