import { expect, type Page, test } from '@playwright/test';
import { addDays } from '@contract/format/date';
import { signIns } from '@demo/signIns';
import { chooseByArrows, repeatKeyUntil, tabTo } from '../keyboard';
import { watch } from '../portal';

/** A sign-in with a deposit plan, from which a payment can be taken without a bank. */
const saver = signIns.find(({ username }) => username === 'emil.vandermeer@example.com')!;

// Another amount than the tests beside it ask for: the same twice would be asked about.
const amount = '13.75';

/** A day as it is typed into the browser's own field: month, day, year. */
const typed = (day: string): string => `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`;

test('without a mouse: in, to a part of an invoice on another day, checked, authorized and cancelled', async ({
  page,
}) => {
  test.slow();
  const breaches = await watch(page);
  const { keyboard } = page;

  await test.step('signs in', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tabTo(page, 'Username or email', 'textbox');
    await keyboard.type(saver.username);
    await keyboard.press('Tab');
    await keyboard.type(saver.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('opens the form by the navigation', async () => {
    // Back past the page, to what stands before it on every page.
    await openGroup(page, 'My Account', 'Shift+Tab');
    await openGroup(page, 'Payments', 'Tab');
    await tabTo(page, 'Make a Payment', 'link');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Make a payment' })).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'How much would you like to pay?' })).toBeVisible();
  });

  await test.step('chooses an invoice and pays a part of it, for a reason', async () => {
    await chooseByArrows(page, 'How much would you like to pay?', /^Choose invoices/);
    const invoice = await tabTo(page, /^Pay Invoice/, 'checkbox');
    await keyboard.press('Space');
    await expect(invoice).toBeChecked();
    await tabTo(page, /^Change amount of Invoice/, 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Amount for Invoice/ })).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(amount);
    const reason = await tabTo(page, /^Why less for Invoice/, 'combobox');
    // Typing goes to the choice that begins so.
    await keyboard.type('Question about the p');
    await expect(reason).toHaveValue('price');
  });

  let day = '';
  await test.step('says from where and when', async () => {
    await chooseByArrows(page, 'Pay from', /^Deposit plan/);
    const field = page.getByLabel('Payment date');
    await repeatKeyUntil(page, field);
    day = addDays(await field.inputValue(), 1);
    await keyboard.type(typed(day));
    await expect(field).toHaveValue(day);
  });

  await test.step('looks at all of it once more, goes back and comes again', async () => {
    await tabTo(page, 'Review payment', 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Review your payment' })).toBeFocused();
    await tabTo(page, 'Change payment date', 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Make a payment' })).toBeFocused();
    await expect(page.getByLabel('Payment date')).toHaveValue(day);
    await tabTo(page, 'Review payment', 'button');
    await keyboard.press('Enter');
    await expect(page.getByText('Question about the price')).toBeVisible();
  });

  await test.step('authorizes it and reads its number', async () => {
    await tabTo(page, /authorize the payment/, 'checkbox');
    await keyboard.press('Space');
    await tabTo(page, 'Send payment request', 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment request sent' })).toBeFocused();
    await expect(page.getByText(/^PR-\d{4}-\d{6}$/).first()).toBeVisible();
  });

  await test.step('cancels it, in a dialog that gives the focus to what is new', async () => {
    await tabTo(page, 'Cancel request', 'button');
    await keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.locator(':focus')).toBeVisible();
    await tabTo(page, 'Cancel request', 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /cancelled/i })).toBeFocused();
    await expect(dialog).toHaveCount(0);
  });
  expect(breaches()).toEqual([]);
});

/** Opens a group of the navigation that is not open yet. */
async function openGroup(page: Page, name: string, key: string) {
  const group = await tabTo(page, name, 'button', key);
  if ((await group.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
}
