import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import { ApiError } from '@contract/problem';
import { signIns } from '@demo/signIns';
import { type Client, createClient } from '@/data/client';
import { tokenAt } from '@server/identity/testing/tokenAt';
import { openRelay } from '@server/testing/relay';
import { startPostgres } from '@server/testing/realPostgres';
import { asAdmin } from './outcome';
import { runProgram, startPortal } from './portalProcess';

const USAGE =
  'Usage: npm run upgrade -- OLD_FOLDER, a checkout of the older release in which npm ci and npm run build were run.';

/** So many ask at the same time, for as long as the upgrade lasts. */
const LANES = 4;
/** How long each state of an upgrade lasts. */
const STATE_MS = 8_000;
/** A call that was told to ask again is asked so often. */
const TRIES = 100;
const accountNo = '00117';
const office = signIns.find(({ admin }) => admin)!;

/** What became of calls in one state of the upgrade. */
interface Calls {
  answered: number;
  /** Refused with a 503, or without an answer, and asked again. */
  again: number;
}

/**
 * Upgrades a portal on a real PostgreSQL as docs/operation.md says, while people read and write through a proxy: the older
 * release serves, the newer one migrates, both serve, the older one is stopped.
 */
async function upgrade(oldFolder: string): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-upgrade-'));
  const postgres = await startPostgres();
  const environment = {
    NODE_ENV: 'test',
    DEMO_AS_OF: '2026-04-12',
    DATABASE_URL: postgres.url('postgres'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  };
  const serve = (folder: string, more: NodeJS.ProcessEnv = {}) =>
    startPortal(folder, { ...environment, PORT: '0', ...more });

  const older = await serve(oldFolder);
  const proxy = await openRelay(older.address);
  const origin = proxy.urlOf('http://here').replace(/\/$/, '');
  const token = await tokenAt(origin, office);
  const client = createClient({ token: async () => token, onSessionOver: () => undefined, origin });
  const load = ask(client);
  const state = async (words: string) => {
    const calls = load.enter();
    await pause(STATE_MS);
    console.log(`${words.padEnd(44)} answered ${calls.answered} / asked again ${calls.again}`);
  };

  await state('the older release alone');
  const [code] = (await once(runProgram('.', 'migrate', environment), 'exit')) as [number];
  if (code !== 0) throw new Error('The newer release did not migrate.');
  await state('the older release on the newer tables');
  const newer = await serve('.', { MIGRATE: 'no' });
  proxy.leadTo(newer.address);
  await state('both, new connections to the newer release');
  const stopped = once(older.portal, 'exit') as Promise<[number]>;
  older.portal.kill('SIGTERM');
  await state('the older one stops, the newer release alone');
  const [left] = await stopped;
  const { written, failures } = await load.end();

  const kept = await asAdmin(
    environment.DATABASE_URL,
    async (admin) => (await admin.query<{ note: string }>('select note from account_note')).rows,
  );
  const times = new Map<string, number>();
  for (const { note } of kept) times.set(note, (times.get(note) ?? 0) + 1);
  const lost = written.filter((note) => !times.has(note)).length;
  const doubled = written.filter((note) => (times.get(note) ?? 0) > 1).length;
  console.log(
    `in all: written ${written.length} / lost ${lost} / doubled ${doubled} / failed for good ${failures.length} / ` +
      `the older one left with ${left}`,
  );
  for (const failure of failures) console.error(`  ${failure}`);

  newer.portal.kill('SIGTERM');
  await once(newer.portal, 'exit');
  await proxy.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return lost + doubled + failures.length + left === 0;
}

/** Reads and writes in several lanes, each call until it is answered. */
function ask(client: Client) {
  let calls: Calls = { answered: 0, again: 0 };
  const over = new AbortController();
  const written: string[] = [];
  const failures: string[] = [];
  const persistently = async (call: () => Promise<unknown>) => {
    for (let tries = 1; ; tries += 1) {
      try {
        await call();
        calls.answered += 1;
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 503 || tries === TRIES) throw error;
        calls.again += 1;
        await pause(50);
      }
    }
  };
  const lane = async (number: number) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const text = `Note ${number}-${n}`;
      const key = randomUUID();
      try {
        await persistently(() => client.call(officeAccounts.one, { params: { accountNo } }));
        await persistently(() => client.call(officeAccounts.find, { query: { q: 'kessler' } }));
        await persistently(() =>
          client.call(officeAccounts.addNote, { params: { accountNo }, body: { text }, key }),
        );
        written.push(text);
      } catch (error) {
        failures.push(`${text}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const lanes = Array.from({ length: LANES }, (_, number) => lane(number));
  return {
    /** Begins to count anew. */
    enter: () => (calls = { answered: 0, again: 0 }),
    async end() {
      over.abort();
      await Promise.all(lanes);
      return { written, failures };
    },
  };
}

const [oldFolder] = process.argv.slice(2);
if (oldFolder === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!(await upgrade(oldFolder))) process.exitCode = 1;
