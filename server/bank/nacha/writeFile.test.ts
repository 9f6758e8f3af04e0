import { describe, expect, it } from 'vitest';
import type { BatchInput, EntryInput, FileInput } from './input';
import { readFile } from './readFile';
import { aBatch, aFile, anEntry } from './testing/inputs';
import { writeFile } from './writeFile';

const textOf = (input: FileInput): string => Buffer.from(writeFile(input)).toString('latin1');
const withBatch = (batch: Partial<BatchInput>): FileInput => ({
  ...aFile,
  batches: [{ ...aBatch, ...batch }],
});
const withEntry = (entry: Partial<EntryInput>): FileInput =>
  withBatch({ entries: [{ ...anEntry, ...entry }] });

it('writes this file', () => {
  const offset: EntryInput = {
    ...anEntry,
    direction: 'credit',
    routingNumber: '091000019',
    accountNumber: '744-5678-99',
    individualName: 'Fieldgate Supply Operating Account',
    traceSequence: 2,
  };
  const text = textOf({
    ...withBatch({
      secCode: 'WEB',
      entries: [
        { ...anEntry, paymentType: 'S' },
        { ...offset, paymentType: 'S' },
      ],
    }),
    referenceCode: 'F0000001',
  });
  expect(text.split('\n')).toEqual([
    '101 09100001912345678902604131605A094101First Bank             Fieldgate Supply       F0000001',
    '5200Fieldgate Supply                    1234567890WEBINVOICEPMT      260414   1091000010000001',
    '6270210000211234567890       0000012345REQ-1          Ada Field             S 0091000010000001',
    '622091000019744-5678-99      0000012345REQ-1          Fieldgate Supply OperaS 0091000010000002',
    '820000000200112000030000000123450000000123451234567890                         091000010000001',
    '9000001000001000000020011200003000000012345000000012345                                       ',
    ...Array.from({ length: 4 }, () => '9'.repeat(94)),
    '',
  ]);
});

it.each([
  ['debit', 'checking', 'live', '27', '225'],
  ['debit', 'checking', 'prenote', '28', '225'],
  ['debit', 'savings', 'live', '37', '225'],
  ['debit', 'savings', 'prenote', '38', '225'],
  ['credit', 'checking', 'live', '22', '220'],
  ['credit', 'checking', 'prenote', '23', '220'],
  ['credit', 'savings', 'live', '32', '220'],
  ['credit', 'savings', 'prenote', '33', '220'],
] as const)('%s, %s, %s: code %s, class %s', (direction, accountType, use, code, serviceClass) => {
  const amount = use === 'live' ? 1n : 0n;
  const [batch] = readFile(writeFile(withEntry({ direction, accountType, use, amount }))).batches;
  expect(batch!.entries[0]!.detail.transactionCode).toBe(code);
  expect(batch!.header.serviceClass).toBe(serviceClass);
});

it.each([
  [5, 9, 1],
  [6, 10, 1],
  [7, 11, 2],
  [16, 20, 2],
  [17, 21, 3],
])('%i entries are %i records, in %i blocks', (count, records, blocks) => {
  const entries = Array.from({ length: count }, (_, at) => ({ ...anEntry, traceSequence: at + 1 }));
  const lines = textOf(withBatch({ entries })).split('\n');
  expect(lines).toHaveLength(blocks * 10 + 1);
  expect(lines.filter((line) => line === '9'.repeat(94))).toHaveLength(blocks * 10 - records);
  expect(readFile(writeFile(withBatch({ entries }))).control.blockCount).toBe(blocks);
});

describe('what just fits is written as it is, and names are cut', () => {
  it.each([
    ['accountNumber', '1', '1'],
    ['accountNumber', '12345678901234567', '12345678901234567'],
    ['amount', 1n, 1n],
    ['amount', 9_999_999_999n, 9_999_999_999n],
    ['individualId', '', ''],
    ['individualId', '123456789012345', '123456789012345'],
    ['individualName', 'A'.repeat(22), 'A'.repeat(22)],
    ['individualName', 'A'.repeat(23), 'A'.repeat(22)],
    ['individualName', `${'A'.repeat(21)} B`, 'A'.repeat(21)],
    ['individualName', 'ß'.repeat(12), 's'.repeat(22)],
    ['traceSequence', 1, '091000010000001'],
    ['traceSequence', 9_999_999, '091000019999999'],
  ])('%s %s', (key, value, written) => {
    const { detail } = readFile(writeFile(withEntry({ [key]: value }))).batches[0]!.entries[0]!;
    const found = { individualId: 'identification', individualName: 'name', traceSequence: 'traceNumber' };
    expect(detail[(found[key as keyof typeof found] ?? key) as keyof typeof detail]).toBe(written);
  });

  it.each([
    ['companyName', 'A'.repeat(16), 'A'.repeat(16)],
    ['companyName', 'A'.repeat(17), 'A'.repeat(16)],
    ['entryDescription', 'A'.repeat(11), 'A'.repeat(10)],
    ['companyId', '1'.repeat(10), '1'.repeat(10)],
    ['discretionaryData', '1'.repeat(20), '1'.repeat(20)],
    ['descriptiveDate', 'SD1300', 'SD1300'],
    ['effectiveDate', '2026-04-13', '2026-04-13'],
  ] as const)('%s %s', (key, value, written) => {
    expect(readFile(writeFile(withBatch({ [key]: value }))).batches[0]!.header[key]).toBe(written);
  });

  it.each([...'AZ09'])('file ID modifier %s', (fileIdModifier) => {
    expect(readFile(writeFile({ ...aFile, fileIdModifier })).header).toMatchObject({ fileIdModifier });
  });
});
