import { legalText } from '@contract/rules/nachaText';
import { checkInput } from './checkInput';
import { serviceClassOf, transactionCodeOf } from './codes';
import { addUp, blocksOf, controlOfSums, sumsOfControl, sumsOfEntry } from './controlRules';
import { type BatchInput, type EntryInput, type FileInput, traceNumberOf } from './input';
import { BLOCKING_FACTOR, layouts } from './layouts';
import { type BatchToWrite, type EntryDetail, type FileToWrite, writeOneByOne } from './records';

/**
 * The bytes of a NACHA file: ASCII, records of 94 characters with a line end behind each, filled to whole blocks.
 * Throws {@link NachaInputError} for what a bank would refuse or the file would change; no account number is in it.
 * Source: Nacha Operating Rules, appendix three; docs/rules.md#bank-file.
 */
export function writeFile(input: FileInput): Uint8Array {
  checkInput(input);
  const batches = input.batches.map(batchOf);
  const records = 2 + batches.reduce((sum, { control }) => sum + 2 + control.entryAddendaCount, 0);
  const blockCount = blocksOf(records);
  const { fileHeader } = layouts;
  const file: FileToWrite = {
    header: {
      immediateDestination: input.immediateDestination,
      immediateOrigin: input.immediateOrigin,
      creationDate: input.creationDate,
      creationTime: input.creationTime,
      fileIdModifier: input.fileIdModifier,
      destinationName: cut(input.destinationName, fileHeader.destinationName.length),
      originName: cut(input.originName, fileHeader.originName.length),
      referenceCode: input.referenceCode ?? '',
      raw: {},
    },
    batches,
    control: {
      batchCount: batches.length,
      blockCount,
      ...controlOfSums(addUp(batches, ({ control }) => sumsOfControl(control))),
      raw: {},
    },
    fillRecords: blockCount * BLOCKING_FACTOR - records,
    lineEnd: input.lineEnd ?? '\n',
    endsWithLineEnd: true,
  };
  return writeOneByOne(file, blockCount * BLOCKING_FACTOR);
}

const cut = (text: string, length: number): string => legalText(text).slice(0, length).trimEnd();

function batchOf(input: BatchInput, index: number): BatchToWrite {
  const { companyId, odfi, secCode } = input;
  const batchNumber = index + 1;
  const serviceClass = serviceClassOf(input.entries.map(({ direction }) => direction));
  const sums = addUp(input.entries, (entry) => sumsOfEntry(detailOf(entry, input), 0));
  return {
    header: {
      serviceClass,
      companyName: cut(input.companyName, layouts.batchHeader.companyName.length),
      discretionaryData: input.discretionaryData ?? '',
      companyId,
      secCode,
      entryDescription: cut(input.entryDescription, layouts.batchHeader.entryDescription.length),
      descriptiveDate: input.descriptiveDate ?? '',
      effectiveDate: input.effectiveDate,
      // The ACH operator fills it in.
      settlementDate: '',
      // A bank that the rules bind; '2' is the government.
      originatorStatus: '1',
      odfi,
      batchNumber,
      raw: {},
    },
    entries: detailsOf(input),
    control: {
      serviceClass,
      ...controlOfSums(sums),
      companyId,
      messageAuthentication: '',
      odfi,
      batchNumber,
      raw: {},
    },
  };
}

function* detailsOf(input: BatchInput): BatchToWrite['entries'] {
  for (const entry of input.entries) yield { detail: detailOf(entry, input), addenda: [] };
}

function detailOf(entry: EntryInput, { odfi, secCode }: BatchInput): EntryDetail {
  const { rdfi, name } = layouts.entries[secCode];
  return {
    transactionCode: transactionCodeOf(entry),
    rdfi: entry.routingNumber.slice(0, rdfi.length),
    checkDigit: entry.routingNumber.slice(rdfi.length),
    accountNumber: entry.accountNumber,
    amount: entry.amount,
    identification: entry.individualId,
    name: cut(entry.individualName, name.length),
    discretionary: entry.paymentType ?? '',
    addendaIndicator: '0',
    traceNumber: traceNumberOf(odfi, entry.traceSequence),
    raw: {},
  };
}
