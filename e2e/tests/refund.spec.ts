import { readFileSync } from 'node:fs';
import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { readFile } from '@server/bank/nacha/readFile';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { atDesk, portal } from '../portal';
import { openRequest } from '../requests';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const karl = signIns.find(({ username }) => username === 'karl.lindqvist@example.com')!;
/** Karl's account that the demo's ERP owes money. */
const credited = '00202';
/** The morning after the demo's day: the figures are of last night, and the cut-off is to come. */
const now = '2026-04-13T18:00:00Z';

/** What is asked for is seen by the office: each width has a portal of its own. */
const ports = { wide: '3447', phone: '3448', file: '3449' } as const;
const portOf = ({ project }: TestInfo) => ports[project.name as 'wide' | 'phone'];

/** From the credit on the overview to a request for a check of $250.00; answers its number. */
async function ask(page: Page): Promise<string> {
  await page.goto(`/my-account/overview?account=${credited}`);
  await page.getByRole('link', { name: 'Ask for a refund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for a refund' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you can get back' })).toContainText('$1,149.40');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,149.40');
  await page.getByRole('textbox', { name: 'Amount' }).fill('250.00');
  await page.getByRole('radio', { name: 'Check by mail' }).check();
  await expect(page.getByText(/^We make out the check to/)).toBeVisible();
  await page.getByRole('button', { name: 'Review request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your request' })).toBeFocused();
  await expect(page.getByText('$250.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your request' })).toBeFocused();
  return page
    .getByText(/^PR-\d{4}-\d{6}$/)
    .filter({ visible: true })
    .first()
    .innerText();
}

test(
  'credit is asked back as a check, the office approves it and posts it, and its credit is spoken for',
  { tag: ['@phone', '@long'] },
  async ({ browser }, info) => {
    test.setTimeout(300_000);
    const port = portOf(info);
    const baseURL = `http://localhost:${port}`;
    const own = await startPortal(port, {}, { now });
    try {
      const page = await browser.newPage({ baseURL });
      await page.clock.install({ time: now });
      await portal(page).signIn(karl);
      await expect(page).toHaveURL(/\/home$/);
      const requestNo = await ask(page);

      const desk = await atDesk(browser, baseURL);
      await desk.clock.install({ time: now });
      await portal(desk).signIn(office);
      await expect(desk).not.toHaveURL(/\/login$/);
      await desk.goto(`/admin/queue?tab=toApprove&kind=refund&q=${requestNo}`);
      await openRequest(desk, requestNo);
      const drawer = desk.getByRole('dialog', { name: `Request ${requestNo}` });
      await expect(drawer).toContainText('Credit it can come from');
      for (const move of ['Approve', 'Mark as posted']) {
        await drawer.getByRole('button', { name: move }).click();
        const asked = desk.getByRole('dialog', { name: new RegExp(`${requestNo}.*\\?$`) });
        await asked.getByRole('button', { name: move }).click();
        await expect(desk.getByText(/: 1 of 1\./)).toBeVisible();
        await desk.goto(`/admin/queue?tab=all&q=${requestNo}`);
        await openRequest(desk, requestNo);
      }
      await desk.close();

      await page.goto(
        `/my-account/payments/payment-requests?account=${credited}&tab=completed&q=${requestNo}`,
      );
      await openRequest(page, requestNo);
      await expect(page.getByText(/^We mailed the check\./).first()).toBeVisible();
      await page.goto(`/my-account/payments/refund?account=${credited}`);
      await expect(page.getByRole('region', { name: 'What you can get back' })).toContainText('$899.40');
      await page.close();
    } finally {
      await own.stop();
    }
  },
);

/** A refund of Karl's into a bank account that is confirmed was approved, and cannot be cancelled any more. */
async function approvedRefund(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    const option = await db.sql
      .selectFrom('payment_option')
      .select('option_id')
      .where('owner', '=', karl.username)
      .executeTakeFirstOrThrow();
    await db.sql.updateTable('payment_option').set({ status: 'active' }).execute();
    await db.sql
      .updateTable('request')
      .set({
        kind: 'refund',
        flow: 'refund',
        status: 'approved',
        account_no: credited,
        source: 'Credit balance',
        target: 'Farm checking',
        delivery_method: 'ach',
        mode: null,
        requested_date: null,
        effective_date: null,
        amount_cents: 25_000,
        cancel_until: '2026-01-05T20:00:00.000Z',
      })
      .where('option_id', '=', option.option_id)
      .execute();
  } finally {
    await db.close();
  }
}

test('a bank file carries an approved refund as a credit, with a sheet for the ERP', async ({ browser }) => {
  test.slow();
  const baseURL = `http://localhost:${ports.file}`;
  const own = await startPortal(ports.file, {}, { before: approvedRefund });
  try {
    const page = await browser.newPage({ baseURL });
    await portal(page).signIn(office);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/admin/payments/batches');
    const next = page.getByRole('region', { name: 'Next file', exact: true });
    await next.getByRole('button', { name: 'Create bank file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bank file 1' })).toBeVisible();

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download bank file' }).click();
    const { control } = readFile(readFileSync(await (await file).path()));
    expect([control.debits, control.credits]).toEqual([0n, 25_000n]);
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Refunds to post (CSV)' }).click();
    expect((await sheet).suggestedFilename()).toBe('refunds_to_post_1.csv');
    await page.close();
  } finally {
    await own.stop();
  }
});
