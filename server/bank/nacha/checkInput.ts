import { isBankingDay } from '@contract/rules/bankingDays';
import { addUp, type Sums, sumsOfEntry } from './controlRules';
import { transactionCodeOf } from './codes';
import {
  checkDate,
  checkDigits,
  checkExact,
  checkName,
  checkRouting,
  largest,
  type Refuse,
  refuseAt,
} from './fieldChecks';
import { type BatchInput, type EntryInput, type FileInput, traceNumberOf } from './input';
import { type Field, layouts } from './layouts';

const MAX_SEQUENCE = Number(largest(layouts.addenda['05'].entrySequence));
const MAX_ENTRIES_OF_BATCH = Number(largest(layouts.batchControl.entryAddendaCount));

/** Throws {@link NachaInputError} for the first thing that cannot be written as it is meant. */
export function checkInput(input: FileInput): void {
  const refuse = refuseAt();
  checkFileHeader(input, refuse);
  checkCounts(input, refuse);
  const traces = new Set<string>();
  const sums = input.batches.map((batch, index) => {
    checkBatchHeader(batch, input, refuseAt(index + 1));
    const before = { traces, sequence: 0 };
    for (const [at, entry] of batch.entries.entries()) {
      checkEntry(entry, batch, refuseAt(index + 1, at + 1));
      checkTrace(entry, batch, before, refuseAt(index + 1, at + 1));
    }
    const sumsOfBatch = addUp(batch.entries, (entry) =>
      sumsOfEntry({ transactionCode: transactionCodeOf(entry), rdfi: '0', amount: entry.amount }, 0),
    );
    checkTotals(sumsOfBatch, layouts.batchControl, refuseAt(index + 1));
    return sumsOfBatch;
  });
  checkTotals(
    addUp(sums, (ofBatch) => ofBatch),
    layouts.fileControl,
    refuse,
  );
}

function checkFileHeader(input: FileInput, refuse: Refuse): void {
  const fields = layouts.fileHeader;
  checkRouting(input.immediateDestination, fields.immediateDestination, refuse);
  if (!/^[0-9A-Za-z]{9,10}$/.test(input.immediateOrigin)) {
    refuse(fields.immediateOrigin, [
      'it has not 9 or 10 letters and digits.',
      'The bank would not know who sends the file.',
      'Enter it as the bank gave it.',
    ]);
  }
  checkDate(input.creationDate, fields.creationDate, refuse);
  if (!/^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(input.creationTime)) {
    refuse(fields.creationTime, [
      'it is no time of day as HH:MM.',
      'A bank tells files apart by it.',
      'Give the time at which the file is made.',
    ]);
  }
  if (!fields.fileIdModifier.allowed!.includes(input.fileIdModifier)) {
    refuse(fields.fileIdModifier, [
      'it is not one of A to Z and 0 to 9.',
      'A bank takes two files of a day with the same one for the same file.',
      'Take the next that is free; after 36 files, send on another day.',
    ]);
  }
  checkExact(input.referenceCode ?? '', fields.referenceCode, refuse);
}

/** Before anything is read, since so many entries take their time. */
function checkCounts({ batches }: FileInput, refuse: Refuse): void {
  const all = batches.reduce((sum, { entries }) => sum + entries.length, 0);
  if (batches.length === 0) {
    refuse(layouts.fileControl.batchCount, [
      'the file has no batch.',
      'A bank refuses an empty file.',
      'Write no file on a day without payments.',
    ]);
  }
  if (all > MAX_SEQUENCE) {
    refuse(layouts.fileControl.entryAddendaCount, [
      `the file has more than ${MAX_SEQUENCE} entries.`,
      'Their trace numbers would not be unique.',
      'Divide them between two files.',
    ]);
  }
  batches.forEach(({ entries: { length } }, index) => {
    if (length > 0 && length <= MAX_ENTRIES_OF_BATCH) return;
    refuseAt(index + 1)(
      layouts.batchControl.entryAddendaCount,
      length === 0
        ? ['the batch has no entry.', 'A bank refuses an empty batch.', 'Leave the batch out.']
        : [
            `the batch has more than ${MAX_ENTRIES_OF_BATCH} entries.`,
            'The field of their count has no more room.',
            'Divide them between two batches.',
          ],
    );
  });
}

