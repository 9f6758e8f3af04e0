import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { importDrop } from './importDrop';
import type { ImportOptions } from './importOptions';
import { rollBack } from './rollback';
import { currentFeed } from './storedDrops';
import { type Change, set } from './testing/change';
import { tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';

const paper = (words = 'a paper') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF`);
const onInvoice = (pdf_file: string): Change => set('invoices.csv', 0, { pdf_file });
const oddYear: Change = set('invoices.csv', 0, { crop_year: '2001' });

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
  onTestFinished(() => db.close());
});

interface Sending extends DropOptions {
  readonly changes?: readonly Change[];
  readonly options?: ImportOptions;
  /** After the drop was written. */
  readonly meanwhile?: (folder: string) => void;
}

function send({ changes = [], options, meanwhile, ...drop }: Sending = {}) {
  const content = tinyDrop();
  for (const change of changes) change(content);
  const folder = writeDrop(content, drop);
  meanwhile?.(folder);
  return importDrop(db, folder, { release: '1.0 abc', approvedBy: 'the office', ...options });
}

/** The same night, extracted three minutes later. */
const later = (sending: Sending = {}) =>
  send({ ...sending, manifest: (text) => text.replaceAll('T23:55:02', 'T23:58:02') });

/** A name that no drop has: a drop that is read puts the ERP's back. */
const OTHERS = 'Somebody else';
const tamper = () => db.sql.updateTable('account').set({ name: OTHERS }).execute();
const isTampered = async () =>
  (await db.sql.selectFrom('account').select('name').where('name', '=', OTHERS).execute()).length > 0;

describe('a night that comes once more, byte for byte', () => {
  it('is live from then on, and no row of it is touched', async () => {
    const first = await send({ changes: [oddYear] });
    await tamper();
    const applied: number[] = [];
    const again = await later({
      changes: [oddYear],
      options: { onApplied: async (_, importId) => void applied.push(importId) },
    });

    expect(again).toMatchObject({ outcome: 'applied', rowsRead: first.rowsRead, rowsQuarantined: 0 });
    expect(again.importId).toBeGreaterThan(first.importId!);
    expect(applied).toEqual([again.importId]);
    expect((await currentFeed(db))?.importId).toBe(again.importId);
    expect(again.issues).toEqual(first.issues);
    expect(again.issues.map(({ rule }) => rule)).toEqual(['odd-crop-year']);
    expect(again.manifest).toEqual(first.manifest);
    expect(again.receivable).toEqual({ beforeCents: 15_000, afterCents: 15_000 });
    expect(Object.keys(again.changes)).toEqual(Object.keys(first.changes));
    for (const [file, { after }] of Object.entries(first.changes))
      expect([file, again.changes[file]]).toEqual([
        file,
        { inserted: 0, updated: 0, removed: 0, quarantined: 0, before: after, after },
      ]);
    expect(await isTampered()).toBe(true);
  });

  it('is known a third time, and can be taken back as any other', async () => {
    const first = await send();
    const second = await later();
    await tamper();
    const third = await send({ manifest: (text) => text.replaceAll('T23:55:02', 'T23:59:02') });
    expect(third.outcome).toBe('applied');
    expect(await isTampered()).toBe(true);

    await rollBack(db, { by: { name: 'the office' } });
    expect((await currentFeed(db))?.importId).toBe(second.importId);
    await rollBack(db, { by: { name: 'the office' } });
    expect((await currentFeed(db))?.importId).toBe(first.importId);
  });

  it('is only looked at where it is only looked at', async () => {
    const first = await send();
    expect(await later({ options: { preview: true } })).toMatchObject({ outcome: 'applied', preview: true });
    expect((await currentFeed(db))?.importId).toBe(first.importId);
  });

  it('with papers that came before', async () => {
    const docs = { 'a.pdf': paper() };
    await send({ changes: [onInvoice('a.pdf')], docs });
    await tamper();
    await later({ changes: [onInvoice('a.pdf')], docs });
    expect(await isTampered()).toBe(true);
  });
});

describe('a night is read', () => {
  it.each<[string, Sending, Sending]>([
    ['of another day', {}, { asOf: '2026-04-13' }],
    ['by another release', {}, { options: { release: '1.1 def' } }],
    ['by a release that nobody knows', {}, { options: { release: undefined } }],
    ['after one that nobody knows', { options: { release: undefined } }, {}],
    ['through a profile', {}, { options: { profile: { flags: { yes: ['Y'], no: ['N'] } } } }],
    ['with a row that differs', {}, { changes: [set('fields.csv', 0, { acres: '78.5' })] }],
    [
      'without a file that came before',
      {},
      { changes: [(content) => delete content['delivery_tickets.csv']] },
    ],
    ['with a file of which only changes are told', {}, { delta: ['accounts.csv'] }],
    ['with another control total', {}, { control: { 'invoices.csv': 'total' } }],
    [
      'after one of which a row is held back',
      { changes: [set('fields.csv', 0, { acres: 'many' })] },
      { changes: [set('fields.csv', 0, { acres: 'many' })] },
    ],
    [
      'with a paper that was missing',
      { changes: [onInvoice('a.pdf')] },
      { changes: [onInvoice('a.pdf')], docs: { 'a.pdf': paper() } },
    ],
    [
      'with a paper that is another',
      { changes: [onInvoice('a.pdf')], docs: { 'a.pdf': paper() } },
      { changes: [onInvoice('a.pdf')], docs: { 'a.pdf': paper('another') } },
    ],
  ])('%s', async (_, first, again) => {
    expect(await send(first)).toMatchObject({ outcome: 'applied' });
    await tamper();
    // A delta names what happens to its rows.
    const asDelta: Change = ({ 'accounts.csv': rows }) => rows!.forEach((row) => (row['op'] = 'U'));
    const changes = again.delta ? [...(again.changes ?? []), asDelta] : again.changes;
    expect(await later({ ...again, changes })).toMatchObject({ outcome: 'applied' });
    expect(await isTampered()).toBe(false);
  });

  it('where a file is not the one that the manifest was written for', async () => {
    await send();
    const damaged = await later({ meanwhile: (folder) => appendFileSync(join(folder, 'fields.csv'), '\n') });
    expect(damaged).toMatchObject({ outcome: 'refused', issues: [{ rule: 'sha256' }] });
  });
});
