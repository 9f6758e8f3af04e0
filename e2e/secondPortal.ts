import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { filledDir } from './place';

const shiftedClock = pathToFileURL(join(import.meta.dirname, 'shiftedClock.mjs')).href;

/**
 * Starts a portal of its own beside that of all tests, with the demo company that nobody has used yet.
 * @param now where its clock begins, an ISO instant; it then loads a demo of its own, as that of all is of one day
 */
export async function startPortal(port: string, environment: Readonly<Record<string, string>>, now?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-second-'));
  if (now === undefined) cpSync(filledDir, dataDir, { recursive: true });
  const shifted: Readonly<Record<string, string>> =
    now === undefined ? {} : { NOW: now, NODE_OPTIONS: `--import ${shiftedClock}` };
  const own = { DEMO_AS_OF: '2026-04-12', NODE_ENV: 'test', ...environment, ...shifted };
  const launch = () => launchOn({ ...own, DATA_DIR: dataDir, PORT: port });
  let halt = await launch();
  return {
    dataDir,
    /** Does something to its data folder while no portal holds it, and starts it again. */
    whileStopped: async (work: () => Promise<void>) => {
      await halt();
      await work();
      halt = await launch();
    },
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
