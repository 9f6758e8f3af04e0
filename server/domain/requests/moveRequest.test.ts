import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type RequestEventName,
  type RequestFlow,
  requestFlows,
  type RequestRole,
  type RequestStatus,
  requestStatuses,
  transitionOf,
  transitions,
} from '@contract/requests/states';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { anAccount, put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { type Move, moveRequest } from './moveRequest';
import { aRequest } from './testing/aRequest';
import { anOption } from './testing/anOption';

let db: Db;
let outbox: ReturnType<typeof recordingMailer>;
const optionId = randomUUID();
let last = 0;
const inCredit = '00700';
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(db, 'payment_option', anOption({ option_id: optionId }));
  // More than all of the refunds here.
  await put(db, 'account', anAccount({ account_no: inCredit, unapplied_credit_cents: 100_000_000 }));
});
beforeEach(() => void (outbox = recordingMailer()));

/** Before a payment can no longer be cancelled, and after its banks had their two days. */
const early = new Date('2026-04-13T16:00:00.000Z');
const late = new Date('2026-04-20T16:00:00.000Z');
/** When a debit can have come back. */
const debited = new Date('2026-04-15T16:00:00.000Z');
const usually: Partial<Record<RequestEventName, Date>> = { settle: late, return: debited };

async function placed(flow: RequestFlow, status: RequestStatus, over: Parameters<typeof aRequest>[0] = {}) {
  const request = aRequest({
    request_no: `PR-2026-${String((last += 1)).padStart(6, '0')}`,
    kind: flow === 'pickup' || flow === 'refund' ? flow : 'payment',
    flow,
    status,
    option_id: flow === 'bank' ? optionId : null,
    ...(flow === 'refund' && { account_no: inCredit }),
    ...over,
  });
  await put(db, 'request', request);
  return request.request_id;
}

const move = (requestId: string, over: Partial<Move> & Pick<Move, 'event'>) =>
  db.transaction((tx) =>
    moveRequest(
      tx,
      { outbox, booksZone: 'America/Los_Angeles' },
      { requestId, role: 'office', actor: 'root@example.com', at: early, ...over },
    ),
  );

const standing = (requestId: string) =>
  db.sql.selectFrom('request').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();

/** Approving again needs that something has changed: server/modules/achBatches/changed.test.ts has it. */
const every = transitions
  .filter(({ event }) => event !== 'approveAgain')
  .flatMap((way) =>
    way.flows.flatMap((flow) => way.roles.map((role) => [flow, way.from, way.event, role, way.to] as const)),
  );

describe('what the table allows', () => {
  it.each(every)('%s, %s: %s by the %s → %s', async (flow, from, event, role, to) => {
    const id = await placed(flow, from, event === 'resend' ? { return_code: 'R01' } : {});

    await move(id, { event, role, to, note: 'As agreed.', at: usually[event] ?? early });

    expect(await standing(id)).toMatchObject({ status: to, version: 2, status_reason: 'As agreed.' });
    const events = await db.sql
      .selectFrom('request_event')
      .selectAll()
      .where('request_id', '=', id)
      .execute();
    expect(events).toMatchObject([
      { seq: 2, event, from_status: from, to_status: to, role, note: 'As agreed.' },
    ]);
    expect(outbox.messages).toMatchObject([
      { to: 'ada@example.com', letter: { name: 'requestChanged', request: { status: to } } },
    ]);
  });
});

const roles: readonly RequestRole[] = ['customer', 'office', 'portal'];
const eventNames = [...new Set(transitions.map(({ event }) => event))];

describe('what the table does not name', () => {
  it.each(requestFlows.flatMap((flow) => requestStatuses.map((status) => [flow, status] as const)))(
    'is refused to a request of %s that is %s',
    async (flow, status) => {
      const id = await placed(flow, status);
      const forbidden = roles.flatMap((role) =>
        eventNames
          .filter((event) => !transitionOf(flow, status, event, role))
          .map((event): [RequestEventName, RequestRole] => [event, role]),
      );

      expect(forbidden.length).toBeGreaterThan(0);
      for (const [event, role] of forbidden) {
        await expect(move(id, { event, role })).rejects.toMatchObject({ code: 'conflict' });
      }
      expect(await standing(id)).toMatchObject({ status, version: 1 });
      expect(outbox.messages).toEqual([]);
    },
  );
});

