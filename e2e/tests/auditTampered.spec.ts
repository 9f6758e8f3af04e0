import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signIns } from '@demo/signIns';
import { openDb } from '@server/db/open';
import { embeddedEngine } from '@server/db/pglite';
import { portal } from '../portal';
import { startPortal } from '../secondPortal';

const office = signIns.find(({ admin }) => admin)!;
const port = '3439';
test.use({ baseURL: `http://localhost:${port}` });

/** What `npm run audit -- verify` says and ends with, beside the portal that holds the data folder. */
function verifyByCommand(dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/audit.js', 'verify'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: port },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Whoever holds the files of the database writes somebody else's name over an event. */
async function blameSomebody(dataDir: string, seq: number) {
  const db = openDb(await embeddedEngine(dataDir));
  try {
    const { numUpdatedRows } = await db.sql
      .updateTable('audit_event')
      .set({ actor: 'somebody.else@example.com' })
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  } finally {
    await db.close();
  }
}

test('an event that is changed in the database itself is named on the screen and by the command', async ({
  page,
}) => {
  test.slow();
  const { dataDir, stop } = await startPortal(port, {}, { before: (folder) => blameSomebody(folder, 2) });
  try {
    await portal(page).signIn(office);
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/admin/audit');
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    const told = page.getByRole('status').filter({ hasText: 'Head:' });
    await expect(told).toContainText('Tampered with: event 2 isn’t as it was written.');
    expect(verifyByCommand(dataDir)).toMatchObject({
      status: 1,
      said: expect.stringContaining('Tampered with: event 2 isn’t as it was written.'),
    });
  } finally {
    await stop();
  }
});
