import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@contract/format/date';
import { systemClock } from '@server/clock';
import type { Db } from '@server/db/db';
import { createFeed } from '@server/feed/feed';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { watchFeed } from '@server/feed/watch';
import { type Ground, openEngine, openOver } from './ground';
import { startWriter } from './killing';
import { endBackends, printOutcome } from './outcome';
import { trappedEngine } from './trap';

const LOOK_MS = 50;
const FIRST_DAY = '2026-04-12';
const nameOf = (drop: number): string => `drop_${drop}`;
const productOf = (drop: number): string => `UAN ${drop}`;

/**
 * A portal's watched folder, with drops that come by themselves: each import but the first has its backend ended at
 * another of its statements, which is asked for just before or at the same time. Says what was imported.
 */
export async function watchThroughOutages(ground: Ground, folder: string, times: number): Promise<void> {
  let statements = 0;
  let fatal = Number.POSITIVE_INFINITY;
  let hit = 0;
  const trap = {
    arm: () => undefined,
    async through<T>(_: string, work: () => Promise<T>): Promise<T> {
      statements += 1;
      if (statements !== fatal) return work();
      hit += 1;
      const working = hit % 2 === 0 ? work() : undefined;
      working?.catch(() => undefined);
      await endBackends(ground.databaseUrl!);
      return working ?? work();
    },
  };
  const db = await openOver(trappedEngine(trap, await openEngine(ground)));
  let imported: () => void = () => undefined;
  const log = {
    info: (facts: object) => {
      process.stdout.write(`${(facts as { drop: string }).drop}\n`);
      imported();
    },
    warn: (facts: object, text: string) => void process.stdout.write(`! ${text} ${JSON.stringify(facts)}\n`),
  };
  const watch = watchFeed({ feed: createFeed(db), db, folder, clock: systemClock, log, everyMs: LOOK_MS });
  watch.start();
  // A portal lives by its open port; without one, a process whose last connection was ended would be over.
  const alive = setInterval(() => undefined, 60_000);
  let whole = 0;
  for (let drop = 0; drop <= times; drop += 1) {
    const done = new Promise<void>((resolve) => (imported = resolve));
    statements = 0;
    if (drop > 0) fatal = Math.ceil(((drop - 0.5) * whole) / times);
    put(folder, drop);
    await done;
    whole ||= statements;
  }
  clearInterval(alive);
  await watch.close();
  await db.close();
}

function put(folder: string, drop: number): void {
  const content = tinyDrop();
  for (const row of content['products.csv']!) row.name = productOf(drop);
  renameSync(writeDrop(content, { asOf: addDays(FIRST_DAY, drop) }), join(folder, nameOf(drop)));
}

/** Whether each drop of a watched folder is imported once, by itself, though its connection broke on the way. */
export async function endDuringImports(ground: Ground, times: number): Promise<boolean> {
  const folder = join(ground.dataDir, 'drops');
  mkdirSync(folder);
  const acknowledged = new Set<string>();
  const wrong: string[] = [];
  let seconds = 0;
  let last = performance.now();
  const writer = startWriter(['watched', ground.dataDir, ground.databaseUrl!, folder, String(times)]);
  for await (const line of writer.lines) {
    if (line.startsWith('!')) wrong.push(line);
    else acknowledged.add(line);
    if (acknowledged.size > 1) seconds = Math.max(seconds, (performance.now() - last) / 1000);
    last = performance.now();
  }
  const db = await openOver(await openEngine(ground));
  const applied = await db.sql.selectFrom('feed_import').select('drop_name').orderBy('import_id').execute();
  const names = applied.map(({ drop_name }) => drop_name);
  wrong.push(...(await brokenIn(db, times)));
  await db.close();
  if (acknowledged.size <= times) wrong.push(`Only ${acknowledged.size} of ${times + 1} drops came in.`);
  return printOutcome({
    what: 'backends ended during imports of a watched folder',
    injected: times,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((name) => !names.includes(name)).length,
    duplicated: names.length - new Set(names).size,
    seconds,
    wrong,
  });
}

/** What shows that some drop was refused, or that the last one is not all there. */
async function brokenIn({ sql }: Db, times: number): Promise<string[]> {
  const records = await sql.selectFrom('feed_drop').select(['drop_name', 'outcome']).execute();
  const products = await sql.selectFrom('product').select('name').execute();
  return [
    ...records.filter(({ outcome }) => outcome !== 'applied').map((r) => `${r.drop_name} is ${r.outcome}`),
    ...products
      .filter(({ name }) => name !== productOf(times))
      .map(({ name }) => `${name} is not the newest`),
  ];
}
