import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addDays } from '@contract/format/date';
import { signIns } from '@demo/signIns';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const karl = signIns.find(({ username }) => username === 'karl.lindqvist@example.com')!;
const port = '3442';
test.use({ baseURL: `http://localhost:${port}` });

const today = new Date().toISOString().slice(0, 10);

/** Two small deposits, of 12 and 34 cents, arrived the day before on a bank account that is not confirmed. */
async function depositsArrived(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    const { option_id } = await db.sql
      .updateTable('payment_option')
      .set({ status: 'pendingVerification', verified_at: null })
      .where('owner', '=', karl.username)
      .returning('option_id')
      .executeTakeFirstOrThrow();
    await db.sql.deleteFrom('option_validation').where('option_id', '=', option_id).execute();
    await db.sql
      .insertInto('option_validation')
      .values({
        validation_id: randomUUID(),
        option_id,
        kind: 'microEntries',
        status: 'sent',
        first_cents: 12,
        second_cents: 34,
        created_at: `${addDays(today, -3)}T18:00:00Z`,
        sent_at: `${addDays(today, -2)}T18:00:00Z`,
        arrives_on: addDays(today, -1),
        decide_on: addDays(today, 10),
      })
      .execute();
  } finally {
    await db.close();
  }
}

async function enter(page: Page, first: string, second: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirm Farm checking' });
  await dialog.getByLabel('One deposit', { exact: true }).fill(first);
  await dialog.getByLabel('The other deposit', { exact: true }).fill(second);
  await dialog.getByRole('button', { name: 'Confirm bank account' }).click();
}

test('a customer confirms a bank account by the amounts of two small deposits, on a phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { stop } = await startPortal(port, {}, { before: depositsArrived });
  try {
    await portal(page).signIn(karl);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/my-account/payments/payment-options');
    const account = page.getByRole('listitem', { name: /Farm checking/ });
    await account.getByRole('button', { name: 'Enter the two amounts' }).click();

    await enter(page, '0.12', '0.35');
    const refused = page.getByRole('dialog', { name: 'Confirm Farm checking' }).getByRole('alert').first();
    await expect(refused).toContainText('2');
    // A pair that was wrong is wrong again and counts once; in any order the right one is right.
    await enter(page, '0.34', '0.12');
    await expect(page.getByText('Farm checking is confirmed')).toBeVisible();
    await expect(account.getByRole('button', { name: 'Enter the two amounts' })).toHaveCount(0);
  } finally {
    await stop();
  }
});
