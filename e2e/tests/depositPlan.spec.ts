import { expect, type Page, test } from '@playwright/test';
import { toCents } from '@contract/format/money';
import { signIns } from '@demo/signIns';
import { rowsOf } from '../drop';
import { takePdf } from '../files';
import { openAs, watch } from '../portal';

// Neither the branch's zone nor the company's.
test.use({ timezoneId: 'America/New_York' });

const saver = signIns.find(({ username }) => username === 'emil.vandermeer@example.com')!;

/** One deposit account for each width: both run at the same time, and what one asks for is held. */
function ownPlan(project: string): string {
  const own = new Set<string | undefined>(saver.accounts.map(({ accountNo }) => accountNo));
  const plans = rowsOf('deposit_accounts.csv').filter(({ account_no }) => own.has(account_no));
  return plans[project === 'wide' ? 0 : 1]!.sav_id!;
}

const ASKED_CENTS = 100_00;

test('asks for a check at a branch in another zone; it is held at once, on paper too', async ({ page }, {
  project,
}) => {
  const breaches = await watch(page);
  const savId = ownPlan(project.name);
  await openAs(page, saver, `/my-deposit-plan?account=${savId}`);
  const before = await availableOf(page);

  await page.getByRole('link', { name: 'Request money' }).click();
  await page.getByText('Check to pick up').click();
  await page.getByLabel('Amount').fill('9999999');
  await page.getByRole('button', { name: 'Review request' }).click();
  await expect(page.getByRole('alert')).toContainText(/Enter an amount of \$[\d,.]+ or less/);

  await page.getByLabel('Amount').fill('100');
  await page
    .getByLabel('Branch')
    .selectOption({ label: await labelOf(page, 'Branch', /^Ontario .*Mountain time/) });
  await page.getByLabel('Day').selectOption({ index: 1 });
  await page.getByLabel('Time (Mountain time)').selectOption({ index: 1 });
  await page.getByLabel('Who will pick up the check').fill('Emil Vandermeer');
  await page.getByRole('button', { name: 'Review request' }).click();
  await expect(page.getByRole('heading', { name: 'Review your request' })).toBeFocused();
  await expect(page.getByText(/[AP]M to .*, Mountain time$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/[AP]M to .*, Mountain time$/)).toBeVisible();

  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  const number = await page.getByText(/^PR-\d{4}-\d{6}$/).innerText();

  await test.step('the confirmation has an address: a reload shows it, Back leads to an empty form', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Request money' })).toBeVisible();
    await expect(page.getByLabel('Amount')).toHaveValue('');
    await page.goForward();
    await expect(page.getByText(number)).toBeVisible();
  });

  await page.getByRole('link', { name: 'Back to my deposit plan' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await availableOf(page)).toBe(before - ASKED_CENTS);

  await page.getByRole('button', { name: 'Statement (PDF)' }).click();
  const statement = await takePdf(page, () => page.getByRole('menuitem', { name: /^Last month/ }).click());
  expect(statement.name).toMatch(new RegExp(`^deposit-plan-statement_${savId}_.*\\.pdf$`));
  expect(statement.text).toContain('Deposit plan statement');
  expect(statement.text).toContain(`Held for request ${number}`);

  await page.getByRole('link', { name: number }).click();
  const receipt = await takePdf(page, () => page.getByRole('button', { name: 'Receipt (PDF)' }).click());
  expect(receipt.name).toBe(`receipt_${number}.pdf`);
  expect(receipt.text).toContain('Amount $100.00');
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText(/^It was cancelled\./).first()).toBeVisible();
  await page.goto(`/my-deposit-plan?account=${savId}`);
  expect(await availableOf(page)).toBe(before);
  expect(breaches()).toEqual([]);
});

/** What the page says is available, in cents. */
async function availableOf(page: Page): Promise<number> {
  const tile = page.getByText('Available', { exact: true }).locator('..');
  const [amount] = /[\d,]+\.\d{2}/.exec(await tile.innerText())!;
  return toCents(amount.replaceAll(',', ''))!;
}

async function labelOf(page: Page, field: string, words: RegExp): Promise<string> {
  return (await page.getByLabel(field).locator('option').filter({ hasText: words }).innerText()).trim();
}
