import { describe, expect, it } from 'vitest';
import { type BatchInput, type EntryInput, type FileInput, NachaInputError } from './input';
import { aBatch, aFile, anEntry } from './testing/inputs';
import { writeFile } from './writeFile';

const withBatch = (batch: Partial<BatchInput>): FileInput => ({
  ...aFile,
  batches: [{ ...aBatch, ...batch }],
});
const entriesOf = (...entries: Partial<EntryInput>[]): FileInput =>
  withBatch({
    entries: entries.map((entry, at) => Object.assign({}, anEntry, { traceSequence: at + 1 }, entry)),
  });

function refused(input: FileInput): NachaInputError {
  try {
    writeFile(input);
  } catch (error) {
    if (error instanceof NachaInputError) return error;
    throw error;
  }
  throw new Error('It was written.');
}

it('says where, what, why and what to do, and never the number', () => {
  const accountNumber = '998877665544332211';
  const error = refused(entriesOf({}, { accountNumber }));
  expect(error).toMatchObject({ batch: 1, entry: 2, field: 'DFI Account Number' });
  expect(error.message).toBe(
    'Batch 1, entry 2, DFI Account Number: it has 18 characters. The field has room for 17, and a cut one would be ' +
      'another. Correct it, or leave the payment out.',
  );
  expect(JSON.stringify(error) + error.stack).not.toContain(accountNumber);
});

it('no number that slipped into another field is quoted', () => {
  const slipped = '998877665544332211';
  for (const key of ['routingNumber', 'individualId', 'accountNumber', 'paymentType'] as const) {
    expect(refused(entriesOf({ [key]: slipped })).message).not.toContain('99887');
  }
  for (const key of ['companyId', 'odfi', 'effectiveDate', 'descriptiveDate'] as const) {
    expect(refused(withBatch({ [key]: slipped })).message).not.toContain('99887');
  }
});

describe('an entry is refused', () => {
  it.each<[string, Partial<EntryInput>, RegExp]>([
    ['without an account number', { accountNumber: '' }, /Account Number: it is empty/],
    ['with 18 characters', { accountNumber: '1'.repeat(18) }, /Account Number: it has 18 characters/],
    ['with a space at its end', { accountNumber: '123 ' }, /Account Number: it has a space at an end/],
    ['with other digits', { accountNumber: '１２３' }, /Account Number: .* printable ASCII/],
    [
      'with 8 digits of routing',
      { routingNumber: '02100002' },
      /Receiving DFI Identification: .* nine digits/,
    ],
    ['with 10 digits of routing', { routingNumber: '0210000210' }, /Receiving DFI/],
    ['with a wrong check digit', { routingNumber: '021000022' }, /check digit/],
    ['with zeros only', { routingNumber: '000000000' }, /check digit/],
    ['at a bank that is not debited', { routingNumber: '800000002' }, /first two digits/],
    ['with zero cents', { amount: 0n }, /Amount: a live entry has no amount above zero/],
    ['below zero', { amount: -1n }, /Amount: a live entry has no amount above zero/],
    ['above the field', { amount: 10_000_000_000n }, /Amount: it is more than \$99,999,999\.99/],
    ['as a prenote with a cent', { use: 'prenote', amount: 1n }, /Amount: a prenote has an amount/],
    ['with 16 characters of id', { individualId: '1'.repeat(16) }, /Identification Number: it has 16/],
    ['without a name', { individualName: '' }, /Individual Name: it is empty/],
    ['with a name of no legal character', { individualName: '北京' }, /none of its characters is legal/],
    ['with a payment type under PPD', { paymentType: 'S' }, /Payment Type Code: only WEB entries/],
    ['with trace 0', { traceSequence: 0 }, /Trace Number: its sequence/],
    ['with trace 10,000,000', { traceSequence: 10_000_000 }, /Trace Number: its sequence/],
    ['with half a trace', { traceSequence: 1.5 }, /Trace Number: its sequence/],
  ])('%s', (_, entry, message) => {
    expect(refused(entriesOf(entry))).toMatchObject({
      batch: 1,
      entry: 1,
      message: expect.stringMatching(message),
    });
  });

  it('under WEB without a payment type', () => {
    expect(refused(withBatch({ secCode: 'WEB' })).message).toMatch(/Payment Type Code: it is missing/);
  });

  it.each([
    [1, 2, true],
    [2, 2, false],
    [2, 1, false],
  ])('traces %i and %i in a batch: written %s', (first, second, isWritten) => {
    const input = entriesOf({ traceSequence: first }, { traceSequence: second });
    if (isWritten) expect(writeFile(input)).toHaveLength(950);
    else
      expect(refused(input)).toMatchObject({ entry: 2, message: expect.stringContaining('does not ascend') });
  });

  it('when another batch has its trace number', () => {
    const other = { ...aBatch, entries: [{ ...anEntry, traceSequence: 2 }] };
    expect(writeFile({ ...aFile, batches: [other, aBatch] })).toHaveLength(950);
    expect(refused({ ...aFile, batches: [aBatch, aBatch] })).toMatchObject({ batch: 2, entry: 1 });
    expect(writeFile({ ...aFile, batches: [aBatch, { ...aBatch, odfi: '02100002' }] })).toHaveLength(950);
  });
});

