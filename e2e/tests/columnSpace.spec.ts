import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { openAs, portal } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const saver = signIns.find(
  ({ admin, deposit_plan: plan, accounts }) => !admin && plan && accounts.length > 1,
)!;

const several = signIns.find(({ admin, accounts }) => !admin && accounts.length > 3)!;

/** Each list, and the heads that must be in sight wherever it is a grid. */
const lists = [
  [grower, '/my-account/purchases/prepay-open', ['Remaining']],
  [grower, '/my-account/purchases/prepay-open-details', ['Remaining']],
  [grower, '/my-account/purchases/account-details', ['Debit', 'Credit']],
  [grower, '/my-account/purchases/purchase-details', ['Amount']],
  [grower, '/my-account/purchases/statements', ['Ending balance']],
  [grower, '/my-account/purchases/purchase-summaries', ['Amount', 'Change']],
  [grower, '/my-account/payments/payment-history', ['Amount']],
  [grower, '/my-account/payments/payment-requests', []],
  [several, '/my-account/purchases/purchase-details?by=line', ['Amount']],
  [several, '/my-account/purchases/statements', ['Ending balance']],
  [saver, '/my-deposit-plan', ['In', 'Out']],
  [office, '/admin/queue?tab=all', ['Request', 'Account', 'Amount']],
  [office, '/admin/users', ['Status']],
  [office, '/admin/imports', ['As of']],
  [office, '/admin/audit', ['When']],
  [office, '/admin/email', ['Written']],
] as const;

/** Pixels of the window: a phone, both sides of the changes of layout, and a wide desk. */
const widths = [1920, 1280, 1024, 900, 768, 600, 360];

/** Heads that lie beyond the edge of the grid. A list of cards has none. */
const hiddenHeads = (page: Page, heads: readonly string[]) =>
  page.evaluate((wanted) => {
    const grid = document.querySelector('.MuiDataGrid-main')?.getBoundingClientRect();
    if (!grid) return [];
    const rightOf = new Map(
      [...document.querySelectorAll('[role=columnheader]')].map((head) => [
        head.textContent,
        head.getBoundingClientRect().right,
      ]),
    );
    return wanted.filter((head) => !((rightOf.get(head) ?? Infinity) <= grid.right + 1));
  }, heads);

/** Amounts, days, quantities and numbers of accounts on the page that end in an ellipsis or behind an edge. */
const cutValues = (page: Page) =>
  page.evaluate(() => {
    const value =
      /^[−+-]?\$[\d,]+\.\d\d|[A-Z][a-z]{2} \d{1,2}, \d{4}|\bin \d+ days?|^(Change |Balance )?[−+-]?\$?[\d,.]+( [a-z]+)?%?$|••\d+|^, \d+/;
    const hides = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!;
      let box = texts.currentNode.parentElement!;
      if (!value.test(text) || !box.checkVisibility()) continue;
      // A grid scrolls sideways as a whole, and of that `hiddenHeads` tells.
      const end = box.closest('[role=gridcell], main')!.parentElement!;
      while (box !== end) {
        // What is only for screen readers is a pixel wide.
        if (box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1 && hides(box))
          found.push(`${text} in ${box.className}`);
        box = box.clientWidth === 1 ? end : box.parentElement!;
      }
    }
    return [...new Set(found)];
  });

/** The grid follows its frame some frames later: waits until nothing has moved for a while. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    const places = () => {
      const boxes = [...document.querySelectorAll('main [role=gridcell], main li, main [role=columnheader]')];
      return boxes.map((box) => Math.round(box.getBoundingClientRect().right)).join();
    };
    let before = places();
    for (let calm = 0; calm < 8; calm += 1) {
      await new Promise(requestAnimationFrame);
      const now = places();
      if (now !== before) calm = 0;
      before = now;
    }
  });

/** One run names the faults of every list. */
const soon = expect.configure({ soft: true, timeout: 10_000 });

test('at no width does a list lose its amount or cut a value', async ({ page }) => {
  test.slow();
  let who: (typeof lists)[number][0] | undefined;
  for (const [person, path, heads] of lists) {
    if (person === who) await page.goto(path);
    else await openAs(page, person, path);
    who = person;
    await portal(page).settled();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({
        // The office's pages begin with it closed.
        visible: width >= 600 && !path.startsWith('/admin'),
      });
      await laidOut(page);
      await soon
        .poll(
          async () => [...(await hiddenHeads(page, heads)), ...(await cutValues(page))],
          `${path} at ${width}`,
        )
        .toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

/** Where what stands in header, page and footer begins and ends. */
const edges = (page: Page, side: 'left' | 'right') =>
  page.evaluate((of) => {
    const inner = (box: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const { left, right } = box.getBoundingClientRect();
      return Math.round(
        of === 'left' ? left + Number.parseFloat(paddingLeft) : right - Number.parseFloat(paddingRight),
      );
    };
    const screen = document.querySelector('main h1')!.closest('main > *')!;
    return [document.querySelector('header > *')!, screen, document.querySelector('footer')!].map(inner);
  }, side);

test('header, page and footer share their edges', async ({ page }) => {
  await openAs(page, grower, '/my-account/purchases/purchase-details');
  await portal(page).settled();
  const shared = async (side: 'left' | 'right') => new Set(await edges(page, side)).size;
  for (const width of [2400, 1920, 1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shared('right'), `beside the navigation at ${width}`).toBe(1);
  }
  await page.getByRole('button', { name: 'Close menu' }).click();
  for (const width of [360, 768, 1280, 1920, 2400]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shared('right'), `on the right at ${width}`).toBe(1);
    await expect.poll(() => shared('left'), `on the left at ${width}`).toBe(1);
  }
});

/** Rows of cards that end before the page does. */
const halfRows = (page: Page) =>
  page.evaluate(() => {
    const end = Math.round(
      document.querySelector('main h1')!.closest('main > *')!.getBoundingClientRect().right,
    );
    const padding = Math.round(
      parseFloat(getComputedStyle(document.querySelector('main h1')!.closest('main > *')!).paddingRight),
    );
    const ends = new Map<number, { right: number; words: string }>();
    for (const card of document.querySelectorAll('main .MuiCard-root')) {
      const { top, right } = card.getBoundingClientRect();
      const row = ends.get(Math.round(top));
      if (!row || right > row.right)
        ends.set(Math.round(top), { right, words: card.textContent.slice(0, 30) });
    }
    return [...ends.values()].filter(({ right }) => right < end - padding - 2).map(({ words }) => words);
  });

test('cards of a deposit plan fill their rows', async ({ page }) => {
  await openAs(page, saver, '/my-savings');
  for (const path of ['/my-savings', '/my-deposit-plan']) {
    await page.goto(path);
    await portal(page).settled();
    for (const width of [1920, 1280, 1024, 768, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await laidOut(page);
      await soon.poll(() => halfRows(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
