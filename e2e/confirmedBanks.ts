import { type Browser, expect, type Page } from '@playwright/test';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { addBank } from './bankForm';
import { grower } from './drop';
import { portal } from './portal';
import { startPortal } from './secondPortal';

/** A page of the grower's on a day, signed in. */
export async function growerOn(browser: Browser, baseURL: string, at: string): Promise<Page> {
  // Of a context of its own, so that a test can open another page beside it.
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.clock.install({ time: at });
  await portal(page).signIn(grower);
  await expect(page).toHaveURL(/\/home$/);
  return page;
}

/** A portal of its own on the morning after the demo's day, ten minutes after the grower saved a bank account. */
export async function portalWithBank(browser: Browser, port: string) {
  const now = '2026-04-13T17:00:00Z';
  const own = await startPortal(port, {}, { now });
  try {
    const page = await growerOn(browser, `http://localhost:${port}`, now);
    await addBank(page, 'Farm checking');
    await page.close();
    // Time never goes back: what was saved meanwhile holds.
    await own.moveTo(soon, confirmBanks);
    return own;
  } catch (error) {
    await own.stop();
    throw error;
  }
}

/** When it goes on. */
export const soon = '2026-04-13T17:10:00Z';

/** In the data folder of a portal that stands still: the grower's bank accounts are confirmed and old, and nothing is on its way. */
async function confirmBanks(dataDir: string): Promise<void> {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    await db.sql
      .updateTable('payment_option')
      .set({ status: 'active', created_at: '2026-01-02T18:00:00Z', verified_at: '2026-01-05T18:00:00Z' })
      .where('owner', '=', grower.username)
      .where('status', '<>', 'removed')
      .execute();
    await db.sql
      .updateTable('request')
      .set({ status: 'rejected', status_reason: 'Asked for by another test.' })
      .where('status', 'not in', ['posted', 'completed', 'cancelled', 'rejected'])
      .execute();
  } finally {
    await db.close();
  }
}
