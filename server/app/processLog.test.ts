import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFacts } from './buildFacts';
import { inProduction } from './testing/inProduction';

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly route?: string;
  readonly status?: number;
  readonly err?: { readonly message: string; readonly stack: string };
}

let folder: string;
let dataDir: string;
beforeAll(async () => {
  mkdirSync('dist', { recursive: true });
  // Beside the packages that it loads.
  folder = mkdtempSync('dist/log-');
  dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-log-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: 'server/app/main.ts', outDir: folder, copyPublicDir: false },
  });
  writeFileSync(
    join(folder, 'faults.mjs'),
    `process.once('SIGUSR2', () => {
       process.emitWarning('soon gone', 'DeprecationWarning', 'X1');
       console.warn('A library says\\ntwo lines');
       setImmediate(() => { throw new Error('lost jane@example.com'); });
     });`,
  );
}, 240_000);
afterAll(() => {
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

interface Started {
  readonly portal: ChildProcess;
  /** All that it said on either way. */
  readonly said: () => string;
  readonly ended: () => Promise<number | null>;
}

function start(environment: Readonly<Record<string, string>>): Started {
  const portal = spawn(process.execPath, [join(folder, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      ...inProduction,
      DATABASE_URL: '',
      EMBEDDED_DATABASE: environment['DATABASE_URL'] ? '' : 'yes',
      STOP_WAIT_SECONDS: '0',
      NODE_OPTIONS: `--import ${pathToFileURL(resolve(folder, 'faults.mjs')).href}`,
      DATA_DIR: dataDir,
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const way of [portal.stdout, portal.stderr]) way.on('data', (piece) => (said += String(piece)));
  const exit = once(portal, 'close');
  return { portal, said: () => said, ended: async () => ((await exit) as [number | null])[0] };
}

/** @throws where a line is no JSON object */
const linesOf = (said: string): Line[] =>
  said
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function addressOf({ portal, said }: Started): Promise<string> {
  return vi.waitFor(
    () => {
      if (portal.exitCode !== null) throw new Error(`It ended:\n${said()}`);
      return /is ready at (\S+) after/.exec(said())![1]!;
    },
    { timeout: 50_000, interval: 50 },
  );
}

describe('what a production process says is one JSON object for each line', () => {
  it.each([
    [
      'a setting that is none, where nothing is to be logged',
      { PORT: 'http', LOG_LEVEL: 'silent' },
      /PORT is "http"/,
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/none' },
      /127\.0\.0\.1:9\/none/,
    ],
  ])('where it does not start: %s', async (_, environment, words) => {
    const started = start(environment);

    expect(await started.ended()).toBe(1);
    const lines = linesOf(started.said());
    const faults = lines.filter(({ level }) => level > 30);
    expect(faults.map(({ level, msg }) => [level, msg])).toEqual([[50, expect.stringMatching(words)]]);
    expect(lines.at(-1)).toBe(faults[0]);
    expect(started.said()).not.toContain('secret');
  });

  it('and where nobody reads it any more, the portal goes on', async () => {
    const started = start({});
    const address = await addressOf(started);
    started.portal.stdout!.destroy();
    started.portal.stderr!.destroy();

    // Each call is a line that nobody takes.
    for (let call = 0; call < 5; call += 1) expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(started.portal.exitCode).toBeNull();
    started.portal.kill('SIGTERM');
    expect(await started.ended()).toBe(0);
  });

  it('from its first to its last, whatever was asked', async () => {
    const started = start({});
    const address = await addressOf(started);
    const signIn = {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: 'x',
      AuthParameters: { USERNAME: 'jane@example.com' },
    };
    await fetch(`${address}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify(signIn),
    });
    for (const path of [
      '/api/health',
      '/api/account/00117?username=jane@example.com',
      '/api/%zz/00117',
      '/00117',
    ])
      await fetch(address + path, { headers: { authorization: 'Bearer eyJ.eyJ.x' } });
    started.portal.kill('SIGTERM');

    expect(await started.ended()).toBe(0);
    const lines = linesOf(started.said());
    expect(lines.filter(({ time, level, msg }) => !time || !level || !msg)).toEqual([]);
    expect([lines[0]!.msg, lines.at(-1)!.msg]).toEqual(['The portal starts', 'The portal is closed']);
    expect(lines[0]).toMatchObject({ ...buildFacts, node: process.version });
    const answers = lines.filter(({ msg }) => msg === 'Answered');
    // The last is a page, which is there where the pages are built.
    expect(answers.map(({ route, status }) => [route, status])).toEqual([
      ['/idp', 400],
      ['/api/health', 200],
      ['none', 404],
      ['none', 400],
      ['none', expect.any(Number)],
    ]);
    expect(started.said()).not.toMatch(/jane|eyJ|00117/);
  });

  it('where an error that nobody caught ends it', async () => {
    const started = start({});
    await addressOf(started);
    started.portal.kill('SIGUSR2');

    expect(await started.ended()).toBe(1);
    const lines = linesOf(started.said());
    expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: 'lost [address]' } });
    expect(lines.find(({ err }) => err?.message === 'soon gone')).toMatchObject({
      level: 40,
      msg: 'Node warns',
    });
    expect(lines.find(({ msg }) => msg.startsWith('A library'))).toMatchObject({
      msg: 'A library says\ntwo lines',
    });
  });
});
