import { expect, type Page, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { expectRowsAtDesks } from '../checks/rows';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const karl = signIns.find(({ username }) => username === 'karl.lindqvist@example.com')!;
const accountNo = karl.accounts[0]!.accountNo;
const port = '3443';
const baseURL = `http://localhost:${port}`;
test.use({ baseURL });

/** Before the last day that the demo's ERP told of: nothing of it is on its way any more. */
const debited = '2026-04-06';

/**
 * A file with two payments of one account went to the bank in spring. The ERP booked one of them under its number and
 * another amount without any, and its desk has a second person.
 */
async function sentInSpring(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    const sql = db.sql;
    await sql.updateTable('portal_user').set({ admin: true }).where('name', '=', karl.username).execute();
    const found = await sql
      .selectFrom('request')
      .selectAll()
      .where('kind', '=', 'payment')
      .where('flow', '=', 'bank')
      .executeTakeFirstOrThrow();
    // How it is searched for is worked out by the database, and stands in the row all the same.
    const { search_text: _, ...model } = { search_text: null, ...found };
    const { version_id } = await sql
      .selectFrom('originator_version')
      .select('version_id')
      .executeTakeFirstOrThrow();
    const ofKarl = { account_no: accountNo, submitted_by: karl.username, status: 'exported' };
    const payments = [
      { id: '0196280f-0000-7000-8000-00000000e2e1', no: 'PR-2026-900001', amount: 120_000 },
      { id: '0196280f-0000-7000-8000-00000000e2e2', no: 'PR-2026-900002', amount: 45_050 },
    ];
    for (const { id, no, amount } of payments) {
      const own = { request_id: id, request_no: no, amount_cents: amount, effective_date: debited };
      await sql
        .insertInto('request')
        .values({ ...model, ...ofKarl, ...own, payment_no: null, posted_on: null })
        .execute();
    }
    await sql
      .insertInto('ach_batch')
      .values({
        batch_no: 1,
        status: 'sent',
        originator_version: version_id,
        created_at: `${debited}T15:00:00Z`,
        created_by: office.username,
        sent_at: `${debited}T16:00:00Z`,
        sent_by: office.username,
        file_date: debited,
        file_id_modifier: 'A',
        file_sha256: '',
        entry_count: 2,
        debit_cents: 165_050,
        credit_cents: 0,
        first_effective: debited,
        last_effective: debited,
      })
      .execute();
    for (const [index, { id, amount }] of payments.entries()) {
      await sql
        .insertInto('ach_entry')
        .values({
          batch_no: 1,
          seq: index + 1,
          request_id: id,
          trace_no: `12510001000000${index + 1}`,
          sec_code: 'CCD',
          direction: 'debit',
          effective_date: debited,
          amount_cents: amount,
          account_no: accountNo,
          holder_name: 'LINDQVIST',
          routing_number: '125100018',
          account_last: '4417',
        })
        .execute();
    }
    // What else came from bank accounts then was not asked for here.
    await sql.updateTable('payment').set({ method: 'K' }).where('method', '=', 'A').execute();
    const payment = await sql.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    const booked = {
      ...payment,
      account_no: accountNo,
      method: 'A',
      status: 'P',
      reversed_payment_no: null,
    } as const;
    const days = { received_date: debited, posting_date: debited, discount_taken_cents: 0 };
    await sql
      .insertInto('payment')
      .values({
        ...booked,
        ...days,
        payment_no: '990001',
        amount_cents: 118_000,
        reference: 'ACH APRIL',
        portal_request_no: null,
      })
      .execute();
  } finally {
    await db.close();
  }
}

async function explain(page: Page, kind: string, name: string, reason: string) {
  await page.getByRole('link', { name: kind }).first().click();
  const drawer = page.getByRole('dialog', { name: kind });
  await drawer.getByRole('button', { name: 'Explain it' }).click();
  const dialog = page.getByRole('dialog', { name: `Explain ${name}` });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Explain it' }).click();
  await expect(page.getByText(`${name}: Explained`)).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'What was done' })).toContainText(reason);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
}

test('what the bank was told and the ERP booked is matched, explained, and closed by two people', async ({
  page,
  browser,
}) => {
  test.slow();
  const { stop } = await startPortal(port, {}, { before: sentInSpring });
  try {
    await portal(page).signIn(office);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/admin/payments/reconciliation');
    await expect(page.getByText(/^Explain 3 differences of \$2,830\.50 first\.$/)).toBeVisible();
    await expectRowsAtDesks(page);

    // The ERP booked it under no number and for another amount: a person knows.
    await page.getByRole('link', { name: 'No request' }).click();
    const drawer = page.getByRole('dialog', { name: 'No request' });
    await drawer.getByRole('button', { name: 'Match by hand' }).click();
    const matching = page.getByRole('dialog', { name: 'Match 990001' });
    await matching.getByRole('radio', { name: /^PR-2026-900001/ }).check();
    await matching.getByLabel('Reason').fill('The bank’s reference says so.');
    await matching.getByRole('button', { name: 'Match by hand' }).click();
    await expect(page.getByText('990001: Matched by hand')).toBeVisible();
    await expect(drawer).toHaveCount(0);

    await explain(page, 'Other amount', 'PR-2026-900001', 'Corrected in the ERP today.');
    await explain(page, 'Not in the ERP', 'PR-2026-900002', 'Posted to another account by mistake.');
    await expect(page.getByText('Unexplained: $0.00')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Difference −/ })).toContainText('−$470.50');
    await page.getByRole('button', { name: 'Sign these figures' }).click();
    await expect(page.getByText('You signed first. Another person closes it.')).toBeVisible();

    const second = await browser.newPage({ baseURL });
    await portal(second).signIn(karl);
    await expect(second).toHaveURL(/\/home$/);
    await second.goto('/admin/payments/reconciliation');
    await second.getByRole('button', { name: 'Sign and close' }).click();
    await expect(second.getByText('Every day through Apr 12, 2026 is closed.')).toBeVisible();
    await second.close();
  } finally {
    await stop();
  }
});
