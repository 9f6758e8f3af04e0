import { expect, type Page, test } from '@playwright/test';
import { takeShifts } from '@bench/shifts';
import { goWithin } from '@bench/slowBrowser';
import { signIns } from '@demo/signIns';
import { mayOpen, routeTable } from '@/app/routeTable';
import { expectArrival } from '../checks/arrival';
import { faultsFor, faultsInEveryWay } from '../checks/everybody';
import { nextFrame } from '../checks/inPage';
import { contrastFaults, forcedColourFaults, motionFaults, printFaults } from '../checks/media';
import { enlarge, widthFaults } from '../checks/reading';
import { moveFaults, watchMoves } from '../checks/shifts';
import { grower } from '../drop';
import { openAs, portal, watch } from '../portal';

const forbidden = 'This page isn’t part of your account';
/** What a grower may not see is the same page but for its name: looked at once from all sides. */
const [refused, ...alsoRefused] = routeTable.filter(({ needs }) => needs);

/** A desk by day and a telephone by night: each page in both schemes, and at both widths, once. */
test.use({ colorScheme: ({ isMobile }, give) => give(isMobile ? 'dark' : 'light') });

test(
  'every page is for everybody, however they see, hear, type and touch',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    const breaches = await watch(page);
    await watchMoves(page);
    await portal(page).signIn(grower);
    await expectArrival(page, 'Home');
    await portal(page).settled();

    // Collected, so that one test names the faults of all pages; what stands around each page is named once.
    const faults = new Map<string, string>();
    const calls = apiCalls(page);
    for (const { path, title } of routeTable.filter((route) => !alsoRefused.includes(route))) {
      const address = addressOf(path);
      // What moved before, by being enlarged or printed.
      await takeShifts(page);
      await goWithin(page, address);
      await portal(page).settled();
      await expectArrival(page, title());
      const moves = await moveFaults(page, 'inside the portal');
      // And by its address, as from a bookmark.
      calls.length = 0;
      await page.goto(address);
      await portal(page).settled();
      moves.push(...(await moveFaults(page, 'on load')));
      const own = calls.filter((call) => !call.startsWith('/api/start?'));
      if (isMobile && path !== '/login')
        for (const call of own) faults.set(`asks by itself for ${call}`, path);
      await expect(page).toHaveTitle(new RegExp(`^${title()} · `));

      const found = [
        ...moves,
        ...(await faultsFor(page, isMobile)),
        ...(await faultsInEveryWay(page, isMobile)),
        ...(await printFaults(page)),
        ...(isMobile ? [] : await faultsAtDesk(page)),
      ];
      for (const fault of found) if (!faults.has(fault)) faults.set(fault, path);
    }
    for (const { path, title } of [refused!, ...alsoRefused]) {
      await goWithin(page, addressOf(path));
      await expectArrival(page, title());
      await expect(page.getByRole('heading', { name: forbidden })).toBeVisible();
    }
    expect([...faults].map(([fault, path]) => `${path} ${fault}`)).toEqual([]);
    expect(breaches()).toEqual([]);
  },
);

/** A page of many is looked at by one of them. */
const addressOf = (path: string): string =>
  path === '/login' ? '/login?change=password' : path.replace(':no', '00117');

/** The GETs of the API from now on, in their order. What a page asks for first comes with its start call. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(`${pathname}${search}`);
  });
  return calls;
}

/** Whoever has a deposit plan, and whoever works in the office. */
const others = [
  ['/my-deposit-plan', signIns.find((each) => each.deposit_plan && !each.admin)!],
  ['/admin', signIns.find((each) => each.deposit_plan && each.admin)!],
] as const;

test('what only some may see does not move while it comes', { tag: '@phone' }, async ({ page }) => {
  await watchMoves(page);
  for (const [path, person] of others) {
    await openAs(page, person, '/home');
    // A page of its own: what moves soon after the press that signed in would count as asked for.
    await page.goto('/home');
    await portal(page).settled();
    await closeNavigation(page);
    await takeShifts(page);
    await goWithin(page, path);
    await portal(page).settled();
    expect(await moveFaults(page, `inside the portal, ${path}`)).toEqual([]);
    await page.goto(path);
    await portal(page).settled();
    expect(await moveFaults(page, `on load, ${path}`)).toEqual([]);
  }
});

/**
 * In the office the navigation gives its room to the page; who goes there is not surprised, but the browser counts it.
 * Closed by the page itself, since a press would excuse every move of the next half second.
 */
async function closeNavigation(page: Page) {
  const close = page.getByRole('button', { name: 'Close menu' });
  if ((await close.count()) === 0) return;
  await close.dispatchEvent('click');
  await expect(close).toBeHidden();
}

/** Customers with several accounts and with a deposit plan, and the office. */
const anybody = [
  signIns.find(({ admin, accounts }) => !admin && accounts.length > 3)!,
  signIns.find((each) => each.deposit_plan && !each.admin)!,
  signIns.find((each) => each.deposit_plan && each.admin)!,
];

test(
  'no page is wider than the narrowest phone with letters twice as large',
  { tag: ['@phone', '@narrow'] },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const faults: string[] = [];
    for (const person of anybody) {
      await openAs(page, person, '/home');
      for (const { path } of routeTable.filter((route) => mayOpen(route, person) === 'open')) {
        await page.goto(addressOf(path));
        await portal(page).settled();
        await enlarge(page, 200);
        await nextFrame(page);
        for (const fault of await page.evaluate(widthFaults, 320))
          faults.push(`${path}: ${fault}, ${person.username}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

const faultsAtDesk = async (page: Page): Promise<string[]> => [
  ...(await forcedColourFaults(page)),
  ...(await contrastFaults(page)),
  ...(await motionFaults(page)),
];
