import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestDbForTest } from '../testing/testDb';
import { importDrop } from './importDrop';
import type { Profile } from './mapping';
import { parseProfile } from './mappingFile';
import { dataTables, everything } from './testing/everything';
import { tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';

const profile = parseProfile(
  JSON.stringify({
    dates: 'MM/DD/YYYY',
    numbers: { thousands: ',', trailingMinus: true, currency: '$' },
    files: {
      'invoices.csv': {
        columns: { InvNo: 'invoice_no', Balance: 'open_amount' },
        codes: { doc_type: { Invoice: 'I', Credit: 'C' } },
        flip: ['open_amount'],
      },
      'fields.csv': { columns: { ACTION: 'op' }, codes: { op: { C: 'U' } } },
    },
  }),
);

/** Every date as the foreign ERP writes it. */
const american = (text: string) => text.replace(/(\d{4})-(\d\d)-(\d\d)/g, '$2/$3/$1');
const dates = Object.fromEntries(Object.keys(tinyDrop()).map((file) => [file, american]));
const foreign: DropOptions = {
  text: {
    ...dates,
    'invoices.csv': (text) =>
      american(text)
        .replace('invoice_no', 'InvNo')
        .replace('open_amount', 'Balance')
        .replaceAll(',I,', ',Invoice,')
        .replaceAll(',150.00,N,', ',$150.00-,N,'),
  },
};

function foreignDrop(invoices: (text: string) => string = (text) => text, options: DropOptions = {}) {
  const content = tinyDrop();
  for (const row of content['invoices.csv']!) row.disputed = 'N';
  const { text } = foreign;
  return writeDrop(content, {
    ...options,
    text: { ...text, 'invoices.csv': (csv) => invoices(text!['invoices.csv']!(csv)) },
    manifest: (lines) =>
      lines.replace('open_amount,150.00', 'Balance,-150.00').replaceAll(/,(2026-04-1\d)T/g, ',$1T'),
  });
}

it('a drop in the words of another ERP says the same through its profile', async () => {
  const own = await openTestDbForTest();
  await importDrop(own, writeDrop(tinyDrop()));
  const db = await openTestDbForTest();

  expect(await importDrop(db, foreignDrop(), { profile })).toMatchObject({
    outcome: 'applied',
    rowsQuarantined: 0,
    issues: [],
  });
  expect(await everything(db, dataTables)).toBe(await everything(own, dataTables));
});

it('a cell that is not as the profile says is named as it stands, and its row waits', async () => {
  const db = await openTestDbForTest();
  const folder = foreignDrop((text) => text.replace('05/15/2026', '2026-05-15'));
  const { issues } = await importDrop(db, folder, { profile, approvedBy: 'the office' });

  expect(issues.filter(({ file, rule }) => file === 'invoices.csv' && rule === 'date')).toMatchObject([
    { line: 2, column: 'due_date', value: '2026-05-15', hint: expect.stringContaining('mapping profile') },
  ]);
});

describe('the manifest of a foreign drop', () => {
  const american = (text: string) => text.replace('Balance,-150.00', 'Balance,"-1,150.00"');
  const dear = (text: string) => text.replace('$150.00-', '"$1,150.00-"');
  const changed = (change: (lines: string) => string, invoices?: (text: string) => string) => {
    const folder = foreignDrop(invoices);
    const path = join(folder, 'manifest.csv');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    return folder;
  };
  const told = async (folder: string, given: Profile | undefined = profile) => {
    const db = await openTestDbForTest();
    const { issues } = await importDrop(db, folder, { profile: given });
    return issues.filter(({ severity }) => severity === 'fatal');
  };

  it('names keys by their columns’ foreign names', async () => {
    const folder = changed((lines) => lines.replace(',invoice_no,Balance', ',InvNo,Balance'));
    expect(await told(folder)).toEqual([]);
    expect(await told(changed((lines) => lines.replace(',invoice_no,Balance', ',Balance,Balance')))).toEqual([
      expect.objectContaining({
        rule: 'key-columns',
        message: 'The manifest names the key Balance, read as open_amount, and the file’s key is invoice_no.',
      }),
    ]);
  });

  it('writes control totals as plain numbers, or as the file does', async () => {
    const folder = changed(american, dear);
    expect(await told(folder)).toEqual([]);
    expect(await told(changed((lines) => lines.replace('Balance,-150.00', 'Balance,"-1,15"')))).toEqual([
      expect.objectContaining({
        rule: 'manifest-control-total',
        value: '-1,15',
        message:
          'The control total of invoices.csv is not a plain decimal number, nor one as the mapping profile has it.',
      }),
    ]);
  });

  it('says under which name a control column was looked for', async () => {
    const folder = changed((lines) => lines.replace('Balance,', 'InvNo,'));
    expect((await told(folder)).map(({ rule }) => rule)).toEqual(['control-total']);
    const other = parseProfile(
      JSON.stringify({ files: { 'fields.csv': { columns: { Acreage: 'acres' } } } }),
    );
    const named = writeDrop(tinyDrop(), {
      control: { 'fields.csv': 'acres' },
      text: { 'fields.csv': (text) => text.replace('acres', 'size') },
      manifest: (lines) => lines.replace(',acres,', ',Acreage,'),
    });
    expect(await told(named, other)).toEqual([
      expect.objectContaining({
        rule: 'control-column',
        column: 'Acreage',
        message: 'The control column “Acreage”, read as “acres”, is not in the file.',
        value: expect.stringContaining('size'),
      }),
    ]);
  });
});

it('a foreign delta names what happens to a row in its own words', async () => {
  const db = await openTestDbForTest();
  await importDrop(db, writeDrop(tinyDrop()));
  const field = { ...tinyDrop()['fields.csv']![0]!, acres: '$1,000.5', ACTION: 'C' };
  const folder = writeDrop({ 'fields.csv': [field] }, { asOf: '2026-04-13', delta: ['fields.csv'] });

  expect(await importDrop(db, folder, { profile })).toMatchObject({ outcome: 'applied', issues: [] });
  expect(await db.sql.selectFrom('field').select('acres').execute()).toEqual([{ acres: '1000.500000' }]);
});
