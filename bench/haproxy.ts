import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf, withoutProgram } from '@server/testing/program';
import { freePort } from '@server/testing/realPostgres';

/** A HAProxy of our own on loopback before two servers, gone with `stop`. */
interface Haproxy {
  /** Leads to whichever of them takes changes. */
  urlOf(serverUrl: string): string;
  stop(): Promise<void>;
}

/** The HAProxy of this machine. */
export const haproxyProgram = programOf('haproxy');
export const withoutHaproxy = withoutProgram('haproxy');

const FILE = 'deploy/haproxy/haproxy.cfg';

/** Starts one with the file that is shipped, of which the places alone are others. */
export async function startHaproxy(nodes: readonly [string, string]): Promise<Haproxy> {
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-haproxy-'));
  const port = await freePort();
  const changes = [
    ['127.0.0.1:5000', `127.0.0.1:${port}`],
    ['10.0.0.11:5432', new URL(nodes[0]).host],
    ['10.0.0.12:5432', new URL(nodes[1]).host],
  ] as const;
  let settings = readFileSync(FILE, 'utf8');
  for (const [stands, becomes] of changes) {
    if (!settings.includes(stands)) throw new Error(`${FILE} does not have ${stands} any more.`);
    settings = settings.replace(stands, becomes);
  }
  const file = join(home, 'haproxy.cfg');
  writeFileSync(file, settings);
  const proxy = spawn(haproxyProgram!, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  // It takes each node for one that takes changes until it has asked.
  const leftOut = new Promise<void>((resolve) => {
    proxy.stderr.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-4_000);
      if (/Server postgres\/node\d is DOWN/.test(said)) resolve();
    });
  });
  const gone = once(proxy, 'exit');
  await Promise.race([
    leftOut,
    gone.then(() => {
      throw new Error(`HAProxy did not start:\n${said}`);
    }),
  ]);
  return {
    urlOf: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async stop() {
      proxy.kill('SIGTERM');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