describe('a batch is refused', () => {
  it.each<[string, Partial<BatchInput>, RegExp]>([
    ['without an entry', { entries: [] }, /the batch has no entry/],
    [
      'with 1,000,000 entries',
      { entries: Array.from<EntryInput>({ length: 1_000_000 }) },
      /more than 999999/,
    ],
    ['without a company', { companyName: ' ' }, /Company Name: it is empty/],
    ['with 11 characters of company id', { companyId: '1'.repeat(11) }, /Company Identification: it has 11/],
    ['without a company id', { companyId: '' }, /Company Identification: it is empty/],
    ['with 21 characters of data', { discretionaryData: '1'.repeat(21) }, /Discretionary Data: it has 21/],
    ['without a description', { entryDescription: '' }, /Entry Description: it is empty/],
    ['with 7 characters of a date', { descriptiveDate: 'SD13000' }, /Descriptive Date: it has 7/],
    ['with month and year mixed up', { effectiveDate: '04-14-2026' }, /Effective Entry Date: it is no day/],
    ['with day and month mixed up', { effectiveDate: '2026-14-04' }, /Effective Entry Date: it is no day/],
    ['on February 29, 2027', { effectiveDate: '2027-02-29' }, /it is no day/],
    ['in 2126', { effectiveDate: '2126-04-15' }, /it is no day of the years 2000 to 2099/],
    ['the day before', { effectiveDate: '2026-04-10' }, /before the day on which the file is made/],
    ['on a Saturday', { effectiveDate: '2026-04-18' }, /banks do not settle/],
    ['on Memorial Day', { effectiveDate: '2026-05-25' }, /banks do not settle/],
    ['with 9 digits of ODFI', { odfi: '091000019' }, /Originating DFI Identification: it has not 8 digits/],
    ['with letters in the ODFI', { odfi: '0910000A' }, /Originating DFI Identification/],
  ])('%s', (_, batch, message) => {
    expect(refused(withBatch(batch))).toMatchObject({ batch: 1, message: expect.stringMatching(message) });
  });

  it('when its total has no room', () => {
    const most = Array.from({ length: 101 }, () => ({ amount: 9_999_999_999n }));
    expect(writeFile(entriesOf(...most.slice(0, 100))).length).toBeGreaterThan(0);
    expect(refused(entriesOf(...most)).message).toMatch(/^Batch 1, Total Debit Entry Dollar Amount/);
  });
});

describe('a file is refused', () => {
  const tooMany = { ...aBatch, entries: Array.from<EntryInput>({ length: 999_999 }) };

  it.each<[string, Partial<FileInput>, RegExp]>([
    ['without a batch', { batches: [] }, /the file has no batch/],
    [
      'with 10,999,989 entries',
      { batches: Array.from({ length: 11 }, () => tooMany) },
      /more than 9999999 entries/,
    ],
    ['for no bank', { immediateDestination: '091000018' }, /^Immediate Destination: /],
    ['from 8 characters', { immediateOrigin: '12345678' }, /^Immediate Origin: /],
    ['from 11 characters', { immediateOrigin: '12345678901' }, /^Immediate Origin: /],
    ['made on no day', { creationDate: '2026-02-30' }, /^File Creation Date: /],
    ['made at 24:00', { creationTime: '24:00' }, /^File Creation Time: /],
    ['made at noon without a zero', { creationTime: '9:00' }, /^File Creation Time: /],
    ['as a', { fileIdModifier: 'a' }, /^File ID Modifier: /],
    ['as AA', { fileIdModifier: 'AA' }, /^File ID Modifier: /],
    ['as nothing', { fileIdModifier: '' }, /^File ID Modifier: /],
    ['with 9 characters of reference', { referenceCode: '123456789' }, /^Reference Code: /],
  ])('%s', (_, file, message) => {
    const error = refused({ ...aFile, ...file });
    expect(error).toMatchObject({ batch: undefined, message: expect.stringMatching(message) });
  });

  it('when its total has no room', () => {
    const entries = (from: number) =>
      Array.from({ length: 60 }, (_, at) => ({
        ...anEntry,
        amount: 9_999_999_999n,
        traceSequence: from + at,
      }));
    const batches = [1, 61].map((from) => Object.assign({}, aBatch, { entries: entries(from) }));
    expect(refused({ ...aFile, batches }).message).toMatch(/^Total Debit Entry Dollar Amount in File: /);
  });
});
