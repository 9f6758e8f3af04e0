import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { type SignIn, signIns } from '@demo/signIns';
import { ensureChromium } from '../scripts/chromium.mjs';
import { maxShift, shiftOf, takeShifts, watchShifts } from './shifts';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
] as const;

/** A slow 4G as browsers' own tools slow it, and a processor a quarter as fast: an older phone in a field. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const SLOWER = 4;
/** A machine that has other work too may take so long for one page. */
const PATIENCE = 180_000;

const customer = signIns[0]!;
const depositor = signIns.find(({ admin, deposit_plan }) => deposit_plan && !admin)!;
const administrator = signIns.find(({ admin, deposit_plan }) => deposit_plan && admin)!;

/** The routes of the portal, each seen by somebody to whom it shows what it is for. */
const routes: readonly (readonly [visitor: SignIn, paths: readonly string[]])[] = [
  [
    customer,
    [
      '/login?change=password',
      '/home',
      '/my-savings',
      '/contact-us',
      '/my-account/overview',
      '/my-account/purchases/prepay-open',
      '/my-account/purchases/prepay-open-details',
      '/my-account/purchases/account-details',
      '/my-account/purchases/purchase-details',
      '/my-account/purchases/statements',
      '/my-account/purchases/purchase-summaries',
      '/my-account/payments/make-a-payment',
      '/my-account/payments/payment-options',
      '/my-account/payments/payment-history',
      '/my-account/payments/payment-requests',
    ],
  ],
  [depositor, ['/my-deposit-plan']],
  [administrator, ['/admin']],
];

/**
 * How much each screen moves while it comes, and what it takes until its largest part stands: with nothing kept, on load
 * and from Home.
 */
export async function printShifts(): Promise<void> {
  const running = process.env['PORTAL'];
  const portal = running === undefined ? await startPortal() : { address: running, stop: async () => {} };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    console.log(
      `Shifts (at most ${maxShift}), requests and KiB until the largest part stands; slow 4G, CPU / 4`,
    );
    for (const size of sizes) await printAt(browser, portal.address, size);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function printAt(browser: Browser, address: string, size: (typeof sizes)[number]): Promise<void> {
  for (const [visitor, paths] of routes) {
    const tab = await signedIn(browser, address, size, visitor);
    const loaded = [];
    for (const path of paths) loaded.push(await tab.load(path));
    await tab.load('/home');
    for (const [at, path] of paths.entries()) {
      await tab.go('/home');
      const within = await tab.go(path);
      const { shift, what, requests, kib } = loaded[at]!;
      console.log(
        `  ${String(size.width).padEnd(4)} ${path.padEnd(44)} load ${shift.toFixed(3)}  inside ${within.shift.toFixed(3)}` +
          `  ${String(requests).padStart(3)} requests ${kib.toFixed(0).padStart(4)} KiB`,
      );
      if (process.env['WHAT_MOVED']) {
        for (const words of what) console.log(`       load   ${words}`);
        for (const words of within.what) console.log(`       inside ${words}`);
      }
    }
    await tab.close();
  }
}

interface Seen {
  readonly shift: number;
  /** What moved, by its share. */
  readonly what: readonly string[];
}

/** What it took until the largest part stood. */
interface Fetched {
  readonly requests: number;
  readonly kib: number;
}

interface Tab {
  /** With nothing kept of the portal but the session. */
  load(path: string): Promise<Seen & Fetched>;
  go(path: string): Promise<Seen>;
  close(): Promise<void>;
}

async function signedIn(
  browser: Browser,
  address: string,
  viewport: (typeof sizes)[number],
  { username, password }: SignIn,
): Promise<Tab> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await watchShifts(page);
  await page.goto(`${address}/login`);
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  await settled(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    load: (path) => load(page, tools, `${address}${path}`),
    go: async (path) => {
      await page.evaluate((to) => {
        // As a link does it. A press would hide what moves in the half second after it.
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await settled(page);
      return seen(page);
    },
    close: () => context.close(),
  };
}

async function load(page: Page, tools: CDPSession, address: string) {
  await tools.send('Network.clearBrowserCache');
  await page.goto(address);
  await settled(page);
  return { ...(await seen(page)), ...(await page.evaluate(untilLargest)) };
}

async function seen(page: Page): Promise<Seen> {
  const moves = await takeShifts(page);
  return {
    shift: shiftOf(moves),
    what: moves.map(({ score, what }) => `${score.toFixed(3)} ${what.join(' | ')}`),
  };
}

/** Until nothing was fetched for a second and nothing says that it still waits. */
async function settled(page: Page): Promise<void> {
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

/** Runs in the page: what was asked for before its largest part stood, and what had come by then. */
const untilLargest = () =>
  new Promise<Fetched>((resolve) => {
    new PerformanceObserver((list, watcher) => {
      watcher.disconnect();
      const largest = list.getEntries().at(-1)!.startTime;
      const fetched = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      resolve({
        requests: fetched.filter(({ startTime }) => startTime <= largest).length,
        kib: fetched
          .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= largest)
          .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0),
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** The built portal with a demo company of its own, at a port that is free. */
async function startPortal() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-shifts-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'test', DEMO_AS_OF: '2026-04-12' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The portal did not start.')));
    server.stdout.on('data', (words) => {
      const ready = /is ready at (\S+)/.exec(String(words));
      if (ready) resolve(ready[1]!);
    });
  });
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
