import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import * as requests from '@contract/requests/endpoints';
import { verifyChain } from '@server/domain/audit/verifyChain';
import type { Db } from '@server/db/db';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { ada, fillOffice, mover, placed, rita, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
let move: ReturnType<typeof mover>;
let outbox: ReturnType<typeof recordingMailer>;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  outbox = recordingMailer();
  portal = await openTestApp(db, { outbox });
  move = mover(portal);
});
afterAll(() => portal.close());
beforeEach(() => void outbox.messages.splice(0));

const standing = (requestId: string) =>
  db.sql.selectFrom('request').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();
const detail = (id: string, as = root) => portal.as(as).call(queue.one, { params: { id } });
const large = startingSettings.payments.secondApprovalCents;

describe('an approval', () => {
  it('moves the request, tells its customer, and stands in the audit', async () => {
    const request = await placed(db);

    expect((await move('approve', [request])).results).toEqual([
      { id: request.request_id, outcome: 'done', status: 'approved', message: null },
    ]);
    expect(outbox.messages).toMatchObject([
      { to: ada, letter: { name: 'requestChanged', request: { status: 'approved' } } },
    ]);
    const [event] = await db.sql
      .selectFrom('audit_event')
      .selectAll()
      .where('entity_id', '=', request.request_no)
      .execute();
    expect(event).toMatchObject({ actor: root, subject: ada, action: 'request.moved' });
    expect((await verifyChain(db)).broken).toBeUndefined();
  });

  it('of the company’s limit and more waits for somebody else', async () => {
    const less = await placed(db, { amount_cents: large - 1 });
    const more = await placed(db, { amount_cents: large });

    const { results } = await move('approve', [less, more]);
    expect(results.map(({ status }) => status)).toEqual(['approved', 'pendingSecond']);

    const again = { ...more, version: 2 };
    expect((await move('approve', [again])).results[0]).toMatchObject({
      outcome: 'refused',
      message: 'You approved it first. Someone else in the office has to check it too.',
    });
    expect((await move('approve', [again], { as: rita })).results[0]!.status).toBe('approved');
  });

  it.each([1, large])('of %i cents is not given by who asked for it', async (amount_cents) => {
    const request = await placed(db, { amount_cents, submitted_by: root });

    expect((await move('approve', [request])).results[0]).toMatchObject({
      outcome: 'refused',
      message: 'You requested this yourself. Someone else has to approve it.',
    });
    expect((await standing(request.request_id)).status).toBe('submitted');
  });
});

describe('several at once', () => {
  it('are moved each by itself: what cannot be is told, and holds up no other', async () => {
    const [good, cancelled, late] = [await placed(db), await placed(db), await placed(db)];
    await db.sql
      .updateTable('request')
      .set({ status: 'cancelled', version: 2 })
      .where('request_id', '=', cancelled.request_id)
      .execute();
    const stranger = { request_id: randomUUID(), version: 1 };

    const { results } = await move('approve', [good, cancelled, stranger, late]);

    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['done', null],
      ['refused', expect.stringMatching(/Someone else changed this request to “Cancelled”/)],
      ['refused', 'We can’t find that request.'],
      ['done', null],
    ]);
    expect(outbox.messages).toHaveLength(2);
  });

  it('sent again under the same key are moved once, and what was refused is tried anew', async () => {
    const [good, bad] = [await placed(db), await placed(db, { status: 'rejected' })];
    const key = randomUUID();
    const first = await move('approve', [good, bad], { key });
    await db.sql
      .updateTable('request')
      .set({ status: 'submitted' })
      .where('request_id', '=', bad.request_id)
      .execute();

    const second = await move('approve', [good, bad], { key });

    expect(first.results.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    expect(second.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect((await standing(good.request_id)).version).toBe(2);
    expect(outbox.messages).toHaveLength(2);
  });

  it('sent again under the same key with another event are refused', async () => {
    const request = await placed(db);
    const key = randomUUID();
    await move('approve', [request], { key });

    const { results } = await move('reject', [request], { key, note: 'No.' });

    expect(results[0]).toMatchObject({ outcome: 'refused', message: expect.stringMatching(/sent before/) });
    expect((await standing(request.request_id)).status).toBe('approved');
  });
});

