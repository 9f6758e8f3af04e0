import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as imports from '@contract/imports/endpoints';
import type { Db } from '@server/db/db';
import { createFeed, type Feed } from '@server/feed/feed';
import { set } from '@server/feed/testing/change';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
let feed: Feed;

/** The tiny drop with so many contacts of an account that is nowhere. */
function odd(asOf: string, contacts: number): string {
  const content = tinyDrop();
  set('products.csv', 0, { name: `as of ${asOf}` })(content);
  content['contacts.csv'] = Array.from({ length: contacts }, (_, at) => ({
    account_no: '9',
    email: at === 0 ? '=HYPERLINK("x")' : `a${at}@example.com`,
  }));
  return writeDrop(content, { asOf });
}

beforeAll(async () => {
  db = await openTestDb();
  portal = await openTestApp(db);
  await put(db, 'portal_user', { name: 'root@example.com', admin: true }, { name: 'ada@example.com' });
  feed = createFeed(db);
  await feed.import(writeDrop(tinyDrop()));
  await feed.import(odd('2026-04-13', 30));
  await feed.import(writeDrop(tinyDrop(), { asOf: '2026-04-13', tamper: { 'fields.csv': () => 'x' } }));
});
afterAll(() => portal.close());

const office = () => portal.as('root@example.com');
const list = (query: object = {}) => office().call(imports.list, { query: { limit: 25, ...query } });
const findings = (query: object) =>
  office().call(imports.issues, { params: { dropId: 2 }, query: { limit: 25, ...query } });

describe('the list of drops', () => {
  it('has the newest first, with what became of each', async () => {
    const { rows } = await list();
    expect(rows).toMatchObject([
      { dropId: 3, outcome: 'refused', live: false, rowsRead: expect.any(Number) },
      { dropId: 2, outcome: 'held', asOf: '2026-04-13', findings: { fatal: 0, row: 30 } },
      { dropId: 1, outcome: 'applied', live: true, rowsQuarantined: 0 },
    ]);
  });

  it('is paged both ways, narrowed by what became of them, and counted', async () => {
    const first = await list({ limit: 2 });
    expect(first.rows.map(({ dropId }) => dropId)).toEqual([3, 2]);
    const second = await list({ limit: 2, after: first.next });
    expect(second.rows.map(({ dropId }) => dropId)).toEqual([1]);
    expect(second.next).toBeNull();
    expect((await list({ limit: 2, before: second.previous })).rows).toEqual(first.rows);
    expect((await list({ q: 'DROP-' })).rows).toHaveLength(3);
    expect((await list({ q: 'other' })).rows).toEqual([]);
    expect(await office().call(imports.totals, { query: { q: 'other' } })).toMatchObject({ held: 0 });
    expect((await list({ outcome: 'held,applied' })).rows.map(({ dropId }) => dropId)).toEqual([2, 1]);
    expect(await office().call(imports.totals, { query: {} })).toEqual({
      applied: 1,
      held: 1,
      refused: 1,
      rolledBack: 0,
      dismissed: 0,
      uploaded: 0,
      ready: 0,
    });
  });
});

describe('one drop', () => {
  it('tells why it waits and what it would change', async () => {
    expect(await office().call(imports.report, { params: { dropId: 2 } })).toMatchObject({
      holds: [{ rule: 'quarantined-rows' }, { rule: 'row-count', file: 'contacts.csv' }],
      files: expect.arrayContaining([
        { file: 'products.csv', inserted: 0, updated: 1, removed: 0, quarantined: 0, before: 1, after: 1 },
      ]),
      receivable: { beforeCents: 15_000, afterCents: 15_000 },
      canRollBack: false,
      found: { files: ['contacts.csv'], rules: ['unknown-account'] },
    });
  });

  it('tells what the manifest promised beside what was found', async () => {
    const checked = async (dropId: number, file: string) => {
      const { manifest } = await office().call(imports.report, { params: { dropId } });
      return manifest.find((each) => each.file === file);
    };
    expect(await checked(2, 'invoices.csv')).toMatchObject({
      mode: 'full',
      rows: { promised: 2, found: 2 },
      control: { column: 'open_amount', promised: '150.00', found: '150.00' },
      agrees: true,
    });
    const tampered = await checked(3, 'fields.csv');
    expect(tampered).toMatchObject({ rows: { promised: 1, found: 0 }, control: null, agrees: false });
    expect(tampered?.sha256.found).not.toBe(tampered?.sha256.promised);
    expect(await checked(3, 'accounts.csv')).toMatchObject({ agrees: true });
  });

  it('has its findings paged, narrowed and counted', async () => {
    const first = await findings({});
    const second = await findings({ after: first.next });
    expect(second.rows).toHaveLength(5);
    expect(second.rows[0]).toMatchObject({
      seq: 25,
      severity: 'row',
      file: 'contacts.csv',
      rule: 'unknown-account',
    });
    expect((await findings({ before: second.previous })).rows).toEqual(first.rows);
    const only = async (filter: object) =>
      office().call(imports.issueTotals, { params: { dropId: 2 }, query: filter });
    expect(await only({ q: 'A7@ does' })).toEqual({ fatal: 0, row: 1, warn: 0, wait: 0 });
    expect(await only({ severity: 'fatal,warn' })).toEqual({ fatal: 0, row: 0, warn: 0, wait: 0 });
    expect(await only({ file: 'contacts.csv', rule: 'unknown-account' })).toEqual({
      fatal: 0,
      row: 30,
      warn: 0,
      wait: 0,
    });
    expect(await only({ file: 'invoices.csv' })).toEqual({ fatal: 0, row: 0, warn: 0, wait: 0 });
  });

  it('has them all in a file in which nothing runs', async () => {
    const token = await portal.tokenOf('root@example.com');
    const { headers, body } = await portal.send({ url: '/api/imports/2/validation', token });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="validation_drop-\w+\.csv"$/);
    const rows = parse<Record<string, string>>(body, { bom: true, columns: true });
    expect(rows).toHaveLength(30);
    expect(rows[0]).toMatchObject({
      severity: 'row',
      line: '2',
      rule_id: 'unknown-account',
      key: '9;=HYPERLINK("x")',
    });
  });
});

