import { expect, type Page, test } from '@playwright/test';
import { routeTable } from '@/app/routeTable';
import { expectArrival } from '../checks/arrival';
import { faultsFor, faultsInEveryWay } from '../checks/everybody';
import { contrastFaults, forcedColourFaults, motionFaults, printFaults } from '../checks/media';
import { grower } from '../drop';
import { portal, watch } from '../portal';

const forbidden = 'This page isn’t part of your account';

/** A desk by day and a telephone by night: each page in both schemes, and at both widths, once. */
test.use({ colorScheme: ({ isMobile }, give) => give(isMobile ? 'dark' : 'light') });

test(
  'every page is for everybody, however they see, hear, type and touch',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    const breaches = await watch(page);
    await portal(page).signIn(grower);
    await expectArrival(page, 'Home');

    // Collected, so that one test names the faults of all pages; what stands around each page is named once.
    const faults = new Map<string, string>();
    for (const { path, needs, title } of routeTable) {
      const address = path === '/login' ? '/login?change=password' : path;
      // On a telephone by its address, as from a bookmark; at a desk from page to page.
      if (isMobile) await page.goto(address);
      else await goWithin(page, address);
      await portal(page).settled();
      if (!isMobile) await expectArrival(page, title);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      if (needs) await expect(page.getByRole('heading', { name: forbidden })).toBeVisible();

      const found = [
        ...(await faultsFor(page, isMobile)),
        ...(await faultsInEveryWay(page, isMobile)),
        ...(await printFaults(page)),
        ...(isMobile ? [] : await faultsAtDesk(page)),
      ];
      for (const fault of found) if (!faults.has(fault)) faults.set(fault, path);
    }
    expect([...faults].map(([fault, path]) => `${path} ${fault}`)).toEqual([]);
    expect(breaches()).toEqual([]);
  },
);

const faultsAtDesk = async (page: Page): Promise<string[]> => [
  ...(await forcedColourFaults(page)),
  ...(await contrastFaults(page)),
  ...(await motionFaults(page)),
];

/** By a link of the page where there is one; else as a link would. */
async function goWithin(page: Page, address: string) {
  const link = page.getByRole('navigation').locator(`a[href="${address}"]:visible`);
  if ((await link.count()) > 0) return link.click();
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
