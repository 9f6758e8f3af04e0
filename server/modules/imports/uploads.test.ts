import { beforeEach, describe, expect, it } from 'vitest';
import * as imports from '@contract/imports/endpoints';
import type { Db } from '@server/db/db';
import { createFeed } from '@server/feed/feed';
import { set, tooManyWrong } from '@server/feed/testing/change';
import { everything } from '@server/feed/testing/everything';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { zipDrop } from '@server/feed/testing/zipDrop';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
let yesterday: string;
beforeEach(async () => {
  db = await openTestDb();
  portal = await openTestApp(db);
  await put(db, 'portal_user', { name: 'root@example.com', admin: true });
  await createFeed(db).import(writeDrop(tinyDrop()));
  yesterday = await everything(db);
  return async () => {
    await portal.close();
    await db.close();
  };
});

/** The tiny drop of the day after, with another product name and perhaps a row that has to wait. */
function packed({ odd = false, name = 'drop_20260413_0155' } = {}): Uint8Array {
  const content = tinyDrop();
  set('products.csv', 0, { name: 'UAN' })(content);
  if (odd) tooManyWrong(content);
  return zipDrop(writeDrop(content, { asOf: '2026-04-13' }), name);
}

const office = () => portal.as('root@example.com');
const send = async (zip: Uint8Array | string, { type = 'application/zip', name = 'night.zip' } = {}) =>
  portal.send({
    method: 'POST',
    url: `/api/imports/uploads?name=${encodeURIComponent(name)}`,
    token: await portal.tokenOf('root@example.com'),
    headers: { ...(type !== '' && { 'content-type': type }) },
    payload: typeof zip === 'string' ? zip : Buffer.from(zip),
  });
const report = (dropId: number) => office().call(imports.report, { params: { dropId } });
const becomes = (dropId: number, outcome: string) =>
  expect.poll(async () => (await report(dropId)).outcome, { timeout: 60_000 }).toBe(outcome);
const audited = () =>
  db.sql
    .selectFrom('audit_event')
    .select(['actor', 'action', 'entity_id', 'ip'])
    .where('entity', '=', 'import')
    .orderBy('seq')
    .execute();

describe('an uploaded drop', () => {
  it('is looked at and changes nothing; then it is applied, and taken back', async () => {
    const sent = await send(packed());
    expect(sent.statusCode).toBe(202);
    expect(sent.json()).toEqual({
      dropId: 2,
      name: 'drop_20260413_0155',
      portalWaits: db.kind === 'embedded',
    });
    await becomes(2, 'ready');
    const seen = await report(2);
    expect(seen).toMatchObject({ live: false, asOf: '2026-04-13', holds: [], decidedBy: null });
    expect(seen.files).toContainEqual(expect.objectContaining({ file: 'products.csv', updated: 1 }));
    expect(seen.manifest.every(({ agrees }) => agrees)).toBe(true);
    expect(await everything(db)).toBe(yesterday);

    await office().call(imports.approve, { params: { dropId: 2 } });
    await becomes(2, 'applied');
    expect(await report(2)).toMatchObject({ live: true, decidedBy: 'root@example.com', canRollBack: true });
    await office().call(imports.rollBack, { params: { dropId: 2 } });
    expect(await everything(db)).toBe(yesterday);
    expect(await audited()).toEqual(
      ['import.uploaded', 'import.applied', 'import.rolledBack'].map((action) => ({
        actor: 'root@example.com',
        action,
        entity_id: '2',
        ip: '127.0.0.1',
      })),
    );
  });

  it('that would be held is held, and dismissed', async () => {
    await send(packed({ odd: true }));
    await becomes(2, 'held');
    expect((await report(2)).findings).toMatchObject({ row: 6, wait: 0 });
    await office().call(imports.dismiss, { params: { dropId: 2 } });
    expect(await report(2)).toMatchObject({ outcome: 'dismissed' });
    expect((await audited()).map(({ action }) => action)).toEqual(['import.uploaded', 'import.dismissed']);
    expect(await everything(db)).toBe(yesterday);
  });

  it('that cannot be believed is refused', async () => {
    await send(zipDrop(writeDrop(tinyDrop(), { asOf: '2026-04-11' }), 'old'));
    await becomes(2, 'refused');
    expect(await everything(db)).toBe(yesterday);
  });

  it('that waits already, or is live, is told so', async () => {
    const zip = packed();
    await send(zip);
    await becomes(2, 'ready');
    const again = await send(zip);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: expect.stringContaining('number 2') });
    const live = await send(zipDrop(writeDrop(tinyDrop()), 'live'));
    expect(live.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('see this drop already'),
    });
  });
});

describe('what is sent otherwise', () => {
  it.each<[string, () => ReturnType<typeof send>, number, string]>([
    ['a ZIP that is none', () => send('PK'), 400, 'no ZIP file'],
    ['a file of another name', () => send(packed(), { name: 'drop.rar' }), 400, 'isn’t a ZIP file'],
    [
      'a file of another type',
      () => send('{}', { type: 'application/json' }),
      415,
      'Send it as application/zip',
    ],
    ['a file of no type', () => send('x', { type: '' }), 415, 'Send it as application/zip'],
    ['nothing', () => send(''), 400, 'no ZIP file'],
  ])('%s is refused, and nothing is changed', async (_, call, status, words) => {
    const answer = await call();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(words) });
    expect(await audited()).toEqual([]);
    expect((await office().call(imports.totals, { query: {} })).uploaded).toBe(0);
  });

  it('a file that is longer than agreed is not read to its end', async () => {
    const answer = await portal.send({
      method: 'POST',
      url: '/api/imports/uploads?name=a.zip',
      token: await portal.tokenOf('root@example.com'),
      headers: { 'content-type': 'application/zip', 'content-length': String(200 * 1024 * 1024) },
      payload: Buffer.from('PK'),
    });
    expect(answer.statusCode).toBe(413);
  });

  it('a query with more than a name is refused', async () => {
    const answer = await portal.send({
      method: 'POST',
      url: '/api/imports/uploads?name=a.zip&admin=1',
      token: await portal.tokenOf('root@example.com'),
      headers: { 'content-type': 'application/zip' },
      payload: Buffer.from(packed()),
    });
    expect(answer.statusCode).toBe(400);
  });
});

it('tells how new the figures are, and when newer ones are due', async () => {
  await db.sql.updateTable('feed_import').set({ applied_at: '2026-04-13T09:00:00Z' }).execute();
  const told = () => office().call(imports.freshness, {});
  expect(await told()).toEqual({
    live: {
      dropId: 1,
      name: expect.any(String),
      asOf: '2026-04-12',
      loadedAt: '2026-04-13T09:00:00.000Z',
      hours: 6,
    },
    dueAt: '2026-04-14T09:00:00.000Z',
    late: false,
    booksZone: 'America/Los_Angeles',
  });
  portal.at('2026-04-14T12:00:01.000Z');
  expect(await told()).toMatchObject({ live: { hours: 27 }, late: true });
  await db.sql.deleteFrom('feed_import').execute();
  expect(await told()).toMatchObject({ live: null, dueAt: null, late: false });
});
