import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '@contract/problem';
import type { Db } from '@server/db/db';
import { faultyServer } from '@server/domain/email/testing/faultyServer';
import { openRelay } from '@server/testing/relay';
import { startPair } from '@server/testing/realPostgres';
import { type Fault, type FaultName, faults, mixed, type Target } from './chaosFaults';
import { ask, centsOf, fillGrowers, growerOf } from './growers';
import { judge } from './judgeRequests';
import { startWriter, type Writer } from './killing';
import { asAdmin } from './outcome';
import { openRequestPortal, type Place } from './requestPortal';
import { clientAt } from './requestApp';

const LANES = 4;
/** Requests that are acknowledged between two faults, and after the last. */
const BETWEEN = 20;
/** Faults that one pair of servers lives through. The last of them is the failover, after which there is no pair. */
const PER_PAIR = 40;
/** Each request writes its sender and the office. */
const EMAILS_EACH = 2;
/** A longer outage, from the end of a fault on, is marked: how long one lasts depends on what else the machine does. */
const LONGEST_SECONDS = 5;

/**
 * A portal that somebody else breaks: takes requests and brings their emails until it is ended. Says on which port it is;
 * SIGUSR2 sets the clock of its emails an hour on, and the next one back.
 */
export async function servePortal(place: Place): Promise<void> {
  let aheadMs = 0;
  process.on('SIGUSR2', () => void (aheadMs = aheadMs === 0 ? 3_600_000 : 0));
  const portal = await openRequestPortal(place, { clock: { now: () => new Date(Date.now() + aheadMs) } });
  const port = await portal.listen();
  portal.mailWorker.start();
  process.stdout.write(`${port}\n`);
}

/** What is known of the faults of one name. */
interface Figures {
  injected: number;
  /** Calls that were told to ask again, or got no answer. */
  refused: number;
  /** From the end of a fault to what was acknowledged first after it; of all of them the longest. */
  seconds: number;
  /** From such a fault to the next one. */
  acknowledged: number;
  lost: number;
  doubled: number;
}

const nothing = (): Figures => ({
  injected: 0,
  refused: 0,
  seconds: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
});

/**
 * So many faults of all kinds, mixed, while requests are asked for under their keys until they are acknowledged. Prints
 * what became of them by kind; answers whether nothing was lost, nothing doubled, and nothing had to be started by hand.
 */
export async function chaos(count: number): Promise<boolean> {
  const figures = Object.fromEntries(faults.map(({ name }) => [name, nothing()])) as Record<
    FaultName,
    Figures
  >;
  const wrong: string[] = [];
  let copies = 0;
  for (let done = 0; done < count; done += PER_PAIR) {
    const some = mixed(done, Math.min(PER_PAIR, count - done));
    copies += await onePair(some, figures, wrong);
  }
  const all = nothing();
  for (const [name, one] of Object.entries(figures)) {
    console.log(line(name, one));
    all.injected += one.injected;
    all.refused += one.refused;
    all.seconds = Math.max(all.seconds, one.seconds);
    all.acknowledged += one.acknowledged;
    all.lost += one.lost;
    all.doubled += one.doubled;
  }
  console.log(`${line('in all', all)}; ${copies} copies of emails under the same Message-ID`);
  for (const one of wrong) console.error(`  ${one}`);
  return all.lost + all.doubled + wrong.length === 0;
}

const line = (name: string, { injected, refused, acknowledged, lost, doubled, seconds }: Figures): string =>
  `${name.padEnd(28)} injected ${injected} / refused ${refused} / acknowledged ${acknowledged} / lost ${lost} / doubled ${doubled} / ` +
  `longest outage ${seconds.toFixed(1)} s${seconds > LONGEST_SECONDS ? '  ** beyond 5 s **' : ''}`;

