import { expect, test, type TestInfo } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { accountNo, centsOf, grower, invoices } from '../drop';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
/** The morning after the demo's day. */
const now = '2026-04-13T18:00:00Z';
const day = '2026-04-20';

/** What is promised is seen by the office: each width has a portal of its own. */
const ports = { wide: '3471', phone: '3472' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as keyof typeof ports];

/** The grower's oldest invoice that is past due, on no special terms and in no dispute. */
function lateInvoice() {
  const isYes = (text = '') => /^[1ty]/i.test(text);
  const late = invoices().filter(
    (row) =>
      row.doc_type === 'I' &&
      centsOf(row, 'open_amount') >= 10_000 &&
      row.due_date! < '2026-04-12' &&
      !isYes(row.disputed) &&
      !isYes(row.deferred) &&
      !isYes(row.voided),
  );
  return late.toSorted((a, b) => (a.due_date! < b.due_date! ? -1 : 1))[0]!;
}

test(
  'a payment is promised from an invoice, refused above what is past due, and seen by the office',
  { tag: ['@phone', '@long'] },
  async ({ browser }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await startPortal(port, {}, { now });
    try {
      const page = await browser.newPage({ baseURL });
      await page.clock.install({ time: now });
      await portal(page).signIn(grower);
      await expect(page).toHaveURL(/\/home$/);
      const late = lateInvoice();
      const invoiceNo = late.invoice_no!;
      const openCents = centsOf(late, 'open_amount');

      await page.goto(`/my-account/purchases/purchase-details?invoice=${invoiceNo}`);
      const drawer = page.getByRole('dialog', { name: `Invoice ${invoiceNo}` });
      await drawer.getByRole('button', { name: 'Promise to pay' }).click();
      const dialog = page.getByRole('dialog', { name: 'Promise to pay' });
      await expect(
        dialog.getByText(`${formatMoney(openCents)} is past due on invoice ${invoiceNo}.`),
      ).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill(((openCents + 1) / 100).toFixed(2));
      await dialog.getByLabel('Pay by').fill(day);
      await dialog.getByRole('button', { name: 'Promise', exact: true }).click();
      await expect(
        dialog.getByText(`Enter ${formatMoney(openCents)} or less`, { exact: false }),
      ).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('50.00');
      await dialog.getByRole('button', { name: 'Promise', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(drawer.getByText(/^You promised \$50\.00 by Apr 20/)).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'Promise to pay' })).toHaveCount(0);
      await page.goto('/home');
      await expect(page.getByText(`invoice ${invoiceNo}`, { exact: false }).first()).toBeVisible();

      const desk = await atDesk(browser, baseURL);
      await desk.clock.install({ time: now });
      await portal(desk).signIn(office);
      await expect(desk).not.toHaveURL(/\/login$/);
      await desk.goto(`/admin/accounts/${accountNo}`);
      await expect(desk.getByText(/^\$50\.00 is promised by Apr 20/)).toBeVisible();
      await expect(desk.getByText(`Promise to pay by ${formatDate(day)}`).first()).toBeVisible();
      await desk.close();
      await page.close();
    } finally {
      await own.stop();
    }
  },
);
