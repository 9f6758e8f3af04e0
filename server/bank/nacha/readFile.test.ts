import { describe, expect, it } from 'vitest';
import { FaultyFile, faultText } from './faults';
import { FILL_RECORD } from './layouts';
import { readFile } from './readFile';
import { writeRecords } from './records';
import {
  accountNumbersOf,
  bytesOf,
  changed,
  faultsOf,
  lines,
  sample,
  samples,
  verdicts,
  where,
} from './testing/samples';

describe('the samples', () => {
  it('are eleven, each with a verdict', () => {
    expect([...verdicts.keys()].sort()).toEqual(samples);
    expect(samples.filter((name) => verdicts.get(name)!.startsWith('ok'))).toHaveLength(8);
    expect(samples.filter((name) => verdicts.get(name)!.startsWith('INVALID'))).toHaveLength(3);
  });

  it.each(samples.filter((name) => name.startsWith('valid')))(
    '%s is read, counted and written again',
    (name) => {
      const file = readFile(sample(name));
      const { batchCount, entryAddendaCount, debits, credits, entryHash } = file.control;
      expect(
        `ok batches=${batchCount} entries=${entryAddendaCount} debit=${debits} credit=${credits} hash=${entryHash}`,
      ).toBe(verdicts.get(name));
      expect(Buffer.from(writeRecords(file)).equals(sample(name))).toBe(true);
    },
  );

  it.each([
    // The verdict names the batch count of the file control, the check digit of line 3, and the debits of line 17.
    ['invalid-20110805A.ach', '93 2-7 control'],
    ['invalid-ppd-debit-invalid-entryDetail-checkDigit.ach', '3 4-12 routing'],
    ['invalid-two-micro-deposits.ach', '17 21-32 control'],
  ])('%s is refused where the verdict says', (name, fault) => {
    expect(faultsOf(sample(name)).map(where)).toContain(fault);
  });

  it('are read into values', () => {
    const { header, batches } = readFile(sample('valid-return-WEB.ach'));
    expect(header).toMatchObject({
      immediateDestination: '091400606',
      immediateOrigin: '691000134',
      creationDate: '2018-10-17',
      creationTime: '03:06',
    });
    expect(batches[0]!.header).toMatchObject({ companyId: '123456789', effectiveDate: '2000-01-01' });
    expect(batches[0]!.control.raw).toEqual({ companyId: ' 123456789' });
    expect(batches[1]!.entries[0]!.detail).toMatchObject({ transactionCode: '21', amount: 4565n });
    expect(batches[1]!.entries[0]!.addenda[0]).toMatchObject({
      typeCode: '99',
      returnCode: 'R03',
      originalTrace: '091400600000003',
      dateOfDeath: undefined,
    });
    const cor = readFile(sample('valid-cor-example.ach'));
    expect(cor.batches[0]!.header.effectiveDate).toBeUndefined();
    expect(cor.batches[0]!.entries[0]!.addenda[0]).toMatchObject({ typeCode: '98', changeCode: 'C01' });
    const ctx = readFile(sample('valid-ctx-debit.ach'));
    expect(ctx.batches[0]!.entries[0]!.detail).toMatchObject({ addendaCount: 2, name: 'Receiver Company' });
    expect(ctx.batches[0]!.entries[0]!.addenda[1]).toMatchObject({
      typeCode: '05',
      paymentInformation: 'Debit Second Account',
      sequence: 2,
    });
  });
});

const ccd = 'valid-ccd-debit.ach';
const web = 'valid-web-debit.ach';

describe('the order and form of records', () => {
  const all = lines(ccd);
  const without = (...records: number[]) => all.filter((_, index) => !records.includes(index + 1));

  it.each([
    ['an empty file', [''], '1 1-94 order'],
    ['no file header', without(1), '1 1-94 order'],
    ['two file headers', [all[0]!, ...all], '2 1-94 order'],
    ['no batch header', without(2), '2 1-94 order'],
    ['no entry', without(3, 4), '2 1-1 order'],
    ['no batch control', without(5), '5 1-94 order'],
    ['no batch', without(2, 3, 4, 5), '6 1-94 order'],
    ['no file control', all.slice(0, 5), '5 1-94 order'],
    ['a batch in a batch', [...all.slice(0, 3), ...all.slice(1)], '4 1-94 order'],
    [
      'addenda before an entry',
      [...all.slice(0, 2), `705${' '.repeat(91)}`, ...all.slice(2)],
      '3 1-94 order',
    ],
    ['a blank line in between', [...all.slice(0, 2), '', ...all.slice(2)], '3 1-94 length'],
    ['a blank line at the end', [...all, '', ''], '11 1-94 length'],
    ['something behind the fill', [...all, 'x'], '11 2-94 length'],
    ['93 characters', all.with(2, all[2]!.slice(0, -1)), '3 94-94 length'],
    ['95 characters', all.with(2, `${all[2]!} `), '3 95-95 length'],
    ['a line end of another kind', all.with(2, `${all[2]!}\r`), '3 95-95 length'],
  ])('%s', (_, changed, fault) => {
    expect(faultsOf(bytesOf(changed)).map(where)).toContain(fault);
  });

  it.each(['\n', '\r\n'])('line ends %j stay, at the end of the file too', (lineEnd) => {
    for (const records of [all, [...all, '']]) {
      const bytes = bytesOf(records, lineEnd);
      const file = readFile(bytes);
      expect(file).toMatchObject({ lineEnd, endsWithLineEnd: records !== all, fillRecords: 4 });
      expect(Buffer.from(writeRecords(file)).equals(bytes)).toBe(true);
    }
  });

  it.each([
    [0, true],
    [1, false],
    [3, false],
    [4, true],
    [5, false],
    [14, false],
  ])('%i records of nines behind six records: %s', (fill, isRight) => {
    const bytes = bytesOf([...all.slice(0, 6), ...Array.from({ length: fill }, () => FILL_RECORD)]);
    expect(faultsOf(bytes).map(where)).toEqual(isRight ? [] : ['6 1-1 fill']);
  });

  it('a batch of an SEC code that is not known costs one fault', () => {
    expect(faultsOf(changed(ccd, 2, 51, 'IAT')).map(where)).toEqual(['2 51-53 code']);
  });
});

it('faults are told in a sentence, in order, and hold no account number', () => {
  const refused = [
    ...samples.filter((name) => name.startsWith('invalid')).map((name) => sample(name)),
    // A record that lost a character: what stands where the amount should be is the end of an account number.
    bytesOf(lines(web).with(2, lines(web)[2]!.slice(0, 12) + lines(web)[2]!.slice(20).padEnd(82))),
    bytesOf(lines(ccd).with(3, lines(ccd)[3]!.slice(10))),
  ];
  const accounts = new Set(samples.flatMap((name) => accountNumbersOf(sample(name))));
  expect(accounts.size).toBeGreaterThan(10);
  for (const bytes of refused) {
    const faults = faultsOf(bytes);
    expect(faults.length).toBeGreaterThan(0);
    const told = faults.map(faultText).join('\n') + new FaultyFile(faults).message + JSON.stringify(faults);
    for (const account of accounts) expect(told).not.toContain(account);
    expect(told).not.toContain('34567');
    expect(faults.map(({ record }) => record)).toEqual(
      faults.map(({ record }) => record).sort((a, b) => a - b),
    );
  }
  expect(faultText(faultsOf(changed(ccd, 3, 12, '5'))[0]!)).toBe(
    'Record 3, positions 4-12, Receiving DFI Identification: The check digit or the first two digits belong to no ' +
      'routing number.',
  );
});
