import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { accountNo, centsOf, changedDrop, grower, rowsOf } from '../drop';
import { applyDrop } from '../applyDrop';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const now = '2026-04-13T18:00:00Z';
const MEMO = 'CM990001';

// What is imported is seen by everybody: a portal of its own.
const PORT = '3451';
test.use({ baseURL: `http://localhost:${PORT}` });

/** The newest invoice of the grower that has two lines and nobody disputes. */
function disputable(): string {
  const lines = rowsOf('invoice_lines.csv').filter(({ parent_line_no: parent }) => !parent);
  const several = new Set(
    lines.filter(({ line_no: no }) => no !== '1').map(({ invoice_no: invoiceNo }) => invoiceNo),
  );
  const own = rowsOf('invoices.csv').filter(
    (row) =>
      row.account_no === accountNo &&
      row.doc_type === 'I' &&
      centsOf(row, 'total') > 0 &&
      !/^[1ty]/i.test(row.disputed ?? '') &&
      several.has(row.invoice_no),
  );
  return own.toSorted((a, b) => (a.invoice_date! < b.invoice_date! ? 1 : -1))[0]!.invoice_no!;
}

/** The night's drop, in which the last payment on the grower's ledger is a credit memo that names the invoice. */
function dropWithMemo(home: string, invoiceNo: string): Buffer {
  const own = rowsOf('ar_transactions.csv').filter(
    ({ account_no: no, kind, reference }) => no === accountNo && kind === 'payment' && reference !== '',
  );
  const { posting_date: day, document_no: no, reference } = own.at(-1)!;
  return changedDrop(home, 'drop_20260413_0930', {
    'ar_transactions.csv': (text) =>
      text.replace(`,${day},payment,${no},${reference},`, `,2026-04-13,creditMemo,${MEMO},${invoiceNo},`),
  });
}

async function deskOf(browser: Browser): Promise<Page> {
  const page = await atDesk(browser);
  await page.clock.install({ time: now });
  await portal(page).signIn(office);
  await expect(page).not.toHaveURL(/\/login$/);
  return page;
}

/** From the invoice to a dispute of its first line; answers the number of the message. */
async function dispute(page: Page, invoiceNo: string): Promise<string> {
  await page.goto(`/my-account/purchases/purchase-details?invoice=${invoiceNo}`);
  await page
    .getByRole('dialog', { name: `Invoice ${invoiceNo}` })
    .getByRole('link', { name: 'Dispute this invoice' })
    .click();
  await expect(page.getByText(`Dispute of invoice ${invoiceNo}`, { exact: true })).toBeVisible();
  await page.getByLabel(/^Line 1: /).check();
  await page.getByRole('textbox', { name: 'Message' }).fill('We agreed on another price.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: 'Choose what’s wrong' })).toBeVisible();
  await page.getByLabel('What is wrong?').selectOption({ label: 'The price is wrong' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeFocused();
  const told = await page
    .getByText(/CT-\d{4}-\d{6}/)
    .first()
    .innerText();
  return told.match(/CT-\d{4}-\d{6}/)![0];
}

test('a line is disputed, the office answers, and a credit memo of the next drop settles it', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const own = await startPortal(PORT, {}, { now });
  try {
    await page.clock.install({ time: now });
    await portal(page).signIn(grower);
    await expect(page).toHaveURL(/\/home$/);
    const invoiceNo = disputable();
    const ticketNo = await dispute(page, invoiceNo);

    const desk = await deskOf(browser);
    await desk.goto(`/admin/messages?kind=dispute&message=${ticketNo}`);
    const drawer = desk.getByRole('dialog', { name: `Message ${ticketNo}` });
    await expect(drawer.getByText('The price is wrong')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Reply' }).fill('We look at the contract.');
    await drawer.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(desk.getByText(`${ticketNo}: Replied`)).toBeVisible();
    await desk.goto(`/admin/accounts/${accountNo}`);
    await expect(desk.getByRole('link', { name: '1 dispute' })).toBeVisible();

    const ofInvoice = page.getByRole('dialog', { name: `Invoice ${invoiceNo}` });
    await page.goto(`/my-account/purchases/purchase-details?invoice=${invoiceNo}`);
    await expect(ofInvoice.getByText('This invoice is disputed.', { exact: false })).toBeVisible();
    await expect(ofInvoice.getByText('Answered', { exact: true })).toBeVisible();
    await expect(ofInvoice.getByText('We look at the contract.')).toBeVisible();

    await applyDrop(desk, dropWithMemo(join(own.dataDir, 'demo'), invoiceNo));
    await desk.goto(`/admin/messages?tab=done&message=${ticketNo}`);
    await expect(drawer.getByText('Settled by a credit memo')).toBeVisible();
    await desk.close();

    await page.reload();
    await expect(ofInvoice.getByText('Closed', { exact: true })).toBeVisible();
    await ofInvoice.getByText('Show message').click();
    await expect(
      ofInvoice.getByText(`Credit memo ${MEMO} settled this dispute`, { exact: false }),
    ).toBeVisible();
    await expect(ofInvoice.getByText('This invoice is disputed.', { exact: false })).toHaveCount(0);
  } finally {
    await own.stop();
  }
});
