import { expect, type Page } from '@playwright/test';
import { grower } from './drop';

/** A bank account as the form asks for it. */
interface BankToAdd {
  readonly nickname: string;
  readonly routing: string;
  readonly number: string;
}

/** A routing number that the demo knows. */
export const PALOUSE = '125100018';

/** An account number that stands in no file. */
export const someNumber = (digits: number): string =>
  Array.from({ length: digits }, () => String(Math.floor(1 + Math.random() * 9))).join('');

/** Fills in everything but what is said already; a routing number that looks wrong is confirmed. */
export async function fillBank(page: Page, { nickname, routing, number }: BankToAdd) {
  await page.getByLabel('Name on the bank account').fill('Kessler Ridge Farms');
  await page.getByRole('radio', { name: /Business/ }).check();
  await page.getByRole('radio', { name: /Checking/ }).check();
  await page.getByLabel('Routing number').fill(routing);
  if (routing === PALOUSE) await expect(page.getByText('Palouse Community Bank, Colfax WA')).toBeVisible();
  else await page.getByRole('checkbox', { name: /^I checked/ }).check();
  await page.getByLabel('Account number', { exact: true }).fill(number);
  await page.getByLabel('Account number again').fill(number);
  await page.getByLabel(/^Nickname/).fill(nickname);
  await page.getByRole('checkbox', { name: /I am an authorized signer/ }).check();
}

/** Its sign-in has grown old: the server says so once, as it would after ten minutes. */
export const growOld = (page: Page) =>
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

/** Says once more who it is, where that is asked. */
export async function proveItIsThem(page: Page, who: { readonly password: string } = grower) {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Adds a bank account; the form that asks for a payment is the way there and back. */
export async function addBank(page: Page, nickname: string, who: { readonly password: string } = grower) {
  await page.goto('/my-account/payments/payment-options?add=1');
  await fillBank(page, { nickname, routing: PALOUSE, number: someNumber(10) });
  await growOld(page);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await proveItIsThem(page, who);
  await expect(page.getByRole('listitem', { name: new RegExp(nickname) })).toBeVisible();
}
