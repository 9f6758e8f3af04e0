import { expect, type Page, test } from '@playwright/test';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { portal, watch } from '../portal';

const path = '/my-account/payments/payment-options';

/** A number that stands in no file. */
const someNumber = () => String(Math.floor(1e9 + Math.random() * 9e9));

async function fill(page: Page, number: string) {
  await page.getByLabel('Name on the bank account').fill('Kessler Ridge Farms');
  await page.getByRole('radio', { name: /Business/ }).check();
  await page.getByRole('radio', { name: /Checking/ }).check();
  await page.getByLabel('Routing number').fill('125100018');
  await expect(page.getByText('Palouse Community Bank, Colfax WA')).toBeVisible();
  await page.getByLabel('Account number', { exact: true }).fill(number);
  await page.getByLabel('Account number again').fill(number);
  await page.getByLabel(/^Nickname/).fill('Farm checking');
  await page.getByRole('checkbox', { name: /I am an authorized signer/ }).check();
}

/** Its sign-in has grown old: the server says so once, as it would after ten minutes. */
const growOld = (page: Page) =>
  page.route(
    '**/api/externalpaymentoptions',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'forbidden', message: 'Again.', fields: { stepUp: 'Again.' } }),
      }),
    { times: 1 },
  );

test('saves a bank account with the password once more, renames and deletes it', async ({
  page,
  request,
}, testInfo) => {
  const breaches = await watch(page);
  const { lettersTo } = mailbox(request);
  const number = someNumber();
  const last = number.slice(-4);
  const name = `Seed money ${testInfo.project.name}`;
  await portal(page).signIn(grower);
  await portal(page).goTo('My Account', 'Payments', 'Payment Options');
  await page.getByRole('link', { name: 'Add bank account' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a bank account' })).toBeVisible();

  await fill(page, number);
  await growOld(page);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(grower.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByRole('listitem', { name: new RegExp(last) });
  await expect(card).toContainText('Palouse Community Bank, checking');
  await expect(card).toContainText('Waiting for the bank');
  await expect(page).toHaveURL(path);

  await page.goto(`${path}?add=1&back=/my-account/overview`);
  await fill(page, number);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByRole('link', { name: /You have saved this bank account already/ })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + page.url()).not.toContain(number);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/my-account\/overview$/);

  await page.goto(path);
  await card.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByLabel('Nickname').fill(name);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete bank account' }).click();
  await expect(card).toHaveCount(0);

  await expect(async () => {
    const letters = (await lettersTo(grower.username)).filter(({ text }) => text.includes(last));
    expect(new Set(letters.map(({ subject }) => subject.split(' at ')[0]))).toEqual(
      new Set(['A bank account was added', 'A bank account was removed']),
    );
    expect(JSON.stringify(letters)).not.toContain(number);
  }).toPass();
  // The browser tells of each answer that says no; both were meant.
  expect(breaches().filter((breach) => !/40[39]/.test(breach))).toEqual([]);
});