describe('a rejection', () => {
  it('is read by the customer with its reason, and by no name', async () => {
    const request = await placed(db);
    await move('reject', [request], { note: '  The day could not be kept. ' });

    const seen = await portal
      .as(ada)
      .call(requests.one, { params: { id: request.request_id }, query: { username: ada } });

    expect(seen).toMatchObject({ status: 'rejected', statusReason: 'The day could not be kept.' });
    expect(seen.events).toMatchObject([{ actor: 'Our office', note: 'The day could not be kept.' }]);
    expect(JSON.stringify(seen)).not.toContain(root);
    expect((await detail(request.request_id)).events).toMatchObject([{ actor: root, role: 'office' }]);
  });
});

it('a payment goes to the bank, and to its account, by hand', async () => {
  const option_id = await saved(db);
  const request = await placed(db, { option_id });
  const at = (version: number) => [{ ...request, version }];
  await move('approve', at(1));

  expect((await move('export', at(2))).results[0]!.status).toBe('exported');
  expect((await move('settle', at(3))).results[0]!.message).toMatch(/The bank can still return it/);
  portal.at('2026-04-20T15:00:00.000Z');
  expect((await move('settle', at(3))).results[0]!.status).toBe('settled');
  const internal = await placed(db, { flow: 'internal', status: 'approved' });
  await move('post', [internal]);
  expect(await standing(internal.request_id)).toMatchObject({ status: 'posted', posted_on: '2026-04-20' });
  expect(
    (await move('reverse', [{ ...internal, version: 2 }], { note: 'Booked twice.' })).results[0]!.status,
  ).toBe('reversed');
  portal.at('2026-04-13T15:00:00.000Z');
});

it('a check is made ready, and handed over or not', async () => {
  const pickup = {
    kind: 'pickup',
    flow: 'pickup',
    status: 'approved',
    delivery_method: 'checkPickup',
  } as const;
  const [one, other] = [await placed(db, pickup), await placed(db, pickup)];
  await move('makeReady', [one, other]);

  expect((await move('complete', [{ ...one, version: 2 }])).results[0]!.status).toBe('completed');
  expect((await move('missPickup', [{ ...other, version: 2 }])).results[0]!.status).toBe('noShow');
});

describe('what makes no sense', () => {
  it.each([
    ['no request', 'approve', 0, {}, 'requests'],
    ['a request twice', 'approve', 2, {}, 'requests'],
    ['a rejection without a reason', 'reject', 1, {}, 'note'],
    ['a rejection of blanks', 'reject', 1, { note: '  ' }, 'note'],
    ['a taking back without a reason', 'reverse', 1, {}, 'note'],
    ['a return without a code', 'return', 1, {}, 'returnCode'],
    ['a return by a code of nobody', 'return', 1, { returnCode: 'R99' }, 'returnCode'],
    ['a code with an approval', 'approve', 1, { returnCode: 'R01' }, 'returnCode'],
    ['a reason too long', 'reject', 1, { note: 'x'.repeat(501) }, 'note'],
    ['an event of nobody', 'expire', 1, {}, 'event'],
    ['a member of nobody', 'approve', 1, { actor: rita }, 'actor'],
  ] as const)('%s: is refused, and nothing moves', async (_, event, times, more: object, field) => {
    const request = await placed(db);

    await expect(
      move(
        event as 'approve',
        Array.from({ length: times }, () => request),
        more,
      ),
    ).rejects.toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
    expect((await standing(request.request_id)).version).toBe(1);
  });

  it('more than 500: is refused', async () => {
    const many = Array.from({ length: 501 }, () => ({ request_id: randomUUID(), version: 1 }));

    await expect(move('approve', many)).rejects.toMatchObject({ fields: { requests: /500/ } });
  });
});

it('is the office’s alone', async () => {
  const request = await placed(db);

  await expect(move('approve', [request], { as: ada })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await standing(request.request_id)).version).toBe(1);
});
