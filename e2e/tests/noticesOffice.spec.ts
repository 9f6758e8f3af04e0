import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { addDays, formatDate, weekdayOf } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { accountNo } from '../drop';
import { demoAsOf, demoMorning } from '../fillDemo.mjs';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;

/** What is decided holds for everybody: the test has a portal of its own. */
const PORT = '3479';
/** What was paid is that of a company whose books somebody wrote into. */
const PAID_PORT = '3542';

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

/** A reminder of a month ago named an invoice that was paid that day; answers what the books say was paid. */
async function remindedInSpring(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    const paid = await db.sql
      .selectFrom('payment as y')
      .innerJoin('payment_application as x', 'x.payment_no', 'y.payment_no')
      .select(['y.account_no', 'y.posting_date', 'x.invoice_no', 'x.applied_cents', 'x.discount_cents'])
      .where('y.status', '=', 'P')
      .where('y.posting_date', '>=', addDays(demoAsOf, -40))
      .where('y.posting_date', '<=', addDays(demoAsOf, -20))
      .where('x.applied_cents', '>', 0)
      .orderBy('y.posting_date')
      .orderBy('x.invoice_no')
      .executeTakeFirstOrThrow();
    const day = paid.posting_date;
    const { run_id } = await db.sql
      .insertInto('notice_run')
      .values({ day, state: 'released', at: `${day}T15:00:00Z` })
      .returning('run_id')
      .executeTakeFirstOrThrow();
    const reminder = { run_id, kind: 'pastDue', account_no: paid.account_no };
    await db.sql
      .insertInto('reminder')
      .values({ ...reminder, named_cents: 999_99 })
      .execute();
    await db.sql
      .insertInto('reminder_invoice')
      .values({ ...reminder, invoice_no: paid.invoice_no })
      .execute();
    return { day, cents: paid.applied_cents + paid.discount_cents };
  } finally {
    await db.close();
  }
}

test('the office reads what was paid after reminders', async ({ browser }) => {
  test.slow();
  let told: Awaited<ReturnType<typeof remindedInSpring>>;
  const own = await startPortal(
    PAID_PORT,
    {},
    {
      now: demoMorning,
      before: async (dataDir) => {
        told = await remindedInSpring(dataDir);
      },
    },
  );
  try {
    const desk = await atDesk(browser, `http://localhost:${PAID_PORT}`);
    await portal(desk).signIn(office);
    await expect(desk).toHaveURL(/\/home$/);
    await desk.goto('/admin/notices');
    await desk.getByRole('button', { name: 'Paid after reminders' }).click();
    const table = desk.getByRole('table', { name: 'Past due, by week' });
    const { day, cents } = told!;
    const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
    const figures = ['1', '$999.99', '1', formatMoney(cents)];
    for (const week of [formatDate(monday), 'All 13 weeks'])
      await expect(table.getByRole('row', { name: week }).getByRole('cell')).toHaveText([week, ...figures]);
    await desk.setViewportSize({ width: 360, height: 740 });
    await expect(desk.getByRole('main').getByText(formatMoney(cents)).first()).toBeVisible();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  } finally {
    await own.stop();
  }
});
