import { afterAll, beforeAll, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import type { Db } from '@server/db/db';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillOffice, mover, placed, rita, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
const outbox = recordingMailer();
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  portal = await openTestApp(db, { outbox });
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

it.each(['active', 'removed'] as const)('one that is %s is not', async (status) => {
  const request = await placed(db, { option_id: await saved(db, { status }) });

  await expect(confirm(request.request_id)).rejects.toMatchObject({ code: 'conflict' });
});

it('the block of a return is lifted in the same way, and everybody of its accounts is told', async () => {
  const option_id = await saved(db, { status: 'blocked', status_reason: 'R02' });
  await put(db, 'payment_option_account', { option_id, account_no: '00117' });
  const request = await placed(db, { option_id, status: 'returned', return_code: 'R02' });
  outbox.messages.splice(0);

  expect((await detail(request.request_id)).bankConfirmation).toEqual({ why: null, blocked: true });
  expect(await confirm(request.request_id)).toMatchObject({
    bankAccount: { status: 'active', statusReason: null },
    bankConfirmation: null,
  });
  expect(outbox.messages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        to: 'ada@example.com',
        letter: expect.objectContaining({ name: 'optionNotice', event: 'unblocked', accounts: ['00117'] }),
      }),
    ]),
  );
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
    expect((await detail(request_id)).bankConfirmation).toEqual({ why, blocked: false });
    await expect(confirm(request_id)).rejects.toMatchObject({ code: 'conflict', message: why });
  }
  expect((await detail(request.request_id, rita)).bankConfirmation).toEqual({ why: null, blocked: false });
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

it('whoever confirmed it approves nothing that is paid from it, neither first nor second', async () => {
  const option_id = await saved(db, { status: 'pendingVerification', verified_at: null });
  const request = await placed(db, { option_id });
  const large = startingSettings.payments.secondApprovalCents;
  const second = await placed(db, { option_id, amount_cents: large });
  const move = mover(portal);
  await move('approve', [second], { as: rita });
  await confirm(request.request_id, root);
  const message =
    'You confirmed the bank account that this is paid from, so somebody else has to approve it. Ask a colleague.';

  expect((await detail(request.request_id)).moves.find(({ move }) => move === 'approve')?.why).toBe(message);
  for (const one of [request, { ...second, version: 2 }])
    expect((await move('approve', [one])).results).toMatchObject([{ outcome: 'refused', message }]);
  expect((await move('approve', [request], { as: rita })).results).toMatchObject([{ status: 'approved' }]);
});

it('there is none where the money is the deposit plan’s', async () => {
  const request = await placed(db, { flow: 'internal' });

  await expect(confirm(request.request_id)).rejects.toMatchObject({ code: 'not-found' });
});
