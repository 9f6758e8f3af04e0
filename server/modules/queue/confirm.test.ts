import { afterAll, beforeAll, expect, it } from 'vitest';
import { queue } from '../../../contract/queue';
import type { Db } from '../../db/db';
import { openTestApp, type TestApp, testNow } from '../../testing/testApp';
import { openTestDb } from '../../testing/testDb';
import { fillOffice, mover, placed, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const confirm = (id: string) => portal.as(root).call(queue.confirmBankAccount, { params: { id } });

it('a bank account that waits is confirmed, and then debited', async () => {
  const option_id = await saved(db, { status: 'pendingVerification', verified_at: null });
  const request = await placed(db, { option_id, status: 'approved' });
  const move = mover(portal);

  expect((await move('export', [request])).results[0]!.message).toMatch(/not confirmed yet/);
  expect(await confirm(request.request_id)).toMatchObject({ bankAccount: { status: 'active' }, flags: [] });
  expect((await move('export', [request])).results[0]!.status).toBe('exported');
  const events = await db.sql
    .selectFrom('audit_event')
    .select(['actor', 'after_state'])
    .where('entity_id', '=', option_id)
    .execute();
  expect(events).toEqual([
    { actor: root, after_state: JSON.stringify({ status: 'active', provenAt: testNow }) },
  ]);
});

it.each(['active', 'blocked', 'removed'] as const)('one that is %s is not', async (status) => {
  const request = await placed(db, { option_id: await saved(db, { status }) });

  await expect(confirm(request.request_id)).rejects.toMatchObject({ code: 'conflict' });
});

it('nobody confirms one of their own', async () => {
  const option_id = await saved(db, { status: 'pendingVerification', owner: root });
  const request = await placed(db, { option_id });

  await expect(confirm(request.request_id)).rejects.toThrow(/your own/);
});

it('there is none where the money is the deposit plan’s', async () => {
  const request = await placed(db, { flow: 'internal' });

  await expect(confirm(request.request_id)).rejects.toMatchObject({ code: 'not-found' });
});
