import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { openAs } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const saver = signIns.find(
  ({ admin, deposit_plan: plan, accounts }) => !admin && plan && accounts.length > 1,
)!;

/** Each list, and the heads that must be in sight whatever the window. */
const lists = [
  [grower, '/my-account/purchases/prepay-open', ['Remaining']],
  [grower, '/my-account/purchases/prepay-open-details', ['Remaining']],
  [grower, '/my-account/purchases/account-details', ['Debit', 'Credit']],
  [grower, '/my-account/purchases/purchase-details', ['Amount']],
  [grower, '/my-account/purchases/statements', ['Ending balance']],
  [grower, '/my-account/payments/payment-history', ['Amount']],
  [saver, '/my-deposit-plan', ['In', 'Out']],
  [office, '/admin/queue?tab=all', ['Request', 'Account', 'Amount']],
] as const;

/** Heads that lie beyond the edge of the grid, and cells that are cut. */
const hidden = (page: Page, heads: readonly string[]) =>
  page.evaluate((wanted) => {
    const grid = document.querySelector('.MuiDataGrid-main')!.getBoundingClientRect();
    const rightOf = new Map(
      [...document.querySelectorAll('[role=columnheader]')].map((head) => [
        head.textContent,
        head.getBoundingClientRect().right,
      ]),
    );
    return wanted.filter((head) => !((rightOf.get(head) ?? Infinity) <= grid.right + 1));
  }, heads);

test('beside the open navigation no list loses its amount', async ({ page }) => {
  test.slow();
  let who: (typeof lists)[number][0] | undefined;
  for (const [person, path, heads] of lists) {
    if (person === who) await page.goto(path);
    else await openAs(page, person, path);
    who = person;
    await expect(page.getByRole('grid')).toBeVisible();
    for (const width of [900, 960, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect.poll(() => hidden(page, heads), `${path} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
