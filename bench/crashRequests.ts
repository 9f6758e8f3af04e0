import { faultyServer } from '@server/domain/email/testing/faultyServer';
import { fillGrowers } from './growers';
import type { Ground } from './ground';
import { judge, tell } from './judgeRequests';
import { startWriter } from './killing';
import { openRequestPortal, type Place } from './requestPortal';

/** So many ask at the same time, each for as many as one hour allows. */
const LANES = 4;
const EACH = 25;
const PER_KILL = LANES * EACH;
/** A process is killed before it has acknowledged so many. */
const MOST = 12;
const READY_MS = 50;

/**
 * Asks for payments in several lanes until it is killed while emails are brought, after it has asked once more for
 * those of which nobody knows; prints each number with its request only after the answer has come.
 */
export async function askUntilKilled(place: Place, from: number, again: readonly number[]): Promise<void> {
  const portal = await openRequestPortal(place);
  await portal.listen();
  await portal.takeBack();
  portal.mailWorker.start();
  process.stdout.write('ready\n');
  const askFor = async (n: number) => void process.stdout.write(`${n} ${await portal.ask(n)}\n`);
  await Promise.all(again.map(askFor));
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let i = 0; i < EACH; i += 1) await askFor(from + lane * EACH + i);
  });
  await Promise.all(lanes);
}

/**
 * Whether after kills at random moments, under load, each request that was acknowledged is there once with all that
 * belongs to it, those of which nobody knew are there once after they were sent again, and no letter is missing.
 */
export async function killRequests(place: Ground, kills: number): Promise<boolean> {
  const server = await faultyServer(['none']);
  const here = { ...place, smtpPort: server.address.port };
  const first = await openRequestPortal(here);
  await fillGrowers(first.db, kills * PER_KILL);
  await first.close();
  const acknowledged = new Map<number, string>();
  const chance = chances();
  let doubtful: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const from = kill * PER_KILL;
    const { dataDir, databaseUrl, smtpPort } = here;
    const args = ['requests', dataDir, databaseUrl ?? '', String(smtpPort), String(from), doubtful.join()];
    const writer = startWriter(args);
    let left = Math.floor(chance() * MOST);
    let last = performance.now();
    for await (const line of writer.lines) {
      const [n, requestNo] = line.split(' ') as [string, string];
      if (n !== 'ready') acknowledged.set(Number(n), requestNo);
      // However fast the machine is, what comes next takes about as long as what came last.
      const took = n === 'ready' ? READY_MS : performance.now() - last;
      last = performance.now();
      if (left === 0) setTimeout(() => writer.signal('SIGKILL'), chance() * took);
      left -= 1;
    }
    if ((await writer.gone) !== 'SIGKILL')
      throw new Error('A portal that asked for payments ended by itself.');
    doubtful = [...doubtful, ...nextOfLanes(from, acknowledged)].filter((n) => !acknowledged.has(n));
  }
  const last = await openRequestPortal(here);
  await last.listen();
  for (const n of doubtful) acknowledged.set(n, await last.ask(n));
  await last.deliverAll();
  const judged = await judge(last.db, { acknowledged, arrived: server.taken, emailsEach: 2 });
  await last.close();
  await server.close();
  return (
    tell({ what: 'kill -9 at random moments under load', place, kills }, judged) && judged.requests > kills
  );
}

/** What each lane had asked for when it died, or would have asked for next. */
function nextOfLanes(from: number, acknowledged: ReadonlyMap<number, string>): number[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const begin = from + lane * EACH;
    return Array.from({ length: EACH }, (_, i) => begin + i).find((n) => !acknowledged.has(n));
  }).filter((n) => n !== undefined);
}

/** Numbers from 0 to 1 that are the same at each run (Lehmer), so that what is found can be found again. */
function chances(): () => number {
  let seed = 20_261_122;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}
