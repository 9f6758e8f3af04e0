import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** The day that the tests' demo company speaks of. */
export const demoAsOf = '2026-04-12';

/** Logged when no statement is left to draw: else each portal that begins with a copy would draw the rest. */
const STATEMENTS_ARE_DRAWN = /"left":0\b/;

/**
 * Starts the built portal on an empty folder and ends it when the demo company is in, and its statements are drawn.
 * @throws where it could not be loaded; the portal says why
 */
export async function fillDemo(folder) {
  rmSync(folder, { recursive: true, force: true });
  const portal = spawn(process.execPath, ['dist/server/main.js'], {
    // At a port of its own: at that of the tests they would take it for the portal that they are waiting for.
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO_AS_OF: demoAsOf,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let stopping = false;
  portal.stdout.on('data', (words) => {
    // A line may come in two pieces.
    said += String(words);
    const isFilled = said.includes('is ready') && STATEMENTS_ARE_DRAWN.test(said);
    // A second signal would not let it close.
    if (!stopping && isFilled) stopping = portal.kill('SIGTERM');
  });
  const [code] = await once(portal, 'exit');
  if (code !== 0) throw new Error('The demo company could not be loaded.');
}
