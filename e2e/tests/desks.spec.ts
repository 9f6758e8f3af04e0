import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { mailbox } from '../mailbox';
import { portal } from '../portal';

const OWN_PASSWORD = 'Autumn*Wheat27';
const [first, second] = signIns.filter(({ admin }) => admin);

test('an administrator gives a desk, a second one consents, and the person has what it opens and no more', async ({
  page,
  browser,
  request,
}, info) => {
  test.slow();
  const name = `desk.${info.project.name}@example.com`;
  await portal(page).signIn(first!);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Create user' }).click();
  const form = page.getByRole('dialog', { name: 'Create user' });
  await form.getByLabel('Email address').fill(name);
  await form.getByLabel('First name').fill('Ina');
  await form.getByLabel('Last name').fill('Counter');
  await form.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('button', { name: 'Show user' }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: 'Change desks' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('switch', { name: 'Help desk' }).click();
  await question.getByRole('button', { name: 'Change desks' }).click();
  await expect(drawer.getByText('Another administrator decides.')).toBeVisible();

  await page.goto('/admin/second-person');
  const own = page.getByRole('region', { name: new RegExp(name) });
  await expect(own.getByText('Somebody else decides this.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Confirm' })).toBeHidden();

  const colleague = await (await browser.newContext()).newPage();
  await portal(colleague).signIn(second!);
  await expect(colleague).toHaveURL(/\/home$/);
  await colleague.goto('/admin/second-person');
  const asked = colleague.getByRole('region', { name: new RegExp(name) });
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();

  const desk = await (await browser.newContext()).newPage();
  await portal(desk).signIn({ username: name, password: await mailbox(request).code(name, 0) });
  await desk.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await desk.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(desk).toHaveURL(/\/home$/);
  const office = desk.getByRole('navigation', { name: 'Office' });
  await expect(office.getByRole('link', { name: 'Messages' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Audit' })).toBeHidden();
  await desk.goto('/admin/audit');
  await expect(
    desk.getByRole('heading', { level: 1, name: 'This page isn’t part of your account' }),
  ).toBeVisible();
});