/** Answers how many copies of emails came. */
async function onePair(
  some: readonly Fault[],
  figures: Readonly<Record<FaultName, Figures>>,
  wrong: string[],
): Promise<number> {
  const { primary, standby } = await startPair();
  await asAdmin(primary.url('postgres'), (admin) => admin.query('create database portal'));
  const mail = await faultyServer(['none']);
  const database = await openRelay(primary.url('portal'));
  const post = await openRelay(`smtp://127.0.0.1:${mail.address.port}`);
  const place: Place = {
    dataDir: '',
    databaseUrl: primary.url('portal'),
    smtpPort: Number(new URL(post.urlOf('smtp://here')).port),
  };
  const requests = BETWEEN * (some.length + 1);
  const first = await openRequestPortal(place);
  await fillGrowers(first.db, requests);
  await first.close();

  const started = async (): Promise<[Writer, string]> => {
    const url = database.urlOf(primary.url('portal'));
    const next = startWriter(['portal', '', url, String(place.smtpPort)]);
    for await (const port of next.lines) return [next, `http://127.0.0.1:${port}`];
    throw new Error('The portal ended before it was there.');
  };
  let [portal, address] = await started();
  const proxy = await openRelay(address);
  const target: Target = {
    database,
    proxy,
    post,
    primary,
    standby,
    portal: {
      stepClock: () => portal.signal('SIGUSR2'),
      async killAndStart() {
        portal.signal('SIGKILL');
        await portal.gone;
        [portal, address] = await started();
        proxy.leadTo(address);
      },
    },
  };
  const acknowledged = new Map<number, string>();
  const faultOf = new Map<number, FaultName>();
  await askThrough(some, { target, requests, acknowledged, faultOf, figures });
  portal.signal('SIGKILL');
  await portal.gone;

  // The last fault was the failover.
  const last = await openRequestPortal({ ...place, databaseUrl: standby.url('portal') });
  await last.deliverAll();
  const judged = await judge(last.db, { acknowledged, arrived: mail.taken, emailsEach: EMAILS_EACH });
  await countByKind(last.db, { acknowledged, faultOf, figures });
  if (judged.lostEmails !== 0) wrong.push(`${judged.lostEmails} emails are lost`);
  if (judged.lostRequests + judged.duplicatedRequests > 0)
    wrong.push(`${judged.lostRequests} requests are lost and ${judged.duplicatedRequests} doubled`);
  wrong.push(...judged.wrong);
  await last.close();
  await Promise.all([proxy.stop(), post.stop(), database.stop()]);
  await mail.close();
  await standby.stop();
  return judged.duplicatedEmails;
}

interface Asking {
  readonly target: Target;
  readonly requests: number;
  /** Filled: by the number of a request, what its sender was told that it is called. */
  readonly acknowledged: Map<number, string>;
  /** Filled: the fault that was the last before it was acknowledged. */
  readonly faultOf: Map<number, FaultName>;
  readonly figures: Readonly<Record<FaultName, Figures>>;
}

/** Asks for requests in several lanes, each again under its key until it is acknowledged, and injects the faults meanwhile. */
async function askThrough(
  some: readonly Fault[],
  { target, requests, acknowledged, faultOf, figures }: Asking,
): Promise<void> {
  const port = Number(new URL(target.proxy.urlOf('http://here')).port);
  let next = 0;
  let faulted = 0;
  let current: FaultName | undefined;
  let backAt: number | undefined;
  let faulting = Promise.resolve();
  const inject = async ({ name, happen }: Fault, before: Promise<void>) => {
    await before;
    current = name;
    figures[name].injected += 1;
    await happen(target);
    backAt = performance.now();
  };
  const lane = async () => {
    for (let n = next++; n < requests; n = next++) {
      const requestNo = await persistently(port, n, () => {
        if (current) figures[current].refused += 1;
      });
      acknowledged.set(n, requestNo);
      if (current) {
        faultOf.set(n, current);
        const outage = backAt === undefined ? 0 : (performance.now() - backAt) / 1_000;
        figures[current].seconds = Math.max(figures[current].seconds, outage);
      }
      backAt = undefined;
      if (faulted < some.length && acknowledged.size >= BETWEEN * (faulted + 1)) {
        faulting = inject(some[faulted]!, faulting);
        faulted += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await faulting;
}

async function persistently(port: number, n: number, refused: () => void): Promise<string> {
  for (;;) {
    try {
      return (await ask(clientAt(port, growerOf(n)), n)).requestNo;
    } catch (error) {
      // Anything but a 503 ends the run: nobody would know to ask again.
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      refused();
      await pause(20);
    }
  }
}

/** Adds what was acknowledged, lost and doubled to the kind of fault after which it was. */
async function countByKind(
  db: Db,
  { acknowledged, faultOf, figures }: Pick<Asking, 'acknowledged' | 'faultOf' | 'figures'>,
): Promise<void> {
  const { rows } = await sql<{ cents: number; names: string[] }>`
    select amount_cents as cents, array_agg(request_no) as names from request group by 1`.execute(db.sql);
  const namesOf = new Map(rows.map(({ cents, names }) => [cents, names]));
  for (const [n, fault] of faultOf) {
    const names = new Set(namesOf.get(centsOf(n)));
    figures[fault].acknowledged += 1;
    if (!names.has(acknowledged.get(n)!)) figures[fault].lost += 1;
    figures[fault].doubled += Math.max(0, names.size - 1);
  }
}
