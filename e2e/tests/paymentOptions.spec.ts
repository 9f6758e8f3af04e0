import { expect, test } from '@playwright/test';
import { fillBank, growOld, PALOUSE, proveItIsThem, someNumber } from '../bankForm';
import { grower } from '../drop';
import { mailbox } from '../mailbox';
import { portal, watch } from '../portal';

const path = '/my-account/payments/payment-options';

test('saves a bank account with the password once more, renames and deletes it', async ({
  page,
  request,
}, testInfo) => {
  const breaches = await watch(page);
  const { messagesTo } = mailbox(request);
  const number = someNumber(10);
  const bank = { nickname: 'Farm checking', routing: PALOUSE, number };
  const last = number.slice(-4);
  const name = `Seed money ${testInfo.project.name}`;
  await portal(page).signIn(grower);
  await portal(page).goTo('My Account', 'Payments', 'Payment Options');
  await page.getByRole('link', { name: 'Add bank account' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a bank account' })).toBeVisible();

  await fillBank(page, bank);
  await growOld(page);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await proveItIsThem(page);
  const card = page.getByRole('listitem', { name: new RegExp(last) });
  await expect(card).toContainText('Palouse Community Bank, checking');
  await expect(card).toContainText('Waiting for the bank');
  await expect(page).toHaveURL(path);

  // Word for word the same, it would be the same wish that arrived twice.
  await page.goto(`${path}?add=1&back=/my-account/overview`);
  await fillBank(page, { ...bank, nickname: 'Farm checking again' });
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByRole('link', { name: /You’ve already saved this bank account/ })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + page.url()).not.toContain(number);
  await page.getByRole('button', { name: 'Cancel' }).click();
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
    const messages = (await messagesTo(grower.username)).filter(
      ({ subject, text }) => subject.includes('bank account') && text.includes(last),
    );
    expect(new Set(messages.map(({ subject }) => subject.split(' at ')[0]))).toEqual(
      new Set(['A bank account was added', 'A bank account was removed']),
    );
    expect(JSON.stringify(messages)).not.toContain(number);
  }).toPass();
  // The browser tells of each answer that says no; both were meant.
  expect(breaches().filter((breach) => !/40[39]/.test(breach))).toEqual([]);
});
