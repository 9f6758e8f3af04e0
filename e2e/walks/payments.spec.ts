import { expect, type Page, test } from '@playwright/test';
import { portal, watch } from '../portal';
import { signIns } from '../../demo/signIns';

const path = '/my-account/payments/make-a-payment';

/** A sign-in with a deposit plan, from which a payment can be taken without a bank. */
const saver = signIns.find(({ username }) => username === 'emil.vandermeer@example.com')!;

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function choosePart(page: Page, amount: string) {
  await page.getByRole('radio', { name: /Choose invoices/ }).check();
  const invoice = page.getByRole('checkbox', { name: /^Pay Invoice/ }).first();
  await invoice.check();
  await page.getByRole('button', { name: /^Change amount of Invoice/ }).click();
  await page.getByRole('textbox', { name: /^Amount for Invoice/ }).fill(amount);
  await page.getByRole('combobox', { name: /^Why less for Invoice/ }).selectOption('price');
}

test('a part of an invoice is paid: checked, reloaded, gone back to, sent once though pressed twice and lost once', async ({
  page,
  context,
  isMobile,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/emailnotification')) {
      asked.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  await portal(page).signIn(saver);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(path);
  // Another amount per width: both walk at the same time, and the same twice would be asked about.
  const amount = isMobile ? '11.25' : '12.50';
  await choosePart(page, amount);
  await page
    .getByRole('radio', { name: /^Deposit plan/ })
    .first()
    .check();
  await expect(summary(page)).toContainText(`Total to debit$${amount}`);
  await page.getByRole('button', { name: 'Review payment' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Check your payment' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Question about the price')).toBeVisible();
  await page.getByRole('button', { name: 'Change what is paid' }).click();
  await expect(page.getByRole('textbox', { name: /^Amount for Invoice/ })).toHaveValue(amount);
  await page.getByRole('button', { name: 'Review payment' }).click();

  await page.getByRole('checkbox', { name: /authorize the payment/ }).check();
  const submit = page.getByRole('button', { name: 'Authorize and submit' });
  await context.setOffline(true);
  await expect(page.getByText(/There is no connection/)).toBeVisible();
  await submit.click();
  await expect(page.getByText(/No answer came/)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await submit.dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeVisible();
  const requestNo = await page
    .getByText(/^PR-\d{4}-\d{6}$/)
    .first()
    .innerText();
  expect(new Set(asked).size).toBe(1);
  await page.reload();
  await expect(page.getByText(requestNo).first()).toBeVisible();

  await page.getByRole('link', { name: 'See payment requests' }).click();
  await expect(page.getByText(requestNo).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this request' }).click();
  await expect(page.getByText('Cancelled').filter({ visible: true }).first()).toBeVisible();
});

test('a payment is put together by the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A telephone has no keyboard to walk with.');
  const breaches = await watch(page);
  await portal(page).signIn(saver);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(path);
  await page.getByRole('radio', { name: /Choose invoices/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(summary(page)).not.toContainText('Total to debit$0.00');
  await page.getByRole('button', { name: 'Review payment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your payment' })).toBeFocused();
  expect(breaches()).toEqual([]);
});