it('approves, takes back and dismisses, each once', async () => {
  const act = (endpoint: (typeof imports)['approve' | 'dismiss' | 'rollBack'], dropId: number) =>
    office().call(endpoint as typeof imports.dismiss, { params: { dropId } });
  expect(await act(imports.approve, 2)).toEqual({
    dropId: 2,
    name: expect.stringMatching(/^drop-/) as string,
    portalWaits: db.kind === 'embedded',
  });
  await expect
    .poll(() => office().call(imports.report, { params: { dropId: 2 } }), { timeout: 60_000 })
    .toMatchObject({ outcome: 'applied', live: true, decidedBy: 'root@example.com', canRollBack: true });
  await expect(act(imports.approve, 2)).rejects.toMatchObject({ code: 'conflict' });
  await expect(act(imports.rollBack, 1)).rejects.toMatchObject({ code: 'conflict' });
  expect(await act(imports.rollBack, 2)).toMatchObject({ outcome: 'rolledBack', live: false });
  await feed.import(odd('2026-04-14', 3));
  const { dropId } = (await list()).rows[0]!;
  expect(await act(imports.dismiss, dropId)).toMatchObject({ outcome: 'dismissed' });
  await expect(act(imports.dismiss, dropId)).rejects.toMatchObject({ code: 'conflict' });
});

describe('nobody else', () => {
  const paths = [
    ['GET', '/api/imports'],
    ['GET', '/api/imports/totals'],
    ['GET', '/api/imports/progress'],
    ['GET', '/api/imports/freshness'],
    ['POST', '/api/imports/uploads?name=a.zip'],
    ['GET', '/api/imports/1'],
    ['GET', '/api/imports/1/findings'],
    ['GET', '/api/imports/1/findings/totals'],
    ['GET', '/api/imports/1/validation'],
    ['POST', '/api/imports/1/approve'],
    ['POST', '/api/imports/1/dismiss'],
    ['POST', '/api/imports/1/rollback'],
  ] as const;

  it.each(paths)('sees or does %s %s', async (method, url) => {
    expect((await portal.send({ method, url })).statusCode).toBe(401);
    const token = await portal.tokenOf('ada@example.com');
    expect((await portal.send({ method, url, token })).statusCode).toBe(403);
  });

  it.each(paths.filter(([, url]) => url.includes('/1')))(
    'finds %s %s of a drop that is none',
    async (method, url) => {
      const token = await portal.tokenOf('root@example.com');
      expect((await portal.send({ method, url: url.replace('/1', '/99'), token })).statusCode).toBe(404);
    },
  );
});

describe('how far an import is', () => {
  it('is told while it runs, by a database that hears it, and not afterwards', async () => {
    const told = () => office().call(imports.progress, {});
    const seen: unknown[] = [];
    const slow = createFeed(db, {
      // An import that waits for the answer would hold up the embedded database for ever.
      onApplied: async () => {
        if (db.kind === 'server') seen.push(await told());
      },
    });
    const { drop } = await slow.import(writeDrop(tinyDrop(), { asOf: '2026-04-15' }));
    const running = { name: drop, step: expect.stringMatching(/^(reading|checking|applying)$/) };
    expect(seen).toEqual(db.kind === 'server' ? [{ running: expect.objectContaining(running) }] : []);
    expect(await told()).toEqual({ running: null });
  });
});
