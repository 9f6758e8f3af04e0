import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { createFeed, type Feed } from './feed';
import { type Change, set } from './testing/change';
import { dataTables, everything } from './testing/everything';
import { invoice, tinyDrop } from './testing/tinyDrop';
import { writeDrop } from './testing/writeDrop';

let db: Db;
let feed: Feed;
beforeEach(async () => {
  db = await openTestDb();
  feed = createFeed(db);
  return () => db.close();
});

/** Imports the tiny drop with slips, whatever is odd about them; answers the folder. */
async function take(asOf: string, ...changes: readonly Change[]): Promise<string> {
  const content = tinyDrop();
  for (const change of changes) change(content);
  const folder = writeDrop(content, { asOf });
  const { outcome } = await feed.import(folder);
  if (outcome === 'held') await feed.approve((await feed.newest())[0]!.dropId, 'root@example.com');
  return folder;
}

const renamed = (name: string) => set('products.csv', 0, { name });
const shuffle: readonly Change[] = [
  renamed('UAN 32'),
  set('invoices.csv', 1, { comments: 'changed', deferred: 'Y' }),
  (content) => content['accounts.csv']!.splice(1, 1),
  (content) => content['fields.csv']!.splice(0),
  (content) => content['invoices.csv']!.push({ ...invoice('0048215', '0.00', '0.00') }),
];

const live = async () => (await feed.newest()).find((drop) => drop.live);

describe('taking a drop back', () => {
  it('leaves every row as it stood: new ones gone, changed and removed ones as before', async () => {
    await take('2026-04-12');
    const before = await everything(db);
    await take('2026-04-13', ...shuffle);
    expect(await everything(db)).not.toBe(before);
    expect(await feed.rollBack('root@example.com')).toMatchObject({
      rolledBack: { asOf: '2026-04-13' },
      live: { asOf: '2026-04-12' },
    });
    expect(await everything(db)).toBe(before);
    expect(await live()).toMatchObject({ dropId: 1, outcome: 'applied' });
    expect(await feed.report(2)).toMatchObject({ outcome: 'rolledBack', decidedBy: 'root@example.com' });
  });

  it('goes back as far as the journals are kept, and then says so', async () => {
    const states: string[] = [];
    for (const day of [12, 13, 14, 15, 16]) {
      await take(`2026-04-${day}`, renamed(`as of ${day}`));
      states.push(await everything(db, dataTables));
    }
    for (const state of [states[3], states[2], states[1]]) {
      await feed.rollBack('root@example.com');
      expect(await everything(db, dataTables)).toBe(state);
    }
    await expect(feed.rollBack('root@example.com')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('no longer kept'),
    });
    expect(await everything(db, dataTables)).toBe(states[1]);
  });

  it('goes back as often as it is set to', async () => {
    feed = createFeed(db, { retention: { imports: 1, removedDays: 1 } });
    await take('2026-04-12');
    await take('2026-04-13', renamed('as of 13'));
    await take('2026-04-14', renamed('as of 14'));

    await feed.rollBack('root@example.com');
    await expect(feed.rollBack('root@example.com')).rejects.toMatchObject({
      message: expect.stringContaining('no longer kept'),
    });
  });

  it('has nothing before the first drop, nor before any', async () => {
    const words = { code: 'conflict', message: expect.stringContaining('no drop before the first') };
    await expect(feed.rollBack('root@example.com')).rejects.toMatchObject(words);
    await take('2026-04-12');
    const before = await everything(db);
    await expect(feed.rollBack('root@example.com')).rejects.toMatchObject(words);
    expect(await everything(db)).toBe(before);
  });

  it('is refused for a drop that customers do not see any more', async () => {
    await take('2026-04-12');
    await take('2026-04-13', renamed('UAN'));
    const before = await everything(db);
    await expect(feed.rollBack('root@example.com', 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await everything(db)).toBe(before);
  });

  it('leaves all as it is when it breaks off', async () => {
    await take('2026-04-12');
    await take('2026-04-13', ...shuffle);
    const before = await everything(db);
    await db.script('alter table statement rename to statement_away');
    await expect(feed.rollBack('root@example.com')).rejects.toThrow('statement');
    await db.script('alter table statement_away rename to statement');
    expect(await everything(db)).toBe(before);
  });
});

describe('what a drop no longer held', () => {
  it.each([
    ['so many days ago is kept', 2, '30 days -1 hour', true],
    ['longer ago is given up', 2, '30 days 1 hour', false],
    ['longer ago is kept while its import can be taken back', 3, '30 days 1 hour', true],
  ])('%s', async (_, imports, ago, kept) => {
    feed = createFeed(db, { retention: { imports, removedDays: 30 } });
    await take('2026-04-12');
    await take('2026-04-13', ...shuffle);
    const removed = await everything(db, ['feed_removed']);
    expect(removed).toContain('00200');
    await take('2026-04-14', ...shuffle);
    await db.script(
      `update feed_import set applied_at = now() - interval '${ago}' where import_id < (select max(import_id) from feed_import)`,
    );

    await take('2026-04-15', ...shuffle);

    expect(await everything(db, ['feed_removed'])).toBe(kept ? removed : 'feed_removed\n');
  });
});

describe('after that', () => {
  it('the drop is not brought by the watched folder, but may be imported by hand', async () => {
    await take('2026-04-12');
    const folder = await take('2026-04-13', renamed('UAN'));
    const state = await everything(db, dataTables);
    await feed.rollBack('root@example.com');
    expect(await feed.importOnce(folder)).toMatchObject({ outcome: 'known' });
    expect(await live()).toMatchObject({ dropId: 1 });
    expect(await feed.import(folder)).toMatchObject({ outcome: 'applied' });
    expect((await everything(db, dataTables)).replaceAll(',3)', ',2)')).toBe(state);
    expect(await live()).toMatchObject({ dropId: 2, decidedBy: null });
  });

  it('a drop that came twice is the live one again, by its first coming', async () => {
    const first = await take('2026-04-12');
    await take('2026-04-12', renamed('UAN'));
    await feed.import(first);
    expect(await live()).toMatchObject({ dropId: 1 });
    await feed.rollBack('root@example.com');
    expect(await live()).toMatchObject({ dropId: 2 });
    await feed.rollBack('root@example.com');
    expect(await live()).toMatchObject({ dropId: 1, outcome: 'applied' });
  });
});

it('does what a new drop causes also for the one that customers see again', async () => {
  const seen: number[] = [];
  const causing = createFeed(db, { onApplied: async (_, importId) => void seen.push(importId) });
  await causing.import(writeDrop(tinyDrop()));
  await causing.import(writeDrop(tinyDrop(), { asOf: '2026-04-13' }));
  await causing.rollBack('root@example.com');
  expect(seen).toEqual([1, 2, 1]);
});