describe('guards', () => {
  it.each([
    ['2026-04-14T21:00:00.000Z', 'cancelled'],
    ['2026-04-14T21:00:00.001Z', 'submitted'],
  ])('a request that can be cancelled until 9 PM is, at %s, then %s', async (at, status) => {
    const id = await placed('bank', 'submitted');

    await move(id, { event: 'cancel', role: 'customer', at: new Date(at) }).catch(() => undefined);

    expect((await standing(id)).status).toBe(status);
  });

  it('nobody is both of the two who approve', async () => {
    const id = await placed('bank', 'submitted');
    await move(id, { event: 'askSecond', actor: 'root@example.com' });

    await expect(move(id, { event: 'approveSecond', actor: 'root@example.com' })).rejects.toThrow(
      /Someone else/,
    );
    await move(id, { event: 'approveSecond', actor: 'other@example.com' });
    expect(await standing(id)).toMatchObject({ status: 'approved', version: 3 });
  });

  it.each([
    ['is not confirmed', { status: 'pendingVerification' as const }, /not confirmed/],
    ['has 18 digits', { account_digits: 18 }, /has 18 digits/],
    ['is the government’s', { routing_number: '000000518' }, /No payments can be made/],
  ])('a bank account that %s goes into no file', async (_, over, why) => {
    const option = anOption({ option_id: randomUUID(), ...over });
    await put(db, 'payment_option', option);
    const id = await placed('bank', 'approved', { option_id: option.option_id });

    await expect(move(id, { event: 'export' })).rejects.toThrow(why);
  });

  it.each([
    // The last instant before the day of the debit in the books zone, and its first one.
    ['2026-04-15T06:59:59.999Z', null, false],
    ['2026-04-15T07:00:00.000Z', null, true],
    ['2026-04-15T06:59:59.999Z', 'WEB', false],
    ['2026-04-17T23:00:00.000Z', null, true],
    ['2026-04-18T23:00:00.000Z', null, false],
    ['2026-06-14T16:00:00.000Z', 'WEB', true],
    ['2026-06-15T16:00:00.000Z', 'WEB', false],
    ['2026-04-18T23:00:00.000Z', 'CCD', false],
  ] as const)('a return at %s of a payment by %s is in time: %s', async (at, sec, inTime) => {
    const id = await placed('bank', 'exported');
    if (sec) {
      const agreed = {
        text_version: '1',
        agreed_text: 'I agree.',
        text_sha256: '',
        accepted_by: 'ada@example.com',
      };
      const where = { accepted_at: early.toISOString(), ip: '', user_agent: '' };
      await put(db, 'request_authorization', { request_id: id, sec_code: sec, ...agreed, ...where });
    }

    await move(id, { event: 'return', at: new Date(at) }).catch(() => undefined);

    expect((await standing(id)).status).toBe(inTime ? 'returned' : 'exported');
  });

  it.each(['exported', 'settled', 'posted'] as const)(
    'nobody returns what is %s before the day of its debit; a bank’s file that tells it is believed',
    async (status) => {
      const id = await placed('bank', status);

      await expect(move(id, { event: 'return' })).rejects.toThrow(
        'The bank takes this payment on Apr 15, 2026.',
      );
      await move(id, { event: 'return', role: 'portal' });
      expect((await standing(id)).status).toBe('returned');
    },
  );

  it.each([
    ['2026-04-18T06:59:59.999Z', 'ready'],
    ['2026-04-18T07:00:00.000Z', 'noShow'],
  ])('a check that is to be picked up on Apr 17 is, at %s, then %s', async (at, status) => {
    const id = await placed('pickup', 'ready', { pickup_date: '2026-04-17' });

    await move(id, { event: 'missPickup', at: new Date(at) }).catch(() => undefined);

    expect((await standing(id)).status).toBe(status);
  });

  it('a debit is not cleared before two banking days have passed, whoever says so', async () => {
    const id = await placed('bank', 'exported');

    await expect(move(id, { event: 'settle', at: new Date('2026-04-17T23:00:00.000Z') })).rejects.toThrow(
      /two banking days/,
    );
  });
});

describe('a move', () => {
  it('of something that was moved meanwhile is refused', async () => {
    const id = await placed('bank', 'submitted');
    await move(id, { event: 'askSecond', version: 1 });

    await expect(move(id, { event: 'reject', version: 1 })).rejects.toThrow(
      /Someone else changed this request to/,
    );
  });

  it.each([
    ['reject', 'submitted', true],
    ['cancel', 'approved', true],
    ['missPickup', 'ready', true],
    ['complete', 'ready', false],
  ] as const)('%s of what is %s releases what is held: %s', async (event, status, released) => {
    const id = await placed('pickup', status, { sav_id: 'D-00117' });
    const held = { sav_id: 'D-00117', amount_cents: 10_000, placed_at: early.toISOString() };
    await put(db, 'deposit_hold', { request_id: id, ...held, released_at: null, release_reason: null });

    await move(id, { event });

    const hold = await db.sql
      .selectFrom('deposit_hold')
      .selectAll()
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hold.released_at !== null).toBe(released);
  });

  it('of nothing is refused', async () => {
    await expect(move(randomUUID(), { event: 'approve' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
