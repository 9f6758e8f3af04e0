import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** The day that the tests' demo company speaks of. */
export const demoAsOf = '2026-04-12';

/** Before the office opens on the next day: portals that tests move through time begin on that morning. */
export const demoMorning = '2026-04-13T16:00:00Z';

const shiftedClock = new URL('shiftedClock.mjs', import.meta.url).href;

/** What a process is told whose clock begins at an ISO instant. */
export const clockFrom = (instant) => ({ NOW: instant, NODE_OPTIONS: `--import ${shiftedClock}` });

/**
 * Waits until the demo company is in and no statement of it is left to draw: else the portal draws beside whatever is
 * tested or measured, and each portal that begins with a copy of its data draws the rest.
 * @param log of a portal with LOG_LEVEL=info
 * @returns what was logged until then
 * @throws where the portal ends before
 */
export const atRest = (log) =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (words) => {
      // A line may come in two pieces.
      said += String(words);
      if (!said.includes('is ready') || !/"left":0\b/.test(said)) return;
      log.off('data', hear);
      log.resume();
      resolve(said);
    };
    log.on('data', hear);
    log.once('end', () => reject(new Error(`The demo company could not be loaded:\n${said.slice(-2_000)}`)));
  });

/**
 * Starts the built portal on an empty folder, at a port of its own: at that of the tests they would take it for the one
 * that they are waiting for.
 * @param now where its clock begins, an ISO instant; today where nothing is said
 * @returns its process, and what it logged until it was at rest
 */
export async function startDemo(folder, now) {
  const portal = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO_AS_OF: demoAsOf,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...(now !== undefined && clockFrom(now)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { portal, said: await atRest(portal.stdout) };
}

/**
 * Leaves a folder with the demo company in it, and its statements drawn.
 * @throws where it could not be loaded; the portal says why
 */
async function fill(folder, now) {
  rmSync(folder, { recursive: true, force: true });
  const { portal } = await startDemo(folder, now);
  portal.kill('SIGTERM');
  const [code] = await once(portal, 'exit');
  if (code !== 0) throw new Error('The portal did not close its data folder.');
}

/** Where the demo company as it is on `demoMorning` lies, beside that of today. */
export const morningOf = (folder) => `${folder}-morning`;

/** Leaves the demo company of today in a folder, and that of `demoMorning` in the one beside it. */
export async function fillDemo(folder) {
  await fill(folder);
  await fill(morningOf(folder), demoMorning);
}
