import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { transactionCodes } from './codes';
import { FaultyFile, faultText } from './faults';
import type { EntryInput, FileInput } from './input';
import { readFile, verifyFile } from './readFile';
import { type NachaFile, writeRecords } from './records';
import { anyFile } from './testing/inputs';
import { accountNumbersOf, changed, faultsOf, lines, sample, samples } from './testing/samples';
import { writeFile } from './writeFile';

/** What was read, as somebody would give it to be written. */
const inputOf = ({ header, batches, lineEnd }: NachaFile): FileInput => ({
  immediateDestination: header.immediateDestination,
  destinationName: header.destinationName,
  immediateOrigin: header.immediateOrigin,
  originName: header.originName,
  creationDate: header.creationDate!,
  creationTime: header.creationTime!,
  fileIdModifier: header.fileIdModifier,
  referenceCode: header.referenceCode,
  lineEnd,
  batches: batches.map(({ header, entries }) => ({
    companyName: header.companyName,
    discretionaryData: header.discretionaryData,
    companyId: header.companyId,
    secCode: header.secCode as 'PPD',
    entryDescription: header.entryDescription,
    descriptiveDate: header.descriptiveDate,
    effectiveDate: header.effectiveDate!,
    odfi: header.odfi,
    entries: entries.map(({ detail }) => ({
      ...(transactionCodes.get(detail.transactionCode) as Pick<
        EntryInput,
        'direction' | 'accountType' | 'use'
      >),
      routingNumber: detail.rdfi + detail.checkDigit,
      accountNumber: detail.accountNumber,
      amount: detail.amount,
      individualId: detail.identification,
      individualName: detail.name,
      paymentType: (detail.discretionary || undefined) as 'S' | undefined,
      traceSequence: Number(detail.traceNumber.slice(8)),
    })),
  })),
});

/** The control fields of some records, worked out from their characters alone. */
function controlsOf(entries: readonly string[]) {
  let [hash, debits, credits] = [0n, 0n, 0n];
  for (const entry of entries) {
    hash += BigInt(entry.substring(3, 11));
    const cents = BigInt(entry.substring(29, 39));
    if (Number(entry[2]) >= 5) debits += cents;
    else credits += cents;
  }
  return (
    (hash % 10n ** 10n).toString().padStart(10, '0') +
    debits.toString().padStart(12, '0') +
    credits.toString().padStart(12, '0')
  );
}

it('any file is read as it was written, and adds up', () => {
  let [files, entryCount] = [0, 0];
  fc.assert(
    fc.property(anyFile, (input) => {
      const bytes = writeFile(input);
      const file = readFile(bytes);
      expect(inputOf(file)).toEqual(input);
      expect(writeRecords(file)).toEqual(bytes);

      const text = Buffer.from(bytes).toString('latin1');
      const records = text.split(input.lineEnd!).slice(0, -1);
      expect(records.every((record) => /^[ -~]{94}$/.test(record))).toBe(true);
      expect(records.length % 10).toBe(0);
      const control = records.find((record) => record[0] === '9')!;
      const all: string[] = [];
      let batch: string[] = [];
      for (const record of records) {
        if (record[0] === '5') batch = [];
        if (record[0] === '6') batch.push(record);
        if (record[0] !== '8') continue;
        expect(record.substring(4, 10)).toBe(String(batch.length).padStart(6, '0'));
        expect(record.substring(10, 44)).toBe(controlsOf(batch));
        const codes = new Set(batch.map((entry) => (Number(entry[2]) >= 5 ? '225' : '220')));
        expect(record.substring(1, 4)).toBe(codes.size === 2 ? '200' : [...codes][0]);
        all.push(...batch);
      }
      expect(control.substring(1, 13)).toBe(
        String(input.batches.length).padStart(6, '0') + String(records.length / 10).padStart(6, '0'),
      );
      expect(control.substring(13, 21)).toBe(String(all.length).padStart(8, '0'));
      expect(control.substring(21, 55)).toBe(controlsOf(all));
      const traces = all.map((entry) => entry.substring(79));
      expect(new Set(traces).size).toBe(traces.length);
      files += 1;
      entryCount += all.length;
    }),
    { seed: 20_260_902, numRuns: process.env['TEST_DEEP'] === '1' ? 10_000 : 300 },
  );
  console.log(`${files} files with ${entryCount} entries were read as they were written.`);
}, 600_000);

