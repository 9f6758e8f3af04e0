import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@contract/problem';
import { faultyServer } from '@server/domain/email/testing/faultyServer';
import { openRelay } from '@server/testing/relay';
import { startPair } from '@server/testing/realPostgres';
import { fillGrowers } from './growers';
import type { Ground } from './ground';
import { judge } from './judgeRequests';
import { startWriter } from './killing';
import { asAdmin, endBackends, printOutcome } from './outcome';
import { openRequestPortal, type Place } from './requestPortal';

const LANES = 4;
/** Requests that are acknowledged between two faults, and after the last. */
const BETWEEN = 20;

/**
 * A portal that has to outlast whatever happens to its database: asks for requests in several lanes, each again under its
 * key until it is acknowledged, and brings the emails. Says what was acknowledged, and at last that nothing waits.
 */
export async function askThroughOutages(place: Place, count: number): Promise<void> {
  const portal = await openRequestPortal(place);
  await portal.listen();
  portal.mailWorker.start();
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < count; n = next++)
      process.stdout.write(`${n} ${await persistently(portal, n)}\n`);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  while (await emailsWait(portal)) await pause(50);
  process.stdout.write('idle\n');
  await portal.close();
}

type Portal = Awaited<ReturnType<typeof openRequestPortal>>;

async function persistently(portal: Portal, n: number): Promise<string> {
  for (;;) {
    try {
      return await portal.ask(n);
    } catch (error) {
      // Anything but a 503 ends the process, which the count of what it acknowledged tells.
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      await pause(20);
    }
  }
}

async function emailsWait({ db }: Portal): Promise<boolean> {
  const queued = db.sql
    .selectFrom('outbox_message')
    .select('message_id')
    .where('state', '=', 'queued')
    .limit(1);
  return (await queued.execute()).length > 0;
}

interface Outage {
  readonly what: string;
  /** The database, and the address under which the portal knows it. */
  readonly place: Ground;
  readonly portalUrl?: string;
  readonly times: number;
  /** Fulfilled once the database is there again; answers how many faults it was. */
  readonly fault: () => Promise<number>;
  /** Where the data are in the end. */
  readonly lastUrl?: string;
}

async function outlast({ what, place, portalUrl, times, fault, lastUrl }: Outage): Promise<boolean> {
  const server = await faultyServer(['none']);
  const here = { ...place, smtpPort: server.address.port };
  const count = BETWEEN * (times + 1);
  const first = await openRequestPortal(here);
  await fillGrowers(first.db, count);
  await first.close();

  const acknowledged = new Map<number, string>();
  let injected = 0;
  let faults = 0;
  let seconds = 0;
  let backAt: number | undefined;
  let isIdle = false;
  let faulting: Promise<void> = Promise.resolve();
  const injectAfter = async (before: Promise<void>) => {
    await before;
    injected += await fault();
    backAt = performance.now();
  };
  const url = portalUrl ?? place.databaseUrl!;
  const writer = startWriter(['outages', place.dataDir, url, String(here.smtpPort), String(count)]);
  for await (const line of writer.lines) {
    if (line === 'idle') isIdle = true;
    else {
      const [n, requestNo] = line.split(' ') as [string, string];
      acknowledged.set(Number(n), requestNo);
    }
    if (backAt !== undefined) seconds = Math.max(seconds, (performance.now() - backAt) / 1000);
    backAt = undefined;
    if (faults < times && acknowledged.size >= BETWEEN * (faults + 1)) {
      faults += 1;
      faulting = injectAfter(faulting);
    }
  }
  await faulting;
  const last = await openRequestPortal({ ...here, databaseUrl: lastUrl ?? place.databaseUrl });
  const judged = await judge(last.db, { acknowledged, arrived: server.taken, emailsEach: 2 });
  await last.close();
  await server.close();
  return printOutcome({
    what,
    injected,
    acknowledged: acknowledged.size,
    lost: judged.lostRequests + judged.lostEmails,
    duplicated: judged.duplicatedRequests + judged.duplicatedEmails,
    seconds,
    wrong: [
      ...judged.wrong,
      ...(isIdle ? [] : [`The portal ended after ${acknowledged.size} of ${count} requests.`]),
    ],
  });
}

/** Backends that end under load: by an administrator's hand, a restart, or a server out of memory. */
export const endUnderLoad = (place: Ground, times: number): Promise<boolean> =>
  outlast({
    what: 'backends ended while requests are taken and emails are brought',
    place,
    times,
    fault: () => endBackends(place.databaseUrl!),
  });

export async function goAway(place: Ground, goneSeconds: number): Promise<boolean> {
  const relay = await openRelay(place.databaseUrl!);
  const well = await outlast({
    what: `the database gone for ${goneSeconds} s`,
    place,
    portalUrl: relay.urlOf(place.databaseUrl!),
    times: 1,
    async fault() {
      relay.close();
      await pause(goneSeconds * 1000);
      relay.open();
      return 1;
    },
  });
  await relay.stop();
  return well;
}

/** A primary dies by SIGKILL, and its synchronous standby takes its place under the same address. */
export async function failOver({ dataDir }: Ground): Promise<boolean> {
  const { primary, standby } = await startPair();
  await asAdmin(primary.url('postgres'), (admin) => admin.query('create database portal'));
  const place = { dataDir, databaseUrl: primary.url('portal') };
  const relay = await openRelay(place.databaseUrl);
  const well = await outlast({
    what: 'a primary killed, its synchronous standby promoted',
    place,
    portalUrl: relay.urlOf(place.databaseUrl),
    times: 1,
    lastUrl: standby.url('portal'),
    async fault() {
      await primary.kill();
      relay.close();
      await asAdmin(standby.url('postgres'), (admin) => admin.query('select pg_promote()'));
      relay.leadTo(standby.url('portal'));
      relay.open();
      return 1;
    },
  });
  await relay.stop();
  await primary.stop();
  await standby.stop();
  return well;
}
