import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { account, accountNo, invoices } from '../drop';
import { mailbox } from '../mailbox';
import { atDesk, portal } from '../portal';

const OWN_PASSWORD = 'Autumn*Wheat27';
const office = signIns.find(({ admin }) => admin)!;

test('somebody without a sign-in asks for one, the office approves it, and they sign in @phone', async ({
  page,
  browser,
  baseURL,
  request,
}, info) => {
  test.slow();
  const { code, messagesTo } = mailbox(request);
  const email = `asks.${info.project.name}.${Date.now()}@example.com`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Request access' }).click();
  await expect(page).toHaveURL(/\/request-access$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Request access' })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('link', { name: 'Enter the account number' })).toBeVisible();

  await page.getByLabel('Account number').fill(accountNo);
  await page.getByLabel('ZIP code of the account').fill(account().zip!);
  await page.getByLabel('A number or an amount').fill(invoices()[0]!.invoice_no!);
  await page.getByLabel('Your name').fill('Lee Hand');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeFocused();
  const requestNo = /AR-\d{4}-\d{6}/.exec((await page.getByRole('main').textContent())!)![0];
  await expect(async () => expect(await messagesTo(email)).toHaveLength(1)).toPass();
  const [received] = await messagesTo(email);
  expect(received!.text).toContain(requestNo);
  expect(received!.text).not.toContain(accountNo);

  // The office sits at a desk, whatever the person has in hand.
  const desk = await atDesk(browser, baseURL);
  await portal(desk).signIn(office);
  await expect(desk).toHaveURL(/\/home$/);
  await desk.getByRole('link', { name: 'New access requests' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Access requests' })).toBeVisible();
  await desk.goto(`/admin/access-requests?request=${requestNo}`);
  const drawer = desk.getByRole('dialog', { name: `Access request ${requestNo}` });
  await expect(drawer.getByText(/of 100 points/)).toHaveText('Strong match, 75 of 100 points');
  await drawer.getByLabel('May do with account 1').selectOption('view');
  await drawer.getByRole('button', { name: 'Approve and invite' }).click();
  await expect(drawer.getByText(`Approved by ${office.username}`)).toBeVisible();

  const password = await code(email, 1);
  await portal(page).signIn({ username: email, password });
  await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await desk.goto(`/admin/access-requests?tab=approved&q=${requestNo}`);
  await expect(desk.getByRole('link', { name: 'Lee Hand' })).toBeVisible();
  await desk.close();
});
