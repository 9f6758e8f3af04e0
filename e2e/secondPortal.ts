import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { clockFrom, demoAsOf, demoMorning, morningOf } from './fillDemo.mjs';
import { filledDir } from './place';

interface Differently {
  /** Where its clock begins, an ISO instant. */
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
  const begun = filledFor(environment, now);
  if (begun !== undefined) cpSync(begun, dataDir, { recursive: true });
  await before?.(dataDir);
  const launch = (instant: string | undefined) =>
    launchOn({
      DEMO_AS_OF: demoAsOf,
      NODE_ENV: 'test',
      ...environment,
      ...(instant !== undefined && clockFrom(instant)),
      DATA_DIR: dataDir,
      PORT: port,
    });
  let halt = await launch(now);
  return {
    dataDir,
    /** Stops it and starts it again on another day, with something done to its data in between. */
    async moveTo(instant: string, between?: Differently['before']) {
      await halt();
      await between?.(dataDir);
      halt = await launch(instant);
    },
    stop: async () => {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The filled folder that it may begin with a copy of. Another company day, or a time before, has one of its own loaded. */
function filledFor(environment: Readonly<Record<string, string>>, now: string | undefined) {
  if (now === undefined) return filledDir;
  if (environment['DEMO_AS_OF'] !== undefined || Date.parse(now) < Date.parse(demoMorning)) return undefined;
  return morningOf(filledDir);
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
