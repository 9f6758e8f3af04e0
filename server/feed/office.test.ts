import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { lockFeed } from '../domain/feedState/feedLock';
import { breakingDb, type Ending } from '../testing/breakingDb';
import { openTestDb } from '../testing/testDb';
import { createFeed, type Feed } from './feed';
import { set, tooManyWrong } from './testing/change';
import { tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';
import { inPieces, zipDrop } from './testing/zipDrop';

/** The tiny drop of the day after, with another product name and perhaps a row that has to wait. */
function packed(odd: boolean): Uint8Array {
  const content = tinyDrop();
  set('products.csv', 0, { name: 'UAN' })(content);
  if (odd) tooManyWrong(content);
  return zipDrop(writeDrop(content, { asOf: '2026-04-13' }), 'drop_20260413_0155');
}

const by = { name: 'root@example.com' };
const now = new Date('2026-04-13T15:00:00Z');
let db: Db;
let dir: string;
let feed: Feed;
beforeEach(async () => {
  db = await openTestDb();
  await createFeed(db).import(writeDrop(tinyDrop()));
  dir = await mkdtemp(join(tmpdir(), 'uploads-'));
  feed = createFeed(db, { uploads: { dir, clock: { now: () => now } } });
  return async () => {
    await rm(dir, { recursive: true, force: true });
    await db.close();
  };
});
const take = async (odd = false) => {
  const { dropId } = await feed.upload({ name: 'a.zip', chunks: inPieces(packed(odd)) }, by);
  await feed.settled();
  return dropId;
};

it('keeps a drop while it waits, and not once it is decided', async () => {
  const dropId = await take();
  expect(await readdir(dir)).toHaveLength(1);
  await feed.begin(dropId, by);
  await feed.settled();
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'applied' });
  expect(await readdir(dir)).toEqual([]);
  await feed.rollBack(by);
  await feed.dismiss(await take(true), by);
  expect(await readdir(dir)).toEqual([]);
});

it('takes a drop while another import runs, and looks at it afterwards', async ({ skip }) => {
  // The embedded database has one connection, which the import holds.
  skip(db.kind === 'embedded');
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let other: Promise<void> = Promise.resolve();
  await new Promise<void>((locked) => {
    other = db.transaction(async (tx) => {
      await lockFeed(tx);
      locked();
      await ended;
    });
  });
  const zip = () => ({ name: 'a.zip', chunks: inPieces(packed(false)) });
  const { dropId } = await feed.upload(zip(), by);
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'uploaded' });
  await expect(feed.upload(zip(), by)).rejects.toMatchObject({ code: 'conflict' });
  end();
  await other;
  await feed.settled();
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'ready' });
});

it('lets a drop wait no longer that came live by another way meanwhile', async () => {
  const content = tinyDrop();
  set('products.csv', 0, { name: 'UAN' })(content);
  const folder = writeDrop(content, { asOf: '2026-04-13' });
  const { dropId } = await feed.upload(
    { name: 'other.zip', chunks: inPieces(zipDrop(folder, 'drop_other')) },
    by,
  );
  await feed.settled();
  await feed.import(folder);
  await feed.begin(dropId, by);
  await feed.settled();
  const [issue] = await feed.issues(dropId);
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'refused' });
  expect(issue).toMatchObject({ rule: 'already-live' });
  expect(await readdir(dir)).toEqual([]);
});

it('keeps nothing of a drop that waits already', async () => {
  await take();
  await expect(take()).rejects.toMatchObject({ code: 'conflict' });
  expect(await readdir(dir)).toHaveLength(1);
});

it.each<[Ending, Ending]>([
  ['undone', 'well'],
  ['lost', 'well'],
  ['well', 'undone'],
  ['well', 'lost'],
])('outlasts a connection that breaks: looking %s, applying %s', async (looking, applying) => {
  const { db: over, endNext } = breakingDb(db);
  feed = createFeed(over, { uploads: { dir, clock: { now: () => now } } });
  endNext('well', looking);
  const dropId = await take();
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'ready' });
  endNext(applying);
  await feed.begin(dropId, by);
  await feed.settled();
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'applied' });
  expect(await readdir(dir)).toEqual([]);
});

it('has looked at what was uploaded before the portal stopped', async () => {
  const dropId = await take();
  await db.sql.updateTable('feed_drop').set({ outcome: 'uploaded' }).where('drop_id', '=', dropId).execute();
  await feed.resume();
  await feed.settled();
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'ready' });
});

it('loses what nobody waits for once it is a day old', async () => {
  const waiting = await take();
  await mkdtemp(join(dir, 'upload-'));
  await feed.resume();
  expect(await readdir(dir)).toHaveLength(2);
  const later = new Date(Date.parse('2100-01-01T00:00:00Z'));
  await createFeed(db, { uploads: { dir, clock: { now: () => later } } }).resume();
  expect(await readdir(dir)).toHaveLength(1);
  await feed.begin(waiting, by);
  await feed.settled();
  expect(await feed.report(waiting)).toMatchObject({ outcome: 'applied' });
});

it('that lost its drop makes it a refused one, which says so', async () => {
  const dropId = await take();
  await rm(dir, { recursive: true });
  await feed.begin(dropId, by);
  await feed.settled();
  expect(await feed.report(dropId)).toMatchObject({ outcome: 'refused', findings: { fatal: 1 } });
});

it('lets a drop be dismissed that is begun to be applied, or applies it: never both', async () => {
  const dropId = await take();
  await Promise.allSettled([feed.begin(dropId, by), feed.dismiss(dropId, by)]);
  await feed.settled();
  const { outcome, live } = await feed.report(dropId);
  expect([outcome, live]).toEqual(live ? ['applied', true] : ['dismissed', false]);
});
