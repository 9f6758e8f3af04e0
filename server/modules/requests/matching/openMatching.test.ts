import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@server/db/db';
import { openJobs } from '@server/jobs/openJobs';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { breakingDb, type Ending } from '@server/testing/breakingDb';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { matchRequests } from './matchRequests';
import { openMatching } from './openMatching';

let db: Db;
let emails: ReturnType<typeof recordingMailer>;
let now: Date;
const complaints: string[] = [];
beforeEach(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  emails = recordingMailer();
  now = new Date('2026-04-18T10:00:00.000Z');
  complaints.length = 0;
});
afterEach(() => db.close());

const options = () => ({ db, outbox: emails, clock: { now: () => now }, booksZone: 'America/Los_Angeles' });
const standing = async (requestNo = 'PR-2026-000001') =>
  db.sql.selectFrom('request').selectAll().where('request_no', '=', requestNo).executeTakeFirstOrThrow();
const ach = {
  payment_no: 'P-77',
  method: 'A' as const,
  posting_date: '2026-04-16',
  received_date: '2026-04-15',
  amount_cents: 10_000,
};

describe('after an import', () => {
  it('is matched once the import has committed', async () => {
    await put(db, 'request', aRequest());
    await put(db, 'payment', aPayment({ ...ach, portal_request_no: 'PR-2026-000001' }));
    const matching = await openMatching(await openJobs(db));
    const worker = matching.worker(options(), { warn: (_, message) => void complaints.push(message) });
    await db.transaction(async (tx) => matching.onApplied(tx));

    await worker.round();

    expect((await standing()).status).toBe('posted');
    expect(await worker.round()).toBe(0);
    expect(complaints).toEqual([]);
    await worker.close();
  });

  it.each<Ending>(['undone', 'lost'])('is matched once, though the connection broke (%s)', async (ending) => {
    await put(db, 'request', aRequest());
    await put(db, 'payment', aPayment({ ...ach, portal_request_no: 'PR-2026-000001' }));
    const { db: breaking, endNext } = breakingDb(db);
    const matching = await openMatching(await openJobs(db));
    const room = { ...options(), db: breaking };
    const worker = matching.worker(room, { warn: (_, message) => void complaints.push(message) });
    await matching.onApplied(db);
    endNext(ending);

    await worker.round();

    expect(await standing()).toMatchObject({ status: 'posted', version: 2 });
    expect(await worker.round()).toBe(0);
    expect(complaints).toEqual([]);
    await worker.close();
  });

  it('one that cannot be moved holds up no other', async () => {
    const [bad, good] = [aRequest(), aRequest({ request_no: 'PR-2026-000002' })];
    await put(db, 'request', bad, good);
    await put(
      db,
      'payment',
      aPayment({ ...ach, payment_no: 'P-77', portal_request_no: 'PR-2026-000001' }),
      aPayment({ ...ach, payment_no: 'P-78', portal_request_no: 'PR-2026-000002' }),
    );
    const fussy = {
      ...emails,
      put: async (...[sql, message]: Parameters<typeof emails.put>) => {
        const { letter } = message;
        if ('request' in letter && letter.request.requestNo === bad.request_no) throw new Error('No paper.');
        await emails.put(sql, message);
      },
    };

    await matchRequests(
      { ...options(), outbox: fussy },
      (no, error) => void complaints.push(`${no}: ${error.message}`),
    );

    expect([(await standing()).status, (await standing('PR-2026-000002')).status]).toEqual([
      'submitted',
      'posted',
    ]);
    expect(complaints).toEqual(['PR-2026-000001: No paper.']);
  });
});
