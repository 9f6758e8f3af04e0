import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatMoney, toCents } from '@contract/format/money';
import { type SignIn, signIns } from '@demo/signIns';
import { accountNo, grower, rowsOf } from '../drop';
import { downloadCsv } from '../files';
import { openAs, portal, watch } from '../portal';

interface ListScreen {
  /** Its name in the side navigation. */
  readonly screen: string;
  /** The group that it stands in; purchases unless told. */
  readonly group?: string;
  /** Each sum above the rows, and the head of its column in the file. */
  readonly sums: readonly (readonly [label: string, head: string])[];
  /** A word that finds some of the rows. */
  readonly word: () => string;
  readonly sort: { readonly column: string; readonly order: string };
  /** What the address says of a row that is opened. */
  readonly opened: RegExp;
  /** What leads there, where that is not the first row. */
  readonly way?: (page: Page) => Locator;
}

const mine = (file: string) => rowsOf(file).filter((row) => row.account_no === accountNo);

const screens: readonly ListScreen[] = [
  {
    screen: 'Prepay Open',
    sums: [
      ['Booked', 'Booked amount'],
      ['Paid in', 'Paid in'],
      ['Used', 'Used'],
      ['Remaining', 'Remaining'],
    ],
    word: openContract,
    sort: { column: 'Remaining', order: 'Remaining, highest first' },
    opened: /[?&]contract=/,
  },
  {
    screen: 'Prepay Open Details',
    sums: [
      ['Booked', 'Booked amount'],
      ['Used', 'Used'],
      ['Remaining', 'Remaining'],
    ],
    word: openContract,
    sort: { column: 'Remaining', order: 'Remaining, highest first' },
    opened: /[?&]line=/,
  },
  {
    screen: 'Account Details',
    sums: [
      ['Debits', 'Debit'],
      ['Credits', 'Credit'],
      ['Open', 'Open'],
    ],
    word: () => mine('payments.csv').find(({ type, reference }) => type === 'R' && reference)!.reference!,
    sort: { column: 'Document', order: 'Document, A to Z' },
    opened: /[?&](payment|invoice)=/,
  },
  {
    screen: 'Purchase Details',
    sums: [
      ['Left to pay', 'Left to pay'],
      ['Total', 'Amount'],
    ],
    word: () => 'diesel',
    sort: { column: 'Amount', order: 'Amount, highest first' },
    opened: /[?&]invoice=/,
  },
  {
    screen: 'Statements',
    sums: [['New charges', 'New charges']],
    word: () => mine('statements.csv').at(-1)!.statement_no!,
    sort: { column: 'Ending balance', order: 'Ending balance, highest first' },
    opened: /[?&]statement=/,
  },
  {
    screen: 'Payment History',
    group: 'Payments',
    sums: [
      ['Total paid', 'Amount'],
      ['Discounts earned', 'Discount'],
    ],
    word: () => mine('payments.csv').find(({ reference }) => reference)!.reference!,
    sort: { column: 'Amount', order: 'Amount, highest first' },
    opened: /[?&]payment=/,
  },
  {
    screen: 'Purchase Summaries',
    sums: [['Total', 'Amount']],
    word: () => 'diesel',
    sort: { column: 'Before', order: 'Before, highest first' },
    opened: /\/purchase-details\?/,
    way: (page) => page.getByRole('link', { name: /^Total / }),
  },
];

/** A contract of the grower's that money is left on. */
function openContract(): string {
  return mine('prepay_contracts.csv').find(({ remaining }) => toCents(remaining!)! > 0)!.contract_no!;
}

