import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { portal, startAnswer } from '../portal';
import { startPortal } from '../secondPortal';

const port = '3425';

/** Each of these loads a demo of its own, and the rules behind them are held on both sides of midnight by unit tests. */
const deepOnly = { tag: '@deep' };

/**
 * The days on which clocks change in the zone of the books, at an hour when the zone of somebody far away has another
 * date: what is shown in the zone of the books has to be shown there too.
 */
const days = [
  {
    asOf: '2026-03-07',
    now: '2026-03-09T06:10:00Z',
    today: '2026-03-08',
    stamp: 'Mar 8, 2026, 11:1',
    zone: 'Pacific/Auckland',
  },
  {
    asOf: '2026-10-31',
    now: '2026-11-01T07:20:00Z',
    today: '2026-11-01',
    stamp: 'Nov 1, 2026, 12:2',
    zone: 'America/Anchorage',
  },
] as const;

/** Each screen, and what comes last on it: the rest of its code, or the grid in place of a plain table. */
const screens: Readonly<Record<string, (page: Page) => Locator>> = {
  '/home': (page) => page.getByRole('button', { name: /^Download statement/ }),
  '/my-account/overview': (page) => page.getByRole('navigation', { name: 'Quick links' }),
  '/my-account/purchases/prepay-open': grid,
  '/my-account/purchases/prepay-open-details': grid,
  '/my-account/purchases/account-details': grid,
  '/my-account/purchases/purchase-details?status=pastDue': grid,
  '/my-account/purchases/statements': grid,
  '/my-account/purchases/purchase-summaries': grid,
};

function grid(page: Page): Locator {
  return page.getByRole('grid');
}

for (const [n, { asOf, now, today, stamp, zone }] of days.entries()) {
  test(
    `as-of, today, late and due of ${today} are the same in ${zone}`,
    n === 0 ? {} : deepOnly,
    async ({ browser }) => {
      test.setTimeout(400_000);
      const second = await startPortal(port, { DEMO_AS_OF: asOf }, { now });
      try {
        const books = await signedIn(browser, 'America/Los_Angeles', { now, today });
        const away = await signedIn(browser, zone, { now, today });
        for (const [screen, last] of Object.entries(screens)) {
          for (const page of [books, away]) {
            await page.goto(screen);
            await expect(last(page)).toBeVisible();
          }
          // Both are read anew each time: a line of its own comes late, on either.
          await expect(async () => expect(await wordsOf(away), screen).toBe(await wordsOf(books))).toPass();
          if (screen !== '/home') continue;
          await expect(books.getByText(stamp).first()).toBeVisible();
          await expect(books.getByText(/Past due|Due [A-Z]/).first()).toBeVisible();
        }
      } finally {
        for (const context of browser.contexts()) await context.close();
        await second.stop();
      }
    },
  );
}

/** On a Wednesday evening, after closing, with the year's three great holidays in reach. */
const eve = { asOf: '2026-11-24', now: '2026-11-26T02:00:00Z' } as const;

test('no check is picked up on Thanksgiving, Christmas or New Year’s Day', deepOnly, async ({ browser }) => {
  test.setTimeout(400_000);
  const second = await startPortal(port, { DEMO_AS_OF: eve.asOf }, eve);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: eve.now });
    await portal(page).signIn(signIns.find(({ username }) => username === 'emil.vandermeer@example.com')!);
    await expect(page).toHaveURL(/\/home$/);

    await page.goto('/contact-us');
    const branch = page.getByRole('region', { name: 'Pullman' });
    await expect(branch.getByText('Closed. Opens Friday at 7:30 AM')).toBeVisible();
    await branch.getByText('Address and hours').click();
    await expect(branch.getByText('Thanksgiving Day')).toBeVisible();

    await page.goto('/my-deposit-plan');
    await page.getByRole('link', { name: 'Request money' }).first().click();
    await page.getByText('Check to pick up').click();
    const pullman = page
      .getByLabel('Branch')
      .locator('option')
      .filter({ hasText: /^Pullman/ });
    await page.getByLabel('Branch').selectOption({ label: (await pullman.innerText()).trim() });
    const offered = await page.getByLabel('Day').locator('option').allInnerTexts();
    expect(offered).toEqual(
      expect.arrayContaining([
        'Fri, Nov 27, 2026',
        'Thu, Dec 24, 2026',
        'Mon, Dec 28, 2026',
        'Mon, Jan 4, 2027',
      ]),
    );
    for (const holiday of ['Thu, Nov 26, 2026', 'Fri, Dec 25, 2026', 'Fri, Jan 1, 2027'])
      expect(offered).not.toContain(holiday);
  } finally {
    await context.close();
    await second.stop();
  }
});

/** The page of somebody who has signed in with the clock and the zone of where they are. */
async function signedIn(
  browser: Browser,
  timezoneId: string,
  { now, today }: { readonly now: string; readonly today: string },
): Promise<Page> {
  const context = await browser.newContext({
    timezoneId,
    baseURL: `http://localhost:${port}`,
    // High enough for all of a page: what is far down is made when it comes into view.
    viewport: { width: 1280, height: 4_000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.install({ time: now });
  const accounts = startAnswer(page, '/api/cinchusers');
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  expect(await accounts).toMatchObject({ asOf: { today } });
  return page;
}

/** What the page says below its title: a greeting goes by the clock on the customer's own wall. */
async function wordsOf(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main.getByText(/^As of |^Balances are from /)).toBeVisible();
  await expect(main.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  const [title, words] = [await main.getByRole('heading', { level: 1 }).innerText(), await main.innerText()];
  return words.replace(title, '');
}
