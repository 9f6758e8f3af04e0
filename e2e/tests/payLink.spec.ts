import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { toDecimal } from '@contract/format/money';
import { signIns } from '@demo/signIns';
import { applyDrop } from '../applyDrop';
import { accountNo, centsOf, changedDrop, grower, invoices, rowsOf } from '../drop';
import { mailbox } from '../mailbox';
import { atDesk, portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const now = '2026-04-13T18:00:00Z';
const STATEMENT = 'ST2604-NEW';
const pay = '/my-account/payments/make-a-payment';

// What is imported is seen by everybody: a portal of its own.
const PORT = '3477';
const baseURL = `http://localhost:${PORT}`;
test.use({ baseURL });

/** A fresh invoice of the grower's account without a PDF. */
const withoutPdf = (): string =>
  invoices().find(
    (row) =>
      row.pdf_file === '' && row.posting_date! >= '2026-03-01' && !/[",]/.test(Object.values(row).join('')),
  )!.invoice_no!;

/** The file of invoices in which one names a PDF. */
const naming = (invoiceNo: string, pdf: string) => (text: string) => {
  const [header = ''] = text.split(/\r?\n/);
  const at = header.split(',').indexOf('pdf_file');
  return text.replace(new RegExp(`^"${invoiceNo}",.*$`, 'm'), (line) =>
    line.split(',').with(at, pdf).join(','),
  );
};

/**
 * The night's drop with one statement more of the grower's account, which asks for what the last one ended with, and the PDF of
 * an invoice.
 */
function dropWithStatement(home: string, invoiceNo: string): Buffer {
  const own = rowsOf('statements.csv').filter((row) => row.account_no === accountNo);
  const last = own.toSorted((a, b) => (a.period_to! < b.period_to! ? -1 : 1)).at(-1)!;
  const ending = centsOf(last, 'ending_balance');
  expect(ending).toBeGreaterThan(0);
  const row: Record<string, string> = {
    ...last,
    statement_no: STATEMENT,
    period_from: '2026-03-26',
    period_to: '2026-04-12',
    close_at: '',
    due_date: '2026-05-15',
    previous_balance: toDecimal(ending),
    charges: '0.00',
    credits: '0.00',
    finance_charge: '0.00',
    ending_balance: toDecimal(ending),
    amount_due: toDecimal(ending),
    future_obligations: '0.00',
    discount_through: '',
    discount_amount: '',
    revision: '1',
    supersedes: '',
    pdf_file: '',
    pdf_sha256: '',
  };
  return changedDrop(
    home,
    'drop_20260413_0930',
    {
      'statements.csv': (text) => `${text.trimEnd()}\r\n${Object.values(row).join(',')}\r\n`,
      'invoices.csv': naming(invoiceNo, 'night.pdf'),
    },
    { papers: { 'night.pdf': Buffer.from('%PDF-1.7\nof the night\n%%EOF') } },
  );
}

/** The page of notices has the PDF of the invoice, and leads to it. */
async function openDocument(page: Page, invoiceNo: string): Promise<void> {
  await page.goto('/notices');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `The PDF of invoice ${invoiceNo} was added.` })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/purchase-details\?/);
  await expect(
    page.getByRole('dialog').filter({ hasText: invoiceNo }).getByRole('button', { name: 'Invoice (PDF)' }),
  ).toBeVisible();
}

async function signedOutPage(browser: Browser): Promise<Page> {
  const page = await atDesk(browser, baseURL);
  await page.clock.install({ time: now });
  return page;
}

/** The grower wants new statements as a PDF in their emails. */
async function wantPdf(browser: Browser): Promise<void> {
  const page = await signedOutPage(browser);
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/notices/choices');
  await page.getByRole('switch', { name: 'Attach the PDF of new statements' }).check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Choices saved')).toBeVisible();
  await page.close();
}

/** The link of the newest email about the statement, which has its PDF. */
async function linkByEmail(page: Page): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [newest] = await mailbox(page.request).messagesTo(grower.username);
    link = newest?.text.match(/Pay this: (\S+)/)?.[1];
    expect(link).toContain(STATEMENT);
    expect(newest!.text).toContain('Attached as PDF: statement_');
  }).toPass({ timeout: 60_000 });
  return link!;
}

test('a statement and a document are imported: email and bell tell of it, and its link opens the payment after the sign-in', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const own = await startPortal(PORT, { PORTAL_URL: baseURL }, { now });
  try {
    await wantPdf(browser);
    const desk = await signedOutPage(browser);
    await portal(desk).signIn(office);
    await expect(desk).not.toHaveURL(/\/login$/);
    const invoiceNo = withoutPdf();
    await applyDrop(desk, dropWithStatement(join(own.dataDir, 'demo'), invoiceNo));

    const page = await signedOutPage(browser);
    const link = await linkByEmail(page);
    expect(link).toBe(`${baseURL}${pay}?account=${accountNo}&statement=${STATEMENT}`);
    await page.goto(link);
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username or email').fill(grower.username);
    await page.getByLabel('Password', { exact: true }).fill(grower.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(`${pay}\\?account=${accountNo}$`));
    await expect(page.getByRole('radio', { name: /^What’s left on your statement/ })).toBeChecked();

    await expect(page.getByRole('button', { name: /^Notices, \d+ unread$/ })).toBeVisible();
    await page.goto('/notices');
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'It runs through Apr 12, 2026' })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/statements\?.*statement=ST2604-NEW/);
    await expect(page.getByRole('dialog').filter({ hasText: STATEMENT })).toBeVisible();

    await openDocument(page, invoiceNo);

    // The first refusal: what is not open on the account is said and left out, the rest is chosen.
    const open = invoices().find((row) => centsOf(row, 'open_amount') > 0)!.invoice_no!;
    await page.goto(`${pay}?account=${accountNo}&invoice=${open},99999999`);
    await expect(page.getByText('Invoice 99999999 was left out', { exact: false })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: new RegExp(open) })).toBeChecked();
  } finally {
    await own.stop();
  }
});
