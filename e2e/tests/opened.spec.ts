import { expect, type Page, test } from '@playwright/test';
import { faultsFor, faultsInEveryWay } from '../checks/everybody';
import { readingFaults } from '../checks/reading';
import { grower } from '../drop';
import { portal } from '../portal';

/** By day on a telephone and by night at a desk: the other way round than everyPage.spec.ts. */
test.use({ colorScheme: ({ isMobile }, give) => give(isMobile ? 'light' : 'dark') });

const purchases = '/my-account/purchases/purchase-details';

interface Opened {
  readonly what: string;
  readonly open: (page: Page) => Promise<void>;
  readonly wide?: boolean;
}

const pressed = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).click();

/** Everything that comes over the page at somebody's wish. */
const overlays: readonly Opened[] = [
  { what: 'the menu of the person', open: pressed(/^Account menu of/) },
  { what: 'the navigation', open: pressed('Open menu'), wide: false },
  { what: 'the filters', open: pressed(/^Filter/) },
  {
    what: 'the downloads',
    open: async (page) => {
      await portal(page).unfold();
      await pressed('Download')(page);
    },
  },
  { what: 'the columns', open: pressed(/columns?$/i), wide: true },
  { what: 'the periods', open: (page) => page.getByRole('combobox', { name: 'Period' }).click(), wide: true },
];

async function lookAtAll(page: Page, isMobile: boolean, look: () => Promise<string[]>) {
  const faults: string[] = [];
  for (const { what, open } of overlays.filter(({ wide }) => wide !== isMobile)) {
    await open(page);
    const over = page.locator('[role=dialog], [role=menu], [role=listbox], .MuiDrawer-paper nav').last();
    await expect(over, what).toBeVisible();
    faults.push(...(await look()).map((fault) => `${what}: ${fault}`));
    await page.keyboard.press('Escape');
    await expect(over, what).toHaveCount(0);
  }
  return faults;
}

test(
  'the sign-in, and what opens over a page, is for everybody too',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    const faults: string[] = [];
    const lookAtPage = async (what: string) => {
      const found = [...(await faultsFor(page, isMobile)), ...(await faultsInEveryWay(page, isMobile))];
      faults.push(...found.map((fault) => `${what}: ${fault}`));
    };

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await lookAtPage('the sign-in');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await lookAtPage('the forgotten password');

    await portal(page).signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto(purchases);
    await expect(page.getByText(/^Totals for/)).toBeVisible();
    faults.push(...(await lookAtAll(page, isMobile, () => faultsFor(page, isMobile))));
    // Opened anew in each way, since a menu takes its place when it opens.
    const openAll = () => lookAtAll(page, isMobile, () => readingFaults(page));
    faults.push(...(await faultsInEveryWay(page, isMobile, openAll)));

    const first = page.getByRole('main').locator('ul > li button, [role=gridcell] a');
    await first.first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: /^Invoice/ })).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
    await lookAtPage('an invoice');

    // A menu stands outside every landmark, as the system's own menus do.
    expect(faults.filter((fault) => !fault.includes(': region: '))).toEqual([]);
  },
);
