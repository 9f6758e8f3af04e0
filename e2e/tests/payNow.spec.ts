import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { fillBank, PALOUSE, someNumber } from '../bankForm';
import { accountNo, centsOf, grower, rowsOf, sumOf } from '../drop';
import { port } from '../place';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

// What is paid here would change what others look at: each width has a portal of its own.
const ports = { wide: String(port + 9), phone: String(port + 10) } as const;

test.use({
  baseURL: ({ isMobile }, give) => give(`http://localhost:${ports[isMobile ? 'phone' : 'wide']}`),
});

let own: Awaited<ReturnType<typeof startPortal>>;
test.beforeAll(async () => {
  own = await startPortal(ports[test.info().project.name as keyof typeof ports], {});
});
test.afterAll(() => own.stop());

const AS_OF = '2026-04-12';
const pay = '/my-account/payments/make-a-payment';

/** The grower's documents that are open, by what the ERP says of them. */
function figures() {
  const open = rowsOf('invoices.csv').filter(
    (row) => row.account_no === accountNo && centsOf(row, 'open_amount') > 0,
  );
  const is = (row: (typeof open)[number], column: string) => /^[1ty]/i.test(row[column] ?? '');
  const late = open.filter((row) => row.due_date! < AS_OF && !is(row, 'deferred'));
  const last = rowsOf('statements.csv')
    .filter((row) => row.account_no === accountNo)
    .sort((a, b) => (a.period_to! < b.period_to! ? -1 : 1))
    .at(-1)!;
  const asked = open.filter(
    (row) => row.posting_date! <= last.period_to! && row.due_date! <= last.due_date! && !is(row, 'disputed'),
  );
  const coming = open.filter((row) => row.due_date! >= AS_OF);
  const next = coming
    .filter((row) => !is(row, 'disputed'))
    .map((row) => row.due_date!)
    .sort()[0]!;
  const due = coming.filter((row) => row.due_date! <= next);
  return {
    late: sumOf(
      late.filter((row) => !is(row, 'disputed')),
      'open_amount',
    ),
    disputed: sumOf(
      late.filter((row) => is(row, 'disputed')),
      'open_amount',
    ),
    asked: Math.min(centsOf(last, 'amount_due'), sumOf(asked, 'open_amount')),
    next,
    due: sumOf(due, 'open_amount'),
    later: sumOf(open, 'open_amount') - sumOf(late, 'open_amount') - sumOf(due, 'open_amount'),
  };
}

/** What each screen says of what is owed. */
async function sees(
  page: Page,
  { late, onItsWay, asked }: { late: number; onItsWay: number; asked: number },
) {
  const { disputed, next, due, later } = figures();
  const lines = [late + onItsWay + disputed, due, later].filter((cents) => cents > 0);
  const action = late > 0 ? `Pay ${formatMoney(late)} past due` : /^Pay \$[\d,.]+ due /;
  for (const path of ['/home', '/my-account/overview', pay]) {
    await page.goto(path);
    const block = page.getByRole('region', { name: 'You owe' });
    await expect(block).toContainText(formatMoney(lines.reduce((sum, cents) => sum + cents, 0)));
    await expect(block.locator('dd')).toHaveText(lines.map((cents) => formatMoney(cents)));
    await expect(block.locator('dt').first()).toContainText(`${formatMoney(disputed)} of it in dispute`);
    await expect(block.locator('dt').nth(1)).toContainText(`Due ${formatDate(next).split(',')[0]}`);
    if (onItsWay > 0)
      await expect(block.locator('dt').first()).toContainText(`${formatMoney(onItsWay)} of it on its way`);
    // On a phone it is folded where one pays.
    const unfold = block.getByRole('button', { name: /Show what it’s made of$/ });
    if (await unfold.isVisible()) await unfold.click();
    await expect(block.getByRole(path === pay ? 'button' : 'link', { name: action })).toBeVisible();
  }

  await page.goto(`/my-account/purchases/statements?account=${accountNo}`);
  await expect(page.getByText(`${formatMoney(asked)} left to pay, due`)).toBeVisible();
}

test('exactly what is past due is asked for, and nobody is asked for it again', async ({ page }) => {
  test.slow();
  const { late, asked } = figures();
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  await sees(page, { late, onItsWay: 0, asked });

  await test.step('the bank account that it is paid from', async () => {
    await page.goto('/my-account/payments/payment-options?add=1');
    await fillBank(page, { nickname: 'Pay now', routing: PALOUSE, number: someNumber(10) });
    await page.getByRole('button', { name: 'Save bank account' }).click();
    await expect(page.getByRole('listitem', { name: /Pay now/ })).toBeVisible();
  });

  await test.step('what is past due, by the main action', async () => {
    await page.goto('/my-account/overview');
    await page.getByRole('link', { name: `Pay ${formatMoney(late)} past due` }).click();
    await expect(page.getByRole('group', { name: 'Invoices and credits' })).toBeVisible();
    await page.getByRole('radio', { name: /^Pay now ••/ }).check();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
      `Total to pay${formatMoney(late)}`,
    );
    await page.getByRole('button', { name: 'Review payment' }).click();
    await page.getByRole('checkbox', { name: /authorize the payment/ }).check();
    await page.getByRole('button', { name: 'Send payment request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeVisible();
  });

  await sees(page, { late: 0, onItsWay: late, asked: asked - late });
});