/** Fields whose every digit counts, by record type and addenda type: first position, last position. */
const digitFields: Readonly<Record<string, readonly (readonly [group: Group, from: number, to: number])[]>> =
  {
    '1': [['routing', 5, 13]],
    '6': [
      ['routing', 4, 12],
      ['amount', 30, 39],
    ],
    '7 05': [['count', 84, 94]],
    '8': [
      ['count', 5, 10],
      ['hash', 11, 20],
      ['amount', 21, 44],
    ],
    '9': [
      ['count', 2, 21],
      ['hash', 22, 31],
      ['amount', 32, 55],
    ],
  };
type Group = 'routing' | 'amount' | 'count' | 'hash';

it('every other digit in an amount, routing number, hash or count of the samples is found', () => {
  const tried: Record<Group, number> = { routing: 0, amount: 0, count: 0, hash: 0 };
  const missed: string[] = [];
  for (const name of samples.filter((name) => name.startsWith('valid'))) {
    lines(name).forEach((line, index) => {
      if (/^9*$/.test(line)) return;
      const fields = digitFields[line[0] === '7' ? `7 ${line.slice(1, 3)}` : line[0]!] ?? [];
      const isCtx = line[0] === '6' && name.includes('ctx');
      for (const [group, from, to] of isCtx ? [...fields, ['count', 55, 58] as const] : fields) {
        for (let at = from; at <= to; at += 1) {
          for (const digit of '0123456789') {
            if (digit === line[at - 1]) continue;
            tried[group] += 1;
            const faults = faultsOf(changed(name, index + 1, at, digit));
            if (faults.length === 0) missed.push(`${name}: record ${index + 1}, position ${at}, ${digit}`);
          }
        }
      }
    });
  }
  console.log(`Single digits changed: ${JSON.stringify(tried)}; not found: ${missed.length}.`);
  expect(missed).toEqual([]);
  expect(Object.values(tried).every((count) => count > 1_000)).toBe(true);
});

it('whatever bytes are changed, a file is refused without an account number or written again as it is', () => {
  const accounts = new Set(samples.flatMap((name) => accountNumbersOf(sample(name))));
  const outcomes = { refused: 0, writtenAgain: 0 };
  const change = fc.record({
    at: fc.nat(),
    removed: fc.integer({ min: 0, max: 100 }),
    added: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.constant(new Uint8Array([10])),
      fc.constant(new Uint8Array([56])),
    ),
  });
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.array(change, { maxLength: 3 }), (name, changes) => {
      const bytes = changes.reduce<Buffer>((before, { at, removed, added }) => {
        const from = at % before.length;
        return Buffer.concat([before.subarray(0, from), added, before.subarray(from + removed)]);
      }, sample(name));
      const faults = faultsOf(bytes);
      if (faults.length === 0) {
        expect(Buffer.from(writeRecords(readFile(bytes))).equals(bytes)).toBe(true);
        verifyFile(bytes);
        outcomes.writtenAgain += 1;
        return;
      }
      expect(() => verifyFile(bytes)).toThrow(new FaultyFile(faults));
      const told = faults.map(faultText).join('\n');
      for (const account of accounts) expect(told).not.toContain(account);
      outcomes.refused += 1;
    }),
    { seed: 20_260_903, numRuns: propertyRuns(1_000) },
  );
  console.log(`Files with changed bytes: ${JSON.stringify(outcomes)}.`);
});
