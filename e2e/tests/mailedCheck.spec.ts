import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test, type TestInfo } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { applyDrop } from '../applyDrop';
import { accountNo, centsOf, changedDrop, grower, lastCheck, rowsOf } from '../drop';
import { atDesk, portal } from '../portal';
import { openRequest } from '../requests';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
/** The morning after the demo's day: a check of today is near what the ERP booked lately. */
const now = '2026-04-13T18:00:00Z';
const CHECK = '5199';

/** What is imported is seen by everybody: each width has a portal of its own. */
const ports = { wide: '3445', phone: '3446' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];
test.use({
  baseURL: ({ isMobile }, give) => give(`http://localhost:${ports[isMobile ? 'phone' : 'wide']}`),
});

/** The largest invoice of the grower that is open and nobody disputes. */
function openInvoice(): string {
  const open = rowsOf('invoices.csv').filter(
    (row) => row.account_no === accountNo && !/^[1ty]/i.test(row.disputed ?? ''),
  );
  return open.toSorted((a, b) => centsOf(b, 'open_amount') - centsOf(a, 'open_amount'))[0]!.invoice_no!;
}

/** The night's drop, in which the last check that the ERP booked has the number of the one that is in the mail. */
const nextDrop = (home: string): Buffer => {
  const { payment_no: paymentNo, reference } = lastCheck();
  return changedDrop(home, 'drop_20260413_0930', {
    'payments.csv': (text) =>
      text
        .split('\n')
        .map((line) => (line.includes(paymentNo!) ? line.replace(`,${reference},`, `,${CHECK},`) : line))
        .join('\n'),
  });
};

/** Another person's page, on the same wall clock. */
async function pageOf(browser: Browser): Promise<Page> {
  // The office brings drops at a desk.
  const page = await atDesk(browser);
  await page.clock.install({ time: now });
  return page;
}

/** From the payment form to a check of $500.00, $400.00 of it for an invoice; answers its request's number. */
async function announce(page: Page): Promise<string> {
  await page.goto('/my-account/payments/make-a-payment');
  await page.getByRole('link', { name: 'I mailed a check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'I mailed a check' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Check number' }).fill(CHECK);
  await page.getByRole('textbox', { name: 'Amount of the check' }).fill('500.00');
  await page.getByRole('checkbox', { name: `Pay Invoice ${openInvoice()}` }).check();
  await page.getByRole('button', { name: /^Change amount of Invoice/ }).click();
  await page.getByRole('textbox', { name: /^Amount for Invoice/ }).fill('400.00');
  await expect(page.getByText('$100.00 of it has no invoice and stays on account.')).toBeVisible();
  await page.getByRole('button', { name: 'Tell us about this check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We know of your check' })).toBeFocused();
  return page
    .getByText(/^PR-\d{4}-\d{6}$/)
    .filter({ visible: true })
    .first()
    .innerText();
}

test(
  'a check is announced, is on its way on its invoice, has a slip, and is posted by the next drop',
  { tag: ['@phone', '@long'] },
  async ({ page, browser }, info) => {
    test.setTimeout(400_000);
    const own = await startPortal(portOf(info), {}, { now });
    try {
      await page.clock.install({ time: now });
      await portal(page).signIn(grower);
      await expect(page).toHaveURL(/\/home$/);
      const requestNo = await announce(page);

      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Remittance slip (PDF)' }).click();
      const slip = await arriving;
      expect(slip.suggestedFilename()).toBe(`slip_${requestNo}.pdf`);
      expect(
        readFileSync(await slip.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');

      await page.goto('/my-account/payments/mailed-check');
      await expect(page.getByText(`On its way with ${requestNo}.`).first()).toBeVisible();

      const desk = await pageOf(browser);
      await portal(desk).signIn(office);
      await expect(desk).not.toHaveURL(/\/login$/);
      await desk.goto(`/admin/queue?tab=checks&q=${CHECK}`);
      await openRequest(desk, requestNo);
      const drawer = desk.getByRole('dialog', { name: `Request ${requestNo}` });
      await expect(drawer.getByRole('button', { name: 'Mark as posted' })).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Cancel check' })).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Approve' })).toHaveCount(0);

      await applyDrop(desk, nextDrop(join(own.dataDir, 'demo')));
      await desk.close();

      await expect(async () => {
        await page.goto(`/my-account/payments/payment-requests?tab=completed&q=${requestNo}`);
        await expect(page.getByText(requestNo).filter({ visible: true }).first()).toBeVisible({
          timeout: 5_000,
        });
      }).toPass({ timeout: 60_000 });
      await openRequest(page, requestNo);
      const timeline = page.getByRole('list', { name: `Stages of request ${requestNo}` });
      await expect(timeline).toContainText('Announced as mailed');
      await expect(timeline).toContainText('Posted to your account');
    } finally {
      await own.stop();
    }
  },
);
