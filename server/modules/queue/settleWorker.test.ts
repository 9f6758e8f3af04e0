import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearedUpTo, lastReturnDay } from '@contract/rules/paySchedule';
import { addDays } from '@contract/format/date';
import type { Db } from '@server/db/db';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { openSettleWorker } from './settleWorker';
import { fillOffice, placed, saved } from './testing/queueRows';

let db: Db;
let outbox: ReturnType<typeof recordingMailer>;
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
});
afterAll(() => db.close());
beforeEach(() => void (outbox = recordingMailer()));

const round = (now: string) =>
  openSettleWorker(
    { db, outbox, clock: { now: () => new Date(now) }, booksZone: 'America/Los_Angeles' },
    { warn: (facts) => expect.unreachable(JSON.stringify(facts)) },
  ).round();

const statusOf = async (requestId: string) =>
  (await db.sql.selectFrom('request').select('status').where('request_id', '=', requestId).executeTakeFirst())
    ?.status;

/** A debit of Friday, April 10, 2026: banks may return it until Tuesday, April 14. */
const sent = async () =>
  (await placed(db, { status: 'exported', option_id: await saved(db), effective_date: '2026-04-10' }))
    .request_id;

describe('a payment that was sent', () => {
  it('clears by itself on the day after its banks had their two banking days, and its customer is told', async () => {
    const id = await sent();

    // 11:59 PM in Los Angeles on the last day.
    expect(await round('2026-04-15T06:59:59.000Z')).toBe(0);
    expect(await statusOf(id)).toBe('exported');
    expect(await round('2026-04-15T07:00:00.000Z')).toBe(1);
    expect(await statusOf(id)).toBe('settled');
    expect(outbox.messages).toMatchObject([
      { letter: { name: 'requestChanged', request: { status: 'settled' } } },
    ]);
    expect(await round('2026-04-15T07:00:00.000Z')).toBe(0);
  });

  it('waits as long as a file says of it what nobody has applied yet', async () => {
    const id = await sent();
    await put(db, 'originator_version', {
      proposed_at: '2026-04-01T00:00:00Z',
      proposed_by: 'root@example.com',
      effective_from: '2026-04-01T00:00:00Z',
      settings: '{}',
    });
    const version = await db.sql
      .selectFrom('originator_version')
      .select('version_id')
      .executeTakeFirstOrThrow();
    await put(db, 'ach_batch', {
      batch_no: 1,
      status: 'sent',
      originator_version: version.version_id,
      created_at: '2026-04-09T00:00:00Z',
      created_by: 'root@example.com',
      file_date: '2026-04-09',
      file_id_modifier: 'A',
      file_sha256: '',
      entry_count: 1,
      debit_cents: 10_000,
      credit_cents: 0,
      first_effective: '2026-04-10',
      last_effective: '2026-04-10',
    });
    await put(db, 'ach_entry', {
      batch_no: 1,
      seq: 1,
      request_id: id,
      trace_no: '125100010000001',
      sec_code: 'CCD',
      direction: 'debit',
      effective_date: '2026-04-10',
      amount_cents: 10_000,
      account_no: '00117',
      holder_name: 'Ada Farms LLC',
      routing_number: '111000025',
      account_last: '4417',
    });
    await put(db, 'ach_return_file', {
      name: 'returns.ach',
      format: 'nacha',
      sha256: 'a',
      status: 'waiting',
      keep_until: '2027-01-01T00:00:00Z',
      taken_at: '2026-04-14T00:00:00Z',
      taken_by: 'portal',
    });
    await put(db, 'ach_return_row', {
      file_no: 1,
      seq: 1,
      kind: 'return',
      code: 'R01',
      original_trace: '125100010000001',
      returned_on: '2026-04-14',
      amount_cents: 10_000,
      account_last: '4417',
      match: 'trace',
      batch_no: 1,
      entry_seq: 1,
      state: 'waiting',
    });

    expect(await round('2026-04-16T15:00:00.000Z')).toBe(0);
    await db.sql.updateTable('ach_return_file').set({ status: 'dismissed' }).execute();
    expect(await round('2026-04-16T15:00:00.000Z')).toBe(1);
    expect(await statusOf(id)).toBe('settled');
  });
});

describe('the day up to which debits cleared', () => {
  it('is the last one whose banks had their days, on every day of a year', () => {
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
      const last = clearedUpTo(day);
      expect(lastReturnDay(last) < day, `${last} on ${day}`).toBe(true);
      expect(lastReturnDay(addDays(last, 1)) < day, `the day after ${last} on ${day}`).toBe(false);
    }
  });
});
