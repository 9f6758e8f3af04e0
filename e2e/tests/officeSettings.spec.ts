import { expect, test } from '@playwright/test';
import { addDays, formatDate, weekdayOf } from '@contract/format/date';
import { signIns } from '@demo/signIns';
import { grower } from '../drop';
import { portal, watch } from '../portal';

const office = signIns.find(({ admin }) => admin)!;

/** A day on which the demo's branches are open, far enough ahead that no other test needs it. */
function aWorkday(): string {
  let day = addDays(new Date().toISOString().slice(0, 10), 14);
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6) day = addDays(day, 1);
  return day;
}

/** What the office decides is what customers read; the version before stays. */
test('decides the hours of support, which a customer then reads', async ({ page, browser }) => {
  const breaches = await watch(page);
  await portal(page).signIn(office);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Company settings' })).toBeVisible();

  const payments = page.getByRole('button', { name: 'Payments', exact: true });
  const cutoff = page.getByLabel('Cut-off');
  await payments.click();
  const before = await cutoff.inputValue();
  await cutoff.fill('');
  await payments.click();
  await expect(cutoff).toBeHidden();
  await page.getByRole('button', { name: 'Review changes' }).click();
  const problems = page.getByRole('alert').first();
  await expect(problems).toBeFocused();
  await problems.getByRole('link', { name: 'Fill in “Cut-off”' }).click();
  await expect(cutoff).toBeFocused();
  await expect(cutoff).toHaveValue('');
  await cutoff.fill(before);

  const largest = page.getByLabel('Largest payment', { exact: true });
  const limit = await largest.inputValue();
  await largest.fill('0');
  await payments.click();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(problems).toContainText('above zero');
  await expect(problems).toBeFocused();
  await problems.getByRole('link').click();
  await expect(largest).toBeFocused();
  await largest.fill(limit);

  const hours = `Weekdays 7 AM to 6 PM (${Date.now()})`;
  await page.getByRole('button', { name: 'Who to reach' }).click();
  await page.getByLabel('Hours of support').fill(hours);
  const dayOff = aWorkday();
  await page.getByRole('button', { name: 'Holidays', exact: true }).click();
  await page.getByRole('button', { name: 'Add a day off' }).click();
  await page.getByLabel('Day', { exact: true }).fill(dayOff);
  await page.getByLabel('Name', { exact: true }).fill('Founders’ Day');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(hours);
  await expect(page.getByRole('alertdialog')).toContainText(`none → ${formatDate(dayOff)} Founders’ Day`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(
    page.getByRole('table', { name: 'All versions' }).getByText(office.username).first(),
  ).toBeVisible();
  expect(breaches().filter((breach) => !breach.includes('400'))).toEqual([]);

  const customer = await browser.newPage();
  await portal(customer).signIn(grower);
  await portal(customer).goTo('Contact Us');
  await expect(customer.getByText(hours)).toBeVisible();
  await expect(customer.getByText('Founders’ Day').first()).toBeVisible();
  await customer.close();
});
