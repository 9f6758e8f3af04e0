import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { demoAsOf } from './fillDemo.mjs';
import { filledDir } from './place';

const shiftedClock = pathToFileURL(join(import.meta.dirname, 'shiftedClock.mjs')).href;

interface Differently {
  /** Where its clock begins, an ISO instant; it then loads a demo of its own, as that of all is of one day. */
  readonly now?: string;
  /** Done to its data folder before it starts. */
  readonly before?: (dataDir: string) => Promise<void>;
}

/** Starts a portal of its own beside that of all tests, with the demo company that nobody has used yet. */
export async function startPortal(
  port: string,
  environment: Readonly<Record<string, string>>,
  { now, before }: Differently = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-second-'));
  if (now === undefined) cpSync(filledDir, dataDir, { recursive: true });
  await before?.(dataDir);
  const shifted: Readonly<Record<string, string>> =
    now === undefined ? {} : { NOW: now, NODE_OPTIONS: `--import ${shiftedClock}` };
  const own = { DEMO_AS_OF: demoAsOf, NODE_ENV: 'test', ...environment, ...shifted };
  const halt = await launchOn({ ...own, DATA_DIR: dataDir, PORT: port });
  return {
    dataDir,
    stop: async () => {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a portal is ready; answers how it is stopped. */
async function launchOn(environment: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.on('data', (chunk) => (said += String(chunk)));
  await expect(async () => expect(said).toContain('is ready')).toPass({ timeout: 100_000 });
  return async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
}
