import * as fc from 'fast-check';
import { addBankingDays } from '@contract/rules/bankingDays';
import { addDays } from '@contract/format/date';
import type { BatchInput, EntryInput, FileInput } from '../input';

export const anEntry: EntryInput = {
  direction: 'debit',
  accountType: 'checking',
  use: 'live',
  routingNumber: '021000021',
  accountNumber: '1234567890',
  amount: 12_345n,
  individualId: 'REQ-1',
  individualName: 'Ada Field',
  traceSequence: 1,
};

export const aBatch: BatchInput = {
  companyName: 'Fieldgate Supply',
  companyId: '1234567890',
  secCode: 'PPD',
  entryDescription: 'INVOICEPMT',
  effectiveDate: '2026-04-14',
  odfi: '09100001',
  entries: [anEntry],
};

export const aFile: FileInput = {
  immediateDestination: '091000019',
  destinationName: 'First Bank',
  immediateOrigin: '1234567890',
  originName: 'Fieldgate Supply',
  creationDate: '2026-04-13',
  creationTime: '16:05',
  fileIdModifier: 'A',
  batches: [aBatch],
};

const digitsOf = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

const prefixes = ['01', '02', '05', '09', '12', '21', '26', '32', '61', '67', '72'];

const routingNumber = fc.tuple(fc.constantFrom(...prefixes), digitsOf(6)).map(([prefix, rest]) => {
  const sum = [...(prefix + rest)].reduce((all, digit, at) => all + Number(digit) * [3, 7, 1][at % 3]!, 0);
  return prefix + rest + ((10 - (sum % 10)) % 10);
});

const upTo = (length: number, minLength = 1) =>
  fc
    .string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      maxLength: length,
    })
    .map((text) => text.trim())
    .filter((text) => text.length >= minLength);

const day = fc.integer({ min: 0, max: 365 * 12 }).map((days) => addDays('2024-01-01', days));

const entryOf = (isWeb: boolean): fc.Arbitrary<Omit<EntryInput, 'traceSequence'>> =>
  fc
    .record({
      direction: fc.constantFrom('debit', 'credit'),
      accountType: fc.constantFrom('checking', 'savings'),
      use: fc.constantFrom('live', 'live', 'live', 'prenote'),
      routingNumber,
      accountNumber: upTo(17),
      amount: fc.oneof(fc.bigInt(1n, 100_000n), fc.bigInt(1n, 9_999_999_999n), fc.constant(9_999_999_999n)),
      individualId: upTo(15, 0),
      individualName: upTo(22),
      paymentType: isWeb ? fc.constantFrom('S', 'R') : fc.constant(undefined),
    })
    .map((entry) => (entry.use === 'prenote' ? Object.assign(entry, { amount: 0n }) : entry));

const batch = fc.constantFrom('PPD', 'CCD', 'WEB').chain((secCode) =>
  fc.record({
    companyName: upTo(16),
    discretionaryData: upTo(20, 0),
    companyId: upTo(10),
    secCode: fc.constant(secCode),
    entryDescription: upTo(10),
    descriptiveDate: upTo(6, 0),
    later: fc.integer({ min: 0, max: 3 }),
    odfi: routingNumber.map((routing) => routing.slice(0, 8)),
    entries: fc.array(fc.tuple(entryOf(secCode === 'WEB'), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
);

/** Any file that can be written, as `writeFile` would have its texts. */
export const anyFile: fc.Arbitrary<FileInput> = fc
  .record({
    immediateDestination: routingNumber,
    destinationName: upTo(23, 0),
    immediateOrigin: fc.oneof(digitsOf(10), routingNumber),
    originName: upTo(23, 0),
    creationDate: day,
    creationTime: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((time) => time.map((part) => String(part).padStart(2, '0')).join(':')),
    fileIdModifier: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
    referenceCode: upTo(8, 0),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    batches: fc.array(batch, { minLength: 1, maxLength: 5 }),
    first: fc.integer({ min: 1, max: 9_990_000 }),
  })
  .map(({ first, batches, ...file }) => {
    let traceSequence = first;
    return Object.assign(file, {
      batches: batches.map(({ later, entries, ...rest }) => ({
        ...rest,
        effectiveDate: addBankingDays(file.creationDate, later),
        entries: entries.map(([entry, step]) => ({ ...entry, traceSequence: (traceSequence += step) })),
      })),
    });
  });
