import { expect, type Page, test } from '@playwright/test';
import { toCents } from '@contract/format/money';
import { openAs, startAnswer } from '../portal';
import { cancelRequest, openRequest } from '../requests';
import { signIns } from '@demo/signIns';

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
  const reason = page.getByRole('combobox', { name: /^Why less for Invoice/ });
  await expect(reason).toHaveValue('later');
  await reason.selectOption('price');
}

/** From the form to its check, with a part of an invoice out of the deposit plan. */
async function checkPart(page: Page, amount: string) {
  await openAs(page, saver, path);
  await choosePart(page, amount);
  await page
    .getByRole('radio', { name: /^Deposit plan/ })
    .first()
    .check();
  await expect(summary(page)).toContainText(`Total to pay$${amount}`);
  await page.getByRole('button', { name: 'Review payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your payment' })).toBeVisible();
}

const agree = (page: Page) => page.getByRole('checkbox', { name: /authorize the payment/ }).check();
const submitOn = (page: Page) => page.getByRole('button', { name: 'Send payment request' });

/** The number on the receipt. */
async function numberOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeVisible();
  return page
    .getByText(/^PR-\d{4}-\d{6}$/)
    .first()
    .innerText();
}

/** Opens the requests; answers the numbers of those under way that come to an amount. */
async function openOnes(page: Page, amount: string): Promise<string[]> {
  const answering = startAnswer(page, '/api/requests');
  await page.goto('/my-account/payments/payment-requests');
  const { rows } = (await answering) as {
    rows: { amountCents: number; requestNo: string }[];
  };
  return rows.filter(({ amountCents }) => amountCents === toCents(amount)).map(({ requestNo }) => requestNo);
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
  // Another amount per width: both run at the same time, and the same twice would be asked about.
  const amount = isMobile ? '11.25' : '12.50';
  await checkPart(page, amount);

  await expect(page.getByRole('heading', { level: 1, name: 'Review your payment' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Question about the price')).toBeVisible();
  await page.getByRole('button', { name: 'Change what is paid' }).click();
  await expect(page.getByRole('textbox', { name: /^Amount for Invoice/ })).toHaveValue(amount);
  await page.getByRole('button', { name: 'Review payment' }).click();

  await agree(page);
  const submit = submitOn(page);
  await context.setOffline(true);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The portal didn’t answer.' })).toHaveCount(1);
  await expect(page.getByText(/We can’t tell if your request got here/)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await submit.dblclick();

  const requestNo = await numberOn(page);
  expect(new Set(asked).size).toBe(1);
  await page.reload();
  await expect(page.getByText(requestNo).first()).toBeVisible();

  await page.getByRole('link', { name: 'See payment requests' }).click();
  await expect(page.getByText(requestNo).filter({ visible: true }).first()).toBeVisible();
  await cancelRequest(page);
});

test('one draft in two tabs, sent from both at once, is one payment', async ({ page, context, isMobile }) => {
  const amount = isMobile ? '14.25' : '15.50';
  await checkPart(page, amount);
  // A tab that is opened from another begins with what that one keeps.
  const opening = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opening;
  await agree(page);
  await agree(other);

  await Promise.all([submitOn(page).click(), submitOn(other).click()]);

  const requestNo = await numberOn(page);
  expect(await numberOn(other)).toBe(requestNo);
  expect(await openOnes(page, amount)).toEqual([requestNo]);
  await openRequest(page, requestNo);
  await cancelRequest(page);
});

test('a reload while it is sent, and the way back after it, ask for nothing twice', async ({
  page,
  isMobile,
}) => {
  const amount = isMobile ? '16.25' : '17.50';
  await checkPart(page, amount);
  await agree(page);
  // The portal gets it, and the browser is gone before the answer.
  const arrived = new Promise<void>((resolve) => {
    void page.route(
      '**/api/emailnotification*',
      (route) => route.fetch().then((answer) => (expect(answer.ok()).toBe(true), resolve())),
      { times: 1 },
    );
  });
  await submitOn(page).click();
  await arrived;
  await page.reload();

  // What is on its way by now is known to the page once it has loaded: it leads back to the form then.
  await page.waitForLoadState('networkidle');
  if (await page.getByRole('heading', { level: 1, name: 'Review your payment' }).isVisible()) {
    await agree(page);
    await submitOn(page).click();
    const told = await numberOn(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Make a payment' })).toBeVisible();
    await page.goForward();
    expect(await numberOn(page)).toBe(told);
  }

  const [requestNo, ...others] = await openOnes(page, amount);
  expect(others).toEqual([]);
  expect(requestNo).toMatch(/^PR-/);
  await openRequest(page, requestNo!);
  await cancelRequest(page);
});
