import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { accountNo } from '../drop';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;

/** What is decided holds for everybody: the test has a portal of its own. */
const PORT = '3479';

async function decideSchedule(desk: Page): Promise<void> {
  await desk.goto('/admin/notices');
  await desk.getByRole('link', { name: 'Notice settings' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Notice settings' })).toBeVisible();
  const days = desk.getByLabel(/^Days past due/);
  await days.fill('10, 5');
  // The first refusal: days that go back.
  await desk.getByRole('button', { name: 'Save schedule' }).click();
  await expect(desk.getByRole('link', { name: /the smallest first\.$/ })).toBeVisible();
  await days.fill('5, 10');
  await desk.getByRole('button', { name: 'Save schedule' }).click();
  await expect(desk.getByText('Schedule saved')).toBeVisible();
  const versions = desk.getByRole('table', { name: 'Versions of the schedule' });
  await expect(versions.getByRole('row').nth(1)).toContainText('past due 5, 10');
  await expect(versions.getByRole('row').nth(1)).toContainText('Coming');
}

async function decideText(desk: Page): Promise<void> {
  await desk.getByLabel('Notice', { exact: true }).selectOption('pastDue');
  await desk.getByLabel(/^Opening in English/).fill('Dear {account}, <b>harvest</b> is long.');
  await desk.getByLabel(/^Closing in English/).fill('Call us about {sum}.');
  await desk.getByRole('button', { name: 'Save sentences' }).click();
  await expect(desk.getByRole('link', { name: /\{sum\}/ })).toBeVisible();
  await desk.getByLabel(/^Closing in English/).fill('Call us about {amount}.');
  await desk.getByRole('button', { name: 'Preview in English' }).click();
  const preview = desk.getByRole('region', { name: 'Preview with sample values' });
  await expect(preview).toContainText('Dear Sample Farms, <b>harvest</b> is long.');
  await expect(preview).toContainText('Call us about $4,210.00.');
  await desk.getByRole('button', { name: 'Preview in Spanish' }).click();
  await expect(preview).not.toContainText('harvest');
  await desk.getByRole('button', { name: 'Save sentences' }).click();
  await expect(desk.getByText('Sentences saved')).toBeVisible();
}

async function pauseAccount(desk: Page): Promise<void> {
  await desk.goto(`/admin/accounts/${accountNo}`);
  await desk.getByRole('button', { name: 'Pause reminders' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Pause reminders' });
  await dialog.getByRole('button', { name: 'Pause reminders' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('The estate pays.');
  await dialog.getByRole('button', { name: 'Pause reminders' }).click();
  await expect(desk.getByText('Paused until someone resumes them')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Resume reminders' })).toBeVisible();
}

test('an administrator decides when reminders come, what they say, and who gets none', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const own = await startPortal(PORT, {});
  try {
    const desk = await atDesk(browser, `http://localhost:${PORT}`);
    await portal(desk).signIn(office);
    await expect(desk).toHaveURL(/\/home$/);
    await decideSchedule(desk);
    await decideText(desk);
    await pauseAccount(desk);

    await desk.goto('/admin/notices');
    await expect(desk.getByRole('heading', { level: 1, name: 'Notice runs' })).toBeVisible();
    await portal(desk).settled();
    await expect(desk.getByRole('main')).toContainText(/notices to \d|No notice runs yet|Earlier runs/);
  } finally {
    await own.stop();
  }
});
