import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatabaseGone } from '../db/databaseGone';
import type { Db } from '../db/db';
import { breakingDb, type Ending } from '../testing/breakingDb';
import { openTestDb } from '../testing/testDb';
import { currentFeed } from './storedDrops';
import { createFeed, type FeedSettings } from './feed';
import { tinyDrop } from './testing/tinyDrop';
import { type DropOptions, writeDrop } from './testing/writeDrop';
import { watchFeed } from './watch';

let db: Db;
let folder: string;
beforeEach(async () => {
  db = await openTestDb();
  folder = mkdtempSync(join(tmpdir(), 'drops-'));
  return async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  };
});

function put(name: string, options: DropOptions = {}): string {
  const path = join(folder, name);
  renameSync(writeDrop(tinyDrop(), options), path);
  return path;
}

interface Watching {
  readonly over?: Db;
  readonly settings?: FeedSettings;
  readonly everyMs?: number;
  readonly from?: string;
}

/** A watch whose looks are made by hand, with what it wrote into the log. */
function watching({ over = db, settings, everyMs, from = folder }: Watching = {}) {
  const said: string[] = [];
  let now = Date.parse('2026-04-13T15:00:00Z');
  const write = (level: string) => (facts: object, text: string) =>
    void said.push([level, text, ...Object.values(facts)].join(' '));
  const watch = watchFeed({
    feed: createFeed(over, settings),
    db: over,
    folder: from,
    everyMs,
    clock: { now: () => new Date(now) },
    log: { info: write('info'), warn: write('warn') },
  });
  const look = async () => (await watch.round()).map(({ drop, outcome }) => `${drop} ${outcome}`);
  return { said, look, watch, pass: (minutes: number) => (now += minutes * 60_000) };
}

describe('a watched folder', () => {
  it('brings a drop once nothing moves any more, by itself and once', async () => {
    put('drop_a');
    const { look, said } = watching();
    expect(await look()).toEqual([]);
    expect(await look()).toEqual(['drop_a applied']);
    expect(await look()).toEqual([]);
    expect(said).toEqual([expect.stringContaining('info A drop was looked at drop_a applied 2026-04-12')]);
    const again = watching();
    put('copy_of_a');
    await again.look();
    expect(await again.look()).toEqual([]);
  });

  it('waits while a file grows, or is missing', async () => {
    const path = put('drop_a');
    const { look } = watching();
    await look();
    appendFileSync(join(path, 'fields.csv'), 'x');
    expect(await look()).toEqual([]);
    renameSync(join(path, 'fields.csv'), join(folder, 'away'));
    expect(await look()).toEqual([]);
    expect(await look()).toEqual([]);
    renameSync(join(folder, 'away'), join(path, 'fields.csv'));
    expect(await look()).toEqual([]);
    expect(await look()).toEqual(['drop_a refused']);
  });

  it('has a drop refused that misses a file for ten minutes', async () => {
    rmSync(join(put('drop_a'), 'fields.csv'));
    const { look, pass } = watching();
    await look();
    pass(9);
    expect(await look()).toEqual([]);
    pass(1);
    expect(await look()).toEqual(['drop_a refused']);
  });

  it('takes what is ready in the order of its days, whatever it is called', async () => {
    put('drop_a', { asOf: '2026-04-14' });
    put('drop_b', { asOf: '2026-04-13' });
    mkdirSync(join(folder, 'drop_c'));
    writeFileSync(join(put('drop_d'), 'manifest.csv'), 'file\n');
    writeFileSync(join(folder, 'manifest.csv'), 'file\n');
    const { look } = watching();
    await look();
    expect(await look()).toEqual(['drop_d refused', 'drop_b applied', 'drop_a applied']);
    expect(await currentFeed(db)).toMatchObject({ asOf: '2026-04-14' });
  });

  it('takes a drop anew when its manifest is written anew', async () => {
    const path = put('drop_a', { tamper: { 'fields.csv': () => 'x' } });
    const { look } = watching();
    await look();
    expect(await look()).toEqual(['drop_a refused']);
    rmSync(path, { recursive: true });
    put('drop_a', { asOf: '2026-04-13' });
    expect(await look()).toEqual([]);
    expect(await look()).toEqual(['drop_a applied']);
  });
});

