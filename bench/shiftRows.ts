import type { Browser, CDPSession, Page } from 'playwright';
import { type SignIn, signIns } from '@demo/signIns';
import { maxShift, shiftOf, takeShifts, watchShifts } from './shifts';
import { goWithin, settled, signedIn, sizes, type Size, slow4G, SLOWER, withPortal } from './slowBrowser';

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
export const printShifts = (): Promise<void> =>
  withPortal(async (browser, address) => {
    console.log(
      `Shifts (at most ${maxShift}), requests and KiB until the largest part stands; slow 4G, CPU / 4`,
    );
    for (const size of sizes) await printAt(browser, address, size);
  });

async function printAt(browser: Browser, address: string, size: Size): Promise<void> {
  for (const [visitor, paths] of routes) {
    const tab = await openTab(browser, address, size, visitor);
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

async function openTab(browser: Browser, address: string, size: Size, visitor: SignIn): Promise<Tab> {
  const { page, tools, close } = await signedIn(browser, address, size, visitor, watchShifts);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    load: (path) => load(page, tools, `${address}${path}`),
    go: async (path) => {
      await goWithin(page, path);
      await settled(page);
      return seen(page);
    },
    close,
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
