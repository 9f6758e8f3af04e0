import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError } from '@contract/problem';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { faultyServer } from '@server/domain/email/testing/faultyServer';
import { type RealPostgres, startPair } from '@server/testing/realPostgres';
import { openRelay, type Relay } from '@server/testing/relay';
import { fillGrowers } from './growers';
import { haproxyProgram, startHaproxy, withoutHaproxy } from './haproxy';
import { judge } from './judgeRequests';
import { asAdmin } from './outcome';
import { openRequestPortal, type Place, type RequestPortal } from './requestPortal';

const LANES = 4;
const EMAILS_EACH = 2;
/** Requests before the fault, and after it was begun. */
const EACH = propertyRuns(10);
const TIMEOUT_MS = 180_000;
/** What dies here is a process: what it gave to the system is there still. */
const HASTY = ['fsync=off', 'full_page_writes=off'];

interface Nodes {
  readonly primary: RealPostgres;
  readonly standby: RealPostgres;
  /** Between the proxy and the primary. */
  readonly link: Relay;
}

/** As whoever watches over the servers would: first the old primary is ended for sure, then the standby takes its place. */
async function promote({ primary, standby }: Nodes): Promise<void> {
  await primary.kill();
  await asAdmin(standby.url('postgres'), (admin) => admin.query('select pg_promote()'));
}

/** For so long nobody notices what has happened. */
const UNNOTICED_MS = 1_000;

interface Fault {
  readonly name: string;
  /** Fulfilled once the fault is over. */
  readonly happen: (nodes: Nodes) => Promise<void>;
  /** Which of the two has the data then. */
  readonly stays: 'primary' | 'standby';
  readonly settings?: readonly string[];
}

const faults: readonly Fault[] = [
  { name: 'a primary that is killed', happen: promote, stays: 'standby' },
  {
    name: 'a primary that freezes',
    stays: 'standby',
    async happen(nodes) {
      nodes.primary.freeze();
      await pause(UNNOTICED_MS);
      await promote(nodes);
    },
  },
  {
    name: 'a primary that the proxy cannot reach',
    stays: 'standby',
    async happen(nodes) {
      nodes.link.fallSilent();
      await pause(UNNOTICED_MS);
      await promote(nodes);
    },
  },
  {
    // Each flush of the log waits for 100 ms more; the files of the tables are as fast as they were. Without a flush nothing waits.
    settings: [],
    name: 'a primary whose disk is slow',
    stays: 'primary',
    happen: ({ primary }) =>
      asAdmin(primary.url('postgres'), async (admin) => {
        for (const setting of ['commit_delay = 100000', 'commit_siblings = 0'])
          await admin.query(`alter system set ${setting}`);
        await admin.query('select pg_reload_conf()');
        await pause(2 * UNNOTICED_MS);
        for (const name of ['commit_delay', 'commit_siblings'])
          await admin.query(`alter system reset ${name}`);
        await admin.query('select pg_reload_conf()');
      }),
  },
];

/** Each takes two servers of its own: all of them in `npm run test:deep`. */
const some = faults.slice(0, propertyRuns(1));

describe.skipIf(haproxyProgram === undefined)(`behind HAProxy${withoutHaproxy}`, () => {
  it.each(some)(
    'the portal outlives $name',
    async ({ name, happen, stays, settings = HASTY }) => {
      const { primary, standby } = await startPair(settings);
      onTestFinished(() => standby.stop());
      for (const text of ['create database portal', 'create role haproxy login'])
        await asAdmin(primary.url('postgres'), (admin) => admin.query(text));
      const link = await openRelay(primary.url('portal'));
      const haproxy = await startHaproxy([link.urlOf(primary.url('portal')), standby.url('portal')]);
      const mail = await faultyServer(['none']);
      const place: Place = { dataDir: '', databaseUrl: primary.url('portal'), smtpPort: mail.address.port };
      const first = await openRequestPortal(place);
      await fillGrowers(first.db, 2 * EACH);
      await first.close();

      const portal = await openRequestPortal({ ...place, databaseUrl: haproxy.urlOf(primary.url('portal')) });
      await portal.listen();
      const told = await askThrough(portal, () => happen({ primary, standby, link }));
      await portal.close();
      await Promise.all([haproxy.stop(), link.stop()]);

      const server = stays === 'standby' ? standby : primary;
      const last = await openRequestPortal({ ...place, databaseUrl: server.url('portal') });
      await last.deliverAll();
      const judged = await judge(last.db, {
        acknowledged: told.acknowledged,
        arrived: mail.taken,
        emailsEach: EMAILS_EACH,
      });
      await last.close();
      await mail.close();
      if (stays === 'primary') await primary.stop();
      console.log(
        `${name}: refused ${told.refused} / acknowledged ${told.acknowledged.size} / lost ${judged.lostRequests} / ` +
          `doubled ${judged.duplicatedRequests} / longest outage after its end ${told.seconds.toFixed(1)} s`,
      );
      expect(judged).toMatchObject({
        requests: 2 * EACH,
        lostRequests: 0,
        duplicatedRequests: 0,
        lostEmails: 0,
        wrong: [],
      });
    },
    TIMEOUT_MS,
  );
});

/** Asks in several lanes, each again under its key until it is acknowledged; the fault comes in the middle. */
async function askThrough(portal: RequestPortal, happen: () => Promise<void>) {
  const acknowledged = new Map<number, string>();
  let [next, refused, seconds] = [0, 0, 0];
  let overAt: number | undefined;
  let fault: Promise<void> | undefined;
  const inject = async () => {
    await happen();
    overAt = performance.now();
  };
  const lane = async () => {
    for (let n = next++; n < 2 * EACH; n = next++) {
      acknowledged.set(n, await persistently(portal, n, () => (refused += 1)));
      if (overAt !== undefined) {
        seconds = Math.max(seconds, (performance.now() - overAt) / 1_000);
        overAt = Number.POSITIVE_INFINITY;
      }
      if (acknowledged.size >= EACH) fault ??= inject();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await fault;
  return { acknowledged, refused, seconds };
}

async function persistently(portal: RequestPortal, n: number, refused: () => void): Promise<string> {
  for (;;) {
    try {
      return await portal.ask(n);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      refused();
      await pause(20);
    }
  }
}
