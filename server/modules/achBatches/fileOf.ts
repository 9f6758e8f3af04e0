import type { EntryKind } from '@contract/achBatches/labels';
import type { OriginatorSettings } from '@contract/originator/schema';
import type { AchPlan } from '@contract/rules/achProposal';
import { dateInZone } from '@contract/format/date';
import { wallTime } from '@contract/format/zonedTime';
import type { BatchInput, EntryInput } from '@server/bank/nacha/input';
import { verifyFile } from '@server/bank/nacha/readFile';
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

/** An entry as it is written, with its place among all, from 0. */
interface FileEntry {
  readonly kind: EntryKind;
  readonly direction: Candidate['direction'];
  readonly secCode: PlannedEntry['secCode'];
  readonly effectiveDate: string;
  readonly candidate: Candidate;
  readonly cents: number;
  /** A check may have two entries, which are 1 and 2. */
  readonly part: number;
  place: number;
}

/** The entries in the order of the file; a balanced file has an entry more per group that moves money. */
export function inFileOrder(planned: readonly PlannedEntry[], balanced: boolean) {
  const entries: FileEntry[] = [];
  for (const one of planned) {
    const { parts, amountCents } = one.candidate;
    if (parts === null) entries.push(entryFor(one, amountCents, 1));
    else for (const [at, cents] of parts.entries()) entries.push(entryFor(one, cents, at + 1));
  }
  let place = 0;
  return [...groupsOf(entries).values()].flatMap(retriesApart).map((group) => {
    for (const entry of group) entry.place = place++;
    const hasOffset = balanced && group[0]!.kind !== 'prenote';
    return { entries: group, offsetPlace: hasOffset ? place++ : undefined };
  });
}

/** What is sent again stands in a batch of its own, since it is described otherwise: docs/rules.md#resend. */
const retriesApart = (group: readonly FileEntry[]): readonly (readonly FileEntry[])[] =>
  [false, true]
    .map((isRetry) => group.filter(({ candidate }) => candidate.isRetry === isRetry))
    .filter(({ length }) => length > 0);

/** All of it at once: an object that grows, or a copy, weighs several times as much, and there may be thousands. */
const entryFor = (
  { candidate, secCode, effectiveDate }: PlannedEntry,
  cents: number,
  part: number,
): FileEntry => ({
  kind: candidate.kind,
  direction: candidate.direction,
  secCode,
  effectiveDate,
  candidate,
  cents,
  part,
  place: 0,
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
  verifyFile(bytes);

  return bytes;
}

/** So many sealed numbers are in memory at a time: they weigh more than all else of an entry. */
const SEALED_AT_ONCE = 500;

async function batchOf({ entries, offsetPlace }: Group, parts: FileParts): Promise<BatchInput> {
  const { settings } = parts.originator;
  const { secCode, effectiveDate } = entries[0]!;
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
    entryDescription: descriptionOf(entries[0]!, settings),
    effectiveDate,
    odfi: settings.bank.routingNumber.slice(0, ODFI_DIGITS),
    entries: written,
  };
}

/** Nacha has its own words for small deposits that check an account, and for what is sent again. */
function descriptionOf(
  { kind, candidate, direction }: FileEntry,
  { descriptions }: OriginatorSettings,
): string {
  if (kind === 'microEntries') return 'ACCTVERIFY';
  if (candidate.isRetry) return 'RETRY PYMT';
  return direction === 'debit' ? descriptions.payments : descriptions.withdrawals;
}

export const ODFI_DIGITS = 8;

/** Under WEB each entry says whether it was agreed to alone (S) or with others that follow (R): docs/rules.md#autopay. */
const paymentTypeOf = (secCode: BatchInput['secCode'], { isRecurring }: Pick<Candidate, 'isRecurring'>) =>
  secCode === 'WEB' ? (isRecurring ? 'R' : 'S') : undefined;

async function entryOf(
  { candidate, kind, secCode, cents, place }: Group['entries'][number],
  sealed: Sealed,
  { numbers, firstTrace }: FileParts,
): Promise<EntryInput> {
  const { optionId, optionOwner } = candidate;
  const number = await numbers.open({ id: optionId, owner: optionOwner }, sealed);
  return {
    direction: candidate.direction,
    accountType: candidate.accountType,
    use: kind === 'prenote' ? 'prenote' : 'live',
    routingNumber: candidate.routingNumber,
    accountNumber: number.reveal(),
    amount: BigInt(cents),
    individualId: candidate.number,
    individualName: candidate.holderName,
    paymentType: paymentTypeOf(secCode, candidate),
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
