import { createHash } from 'node:crypto';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { importDrop } from './importDrop';
import { type Change, set } from './testing/change';
import { tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';

const paper = (words = 'a paper') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF`);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const onInvoice = (pdf_file: string): Change => set('invoices.csv', 0, { pdf_file });
const onStatement = (pdf_file: string, pdf_sha256 = ''): Change =>
  set('statements.csv', 2, { pdf_file, pdf_sha256 });
const onContract = (pdf_file: string): Change => set('prepay_contracts.csv', 0, { pdf_file });

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
  onTestFinished(() => db.close());
});

async function send(changes: readonly Change[], options: DropOptions = {}, extra?: (docs: string) => void) {
  const content = tinyDrop();
  for (const change of changes) change(content);
  const folder = writeDrop(content, options);
  extra?.(join(folder, 'docs'));
  return importDrop(db, folder, { approvedBy: 'the office' });
}

const links = async () =>
  Object.fromEntries(
    (await db.sql.selectFrom('feed_document').selectAll().execute()).map((row) => [
      row.file_name,
      row.sha256,
    ]),
  );
const papers = () => db.sql.selectFrom('document').select(['sha256', 'content_type', 'bytes']).execute();

describe('papers in docs/', () => {
  it('are kept once under their own hash, however many rows name them', async () => {
    const report = await send(
      [onInvoice('a.pdf'), onStatement('S.pdf', hashOf(paper()).toUpperCase()), onContract('a.pdf')],
      { docs: { 'a.pdf': paper(), 'S.pdf': paper(), 'unnamed.pdf': paper('nobody asks for it') } },
    );

    expect(report).toMatchObject({ outcome: 'applied', issues: [] });
    expect(await links()).toEqual({ 'a.pdf': hashOf(paper()), 'S.pdf': hashOf(paper()) });
    expect(await papers()).toEqual([
      { sha256: hashOf(paper()), content_type: 'application/pdf', bytes: paper() },
    ]);
  });

  it('need not come again, and may be replaced', async () => {
    await send([onInvoice('a.pdf')], { docs: { 'a.pdf': paper() } });
    expect((await send([onInvoice('a.pdf')], { asOf: '2026-04-13' })).issues).toEqual([]);
    expect(await links()).toEqual({ 'a.pdf': hashOf(paper()) });

    await send([onInvoice('a.pdf')], { asOf: '2026-04-14', docs: { 'a.pdf': paper('corrected') } });
    expect(await links()).toEqual({ 'a.pdf': hashOf(paper('corrected')) });
  });

  it('leave no trace of a drop that is refused', async () => {
    const { outcome } = await send([onInvoice('a.pdf')], {
      docs: { 'a.pdf': paper() },
      text: { 'statements.csv': (text) => text.replace('S-1R', 'S-1') },
    });

    expect(outcome).toBe('refused');
    expect(await papers()).toEqual([]);
  });

  it('stay as they were beside a row that waits', async () => {
    await send([onInvoice('a.pdf')], { docs: { 'a.pdf': paper() } });
    const waiting = set('invoices.csv', 0, { subtotal: '99.00' });
    await send([onInvoice('a.pdf'), waiting], { docs: { 'a.pdf': paper('of tomorrow') } });

    expect(await links()).toEqual({ 'a.pdf': hashOf(paper()) });
  });
});

const large = Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-');
const bad: [what: string, rule: string, name: string, DropOptions, extra?: (docs: string) => void][] = [
  ['a path out of the folder', 'document-path', '../manifest.csv', {}],
  ['a path of Windows', 'document-path', 'C:\\a.pdf', {}],
  ['a hidden name', 'document-path', '..', {}],
  [
    'a link',
    'document-path',
    'a.pdf',
    {},
    (docs) => {
      writeFileSync(join(docs, 'b.pdf'), paper());
      symlinkSync(join(docs, 'b.pdf'), join(docs, 'a.pdf'));
    },
  ],
  ['something that is no PDF', 'document-type', 'a.pdf', { docs: { 'a.pdf': Buffer.from('MZ %PDF-') } }],
  ['more than 20 MB', 'document-size', 'a.pdf', { docs: { 'a.pdf': large } }],
];

describe.each(bad)('%s', (_, rule, name, options, extra) => {
  it('makes a statement wait', async () => {
    const { issues } = await send([onStatement(name)], options, extra);

    expect(issues).toMatchObject([
      { severity: 'row', file: 'statements.csv', line: 4, key: 'S-2', column: 'pdf_file', rule, value: name },
    ]);
    expect(await db.sql.selectFrom('statement').selectAll().execute()).toHaveLength(2);
    expect(await papers()).toEqual([]);
  });

  it.each([
    ['invoices.csv', 'invoice', onInvoice],
    ['prepay_contracts.csv', 'prepay_contract', onContract],
  ] as const)('loses its link in %s', async (file, table, change) => {
    const { issues } = await send([change(name)], options, extra);

    expect(issues).toMatchObject([
      { severity: 'warn', file, line: 2, column: 'pdf_file', rule, value: name },
    ]);
    expect(await db.sql.selectFrom(table).select('pdf_file').distinct().execute()).toEqual([
      { pdf_file: null },
    ]);
  });
});

it('a paper that is not the one of its statement makes the statement wait', async () => {
  const { issues } = await send([onStatement('S.pdf', 'ab'.repeat(32))], { docs: { 'S.pdf': paper() } });

  expect(issues).toMatchObject([{ severity: 'row', file: 'statements.csv', line: 4, rule: 'document-hash' }]);
});

it.each([
  ['invoices.csv', onInvoice],
  ['statements.csv', onStatement],
])('a paper that does not come is missed, and its row in %s is taken', async (file, change) => {
  const { issues, rowsQuarantined } = await send([change('a.pdf')]);

  expect(rowsQuarantined).toBe(0);
  expect(issues).toMatchObject([{ severity: 'warn', file, rule: 'document-missing', value: 'a.pdf' }]);
});