for (const { screen, group = 'Purchases', sums, word, sort, opened, way } of screens) {
  test(
    `${screen}: what is narrowed, sorted, opened and taken along adds up`,
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      const breaches = await watch(page);
      await openAs(page, grower, '/home');
      await portal(page).goTo('My Account', group, screen);

      await fileTellsTheSums(page, sums);

      // The address changes before the page does: what is found is on the page once it was asked for and has come.
      const come = page.waitForResponse((response) => /[?&]q=/.test(response.url()));
      await search(page).fill(word());
      await come;
      await expect(page).toHaveURL(/[?&]q=/);
      const found = await fileTellsTheSums(page, sums);
      expect(found).toBeGreaterThan(0);

      if (isMobile) {
        await page.getByRole('button', { name: /^Filter/ }).click();
        await page.getByRole('combobox', { name: 'Sort by' }).click();
        await page.getByRole('option', { name: sort.order }).click();
        await page.getByRole('button', { name: 'Show results' }).click();
      } else {
        await page
          .getByRole('columnheader', { name: new RegExp(`^${sort.column}`) })
          .first()
          .click();
      }
      await expect(page).toHaveURL(/[?&]sort=/);
      expect(await fileTellsTheSums(page, sums)).toBe(found);

      const list = page.url();
      await (way?.(page) ?? firstRow(page, isMobile)).click();
      await expect(page).toHaveURL(opened);
      await page.goBack();
      await expect(page).toHaveURL(list);
      expect(await fileTellsTheSums(page, sums)).toBe(found);
      expect(breaches()).toEqual([]);
    },
  );
}

const person = (username: string) => signIns.find((signIn) => signIn.username === username)!;

/** Every list, by somebody who has rows in it. */
const firstRows: readonly (readonly [who: SignIn, paths: readonly string[]])[] = [
  [
    grower,
    [
      '/my-account/purchases/prepay-open',
      '/my-account/purchases/prepay-open-details',
      '/my-account/purchases/account-details',
      '/my-account/purchases/purchase-details',
      '/my-account/purchases/purchase-details?from=2020-01-01&q=a',
      '/my-account/purchases/statements',
      '/my-account/purchases/purchase-summaries',
      '/my-account/payments/payment-history',
    ],
  ],
  // Four accounts, whose rows stand together.
  [
    person('karl.lindqvist@example.com'),
    [
      '/my-account/purchases/account-details',
      '/my-account/purchases/statements',
      '/my-account/payments/payment-requests',
      '/my-account/payments/payment-options',
    ],
  ],
  [person('ruth.halvorsen@example.com'), ['/my-deposit-plan']],
  [
    signIns.find(({ admin }) => admin)!,
    ['/admin/queue', '/admin/users', '/admin/imports', '/admin/audit', '/admin/email'],
  ],
];

test(
  'on a phone the first row of every list stands on its first screen',
  { tag: ['@phone', '@narrow'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const late: string[] = [];
    for (const [who, paths] of firstRows) {
      await openAs(page, who, '/home');
      for (const path of paths) {
        await page.goto(path);
        const first = page
          .getByRole('main')
          .locator('ul > li.MuiCard-root:not(:has(.MuiSkeleton-root))')
          .first();
        await expect(first, path).toBeVisible();
        await portal(page).settled();
        const top = (await first.boundingBox())!.y;
        if (top > MOST_ABOVE_ROWS) late.push(`${path} ${Math.round(top)}`);
      }
    }
    expect(late).toEqual([]);
  },
);

/** CSS pixels from the top of a phone's window to the first row: what stands above it leaves room for rows. */
const MOST_ABOVE_ROWS = 300;

const search = (page: Page): Locator =>
  page
    .getByRole('searchbox')
    .or(page.getByLabel(/^Search/))
    .first();

/** What opens the first row: the button of its card, or a cell of the grid behind that for the choice. */
const firstRow = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('main').locator('li.MuiCard-root button:visible').first()
    : page.locator('[role=row][data-id]:visible').first().getByRole('gridcell').nth(2);

/** Takes the list along and holds its columns against the sums on the screen; answers how many rows there are. */
async function fileTellsTheSums(page: Page, sums: ListScreen['sums']): Promise<number> {
  // Nothing is on its way any more: what is shown and what is taken along are of the same rows. The screen that
  // one came from is still there, out of sight.
  await expect(page.getByRole('main').locator('[aria-busy=true]:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await portal(page).unfold();
  const rows = await downloadCsv(page);
  for (const [label, head] of sums) {
    const cents = rows.reduce((sum, row) => sum + toCents(row[head] || '0')!, 0);
    const sum = page.locator('[data-joins-frame]:visible p').filter({ hasText: new RegExp(`^${label} `) });
    await expect(sum.locator('strong'), label).toContainText(formatMoney(cents));
  }
  return rows.length;
}
