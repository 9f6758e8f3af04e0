import { type Browser, expect, type Page, test, type TestInfo } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { defaultCompany } from '@contract/defaultCompany';
import { formatDate } from '@contract/format/date';
import { placingTime } from '@contract/rules/autopayTimes';
import { addBankingDays } from '@contract/rules/bankingDays';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { growerOn, portalWithBank, soon } from '../confirmedBanks';
import { accountNo } from '../drop';
import { atDesk, portal } from '../portal';

const office = signIns.find(({ admin }) => admin)!;
const here = `/my-account/payments/scheduled?account=${accountNo}`;

/** As the company decides them when it begins. */
const hours = { ...startingSettings.payments, booksZone: defaultCompany.booksZone };
const firstDay = addBankingDays('2026-04-13', 6);

/** A plan is seen by all: each width has a portal of its own. */
const ports = { wide: '3515', phone: '3516' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

async function officeOn(browser: Browser, baseURL: string, at: string): Promise<Page> {
  const desk = await atDesk(browser, baseURL);
  await desk.clock.install({ time: at });
  await portal(desk).signIn(office);
  await expect(desk).not.toHaveURL(/\/login$/);
  await desk.goto(`/admin/accounts/${accountNo}`);
  return desk;
}

/** In the data folder of a portal that stands still: the bank sent the first installment back. */
async function returnDebit(dataDir: string): Promise<void> {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    await db.sql
      .updateTable('request')
      .set({ status: 'returned' })
      .where('request_id', 'in', (eb) =>
        eb.selectFrom('autopay_run').select('request_id').$castTo<{ request_id: string }>(),
      )
      .execute();
  } finally {
    await db.close();
  }
}

const planOn = (page: Page) => page.getByRole('region', { name: /^Payment plan/ });

test(
  'a plan is proposed from home, accepted by the office, debited by itself, and broken when that comes back',
  { tag: ['@phone', '@long'] },
  async ({ browser }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await portalWithBank(browser, port);
    try {
      const page = await growerOn(browser, baseURL, soon);
      await test.step('proposed in two installments', async () => {
        await page.getByRole('link', { name: 'Propose a payment plan' }).click();
        await planOn(page).getByRole('button', { name: 'Propose a payment plan' }).click();
        const dialog = page.getByRole('dialog', { name: 'Propose a payment plan' });
        await dialog.getByRole('textbox', { name: 'Amount to pay in installments' }).fill('100.01');
        await dialog.getByLabel('Installments', { exact: true }).selectOption('2');
        await dialog.getByLabel('First day').fill('2026-04-18');
        await dialog.getByRole('button', { name: 'Read the text' }).click();
        await expect(dialog.getByText(/Choose a banking day/).first()).toBeVisible();
        await dialog.getByLabel('First day').fill(firstDay);
        await expect(dialog.getByText(/^\$50\.01 first, then \$50\.00 each/)).toBeVisible();
        await dialog.getByRole('button', { name: 'Read the text' }).click();
        await expect(dialog.getByText(`$50.01 on ${formatDate(firstDay)}`, { exact: false })).toBeVisible();
        await dialog.getByRole('checkbox', { name: 'I agree to this' }).check();
        await dialog.getByRole('button', { name: 'Agree and propose' }).click();
        await expect(page.getByText('The plan is proposed')).toBeVisible();
        await expect(planOn(page)).toContainText('You proposed this plan.');
      });
      await page.close();

      const desk = await officeOn(browser, baseURL, soon);
      await test.step('accepted at a desk, where the list of accounts names it', async () => {
        const plans = desk.getByRole('region', { name: 'Payment plans' });
        await plans.getByRole('button', { name: 'Accept plan' }).click();
        await expect(plans).toContainText('0 of 2 paid, $100.01 left');
      });
      await desk.close();

      const placed = placingTime(firstDay, hours).toISOString();
      await own.moveTo(placed);
      const second = await growerOn(browser, baseURL, placed);
      await test.step('its first installment is requested by itself', async () => {
        await expect(async () => {
          await second.goto(here);
          await expect(planOn(second)).toContainText('On its way', { timeout: 5_000 });
        }).toPass({ timeout: 120_000 });
        await second.goto('/home');
        await expect(second.getByText('Payment plan: 0 of 2 paid, $100.01 left')).toBeVisible();
      });
      await second.close();

      const after = new Date(Date.parse(placed) + 48 * 3_600_000).toISOString();
      await own.moveTo(after, returnDebit);
      const third = await growerOn(browser, baseURL, after);
      await test.step('it comes back, and the plan is broken for both sides', async () => {
        await expect(async () => {
          await third.goto(here);
          await expect(planOn(third)).toContainText('An installment was returned', { timeout: 5_000 });
        }).toPass({ timeout: 150_000 });
        await expect(planOn(third)).toContainText('Stopped');
        const last = await officeOn(browser, baseURL, after);
        await expect(last.getByRole('region', { name: 'Payment plans' })).toContainText('Broken');
        await last.goto('/admin/accounts');
        await expect(last.getByText('Payment plan of $100.01')).toBeVisible();
        await last.close();
      });
      await third.close();
    } finally {
      await own.stop();
    }
  },
);
