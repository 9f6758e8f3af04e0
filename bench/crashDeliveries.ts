import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bankFolders } from '@server/bank/transport/folderStore';
import type { Db } from '@server/db/db';
import { createBatch } from '@server/modules/achBatches/createBatch';
import { openDeliveryWorker } from '@server/modules/achBatches/deliver';
import { fillBank, payable, root } from '@server/modules/achBatches/testing/filed';
import { stepwise } from '@server/modules/achBatches/testing/mortal';
import { testNumbers } from '@server/testing/testNumbers';
import { type Ground, openEngine, openOver } from './ground';
import { startWriter } from './killing';
import { itsCommit, trapAt, type Trap, trappedEngine } from './trap';

/** So many processes deliver at the same time. A day passes between them and the next ones. */
const TOGETHER = 3;
const DAY_MS = 86_400_000;
/** An attempt that was killed is somebody's for ten minutes. */
const LATER_MS = 11 * 60_000;
/** A Monday morning, from which on the bank settings hold. */
const begin = Date.parse('2026-04-13T15:00:00.000Z');
const nowOf = (round: number): number => begin + round * DAY_MS;

const held = /insert into "ach_delivery"/;
const placing = /update "ach_delivery" set "file_name"/;
const ended = /update "ach_delivery" set "outcome"/;
const sent = /update "ach_batch" set .*"sent_at"/;
const moments = ['before', 'during', 'after'] as const;

/** Where a process dies that delivers: at its statements and commits, and at its steps in the folder. */
const deliveryPoints = [
  [held],
  [held, itsCommit],
  [/^write$/],
  [/^size$/, /^size$/],
  [placing],
  [placing, itsCommit],
  [/^move$/],
  [ended],
  [sent],
  [sent, itsCommit],
].flatMap((steps) => moments.map((moment) => ({ steps, moment })));

/** Other points at each turn, also where there are few turns. */
const STRIDE = 7;
const pointOf = (turn: number) => deliveryPoints[(turn * STRIDE) % deliveryPoints.length]!;

const foldersOf = ({ dataDir }: Pick<Ground, 'dataDir'>) => ({
  out: join(dataDir, 'out'),
  in: join(dataDir, 'in'),
  /** What the bank has taken away. */
  taken: join(dataDir, 'taken'),
});

function workerOver(db: Db, place: Ground, now: number, trap?: Trap) {
  const bank = bankFolders(foldersOf(place));
  const trapped: typeof bank = {
    ...bank,
    visit: (work) =>
      bank.visit((store) => work(trap ? stepwise(store, (step, done) => trap.through(step, done)) : store)),
  };
  // That the bank has to be asked is counted at the end.
  const warn = (facts: object) => 'error' in facts && console.error(JSON.stringify(facts));
  const say = { info: () => undefined, warn };
  const clock = { now: () => new Date(now) };
  return openDeliveryWorker(
    { db, clock, numbers: testNumbers, way: { place: trapped, pgp: undefined } },
    say,
  );
}

/** Delivers what is due until it dies at the point of its turn, or somebody else has taken what was there. */
export async function deliverUntilKilled(place: Ground, turn: number): Promise<void> {
  const trap = trapAt(pointOf(turn));
  const db = await openOver(trappedEngine(trap, await openEngine(place)));
  trap.arm();
  const worker = workerOver(db, place, nowOf(Math.floor(turn / TOGETHER)), trap);
  while ((await worker.round()) > 0);
  process.stdout.write('ended\n');
  process.exit();
}

/**
 * Whether each released file comes to the bank once, which takes away what it finds, while three processes at a time
 * deliver and are killed; and whether the portal knows of each what became of it, or has somebody ask.
 */