describe('by itself', () => {
  it('looks again and again, until it is closed', async () => {
    const { watch } = watching({ everyMs: 1 });
    watch.start();
    put('drop_a');
    await expect.poll(() => currentFeed(db), { timeout: 60_000 }).toMatchObject({ drop: 'drop_a' });
    await watch.close();
    expect(await watch.round()).toEqual([]);
  });

  it('tells once that the folder cannot be read, and goes on when it can', async () => {
    const { watch, said } = watching({ everyMs: 1, from: join(folder, 'later') });
    watch.start();
    await expect.poll(() => said, { timeout: 60_000 }).toHaveLength(1);
    put('drop_a');
    mkdirSync(join(folder, 'later'));
    renameSync(join(folder, 'drop_a'), join(folder, 'later', 'drop_a'));
    await expect.poll(() => currentFeed(db), { timeout: 60_000 }).toMatchObject({ drop: 'drop_a' });
    await watch.close();
    expect(said[0]).toContain('warn The folder of drops could not be looked at');
    expect(said.slice(1).filter((line) => line.startsWith('warn'))).toEqual([]);
  });
});

describe('two processes on one folder', () => {
  it('import a drop once between them', async () => {
    put('drop_a', { asOf: '2026-04-12' });
    put('drop_b', { asOf: '2026-04-13', tamper: { 'fields.csv': () => 'x' } });
    const [one, other] = [watching(), watching()];
    await Promise.all([one.look(), other.look()]);
    const came = (await Promise.all([one.look(), other.look()])).flat();
    expect(came.filter((each) => !/ (known|unchanged)$/.test(each)).sort()).toEqual([
      'drop_a applied',
      'drop_b refused',
    ]);
    expect(await db.sql.selectFrom('feed_import').selectAll().execute()).toHaveLength(1);
  });
});

describe('an import whose connection breaks', () => {
  it.each<[Ending, string[]]>([
    ['undone', ['drop_a applied']],
    ['lost', []],
  ])('(%s) refuses no drop: the next look finds what is left to do', async (ending, then) => {
    put('drop_a');
    const { db: over, endNext } = breakingDb(db);
    const { look, said } = watching({ over });
    await look();
    endNext(ending);
    await expect(look()).rejects.toThrow(DatabaseGone);
    await look();
    expect(await look()).toEqual([]);

    expect(said).toHaveLength(then.length);
    expect(await createFeed(db).newest()).toMatchObject([{ name: 'drop_a', outcome: 'applied' }]);
    expect(await db.sql.selectFrom('feed_import').selectAll().execute()).toHaveLength(1);
  });

  it('is not told as a trouble of the folder, nor waited longer for', async () => {
    put('drop_a');
    const { db: over, endNext } = breakingDb(db);
    const { watch, said } = watching({ over, everyMs: 1 });
    endNext('undone', 'undone', 'undone');
    watch.start();
    await expect.poll(() => currentFeed(db), { timeout: 60_000 }).toMatchObject({ drop: 'drop_a' });
    await watch.close();
    expect(said).toEqual([expect.stringContaining('info A drop was looked at')]);
  });
});

describe('an import that fails', () => {
  it('is told in the log and in the record, and not tried again', async () => {
    put('drop_a');
    let tries = 0;
    const settings: FeedSettings = {
      onApplied: () => {
        tries += 1;
        return Promise.reject(new Error('The disk is full.'));
      },
    };
    const { look, said } = watching({ settings });
    await look();
    expect(await look()).toEqual([]);
    expect(await look()).toEqual([]);
    expect(tries).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^warn A drop could not be imported.*The disk is full\.$/)]);
    const feed = createFeed(db);
    expect(await feed.report(1)).toMatchObject({ name: 'drop_a', outcome: 'refused' });
    expect(await feed.issues(1)).toMatchObject([{ severity: 'fatal', rule: 'import-failed' }]);
    expect(await currentFeed(db)).toBeUndefined();
  });
});
