import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { importDrop } from './importDrop';
import { everything } from './testing/everything';
import { tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';

const drop = (options: DropOptions = {}, change: (folder: string) => void = () => undefined): string => {
  const content = tinyDrop();
  // Something new, so that a drop that slipped through would show.
  content['products.csv']![0]!.name = 'changed';
  const folder = writeDrop(content, { asOf: '2026-04-13', ...options });
  change(folder);
  return folder;
};
const lines = (name: string, change: (line: string) => string) => ({
  manifest: (text: string) =>
    text
      .split('\n')
      .map((line) => (line.startsWith(`${name},`) ? change(line) : line))
      .join('\n'),
});
const inFile = (file: string, change: (text: string) => string) => ({ text: { [file]: change } });

const cases: [what: string, file: string, rule: string, folder: () => string][] = [
  ['no folder', 'manifest.csv', 'missing-manifest', () => join(tmpdir(), 'no-such-drop')],
  ['no manifest', 'manifest.csv', 'missing-manifest', () => mkdtempSync(join(tmpdir(), 'drop-'))],
  ['an empty manifest', 'manifest.csv', 'manifest-empty', () => drop({ manifest: () => '' })],
  [
    'a manifest of a header alone',
    'manifest.csv',
    'manifest-empty',
    () => drop({ manifest: (t) => t.split('\n')[0]! }),
  ],
  [
    'no sha256 column',
    'manifest.csv',
    'manifest-header',
    () => drop({ manifest: (t) => t.replace('sha256', 'md5') }),
  ],
  ['a torn manifest', 'manifest.csv', 'manifest-structure', () => drop({ manifest: (t) => t.slice(0, -40) })],
  [
    'another checksum',
    'fields.csv',
    'sha256',
    () => drop({ tamper: { 'fields.csv': (t) => t.replace('North', 'South') } }),
  ],
  ['too few rows', 'fields.csv', 'rows', () => drop(lines('fields.csv', (l) => l.replace(',1,', ',2,')))],
  [
    'another control total',
    'invoices.csv',
    'control-total',
    () => drop(lines('invoices.csv', (l) => l.replace('150.00', '150.01'))),
  ],
  [
    'a control column that is absent',
    'invoices.csv',
    'control-column',
    () => drop(lines('invoices.csv', (l) => l.replace('open_amount', 'open'))),
  ],
  [
    'other key columns',
    'invoices.csv',
    'key-columns',
    () => drop(lines('invoices.csv', (l) => l.replace(',invoice_no,', ',account_no,'))),
  ],
  [
    'a truncated CSV',
    'invoices.csv',
    'sha256',
    () => drop({ tamper: { 'invoices.csv': (t) => t.slice(0, -60) } }),
  ],
  [
    'an unclosed quote',
    'invoices.csv',
    'unclosed-quote',
    () => drop(inFile('invoices.csv', (t) => t.replace(/(.*)north"/s, '$1north'))),
  ],
  ['an empty file', 'fields.csv', 'empty-file', () => drop(inFile('fields.csv', () => ''))],
  [
    'a missing column',
    'invoices.csv',
    'missing-column',
    () => drop(inFile('invoices.csv', (t) => t.replace('due_date', 'due'))),
  ],
  [
    'a missing key column',
    'contacts.csv',
    'missing-column',
    () => drop(inFile('contacts.csv', (t) => t.replace('email', 'mail'))),
  ],
  [
    'a duplicate header',
    'fields.csv',
    'duplicate-header',
    () => drop(inFile('fields.csv', (t) => t.replace('county', 'state'))),
  ],
  [
    'a duplicate key',
    'invoice_lines.csv',
    'duplicate-key',
    () => drop(inFile('invoice_lines.csv', (t) => t.replace('0048213,2', '0048213,1'))),
  ],
  ['a path', 'manifest.csv', 'manifest-file', () => drop(lines('fields.csv', (l) => `../${l}`))],
  ['a path of Windows', 'manifest.csv', 'manifest-file', () => drop(lines('fields.csv', (l) => `C:\\${l}`))],
  [
    'a file listed twice',
    'manifest.csv',
    'manifest-file',
    () => drop(lines('fields.csv', (l) => `${l}\n${l}`)),
  ],
  [
    'an unknown mode',
    'manifest.csv',
    'manifest-mode',
    () => drop(lines('fields.csv', (l) => l.replace('full', 'some'))),
  ],
  [
    'a delta without the column that says what happens to a row',
    'fields.csv',
    'missing-column',
    () => drop(lines('fields.csv', (l) => l.replace('full', 'delta'))),
  ],
  [
    'two as-of dates',
    'manifest.csv',
    'manifest-as-of-date',
    () => drop(lines('fields.csv', (l) => l.replace(',2026-04-13,', ',2026-04-14,'))),
  ],
  ['an older as-of date', 'manifest.csv', 'older-as-of', () => drop({ asOf: '2026-04-11' })],
  ['an unlisted CSV', 'extra.csv', 'unlisted-file', () => drop({ tamper: { 'extra.csv': () => 'a,b\n' } })],
  [
    'a listed file that is not there',
    'fields.csv',
    'missing-file',
    () => drop({}, (f) => rmSync(join(f, 'fields.csv'))),
  ],
  [
    'a file that is not listed at all',
    'fields.csv',
    'absent-file',
    () =>
      drop(
        lines('fields.csv', () => ''),
        (f) => rmSync(join(f, 'fields.csv')),
      ),
  ],
  [
    'a link',
    'fields.csv',
    'not-a-file',
    () =>
      drop({}, (f) => {
        renameSync(join(f, 'fields.csv'), join(f, 'elsewhere'));
        symlinkSync(join(f, 'elsewhere'), join(f, 'fields.csv'));
      }),
  ],
  [
    'a folder by the name of a file',
    'fields.csv',
    'not-a-file',
    () =>
      drop({}, (f) => {
        rmSync(join(f, 'fields.csv'));
        mkdirSync(join(f, 'fields.csv'));
      }),
  ],
];

describe('refuses a drop with', () => {
  let db: Db;
  let yesterday: string;
  beforeAll(async () => {
    db = await openTestDb();
    await importDrop(db, writeDrop(tinyDrop()));
    yesterday = await everything(db);
    return () => db.close();
  });

  it.each(cases)('%s, and leaves the day before whole', async (_, file, rule, folder) => {
    const report = await importDrop(db, folder());
    expect(report.outcome).toBe('refused');
    expect(report.issues[0]).toMatchObject({ severity: 'fatal' });
    expect(report.issues).toContainEqual(expect.objectContaining({ severity: 'fatal', file, rule }));
    expect(await everything(db)).toBe(yesterday);
  });

  it('everything that is wrong with its files at once, and keeps the record of it', async () => {
    const folder = drop({
      tamper: {
        'fields.csv': (text) => `${text}x\n`,
        'branches.csv': () => '',
        'contacts.csv': (text) => `${text}"`,
      },
    });
    const { drop: name, issues } = await importDrop(db, folder);
    const kept = await db.sql
      .selectFrom('feed_drop')
      .innerJoin('feed_finding', 'feed_finding.drop_id', 'feed_drop.drop_id')
      .select(['outcome', 'as_of', 'import_id', 'file', 'rule'])
      .where('drop_name', '=', name)
      .orderBy('seq')
      .execute();
    const refused = { outcome: 'refused', as_of: '2026-04-13', import_id: null };
    expect(kept).toEqual(issues.map(({ file, rule }) => ({ ...refused, file, rule })));
    expect(issues.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'branches.csv sha256',
      'branches.csv empty-file',
      'fields.csv sha256',
      'fields.csv rows',
      'contacts.csv sha256',
      'contacts.csv unclosed-quote',
      'fields.csv cells',
    ]);
  });
});
