import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { FIGURES_UNDONE } from '@server/domain/requests/toldReason';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { aDepositTransaction, aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { matchRequests } from './matchRequests';
import { undoMatchedMoves } from './undoMatches';

let db: Db;
let emails: ReturnType<typeof recordingMailer>;
const complaints: string[] = [];
const complain = (no: string, error: Error) => void complaints.push(`${no}: ${error.message}`);
beforeEach(async () => {
  db = await openTestDb();
  emails = recordingMailer();
  complaints.length = 0;
});
afterEach(() => db.close());

const now = new Date('2026-04-18T10:00:00.000Z');
const options = () => ({ db, outbox: emails, clock: { now: () => now }, booksZone: 'America/Los_Angeles' });
const standing = () =>
  db.sql
    .selectFrom('request')
    .selectAll()
    .where('request_no', '=', 'PR-2026-000001')
    .executeTakeFirstOrThrow();
const history = async () =>
  (await db.sql.selectFrom('request_event').select(['event', 'to_status']).orderBy('seq').execute()).map(
    ({ event, to_status: to }) => `${event} → ${to}`,
  );
const isHeld = async () =>
  (await db.sql.selectFrom('deposit_hold').selectAll().where('released_at', 'is', null).execute()).length ===
  1;

const ach = aPayment({
  payment_no: 'P-77',
  method: 'A',
  posting_date: '2026-04-16',
  received_date: '2026-04-15',
  amount_cents: 10_000,
});
const withdrawn = aDepositTransaction({
  txn_id: '99',
  seq: 99,
  kind: 'withdrawalCheck',
  amount_in_cents: 0,
  amount_out_cents: 10_000,
  effective_date: '2026-04-15',
  posting_date: '2026-04-15',
});
const match = () => matchRequests(options(), complain);
/** As if a drop that was applied in this minute was taken back. */
const takeBack = (since = '2026-04-18T10:00:00.000Z') => undoMatchedMoves(options(), since, complain);

async function held(over: Parameters<typeof aRequest>[0]): Promise<void> {
  const request = aRequest({ sav_id: 'D-00117', ...over });
  await put(db, 'request', request);
  await put(db, 'deposit_hold', {
    request_id: request.request_id,
    sav_id: 'D-00117',
    amount_cents: 10_000,
    placed_at: request.submitted_at,
    released_at: null,
    release_reason: null,
  });
}

describe('a payment whose booking is gone', () => {
  beforeEach(() => fillHousehold(db));

  it.each(['submitted', 'pendingSecond', 'approved', 'exported', 'settled'])(
    'stands again as %s, tells its customer so, and is not taken back twice',
    async (status) => {
      await put(db, 'request', aRequest({ status }));
      await put(db, 'payment', ach);
      await match();
      await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-77').execute();

      await takeBack();
      await takeBack();
      await match();

      expect(await standing()).toMatchObject({
        status,
        version: 3,
        payment_no: null,
        posted_on: null,
        status_reason: FIGURES_UNDONE,
      });
      expect(await history()).toEqual(['post → posted', `takeBack → ${status}`]);
      expect(emails.messages).toMatchObject([
        { letter: { request: { status: 'posted' } } },
        { letter: { name: 'requestChanged', request: { status } } },
      ]);
      expect(complaints).toEqual([]);
    },
  );

  it('is posted again with the corrected drop', async () => {
    await put(db, 'request', aRequest({ status: 'exported' }));
    await put(db, 'payment', ach);
    await match();
    await db.sql
      .updateTable('payment')
      .set({ payment_no: 'P-78' })
      .where('payment_no', '=', 'P-77')
      .execute();

    await takeBack();
    await match();

    expect(await standing()).toMatchObject({ status: 'posted', payment_no: 'P-78' });
    expect(await history()).toEqual(['post → posted', 'takeBack → exported', 'post → posted']);
  });

  it('and that had come back from the bank goes all the way', async () => {
    await put(db, 'request', aRequest({ status: 'exported' }));
    await put(db, 'payment', { ...ach, status: 'R', return_code: 'R01' });
    await match();
    expect(await standing()).toMatchObject({ status: 'returned', return_code: 'R01' });
    await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-77').execute();

    await takeBack();

    expect(await standing()).toMatchObject({ status: 'exported', return_code: null, payment_no: null });
  });

  it('is only posted where what is gone is its return', async () => {
    await put(db, 'request', aRequest({ status: 'exported' }));
    await put(db, 'payment', { ...ach, status: 'R', return_code: 'R01' });
    await match();
    await db.sql.updateTable('payment').set({ status: 'P', return_code: null }).execute();

    await takeBack();

    expect(await standing()).toMatchObject({ status: 'posted', return_code: null, payment_no: 'P-77' });
  });

  it.each([
    ['is there still', () => Promise.resolve(), '2026-04-18T10:00:00.000Z'],
    [
      'went after an earlier drop had posted it',
      () => db.sql.deleteFrom('payment').execute(),
      '2026-04-18T10:00:00.001Z',
    ],
  ])('stays posted where it %s', async (_, change, since) => {
    await put(db, 'request', aRequest({ status: 'exported' }));
    await put(db, 'payment', ach);
    await match();
    await change();

    await takeBack(since);

    expect(await standing()).toMatchObject({ status: 'posted', version: 2 });
  });

  it('stays as the office has moved it since', async () => {
    await put(db, 'request', aRequest({ status: 'exported' }));
    await put(db, 'payment', ach);
    await match();
    await db.sql.updateTable('request_event').set({ actor: 'root@example.com', role: 'office' }).execute();
    await db.sql.deleteFrom('payment').execute();

    await takeBack();

    expect((await standing()).status).toBe('posted');
  });
});

describe('money of the deposit plan whose withdrawal is gone', () => {
  beforeEach(() => fillHousehold(db));
  const remove = () => db.sql.deleteFrom('deposit_transaction').where('txn_id', '=', '99').execute();

  it.each(['submitted', 'approved', 'ready'])('is held again for what was %s', async (status) => {
    await held({ kind: 'pickup', flow: 'pickup', effective_date: null, status });
    await put(db, 'deposit_transaction', withdrawn);
    await match();
    expect([(await standing()).status, await isHeld()]).toEqual(['completed', false]);
    await remove();

    await takeBack();

    expect([(await standing()).status, await isHeld()]).toEqual([status, true]);
    expect(complaints).toEqual([]);
  });

  it('is held again for what the office completed by hand, which stays completed', async () => {
    await held({ kind: 'pickup', flow: 'pickup', effective_date: null, status: 'completed' });
    await put(db, 'deposit_transaction', withdrawn);
    await match();
    await remove();

    await takeBack();

    expect([(await standing()).status, await isHeld()]).toEqual(['completed', true]);
  });

  it('is not held again where the withdrawal is there', async () => {
    await held({ kind: 'pickup', flow: 'pickup', effective_date: null, status: 'ready' });
    await put(db, 'deposit_transaction', withdrawn);
    await match();

    await takeBack();

    expect([(await standing()).status, await isHeld()]).toEqual(['completed', false]);
  });

  it('is held again for a payment that the company had taken back', async () => {
    await held({ flow: 'internal', status: 'approved' });
    await put(db, 'payment', { ...ach, method: 'D', status: 'V' });
    await match();
    expect([(await standing()).status, await isHeld()]).toEqual(['reversed', false]);
    await db.sql.deleteFrom('payment').where('payment_no', '=', 'P-77').execute();

    await takeBack();

    expect([(await standing()).status, await isHeld()]).toEqual(['approved', true]);
  });
});
