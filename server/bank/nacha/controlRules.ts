import { routingDoubt } from '@contract/format/bankNumbers';
import { transactionCodes } from './codes';
import type { FaultLog } from './faults';
import { BLOCKING_FACTOR, layouts } from './layouts';
import type { BatchControl, EntryDetail, OpenBatch, OpenFile } from './records';

/** What an entry, a batch or a file adds up to. */
export interface Sums {
  /** Entries and addenda records. */
  readonly count: number;
  /** The first eight digits of the routing numbers, added up; its last ten digits. */
  readonly hash: number;
  /** Cents. */
  readonly debits: bigint;
  readonly credits: bigint;
}

const HASH_MODULUS = 10_000_000_000;

/** Source: Nacha Operating Rules, appendix three, "Entry Hash", "Entry/Addenda Count" and the totals. */
export function addUp<One>(all: readonly One[], sumsOf: (one: One) => Sums): Sums {
  let [count, hash, debits, credits] = [0, 0, 0n, 0n];
  for (const one of all) {
    const sums = sumsOf(one);
    count += sums.count;
    hash = (hash + sums.hash) % HASH_MODULUS;
    debits += sums.debits;
    credits += sums.credits;
  }
  return { count, hash, debits, credits };
}

export function sumsOfEntry(
  { transactionCode, rdfi, amount }: Pick<EntryDetail, 'transactionCode' | 'rdfi' | 'amount'>,
  addenda: number,
): Sums {
  const isDebit = transactionCodes.get(transactionCode)?.direction === 'debit';
  return {
    count: 1 + addenda,
    hash: Number(rdfi),
    debits: isDebit ? amount : 0n,
    credits: isDebit ? 0n : amount,
  };
}

type SumFields = Pick<BatchControl, 'entryAddendaCount' | 'entryHash' | 'debits' | 'credits'>;

/** The sums that a control record says. */
export const sumsOfControl = ({ entryAddendaCount, entryHash, debits, credits }: SumFields): Sums => ({
  count: entryAddendaCount,
  hash: entryHash,
  debits,
  credits,
});

/** Sums as the fields of a control record. */
export const controlOfSums = ({ count, hash, debits, credits }: Sums): SumFields => ({
  entryAddendaCount: count,
  entryHash: hash,
  debits,
  credits,
});

/** How many blocks so many records take, the last one filled. */
export const blocksOf = (records: number): number => Math.ceil(records / BLOCKING_FACTOR);

/** Holds a batch control to its batch. */
export function checkBatchControl({ header, entries, control, unknown }: OpenBatch, log: FaultLog): void {
  if (!control) return;
  const complain = log.of(layouts.batchControl, control);
  for (const key of ['serviceClass', 'companyId', 'odfi', 'batchNumber'] as const) {
    if (control[key] !== header[key]) complain(key, 'control', 'It is not that of the batch header.');
  }
  if (unknown) return;
  // What was read from a shifted record may be digits of an account number: its sums are not quoted.
  const isSure = entries.every(({ detail, addenda }) => [detail, ...addenda].every(log.isSound));
  const sums = addUp(entries, ({ detail, addenda }) => sumsOfEntry(detail, addenda.length));
  checkSums(control, sums, isSure, complain);
}

/** Holds the file control to the batch controls, and what stands before and behind it to the form of a file. */
export function checkFile({ header, batches, control, fillRecords, records }: OpenFile, log: FaultLog): void {
  if (header && header.immediateDestination !== '') {
    const isUnlikely = routingDoubt(header.immediateDestination) === 'unlikely';
    const complain = log.of(layouts.fileHeader, header);
    if (isUnlikely) complain('immediateDestination', 'routing', 'It is the routing number of no bank.');
  }
  let before = 0;
  for (const { header } of batches) {
    const complain = log.of(layouts.batchHeader, header);
    if (header.batchNumber <= before) complain('batchNumber', 'batchNumber', 'Batch numbers must ascend.');
    before = Math.max(before, header.batchNumber);
  }
  if (!control) return;
  const complain = log.of(layouts.fileControl, control);
  const controls = batches.flatMap((batch) => batch.control ?? []);
  checkSums(control, addUp(controls, sumsOfControl), controls.every(log.isSound), complain);
  if (control.batchCount !== batches.length) {
    complain('batchCount', 'control', `The file has another number of batches, ${batches.length}.`);
  }
  const blocks = blocksOf(records - fillRecords);
  if (control.blockCount !== blocks) {
    complain('blockCount', 'control', `The file has another number of blocks, ${blocks}.`);
  }
  if (fillRecords > 0 && records !== blocks * BLOCKING_FACTOR) {
    complain(
      'recordType',
      'fill',
      'The records of nines behind it do not fill the last block, or fill more.',
    );
  }
}

function checkSums(
  control: SumFields,
  sums: Sums,
  isSure: boolean,
  complain: (key: keyof SumFields, rule: 'control', message: string) => void,
): void {
  const expected = controlOfSums(sums);
  for (const key of ['entryAddendaCount', 'entryHash', 'debits', 'credits'] as const) {
    const sum = expected[key];
    if (control[key] === sum) continue;
    const figure = typeof sum === 'bigint' ? dollarsOf(sum) : String(sum);
    complain(key, 'control', `It is not what the records add up to${isSure ? `, ${figure}` : ''}.`);
  }
}

/** As text: what a faulty batch adds up to may be beyond the safe whole numbers. */
const dollarsOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
