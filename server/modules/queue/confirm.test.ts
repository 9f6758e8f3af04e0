import { afterAll, beforeAll, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import type { Db } from '@server/db/db';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillOffice, mover, placed, rita, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const confirm = (id: string, as = root) => portal.as(as).call(queue.confirmBankAccount, { params: { id } });
const detail = (id: string, as = root) => portal.as(as).call(queue.one, { params: { id } });

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

it.each([
  ['approved it', { amount_cents: 10_000 }],
  ['gave the first of two approvals', { amount_cents: startingSettings.payments.secondApprovalCents }],
])('whoever %s does not confirm its bank account too, and is told so beforehand', async (_, over) => {
  const option_id = await saved(db, { status: 'pendingVerification', verified_at: null });
  const request = await placed(db, { option_id, ...over });
  // Named by another request of the same bank account it is still theirs.
  const other = await placed(db, { option_id });
  await mover(portal)('approve', [request]);
  const why = `You approved request ${request.request_no} from this bank account. Someone else in the office has to confirm it.`;

  for (const { request_id } of [request, other]) {
    expect((await detail(request_id)).bankConfirmation).toEqual({ why });
    await expect(confirm(request_id)).rejects.toMatchObject({ code: 'conflict', message: why });
  }
  expect((await detail(request.request_id, rita)).bankConfirmation).toEqual({ why: null });
  expect(await confirm(request.request_id, rita)).toMatchObject({
    bankAccount: { status: 'active' },
    bankConfirmation: null,
  });
});

it('an approval of what was rejected since stands in nobody’s way', async () => {
  const option_id = await saved(db, { status: 'pendingVerification', verified_at: null });
  const request = await placed(db, { option_id });
  const move = mover(portal);
  await move('approve', [request]);
  await move('reject', [{ ...request, version: 2 }], { note: 'No.' });

  expect((await confirm(request.request_id)).bankAccount?.status).toBe('active');
});

it('there is none where the money is the deposit plan’s', async () => {
  const request = await placed(db, { flow: 'internal' });

  await expect(confirm(request.request_id)).rejects.toMatchObject({ code: 'not-found' });
});
