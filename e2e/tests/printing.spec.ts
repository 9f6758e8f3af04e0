import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { openAs, portal } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const asker = signIns.find(({ username }) => username === 'office@coldspring.example.com')!;

/** Letter paper between margins of 14 millimetres, in the pixels of a browser. */
const SHEET = { width: 710, height: 950 } as const;

/** The browser's dialog is left out: from the press on the page stands as it would be printed. */
async function withoutDialog(page: Page) {
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
}

async function onPaper<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  const seen = await look();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return seen;
}

/** Whether something on the page is wider than the sheet. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const press = (page: Page) => page.getByRole('button', { name: 'Print', exact: true }).first().click();

const totalIn = (words: string) => Number(words.replace(/.* of /, '').replaceAll(',', ''));

const lists = [
  [grower, '/my-account/purchases/prepay-open'],
  [grower, '/my-account/purchases/prepay-open-details'],
  [grower, '/my-account/purchases/account-details'],
  [grower, '/my-account/purchases/statements'],
  [grower, '/my-account/payments/payment-history'],
  [grower, '/my-account/purchases/purchase-summaries'],
  [grower, '/my-account/purchases/purchase-details'],
  // Whose lines are fewer than a list prints at most.
  [asker, '/my-account/purchases/purchase-details?by=line'],
  [asker, '/my-account/payments/payment-requests?tab=all'],
  [office, '/admin/queue?tab=all'],
  [office, '/admin/users'],
  [office, '/admin/imports'],
  [office, '/admin/audit'],
] as const;

test('every list is printed whole, under its sums, and no column is cut', async ({ page }) => {
  test.slow();
  await withoutDialog(page);
  let who: (typeof lists)[number][0] | undefined;
  for (const [person, path] of lists) {
    if (person === who) await page.goto(path);
    else await openAs(page, person, path);
    who = person;
    await portal(page).settled();
    await expect(page.getByRole('grid')).toBeVisible();
    // A summary and the audit do not count their rows.
    const counted = page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/);
    const total = (await counted.count()) > 0 ? totalIn(await counted.first().innerText()) : undefined;
    await press(page);
    const printed = page.locator('section > table');
    await expect(printed).toBeAttached();
    const seen = await onPaper(page, async () => ({
      rows: await printed.locator('tbody tr').count(),
      cut: await tooWide(page),
    }));

    // What other tests do meanwhile stands in the office's lists, too.
    const atLeast = total ?? 1;
    const rows = path.startsWith('/admin') || total === undefined ? Math.max(atLeast, seen.rows) : total;
    expect(seen, path).toEqual({ rows, cut: false });
  }
});

test('the ledger on paper leads from one balance to the other; a page of it hands over', async ({ page }) => {
  await withoutDialog(page);
  await openAs(page, grower, '/my-account/purchases/account-details');
  await portal(page).settled();
  const balances = page.getByText(/^(Opening balance|Closing balance|Balance carried over)/);
  await expect(balances).toHaveText([/^Closing balance on /, 'Balance carried over']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(balances).toHaveText(['Balance carried over', 'Balance carried over']);

  await press(page);
  await expect(balances).toHaveText([/^Closing balance on /, 'Opening balance']);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // The browser's own way to print knows this page alone, and says so.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Rows 26–50 of \d+\./)).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
});

test('a request is printed on one page', async ({ page }) => {
  await withoutDialog(page);
  await portal(page).signIn(asker);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/my-account/payments/payment-requests?tab=all');
  // The newest is a check, of which nobody authorizes anything.
  await page.getByRole('link', { name: /^PR-/ }).last().click();
  await expect(page.getByRole('dialog', { name: /^Request PR-/ })).toContainText('What you authorized');

  const seen = await onPaper(page, async () => ({
    height: await page.evaluate(() => document.documentElement.scrollHeight),
    cut: await tooWide(page),
  }));
  expect(seen.height).toBeLessThanOrEqual(SHEET.height);
  expect(seen.cut).toBe(false);
});
