import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import type { SignIn } from '@demo/signIns';
import { startDemo } from '../e2e/fillDemo.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';

/** A phone as high as most, and a desk. */
export const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
] as const;
export type Size = (typeof sizes)[number];

/** A slow 4G as browsers' own tools slow it, and a processor a quarter as fast: an older phone in a field. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 188_744,
  uploadThroughput: 86_400,
};
export const SLOWER = 4;
/** A machine that has other work too may take so long for one page. */
const PATIENCE = 180_000;

/** Runs with the built portal (or the one at PORTAL) and a browser, both ended afterwards. */
export async function withPortal(
  measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const running = process.env['PORTAL'];
  const portal = running === undefined ? await startPortal() : { address: running, stop: async () => {} };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    await measure(browser, portal.address);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

interface Tab {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly close: () => Promise<void>;
}

/**
 * A tab in which somebody has signed in and sees Home, as fast as the machine is.
 * @param prepare runs before the tab has loaded anything
 */
export async function signedIn(
  browser: Browser,
  address: string,
  viewport: Size,
  { username, password }: SignIn,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await prepare(page);
  await page.goto(`${address}/login`);
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  await settled(page);
  return { page, tools: await context.newCDPSession(page), close: () => context.close() };
}

/** Until nothing was fetched for a second and nothing says that it still waits. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => {
    const last = performance
      .getEntriesByType('resource')
      .reduce((latest, entry) => Math.max(latest, (entry as PerformanceResourceTiming).responseEnd), 0);
    // A screen that waits behind this one stays as it was left.
    const waits = [...document.querySelectorAll('[aria-busy=true], output[aria-label=Loading]')].some(
      (place) => place.checkVisibility(),
    );
    return performance.now() - last > 1_000 && !waits;
  });
}

/** Goes to another screen as a link does it, but without a press, which would hide what moves in the half second after it. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The built portal with a demo company of its own, at a port that is free. */
async function startPortal() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-bench-'));
  const { portal, said } = await startDemo(dataDir);
  const [, address] = /is ready at (\S+)/.exec(said)!;
  return {
    address: address!,
    stop: async () => {
      portal.kill('SIGTERM');
      await once(portal, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
