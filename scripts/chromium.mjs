import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that tests run in: CHROMIUM_PATH, an installed one, or Playwright's own; undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(isProgram);
}

/**
 * The same without windows of its own to draw, which cost a tenth of the processor, where it is installed. It paints
 * letters a little differently: not for pictures.
 */
export const findShell = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find(isProgram) ?? findChromium();

/** As `findChromium`, installing both where there is none. Throws in words when that cannot be done. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const tries = [];
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    tries.push(
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell']],
    );
  } else {
    tries.push([process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']]);
  }
  console.log(
    `No Chromium found: installing one with ${tries.at(-1)[0] === 'apt-get' ? 'apt-get' : 'Playwright'}.`,
  );
  try {
    for (const [program, args] of tries) {
      execFileSync(program, args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    throw new Error(
      'The tests need a Chromium and none could be installed. Install one (Debian: apt-get install chromium) ' +
        'or name one in CHROMIUM_PATH, then run the tests again.',
      { cause: error },
    );
  }
  const now = findChromium();
  if (!now) throw new Error('A Chromium was installed but cannot be found. Name it in CHROMIUM_PATH.');
  return now;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
