import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { stopPortal } from './stopPortal';

describe('a portal that is told to stop', () => {
  const never = new Promise<void>(() => undefined);
  const stop = { waitMs: 5_000, drainMs: 15_000 };

  it.each([
    ['waits and closes', stop, [], true, ['not ready', 'wait 5000', 'close']],
    ['waits for nobody where nothing says so', { ...stop, waitMs: 0 }, [], true, ['not ready', 'close']],
    [
      'cuts what is open for too long',
      stop,
      [15_000],
      true,
      ['not ready', 'wait 5000', 'close', 'wait 15000', 'cut'],
    ],
    [
      'goes without what does not end',
      stop,
      [15_000, 5_000],
      false,
      ['not ready', 'wait 5000', 'close', 'wait 15000', 'cut', 'wait 5000'],
    ],
  ])('%s', async (_, given, tooLong, inTime, expected) => {
    const told: string[] = [];
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const left = [...tooLong];
    const result = await stopPortal(
      {
        config: { stop: given },
        app: {
          log: { info: () => undefined, warn: () => undefined },
          server: { closeAllConnections: () => void (told.push('cut'), left.length === 1 && end()) },
        },
        announceStop: () => void told.push('not ready'),
        async close() {
          told.push('close');
          await (tooLong.length === 0 ? undefined : ended);
        },
      },
      async (ms) => {
        // A wait that ends nothing is not over before what it waits for.
        if (
          told.includes('close') &&
          (tooLong.length === 0 || (told.includes('cut') && tooLong.length === 1))
        )
          return never;
        told.push(`wait ${ms}`);
        return undefined;
      },
    );

    expect([result, told]).toEqual([inTime, expected]);
  });
});

const WORKERS = 6;
const WARM = 60;
const BODY = JSON.stringify({ ClientId: 'fieldgate-portal', Username: 'ada@example.com' });
const FORGOT = {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
};

let program: string;
let folder: string;
let server: RealPostgres;
beforeAll(async () => {
  mkdirSync('dist', { recursive: true });
  // Beside the packages that it loads.
  folder = mkdtempSync('dist/stop-');
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: 'server/app/main.ts', outDir: folder },
  });
  program = resolve(folder, 'main.js');
  server = await startPostgres(['fsync=off']);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

/** A portal as a process of its own, with all that it said so far. */
async function startPortal(environment: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-stop-'));
  const child = spawn(process.execPath, [program], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      OPS_PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'no',
      LOG_LEVEL: 'info',
      STOP_WAIT_SECONDS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  const port = (words: RegExp) => Number(words.exec(said)?.[1] ?? expect.fail(said));
  await vi.waitFor(() => port(/ready at http:\/\/localhost:(\d+)/), { timeout: 60_000 });
  return {
    port: port(/ready at http:\/\/localhost:(\d+)/),
    opsPort: port(/"port":(\d+),"msg":"Probes/),
    stop: () => child.kill('SIGTERM'),
    exit,
    /** The calls that were logged so, by their ids. */
    logged: (words: string) =>
      said
        .split('\n')
        .filter((line) => line.includes(`"msg":"${words}"`))
        .map((line) => (JSON.parse(line) as { requestId: string }).requestId)
        .toSorted(),
  };
}

interface Call {
  /** Undefined where it was refused. */
  readonly status?: number;
  readonly code?: string;
  /** Whether the connection had been used before. */
  readonly again: boolean;
}

/** One call, answered whole, or refused. @throws where an answer broke off */
async function callOnce(port: number, path: string, agent: Agent | false): Promise<Call> {
  const isPost = path === '/idp/';
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    agent,
    ...(isPost && { method: 'POST', headers: FORGOT }),
  });
  call.end(isPost ? BODY : undefined);
  let response: IncomingMessage;
  try {
    [response] = (await once(call, 'response')) as [IncomingMessage];
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown', again: call.reusedSocket };
  }
  JSON.parse(await text(response));
  expect(response.complete).toBe(true);
  return { status: response.statusCode!, again: call.reusedSocket };
}

/** Calls one after the other until nobody can connect any more. */
async function callOn(port: number, agent: Agent | false, each: (call: Call) => void): Promise<void> {
  const paths = ['/config.json', '/api/health', '/idp/'];
  for (let at = 0; ; at += 1) {
    const call = await callOnce(port, paths[at % paths.length]!, agent);
    each(call);
    if (call.code === 'ECONNREFUSED') return;
  }
}

/** A call whose second half comes when it is told to, and what is answered. */
async function holdCall(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = Object.entries({ host: 'portal', ...FORGOT, 'content-length': BODY.length });
  const lines = ['POST /idp/ HTTP/1.1', ...head.map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${BODY.slice(0, 10)}`);
  return async () => {
    socket.write(BODY.slice(10));
    return text(socket);
  };
}

it.each(['the embedded database', 'a server'])('loses no answer under load, on %s', async (which) => {
  const DATABASE_URL = which === 'a server' ? server.url('postgres') : '';
  const portal = await startPortal({ DATABASE_URL });
  const calls: Call[] = [];
  let isWarm: () => void = () => undefined;
  const warm = new Promise<void>((done) => (isWarm = done));
  const note = (call: Call) => void (calls.push(call) === WARM && isWarm());
  const agents = Array.from(
    { length: WORKERS },
    (_, at) => at % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const load = Promise.all(agents.map((agent) => callOn(portal.port, agent, note)));
  await warm;
  const finishHeld = await holdCall(portal.port);
  await vi.waitFor(() => expect(portal.logged('Answered').length).toBeGreaterThanOrEqual(WARM));
  const readiness = async () => (await fetch(`http://127.0.0.1:${portal.opsPort}/readyz`)).status;
  expect(await readiness()).toBe(200);

  portal.stop();
  // What a terminal and a starter do.
  portal.stop();
  await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 30_000 });
  await load;
  expect(await readiness()).toBe(503);
  const held = await finishHeld();
  expect(await portal.exit).toEqual([0, null]);

  // The pool counts how often a name is asked for: each of these is its answer.
  expect(held).toMatch(/^HTTP\/1\.1 (200|400|429) [^]*\}$/);
  expect(held).toMatch(/\r\nconnection: close\r\n/i);
  const answered = calls.filter(({ status }) => status !== undefined);
  expect(answered.filter(({ status }) => ![200, 400, 429].some((whole) => whole === status))).toEqual([]);
  expect(calls.filter(({ again, status }) => again && status === undefined)).toEqual([]);
  // Whoever was refused never reached it: everything that it answered came, each once.
  const told = portal.logged('Answered');
  expect(new Set(told).size).toBe(told.length);
  expect(told).toHaveLength(answered.length + 1);
});