function checkBatchHeader(batch: BatchInput, { creationDate }: FileInput, refuse: Refuse): void {
  const fields = layouts.batchHeader;
  checkName(batch.companyName, fields.companyName, refuse);
  checkExact(batch.discretionaryData ?? '', fields.discretionaryData, refuse);
  checkExact(batch.companyId, fields.companyId, refuse);
  checkName(batch.entryDescription, fields.entryDescription, refuse);
  checkExact(batch.descriptiveDate ?? '', fields.descriptiveDate, refuse);
  checkDate(batch.effectiveDate, fields.effectiveDate, refuse);
  if (batch.effectiveDate < creationDate) {
    refuse(fields.effectiveDate, [
      'it is before the day on which the file is made.',
      'The bank would settle on another day than was agreed.',
      'Take a banking day from that day on.',
    ]);
  }
  if (!isBankingDay(batch.effectiveDate)) {
    refuse(fields.effectiveDate, [
      'banks do not settle on that day.',
      'The bank would move the payments to another day than was agreed.',
      'Take the next banking day.',
    ]);
  }
  checkDigits(batch.odfi, fields.odfi, refuse);
}

function checkEntry(entry: EntryInput, { secCode }: BatchInput, refuse: Refuse): void {
  const fields = layouts.entries[secCode];
  checkRouting(entry.routingNumber, fields.rdfi, refuse);
  if (entry.accountNumber === '') {
    refuse(fields.accountNumber, [
      'it is empty.',
      'The bank would not know which account is meant.',
      'Leave the payment out and ask for the number.',
    ]);
  }
  checkExact(entry.accountNumber, fields.accountNumber, refuse);
  checkAmount(entry, fields.amount, refuse);
  checkExact(entry.individualId, fields.identification, refuse);
  checkName(entry.individualName, fields.name, refuse);
  if ((secCode === 'WEB') !== (entry.paymentType !== undefined)) {
    refuse(layouts.entries.WEB.discretionary, [
      secCode === 'WEB' ? 'it is missing.' : 'only WEB entries have one.',
      'It tells the customer’s bank whether more debits will come.',
      secCode === 'WEB' ? 'Say S for a single payment, R for one that recurs.' : 'Leave it out.',
    ]);
  }
}

function checkAmount({ amount, use }: EntryInput, field: Field, refuse: Refuse): void {
  if (use === 'prenote' && amount !== 0n) {
    refuse(field, [
      'a prenote has an amount.',
      'A prenote only asks whether the account exists, and moves no money.',
      'Make it zero, or the entry a live one.',
    ]);
  }
  if (use === 'live' && amount <= 0n) {
    refuse(field, [
      'a live entry has no amount above zero.',
      'The bank would send it back; below zero there is none, since the direction says it.',
      'Leave the payment out, or make it a prenote.',
    ]);
  }
  if (amount > largest(field)) {
    refuse(field, [
      'it is more than $99,999,999.99.',
      'The field has no more room, and a cut amount is another one.',
      'Divide it between two payments.',
    ]);
  }
}

interface TracesBefore {
  readonly traces: Set<string>;
  sequence: number;
}

/** Also takes the entry's number among those that are used. */
function checkTrace(
  { traceSequence }: EntryInput,
  { odfi }: BatchInput,
  before: TracesBefore,
  refuse: Refuse,
): void {
  const field = layouts.entries.PPD.traceNumber;
  if (!Number.isInteger(traceSequence) || traceSequence < 1 || traceSequence > MAX_SEQUENCE) {
    refuse(field, [
      `its sequence is no whole number from 1 to ${MAX_SEQUENCE}.`,
      'A return names the entry by it.',
      'Number the entries of the file from 1.',
    ]);
  }
  const trace = traceNumberOf(odfi, traceSequence);
  if (traceSequence <= before.sequence || before.traces.has(trace)) {
    refuse(field, [
      'it does not ascend in its batch, or another entry of the file has it.',
      'A return could not be matched with its payment.',
      'Number the entries of the file from 1, in their order.',
    ]);
  }
  before.traces.add(trace);
  before.sequence = traceSequence;
}

function checkTotals(
  sums: Sums,
  fields: { readonly debits: Field; readonly credits: Field },
  refuse: Refuse,
): void {
  for (const key of ['debits', 'credits'] as const) {
    if (sums[key] <= largest(fields[key])) continue;
    refuse(fields[key], [
      'it is more than $9,999,999,999.99.',
      'The field has no more room.',
      'Divide the entries between two files.',
    ]);
  }
}
