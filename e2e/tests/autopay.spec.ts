import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { defaultCompany } from '@contract/defaultCompany';
import { announcedFrom, placedFrom } from '@contract/rules/autopayTimes';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { growerOn, portalWithBank, soon } from '../confirmedBanks';
import { accountNo, grower } from '../drop';
import { mailbox } from '../mailbox';

const here = `/my-account/payments/autopay?account=${accountNo}`;

/** As the company decides them when it begins. */
const hours = { ...startingSettings.payments, booksZone: defaultCompany.booksZone };

/** What is set up is seen by all: each width has a portal of its own. */
const ports = { wide: '3473', phone: '3474' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

/** Agrees to autopay for all that is due, up to $100,000.00. */
async function setUp(page: Page) {
  await page.goto(here);
  await page.getByRole('button', { name: 'Set up autopay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up autopay' });
  await dialog.getByLabel('Limit per payment').fill('100000');
  await dialog.getByLabel('Limit per calendar month').fill('50000');
  await dialog.getByRole('button', { name: 'Read the text' }).click();
  await expect(dialog.getByText('The limit per month is below the limit per payment.').first()).toBeVisible();
  await dialog.getByLabel('Limit per calendar month').fill('200000');
  await dialog.getByRole('button', { name: 'Read the text' }).click();
  await expect(dialog.getByText(/Each debit is at most \$100,000\.00/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I agree to this' }).check();
  await dialog.getByRole('button', { name: 'Agree and turn on' }).click();
  await expect(page.getByText('Autopay is on')).toBeVisible();
}

const nextPayment = (page: Page) => page.getByRole('region', { name: 'Next payment' });

test(
  'autopay is set up, announces a payment that can be skipped and not, asks for it once, and ends at once',
  { tag: ['@phone', '@long'] },
  async ({ browser }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await portalWithBank(browser, port);
    try {
      const page = await growerOn(browser, baseURL, soon);
      await setUp(page);
      await expect(nextPayment(page)).toContainText('Planned by what is open today');
      const [, day] = /on (\w{3} \d{1,2}, \d{4})/.exec(await nextPayment(page).innerText())!;
      const payDay = new Date(`${day} UTC`).toISOString().slice(0, 10);
      await page.close();

      const told = announcedFrom(payDay, hours);
      await own.moveTo(later(told, soon));
      const second = await growerOn(browser, baseURL, later(told, soon));
      await test.step('it is announced, skipped, and made after all', async () => {
        await expect(async () => {
          await second.goto(here);
          await expect(nextPayment(second)).toContainText('It is requested on', { timeout: 5_000 });
        }).toPass({ timeout: 60_000 });
        const messages = await mailbox(second.request).messagesTo(grower.username);
        expect(messages.map(({ text }) => text).join('\n')).toContain('skip or change it before');
        await second.getByRole('button', { name: 'Skip this payment' }).click();
        await expect(nextPayment(second)).toContainText('You skip this payment.');
        await second.getByRole('button', { name: 'Don’t skip' }).click();
        await expect(nextPayment(second)).toContainText('It is requested on');
      });
      await second.close();

      const placed = placedFrom(payDay, new Date(later(told, soon)), hours).toISOString();
      await own.moveTo(placed);
      const third = await growerOn(browser, baseURL, placed);
      await test.step('its request is placed once', async () => {
        await expect(async () => {
          await third.goto(here);
          const history = third.getByRole('region', { name: 'History' });
          await expect(history.getByText('Requested')).toHaveCount(1, { timeout: 5_000 });
        }).toPass({ timeout: 60_000 });
        const link = third.getByRole('link', { name: /^Request PR-/ });
        const requestNo = (await link.innerText()).replace('Request ', '');
        await third.goto(`/my-account/payments/payment-requests?q=${requestNo}`);
        await expect(third.getByText(requestNo).filter({ visible: true }).first()).toBeVisible();
      });
      await test.step('it ends at once', async () => {
        await third.goto(here);
        await third.getByRole('button', { name: 'Turn off' }).click();
        const dialog = third.getByRole('alertdialog', { name: 'Turn autopay off?' });
        await dialog.getByRole('button', { name: 'Turn off' }).click();
        await expect(third.getByRole('heading', { name: 'Autopay is off' })).toBeVisible();
      });
    } finally {
      await own.stop();
    }
  },
);

/** The later of two instants, ISO. */
const later = (at: Date, other: string): string =>
  (at > new Date(other) ? at : new Date(other)).toISOString();
