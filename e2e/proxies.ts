import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectPlain, createServer } from 'node:net';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect } from '@playwright/test';
import { selfSigned } from '@server/http/testing/certificate';
import { programOf } from '@server/testing/program';

export type ProxyName = keyof typeof proxies;

interface Ports {
  readonly tls: number;
  /** Where it leads to https. */
  readonly plain: number;
  readonly portal: number;
  /** Where the portal answers `/readyz`. */
  readonly ops: number;
}

interface Place {
  readonly ports: Ports;
  readonly folder: string;
}

type Changes = readonly (readonly [stands: string, becomes: string])[];

/** What of the shipped file is another place in a test, and how the program is started with it. */
const proxies = {
  nginx: {
    file: 'deploy/nginx.conf',
    changes: ({ folder, ports }: Place): Changes => [
      ['    listen [::]:443 ssl http2;\n', ''],
      ['    listen [::]:80;\n', ''],
      ['listen 443 ', `listen 127.0.0.1:${ports.tls} `],
      ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
      ['portal.example.com;', 'localhost;'],
      ['/etc/ssl/portal.', `${folder}/portal.`],
      ['/var/log/nginx/', `${folder}/`],
      ['127.0.0.1:3000', `127.0.0.1:${ports.portal}`],
    ],
    /** The file is one of those that nginx.conf of a system includes. */
    within: (site: string, folder: string) => `
      daemon off;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      pid ${folder}/pid;
      error_log ${folder}/error.log;
      events {}
      http {
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        ${site}
      }`,
    args: (file: string, folder: string) => ['-e', `${folder}/error.log`, '-p', folder, '-c', file],
  },
  caddy: {
    file: 'deploy/Caddyfile',
    changes: ({ folder, ports }: Place): Changes => [
      [
        '\n{\n',
        `\n{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n`,
      ],
      ['\nportal.example.com {\n', `\nlocalhost {\n\ttls ${folder}/portal.pem ${folder}/portal.key\n`],
      ['127.0.0.1:3000', `127.0.0.1:${ports.portal}`],
      ['health_port 9464', `health_port ${ports.ops}`],
    ],
    within: (site: string) => site,
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

export const proxyNames = Object.keys(proxies) as readonly ProxyName[];

/** The shipped file at other places. @throws where it does not hold what is to be changed */
function changed(file: string, changes: Changes): string {
  return changes.reduce(
    (text, [stands, becomes]) => {
      if (!text.includes(stands)) throw new Error(`${file} does not hold ${JSON.stringify(stands)}.`);
      return text.replaceAll(stands, becomes);
    },
    readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
  );
}

/** Else the test would speak with whoever listens there. */
async function expectFree(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Runs a proxy with the file of `deploy` before a portal, with a certificate of its own. */
export async function startProxy(name: ProxyName, ports: Ports) {
  await expectFree(ports.tls);
  const folder = mkdtempSync(join(tmpdir(), `fieldgate-${name}-`));
  const { file, changes, within, args } = proxies[name];
  const { pem, privateKey } = selfSigned({ name: 'localhost', to: '2046-01-01' });
  writeFileSync(join(folder, 'portal.pem'), pem);
  writeFileSync(join(folder, 'portal.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
  });
  const own = join(folder, 'proxy.conf');
  writeFileSync(own, within(changed(file, changes({ folder, ports })), folder));
  const child = spawn(programOf(name)!, args(own, folder), {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  // A test that runs out of time stops nothing.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  let said = '';
  for (const way of [child.stdout, child.stderr]) way.on('data', (piece) => (said += String(piece)));
  await expect(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${said}`);
    const socket = connectPlain(ports.tls, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  }).toPass({ timeout: 20_000 });
  return {
    origin: `https://localhost:${ports.tls}`,
    /** All that it wrote, on its screen and into its logs. */
    said: () =>
      name === 'nginx'
        ? said +
          ['error.log', 'fieldgate.access.log'].map((log) => readFileSync(join(folder, log), 'utf8')).join('')
        : said,
    async stop() {
      process.off('exit', end);
      end();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
