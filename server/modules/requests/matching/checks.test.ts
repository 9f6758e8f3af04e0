import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { matchRequests } from './matchRequests';
import { undoMatchedMoves } from './undoMatches';

let db: Db;
let emails: ReturnType<typeof recordingMailer>;
let now: Date;
const complaints: string[] = [];
const complain = (no: string, error: Error) => void complaints.push(`${no}: ${error.message}`);
beforeEach(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  emails = recordingMailer();
  now = new Date('2026-04-20T10:00:00.000Z');
  complaints.length = 0;
});
afterEach(() => db.close());

const options = () => ({ db, outbox: emails, clock: { now: () => now }, booksZone: 'America/Los_Angeles' });
const match = () => matchRequests(options(), complain);
const standing = (requestNo = 'PR-2026-000001') =>
  db.sql.selectFrom('request').selectAll().where('request_no', '=', requestNo).executeTakeFirstOrThrow();

/** A check that was mailed three weeks before anybody told the portal. */
const aCheck = (over: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    flow: 'check',
    source: 'Check 1042',
    mode: null,
    requested_date: '2026-03-20',
    effective_date: null,
    delivery_method: 'mailed',
    check_no: '1042',
    ...over,
  });
const booked = (over: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({
    payment_no: 'P-77',
    method: 'K',
    reference: '1042',
    posting_date: '2026-03-25',
    received_date: '2026-03-25',
    amount_cents: 10_000,
    ...over,
  });

describe('a check that the ERP booked', () => {
  it.each([
    ['under its number', {}, 'posted'],
    ['under its number with zeros', { reference: 'CK 0001042' }, 'posted'],
    ['for another amount', { amount_cents: 9_900 }, 'posted'],
    ['under the code of its slip', { reference: 'PR-2026-000001' }, 'posted'],
    ['under no number, for its amount', { reference: null }, 'posted'],
    ['under another number', { reference: '1043' }, 'submitted'],
    ['as a bank payment', { method: 'A' as const }, 'submitted'],
    ['on another account', { account_no: '00200' }, 'submitted'],
    ['before it was written', { posting_date: '2026-03-12', received_date: '2026-03-12' }, 'submitted'],
  ])('%s is %s', async (_, over, status) => {
    await put(db, 'request', aCheck({ requested_date: '2026-03-21' }));
    await put(db, 'payment', booked(over));

    await match();
    await match();

    expect(await standing()).toMatchObject(
      status === 'posted'
        ? { status, payment_no: 'P-77', posted_on: '2026-03-25', version: 2 }
        : { status, payment_no: null, version: 1 },
    );
    expect(complaints).toEqual([]);
  });

  it('is of one request alone', async () => {
    const day = { requested_date: '2026-03-21' };
    const twin = { request_no: 'PR-2026-000002', request_id: randomUUID() };
    await put(db, 'request', aCheck(day), aCheck({ ...twin, ...day, amount_cents: 9_000 }));
    await put(db, 'payment', booked());

    await match();
    await match();

    expect([(await standing()).status, (await standing('PR-2026-000002')).status]).toEqual([
      'posted',
      'submitted',
    ]);
  });

  it.each([
    ['R', 'reversed'],
    ['V', 'reversed'],
    ['P', 'posted'],
  ] as const)('and then as %s is %s', async (status, then) => {
    await put(db, 'request', aCheck());
    await put(db, 'payment', booked({ status }));

    await match();

    expect((await standing()).status).toBe(then);
  });
});

describe('a check that nobody booked', () => {
  it.each([
    ['2026-04-19T20:00:00.000Z', 'submitted'],
    // Past midnight in Greenwich, and not yet on the company's wall.
    ['2026-04-20T06:59:00.000Z', 'submitted'],
    ['2026-04-20T07:00:00.000Z', 'expired'],
  ])('mailed on March 20 is at %s: %s', async (at, status) => {
    await put(db, 'request', aCheck());
    now = new Date(at);

    await match();

    expect((await standing()).status).toBe(status);
  });

  it('is posted, and does not lapse, where its booking comes with the last drop', async () => {
    await put(db, 'request', aCheck());
    await put(db, 'payment', booked({ posting_date: '2026-04-24', received_date: '2026-04-24' }));
    now = new Date('2026-04-25T10:00:00.000Z');

    await match();

    expect((await standing()).status).toBe('posted');
  });
});

describe('a check that has lapsed', () => {
  const lapsed = () => aCheck({ status: 'expired', changed_at: '2026-04-20T09:00:00.000Z' });
  const late = () => booked({ posting_date: '2026-04-24', received_date: '2026-04-24' });
  beforeEach(() => {
    now = new Date('2026-04-25T10:00:00.000Z');
  });

  it('is posted all the same when it comes, and has lapsed again when its drop is rolled back', async () => {
    await put(db, 'request', lapsed());
    await put(db, 'payment', late());
    await match();
    expect(await standing()).toMatchObject({ status: 'posted', payment_no: 'P-77' });

    await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-77').execute();
    await undoMatchedMoves(options(), '2026-04-25T10:00:00.000Z', complain);
    await match();

    expect(await standing()).toMatchObject({ status: 'expired', payment_no: null });
    expect(complaints).toEqual([]);
  });

  it('leaves its booking to the same check where that was announced again', async () => {
    const again = { request_no: 'PR-2026-000002', request_id: randomUUID(), requested_date: '2026-04-22' };
    await put(db, 'request', lapsed(), aCheck(again));
    await put(db, 'payment', late());

    await match();
    await match();

    expect([(await standing()).status, (await standing('PR-2026-000002')).status]).toEqual([
      'expired',
      'posted',
    ]);
  });

  it.each([
    ['2026-07-19T08:59:00.000Z', 'posted'],
    ['2026-07-19T09:01:00.000Z', 'expired'],
  ])('is looked after for 90 days: at %s it is %s', async (at, status) => {
    now = new Date(at);
    await put(db, 'request', lapsed());
    await put(db, 'payment', booked({ posting_date: '2026-07-18', received_date: '2026-07-18' }));

    await match();

    expect((await standing()).status).toBe(status);
  });
});

describe('a check whose drop was rolled back', () => {
  it.each([
    ['P', 'submitted', 3],
    ['R', 'submitted', 5],
  ] as const)('is on its way again after its booking as %s', async (status, then, version) => {
    now = new Date('2026-04-18T10:00:00.000Z');
    await put(db, 'request', aCheck());
    await put(db, 'payment', booked({ status }));
    await match();
    await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-77').execute();

    await undoMatchedMoves(options(), '2026-04-18T10:00:00.000Z', complain);
    await match();

    expect(await standing()).toMatchObject({ status: then, payment_no: null, posted_on: null, version });
    expect(complaints).toEqual([]);
  });

  it('stays posted where its booking is there still', async () => {
    now = new Date('2026-04-18T10:00:00.000Z');
    await put(db, 'request', aCheck());
    await put(db, 'payment', booked());
    await match();

    await undoMatchedMoves(options(), '2026-04-18T10:00:00.000Z', complain);

    expect((await standing()).status).toBe('posted');
  });
});
