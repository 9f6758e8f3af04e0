import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { defaultCompany } from '@contract/defaultCompany';
import { formatDate } from '@contract/format/date';
import { placingTime } from '@contract/rules/autopayTimes';
import { addBankingDays } from '@contract/rules/bankingDays';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { growerOn, portalWithBank, soon } from '../confirmedBanks';
import { accountNo, grower } from '../drop';
import { mailbox } from '../mailbox';

const here = `/my-account/payments/scheduled?account=${accountNo}`;

/** As the company decides them when it begins. */
const hours = { ...startingSettings.payments, booksZone: defaultCompany.booksZone };
const firstDay = addBankingDays('2026-04-13', 6);
const changedTo = addBankingDays('2026-04-13', 7);

/** What is scheduled is seen by all: each width has a portal of its own. */
const ports = { wide: '3475', phone: '3476' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

/** Agrees to the terms that are in the form. */
async function agree(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Read the text' }).click();
  await expect(dialog.getByText(/once by ACH/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I agree to this' }).check();
  await dialog.getByRole('button', { name: 'Agree and schedule' }).click();
  await expect(page.getByText('The payment is scheduled')).toBeVisible();
}

test(
  'a payment is scheduled and changed, refused after its cut-off, made by itself and told of',
  { tag: ['@phone', '@long'] },
  async ({ browser }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await portalWithBank(browser, port);
    try {
      const page = await growerOn(browser, baseURL, soon);
      await test.step('from Pay now, for a day that can be chosen', async () => {
        await page.goto(`/my-account/payments/make-a-payment?account=${accountNo}`);
        await page.getByRole('radio', { name: /Choose invoices/ }).check();
        const invoice = page.getByRole('checkbox', { name: /^Pay Invoice/ }).first();
        await invoice.check();
        const later = page.getByRole('link', { name: 'Pay on a later date' });
        const number = /invoice=(\w+)/.exec((await later.getAttribute('href')) ?? '')![1]!;
        await later.click();
        const dialog = page.getByRole('dialog', { name: 'Schedule a payment' });
        await expect(dialog.getByRole('checkbox', { name: new RegExp(number) })).toBeChecked();
        await expect(dialog.getByLabel('What')).toHaveValue('invoices');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        // What was brought along is used up.
        expect(new URL(page.url()).search).toBe(`?account=${accountNo}`);

        await page.getByRole('button', { name: 'Schedule a payment' }).click();
        await dialog.getByLabel('What').selectOption('amount');
        await dialog.getByLabel('Amount').fill('300');
        await dialog.getByLabel('First day').fill('2026-04-18');
        await dialog.getByRole('button', { name: 'Read the text' }).click();
        await expect(dialog.getByText(/Choose a banking day/).first()).toBeVisible();
        await dialog.getByLabel('First day').fill(firstDay);
        await agree(page, 'Schedule a payment');
        await expect(page.getByText(`$300.00 on ${formatDate(firstDay)}`)).toBeVisible();
      });
      await test.step('changed to another amount and day', async () => {
        await page.getByRole('button', { name: 'Change', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Change a scheduled payment' });
        await dialog.getByLabel('Amount').fill('250');
        await dialog.getByLabel('First day').fill(changedTo);
        await agree(page, 'Change a scheduled payment');
        await expect(page.getByText(`$250.00 on ${formatDate(changedTo)}`)).toBeVisible();
      });

      await test.step('the next one of a monthly payment is skipped, and all of it canceled', async () => {
        await page.getByRole('button', { name: 'Schedule a payment' }).click();
        const dialog = page.getByRole('dialog', { name: 'Schedule a payment' });
        await dialog.getByLabel('What').selectOption('pastDue');
        await dialog.getByLabel('Limit per payment').fill('100');
        await dialog.getByLabel('How often').selectOption('monthly');
        await dialog.getByLabel('First day').fill(changedTo);
        await dialog.getByRole('button', { name: 'Read the text' }).click();
        await dialog.getByRole('checkbox', { name: 'I agree to this' }).check();
        await dialog.getByRole('button', { name: 'Agree and schedule' }).click();
        const monthly = page.getByRole('region', { name: /^What is past due then/ });
        await monthly.getByRole('button', { name: 'Skip this payment' }).click();
        await expect(monthly.getByText(`Skipped on ${formatDate(changedTo)}`)).toBeVisible();
        await monthly.getByRole('button', { name: 'Don’t skip' }).click();
        await expect(monthly.getByText(`Skipped on ${formatDate(changedTo)}`)).toBeHidden();
        await monthly.getByRole('button', { name: 'Cancel payment' }).click();
        const asked = page.getByRole('alertdialog', { name: 'Cancel this scheduled payment?' });
        await asked.getByRole('button', { name: 'Cancel payment' }).click();
        await expect(monthly.getByText('It was canceled.')).toBeVisible();
      });

      await page.close();

      const placed = placingTime(changedTo, hours);
      const before = new Date(placed.getTime() - 120_000).toISOString();
      await own.moveTo(before);
      const second = await growerOn(browser, baseURL, before);
      await second.goto(here);
      await second.getByRole('button', { name: 'Cancel payment' }).click();
      const asked = second.getByRole('alertdialog', { name: 'Cancel this scheduled payment?' });
      await expect(asked).toBeVisible();
      const third = await second.context().newPage();
      await own.moveTo(placed.toISOString());
      await test.step('it is made once, by itself, and told of', async () => {
        await expect(async () => {
          await third.goto(here);
          const history = third.getByRole('region', { name: 'History' });
          await expect(history.getByText('Requested')).toHaveCount(1, { timeout: 5_000 });
        }).toPass({ timeout: 120_000 });
        await expect(
          third.getByRole('heading', { name: `$250.00 on ${formatDate(changedTo)}` }),
        ).toBeVisible();
        await expect(third.getByRole('button', { name: 'Cancel payment' })).toBeHidden();
        const messages = await mailbox(third.request).messagesTo(grower.username);
        expect(messages.map(({ text }) => text).join('\n')).toContain('change or cancel it before');
      });
      await test.step('after its cut-off it is not canceled any more', async () => {
        await asked.getByRole('button', { name: 'Cancel payment' }).click();
        await expect(asked.getByText(/It could be changed until/)).toBeVisible();
      });
    } finally {
      await own.stop();
    }
  },
);
