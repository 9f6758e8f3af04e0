import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveControl } from '../control/control';
import { firstAdminCommand, makeThroughServer } from './firstAdminCommand';
import { openTestPool } from '../identity/testing/testPool';
import { openTestAdmin } from '../poolAdmin/testing/testAdmin';
import { openTestDbForTest } from '../testing/testDb';

const ada = { email: 'ada@example.com', name: 'Ada Field' };

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-admin-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

it('the first administrator is made by the portal that runs on the data folder', async () => {
  const dataDir = folder();
  const db = await openTestDbForTest();
  const house = await openTestPool(db);
  const needs = { db, pool: openTestAdmin(house), kind: 'embedded' } as const;
  const stop = await serveControl(dataDir, new Map([['first-admin', firstAdminCommand(needs)]]));
  onTestFinished(stop);

  const { password } = (await makeThroughServer(dataDir, ada)) as { password: string };
  expect(await house.signIn(ada.email, password)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  await expect(makeThroughServer(dataDir, { ...ada, email: 'eve@example.com' })).rejects.toThrow(
    'ada@example.com is an administrator already',
  );
});

it('nobody makes it through a portal that does not run', async () => {
  expect(await makeThroughServer(folder(), ada)).toBeUndefined();
});
