import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { formatMoney } from '@contract/format/money';
import { signIns } from '@demo/signIns';
import { readFile } from '@server/bank/nacha/readFile';
import { bai2Of } from '@server/bank/testing/statements';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { applyReturns, bringBack, createFile, downloaded, sendFile } from '../bankFiles';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const port = '3440';
test.use({ baseURL: `http://localhost:${port}` });

/** What the demo's customers asked for was approved, their bank accounts confirmed, and cannot be canceled any more. */
async function approveAll(dataDir: string) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    await db.sql.updateTable('payment_option').set({ status: 'active' }).execute();
    await db.sql
      .updateTable('request')
      .set({ status: 'approved', cancel_until: '2026-01-05T20:00:00.000Z' })
      .where('flow', '=', 'bank')
      .execute();
  } finally {
    await db.close();
  }
}

/** The statement of a bank that books the debits of a file, on each effective date as one sum. */
function statementOf(bytes: Uint8Array): string {
  const sums = new Map<string, number>();
  for (const { header, control } of readFile(bytes).batches) {
    const day = header.effectiveDate!;
    sums.set(day, (sums.get(day) ?? 0) + Number(control.debits));
  }
  return bai2Of(
    [...sums].map(([day, cents]) => ({
      day,
      accounts: [{ booked: [{ code: '166', cents, text: ['ACH SETTLEMENT'] }] }],
    })),
  );
}

test('the office makes a bank file of what was approved, sends it, and finds it on the statement', async ({
  page,
}) => {
  test.slow();
  const { stop } = await startPortal(port, {}, { before: approveAll });
  try {
    await portal(page).signIn(office);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/admin/payments/originator');
    await expect(page.getByText(/^Bank files are made by version 1/)).toBeVisible();

    await createFile(page, 1, 'Lindqvist Rental Ground');

    const bytes = await downloaded(page, 1);
    const { debits } = readFile(bytes).control;
    await expect(page.getByText(formatMoney(Number(debits)), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
    expect(await downloaded(page, 1)).toEqual(bytes);

    await sendFile(page);
    await page.goto('/admin/queue?tab=atBank');
    await expect(page.getByText('Lindqvist Rental Ground').first()).toBeVisible();

    await bringBack(page, statementOf(bytes), 1);
    const booked = page.getByRole('table', { name: 'Lines of the statement' });
    await expect(booked.getByRole('link', { name: 'Bank file 1' }).first()).toBeVisible();
    await expect(booked).not.toContainText('Not one of our files');
    await applyReturns(page);
    await expect(page.getByRole('button', { name: 'Roll back' })).toBeVisible();
  } finally {
    await stop();
  }
});
