import { expect, type Page, test } from '@playwright/test';
import { formatMoney } from '@contract/format/money';
import { account, accountNo, centsOf, grower, invoices, lines, rowsOf, sumOf } from '../drop';
import { portal, watch } from '../portal';

/** One grower's real data, from the drop to the screen and back out. */
test(
  'signs in, reads the figures, goes from invoices to their lines, finds one, opens its invoice, leaves',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const breaches = await watch(page);
    const { signIn, goTo, signOut } = portal(page);

    await signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    await homeTellsWhatTheDropTells(page);
    // A thumb reaches the branch on the first screen.
    const call = page.getByRole('link', { name: /^Call .+ at / });
    if (isMobile) await expect(call).toBeInViewport({ ratio: 1 });
    else await expect(call).toBeVisible();

    await goTo('My Account', 'Account Overview');
    await overviewTellsWhatTheDropTells(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: / Home$/ })
      .click();
    await expect(page).toHaveURL(/\/home$/);

    await goTo('My Account', 'Purchases', 'Purchase Details');
    const bills = invoices();
    await expect(
      page.getByText(`Totals for all ${bills.length.toLocaleString('en-US')} invoices`),
    ).toBeVisible();
    await expect(page.getByText(formatMoney(sumOf(bills, 'total'))).first()).toBeVisible();

    await page.getByRole('button', { name: 'Lines', exact: true }).click();
    await expect(page).toHaveURL(/[?&]by=line/);
    const all = lines();
    await expect(page.getByText(`Totals for all ${all.length.toLocaleString('en-US')} rows`)).toBeVisible();
    await expect(page.getByText(formatMoney(sumOf(all, 'net'))).first()).toBeVisible();

    const { word, found } = rareProduct();
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(/search/i))
      .first()
      .fill(word);
    await expect(page.getByText(new RegExp(`Totals for (all )?${found.length} rows?`))).toBeVisible();
    await expect(page.getByText(formatMoney(sumOf(found, 'net'))).first()).toBeVisible();

    // A card bears the product's name, a row of the grid its invoice's number.
    const numbers = found.map(({ invoice_no }) => invoice_no!);
    const row = page.getByRole('link', { name: new RegExp(`^(${numbers.join('|')})$`) });
    await row
      .or(page.getByRole('button', { name: word }))
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]invoice=/);
    const invoiceNo = new URL(page.url()).searchParams.get('invoice')!;
    expect(numbers).toContain(invoiceNo);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(invoiceNo).first()).toBeVisible();

    await page.reload();
    await expect(drawer.getByText(invoiceNo).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByText(new RegExp(`Totals for (all )?${found.length} rows?`))).toBeVisible();

    await signOut();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText(invoiceNo)).toHaveCount(0);

    expect(breaches()).toEqual([]);
  },
);

/** What is owed is told, to the cent and everywhere, by payNow. */
async function homeTellsWhatTheDropTells(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const prepay = main.getByRole('region', { name: 'Prepay left' });
  await expect(prepay).toContainText(formatMoney(centsOf(account(), 'prepay_remaining')));
  const [statement] = rowsOf('statements.csv')
    .filter(({ account_no }) => account_no === accountNo)
    .toSorted((a, b) => (a.period_to! < b.period_to! ? 1 : -1));
  await expect(main.getByRole('region', { name: /statement/i })).toContainText(
    formatMoney(centsOf(statement!, 'ending_balance')),
  );
  // Each amount says in a word which way it went, and none by a sign.
  const activity = main.getByRole('list').first().getByRole('listitem');
  await expect(activity).toHaveText(
    Array.from({ length: 8 }, () => /\$[\d,.]+(charged|paid|credit|from prepay|to prepay)$/),
  );
}

async function overviewTellsWhatTheDropTells(page: Page) {
  const row = account();
  const regular = centsOf(row, 'regular_balance');
  const netDue = regular - centsOf(row, 'unapplied_credit');
  await expect(page.getByRole('heading', { level: 1, name: 'Account overview' })).toBeVisible();
  await expect(page.getByText(formatMoney(netDue)).first()).toBeVisible();
  const breakdown = page.getByRole('table').filter({ hasText: 'Regular balance' });
  for (const [label, cents] of [
    ['Regular balance', regular],
    ['Net due', netDue],
    ['Prepay remaining', centsOf(row, 'prepay_remaining')],
    ['Finance charges', centsOf(row, 'finance_charge_ytd')],
  ] as const) {
    await expect(breakdown.getByRole('row', { name: new RegExp(label) })).toContainText(formatMoney(cents));
  }
}

/** A product that the grower bought, but not often: a word of its name, and every line that the word finds. */
function rareProduct() {
  const all = lines().filter(({ product_code, parent_line_no }) => product_code && !parent_line_no);
  const counts = new Map<string, number>();
  for (const { description } of all) counts.set(description!, (counts.get(description!) ?? 0) + 1);
  const [word] = [...counts].filter(([, n]) => n > 1).toSorted(([, a], [, b]) => a - b)[0]!;
  const holds = (text: string | undefined) => (text ?? '').toLowerCase().includes(word.toLowerCase());
  return { word, found: lines().filter(({ description }) => holds(description)) };
}
