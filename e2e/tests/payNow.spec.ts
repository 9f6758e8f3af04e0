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
const DAY_BEFORE = '2026-04-11';

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
  const coming = open.filter((row) => row.due_date! >= AS_OF && !is(row, 'disputed'));
  const next = coming.map((row) => row.due_date!).sort()[0]!;
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
    due: sumOf(
      coming.filter((row) => row.due_date === next),
      'open_amount',
    ),
  };
}

const fact = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${label}") + dd`));

/** What each screen says of what is to be paid. */
async function sees(
  page: Page,
  { late, onItsWay, asked }: { late: number; onItsWay: number; asked: number },
) {
  const { disputed, next, due } = figures();
  const beside = [
    `${formatMoney(disputed)} past due is in dispute.`,
    ...(onItsWay > 0 ? [`${formatMoney(onItsWay)} past due is on its way.`] : []),
  ].join(' ');
  await page.goto('/home');
  await expect(fact(page, 'Past due')).toHaveText(`${formatMoney(late)}${beside}`);
  const asks = page.getByRole('heading', { level: 2, name: / is past due$/ });
  await expect(asks).toHaveText(late > 0 ? [`${formatMoney(late)} is past due`] : []);

  await page.goto('/my-account/overview');
  const note = page.getByText(`Next due ${formatDate(next)}: ${formatMoney(due)}.`);
  await expect(note).toContainText(beside);
  if (late > 0) await expect(note).toContainText(`Includes ${formatMoney(late)} past due.`);
  else await expect(note).not.toContainText('Includes');

  await page.goto(`/my-account/purchases/statements?account=${accountNo}`);
  await expect(page.getByText(`${formatMoney(asked)} left of it, due`)).toBeVisible();

  await page.goto('/my-account/payments/make-a-payment');
  const everything = page.getByRole('radio', { name: /^Everything due by a day/ });
  if (late > 0)
    await expect(everything).toHaveAccessibleDescription(new RegExp(`\\${formatMoney(late)} is past due`));
  else await expect(everything).not.toHaveAccessibleDescription(/past due/);
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

  await test.step('what was due before the day of the figures', async () => {
    await page.goto('/my-account/payments/make-a-payment');
    await page.getByRole('radio', { name: /^Everything due by a day/ }).check();
    await page.getByLabel('Due on or before').fill(DAY_BEFORE);
    await page.getByRole('radio', { name: /^Pay now ••/ }).check();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
      `Total to debit${formatMoney(late)}`,
    );
    await page.getByRole('button', { name: 'Review payment' }).click();
    await page.getByRole('checkbox', { name: /authorize the payment/ }).check();
    await page.getByRole('button', { name: 'Authorize and submit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeVisible();
  });

  await sees(page, { late: 0, onItsWay: late, asked: asked - late });
});
