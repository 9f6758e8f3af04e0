import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf, withoutProgram } from './program';
import { freePort, NOBODY } from './realPostgres';

/** A PgBouncer of our own on loopback, gone with `stop`. */
interface Pooler {
  /** Leads to the same place as an address of the server, through the pooler. */
  urlOf(serverUrl: string): string;
  stop(): Promise<void>;
}

/** The PgBouncer of this machine. */
export const poolerProgram = programOf('pgbouncer');
export const withoutPooler = withoutProgram('pgbouncer');

/** As it is after it was installed, but for what is said here: no setting makes up for what a session wants to keep. */
const settings = (port: number, server: URL) => `[databases]
* = host=${server.hostname} port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
`;

/** Starts one in transaction mode before a server, with fewer connections to it than a process has to the pooler. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  if (poolerProgram === undefined) throw new Error(`There is no pooler for tests${withoutPooler}.`);
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-pooler-'));
  const port = await freePort();
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(file, settings(port, new URL(serverUrl)));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) for (const path of [home, file]) chownSync(path, NOBODY, NOBODY);
  const pooler = spawn(poolerProgram, [file], {
    ...(asRoot && { uid: NOBODY, gid: NOBODY }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(pooler, 'exit');
  await up(pooler.stderr);
  return {
    urlOf: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    async stop() {
      // An immediate end; SIGINT would wait for whoever is connected.
      pooler.kill('SIGTERM');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const up = (log: NodeJS.ReadableStream): Promise<void> =>
  new Promise((started, failed) => {
    let text = '';
    log.on('data', (chunk) => {
      text = (text + String(chunk)).slice(-8_000);
      if (text.includes('process up')) started();
    });
    log.on('end', () => failed(new Error(`The pooler for tests did not start:\n${text}`)));
  });
