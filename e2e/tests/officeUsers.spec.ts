import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { downloadCsv } from '../files';
import { mailbox } from '../mailbox';
import { portal } from '../portal';

const OWN_PASSWORD = 'Autumn*Wheat27';
const administrator = signIns.find(({ admin }) => admin)!;

test('the office creates a user, who signs in with the mailed password, is given the plan, and is deleted', async ({
  page,
  browser,
  request,
}, info) => {
  test.slow();
  const name = `new.hand.${info.project.name}@example.com`;
  await portal(page).signIn(administrator);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/admin/users');
  const listed = await downloadCsv(page);
  expect(listed.map((row) => row['Signs in as'])).toContain(administrator.username);
  await page.getByRole('button', { name: 'Create user' }).click();
  const form = page.getByRole('dialog', { name: 'Create user' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('Email address').fill(administrator.username);
  await form.getByLabel('Email address').blur();
  await expect(form.getByText(/is a user already/).first()).toBeVisible();
  await form.getByLabel('First name').fill('Lee');
  await form.getByLabel('Last name').fill('Hand');
  await form.getByLabel('Email address').fill(name);
  const accountNo = signIns[0]!.accounts[0]!.accountNo;
  await form.getByLabel('Find an account', { exact: true }).fill(accountNo);
  await form.getByLabel('Find an account', { exact: true }).press('Enter');
  await expect(form.getByLabel(`Access to ${accountNo}`)).toBeVisible();
  await expect(form.getByLabel('Find an account', { exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`We mailed an invitation to ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show user' }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Invited', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const password = await mailbox(request).code(name, 0);
  await portal(other).signIn({ username: name, password });
  await other.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await other.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(other).toHaveURL(/\/home$/);
  await other.goto('/my-deposit-plan');
  await expect(other.getByText(/isn’t part of your/)).toBeVisible();

  await drawer.getByRole('switch', { name: 'Deposit plan' }).click();
  await page.getByRole('button', { name: 'Give deposit plan' }).click();
  await expect(drawer.getByRole('switch', { name: 'Deposit plan' })).toBeChecked();
  await other.goto('/my-deposit-plan');
  await expect(other.getByRole('heading', { level: 1, name: 'My Deposit Plan' })).toBeVisible();
  await expect(other.getByText(/isn’t part of your/)).toBeHidden();

  await drawer.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(drawer.getByText('Deleted', { exact: true }).first()).toBeVisible();
  await other.goto('/home');
  await expect(other).toHaveURL(/\/login$/);
  await portal(other).signIn({ username: name, password: OWN_PASSWORD });
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
});