export async function killDeliveries(place: Ground, kills: number): Promise<boolean> {
  const db = await openOver(await openEngine(place));
  const folders = foldersOf(place);
  for (const folder of Object.values(folders)) mkdirSync(folder);
  await fillBank(db);
  const rounds = Math.ceil(kills / TOGETHER);
  let killed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < TOGETHER; n += 1) await release(db, nowOf(round));
    const dying = Array.from({ length: TOGETHER }, (_, n) =>
      startWriter(['deliveries', place.dataDir, place.databaseUrl ?? '', String(round * TOGETHER + n)]),
    );
    const areGone = new AbortController();
    const taking = (async () => {
      while (!areGone.signal.aborted) {
        // Every other day the bank is slow, and finds what was delivered only later.
        if (round % 2 === 0) takeAway(folders);
        await sleep(2);
      }
    })();
    for (const signal of await Promise.all(dying.map(({ gone }) => gone))) killed += signal === null ? 0 : 1;
    areGone.abort();
    await taking;
    const worker = workerOver(db, place, nowOf(round) + LATER_MS);
    while ((await worker.round()) > 0);
    takeAway(folders);
  }
  return judge(db, { folders, killed });
}

/** A file with one request that may go to the bank. */
async function release(db: Db, now: number): Promise<void> {
  const day = new Date(now + DAY_MS).toISOString().slice(0, 10);
  await payable(db, {
    request: { cancel_until: new Date(now - DAY_MS).toISOString(), requested_date: day, effective_date: day },
  });
  const expected = { entryCount: 1, debitCents: 10_000, creditCents: 0 };
  const at = new Date(now);
  const origin = { ip: '', userAgent: '', requestId: '' };
  const who = { by: root, provenAt: at.toISOString(), at, origin };
  await db.transaction((tx) =>
    createBatch(
      tx,
      { numbers: testNumbers, booksZone: 'America/Los_Angeles' },
      { without: '', expected },
      who,
    ),
  );
}

let takings = 0;

function takeAway({ out, taken }: ReturnType<typeof foldersOf>): void {
  // No bank takes what is still being written under a name of its own.
  for (const name of readdirSync(out).filter((file) => file.endsWith('.ach'))) {
    takings += 1;
    renameSync(join(out, name), join(taken, `${takings}-${name}`));
  }
}

async function judge(
  db: Db,
  { folders, killed }: { readonly folders: ReturnType<typeof foldersOf>; readonly killed: number },
): Promise<boolean> {
  const copies = new Map<string, number>();
  for (const file of readdirSync(folders.taken)) {
    const name = file.replace(/^\d+-/, '');
    copies.set(name, (copies.get(name) ?? 0) + 1);
  }
  const rows = await db.sql
    .selectFrom('ach_batch as b')
    .leftJoin('ach_delivery as d', 'd.batch_no', 'b.batch_no')
    .select(['b.batch_no as batchNo', 'b.status', 'd.outcome'])
    .select((eb) =>
      eb
        .selectFrom('audit_event as a')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('a.action', '=', 'achBatch.delivered')
        .whereRef('a.entity_id', '=', eb.cast('b.batch_no', 'text'))
        .as('audited'),
    )
    .execute();
  const countOf = (batchNo: number) => copies.get(`ach_${batchNo}.ach`) ?? 0;
  const lost = rows.filter(({ batchNo }) => countOf(batchNo) === 0);
  const doubled = rows.filter(({ batchNo }) => countOf(batchNo) > 1);
  const asked = rows.filter(({ outcome }) => outcome === 'uncertain');
  const wrong = rows.filter(({ status, outcome, audited }) =>
    outcome === 'uncertain'
      ? status !== 'released' || audited !== 0
      : status !== 'sent' || outcome !== 'delivered' || audited !== 1,
  );
  const left = readdirSync(folders.out);
  console.log(
    `kill -9 at ${deliveryPoints.length} points of deliveries to the bank, ${TOGETHER} processes at once, PostgreSQL: ` +
      `${rows.length} files; injected ${killed} / delivered ${rows.length - asked.length} / asked ${asked.length} / ` +
      `lost ${lost.length} / doubled ${doubled.length}`,
  );
  for (const { batchNo, status, outcome } of [...lost, ...doubled, ...wrong])
    console.error(`  file ${batchNo} is ${status}, ${outcome}, and at the bank ${countOf(batchNo)} times`);
  for (const name of left) console.error(`  ${name} is left in the folder`);
  return lost.length + doubled.length + wrong.length + left.length === 0 && killed > 0;
}
