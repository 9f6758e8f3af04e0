import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { fillBank, growOld, PALOUSE, proveItIsThem, someNumber } from '../bankForm';
import { grower } from '../drop';
import { portal, watch } from '../portal';
import { cancelRequest, openRequest } from '../requests';

const person = (username: string) => signIns.find((signIn) => signIn.username === username)!;
const form = '/my-account/payments/make-a-payment';

async function deleteBank(page: Page, nickname: string) {
  await page.goto('/my-account/payments/payment-options');
  const card = page.getByRole('listitem', { name: new RegExp(nickname) });
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete bank account' }).click();
  await expect(card).toHaveCount(0);
}

test('pays from a bank account that is added on the way, and takes it back', async ({ page, isMobile }, {
  project,
}) => {
  test.slow();
  const breaches = await watch(page);
  const bank = { nickname: `Harvest ${project.name}`, routing: PALOUSE, number: someNumber(10) };
  const amount = isMobile ? '21.25' : '22.50';
  await portal(page).signIn(grower);
  await portal(page).goTo('My Account', 'Payments', 'Make a Payment');
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByRole('button', { name: 'Review payment' }).click();
  await expect(page.getByRole('link', { name: 'Enter an amount' })).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill(amount);

  await page.getByRole('link', { name: 'Add a bank account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a bank account' })).toBeVisible();
  await fillBank(page, bank);
  await growOld(page);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await proveItIsThem(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Make a payment' })).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(amount);
  const source = page.getByRole('radio', { name: new RegExp(`^${bank.nickname} ••`) });
  await expect(source).toBeChecked();
  await expect(source).toHaveAccessibleDescription(/new, at most \$[\d,.]+ a payment until .* P[SD]T/);
  await expect(page.getByText('There is a problem')).toHaveCount(0);
  await expect(page).toHaveURL(/make-a-payment(\?account=\w+)?$/);
  await expect(page.getByText('Send this by')).toBeVisible();
  await page.getByRole('button', { name: 'Review payment' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Review your payment' })).toBeFocused();
  await expect(page.getByText(/I authorize .* to initiate a debit of \$/)).toContainText(`$${amount}`);
  await page.getByRole('checkbox', { name: /authorize the payment/ }).check();
  await page.getByRole('button', { name: 'Send payment request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeFocused();
  await expect(page.getByText('Leaves your bank account')).toBeVisible();
  const requestNo = await page
    .getByText(/^PR-\d{4}-\d{6}$/)
    .first()
    .innerText();

  await test.step('a bank account that a request uses cannot be deleted, and nobody is asked whether to', async () => {
    // By the menu: the form, with the number that was typed in it, does not stand there any more.
    await portal(page).goTo('My Account', 'Payments', 'Payment Options');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment options' })).toBeVisible();
    const card = page.getByRole('listitem', { name: new RegExp(bank.nickname) });
    await card.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog', { name: `${bank.nickname} is in use` });
    await expect(dialog).toContainText('1 open request');
    await expect(dialog.getByRole('button')).toHaveText(['Keep it']);
    await dialog.getByRole('link').click();
  });

  await openRequest(page, requestNo);
  const drawer = page.getByRole('dialog', { name: `Request ${requestNo}` });
  await expect(drawer).toContainText(`$${amount}`);
  await expect(drawer).toContainText(bank.nickname);
  await cancelRequest(page);
  await deleteBank(page, bank.nickname);
  // The browser tells of each answer that says no; this one was meant.
  expect(breaches().filter((breach) => !/403/.test(breach))).toEqual([]);
});

test('says of a bank account that nobody can debit why it pays nothing', async ({ page }, { project }) => {
  test.slow();
  const banks = [
    {
      nickname: `Long number ${project.name}`,
      routing: PALOUSE,
      number: someNumber(18),
      why: /has 18 digits/,
    },
    {
      nickname: `Treasury ${project.name}`,
      routing: '000000518',
      number: someNumber(9),
      why: /No payments can be made/,
    },
  ];
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  for (const bank of banks) {
    await page.goto('/my-account/payments/payment-options?add=1');
    await fillBank(page, bank);
    await page.getByRole('button', { name: 'Save bank account' }).click();
    await expect(page.getByRole('listitem', { name: new RegExp(bank.nickname) })).toContainText(bank.why);
  }

  await page.goto(form);
  for (const { nickname, why } of banks) {
    const source = page.getByRole('radio', { name: new RegExp(`^${nickname}`) });
    await expect(source).toBeDisabled();
    await expect(source).toHaveAccessibleDescription(why);
  }
  for (const { nickname } of banks) await deleteBank(page, nickname);
});

test('tells who may not pay why, and what is open to them', async ({ page, isMobile }) => {
  // Neither is somebody who changes a sign-in in the tests of this width.
  const reader = isMobile
    ? { who: person('ledger@cpa.example.com'), why: /You can view these accounts but not pay/ }
    : { who: person('agnes.thornbury@example.com'), why: /You can view this account but not pay/ };
  await portal(page).signIn(reader.who);
  await expect(page).toHaveURL(/\/home$/);
  for (const path of ['/home', '/my-account/overview', '/my-account/purchases/statements']) {
    await page.goto(path);
    await portal(page).settled();
    await expect(page.getByRole('link', { name: /^(Pay( |$)|Make a payment)/i })).toHaveCount(0);
  }
  await page.goto(form);

  await expect(page.getByText(reader.why)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Review payment' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See statements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
});
