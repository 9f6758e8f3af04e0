import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseGone } from '@server/db/databaseGone';
import type { Db } from '@server/db/db';
import { breakingDb } from '@server/testing/breakingDb';
import { put } from '@server/testing/rows';
import { openTestDbForTest } from '@server/testing/testDb';
import { type Noticed, openAuditBuffer } from './auditBuffer';
import { verifyChain } from './verifyChain';

let db: Db;
beforeEach(async () => {
  db = await openTestDbForTest();
  await put(db, 'portal_user', { name: 'ada@example.com' });
});

const refused = (over: Partial<Noticed> = {}): Noticed => ({
  at: new Date('2026-04-13T15:00:00.000Z'),
  actor: 'nobody',
  action: 'session.refused',
  entity: 'session',
  after: { why: 'Incorrect username or password.' },
  origin: { ip: '192.0.2.1', userAgent: '', requestId: '' },
  ...over,
});

const written = async () => {
  const rows = await db.sql
    .selectFrom('audit_event')
    .select(['subject', 'after_state', 'ip'])
    .orderBy('seq')
    .execute();
  return rows.map(({ subject, after_state, ip }) => [subject, JSON.parse(after_state!) as object, ip]);
};
const tallyOf = (most?: number) =>
  openAuditBuffer({ db, most, complain: (error) => expect.fail(error.message) });
const why = 'Incorrect username or password.';

describe('what is refused again and again', () => {
  it('is written once, and then how often it was repeated', async () => {
    const tally = tallyOf();
    for (let n = 0; n < 200; n += 1) tally.notice(refused({ claimed: 'Ada@example.com' }));
    await tally.flush();
    tally.notice(refused({ claimed: 'ada@example.com' }));
    await tally.flush();

    expect(await written()).toEqual([
      ['ada@example.com', { why }, '192.0.2.1'],
      ['ada@example.com', { why, times: 199 }, '192.0.2.1'],
      ['ada@example.com', { why }, '192.0.2.1'],
    ]);
    expect(await verifyChain(db)).toMatchObject({ events: 3 });
  });

  it('by many callers fills no chain: those beyond a number are only counted', async () => {
    const tally = tallyOf(3);
    for (let n = 0; n < 500; n += 1) {
      tally.notice(refused({ origin: { ip: `192.0.2.${n}`, userAgent: '', requestId: '' } }));
    }
    await tally.flush();

    expect(await written()).toEqual([
      [null, { why }, '192.0.2.0'],
      [null, { why }, '192.0.2.1'],
      [null, { why }, '192.0.2.2'],
      [null, { from: 'many callers', times: 497 }, null],
    ]);
  });

  it('tells no name that the portal does not know: it may be a password', async () => {
    const tally = tallyOf();
    tally.notice(refused({ claimed: 'Hunter2&Hunter2' }));
    await tally.flush();

    expect(await written()).toEqual([[null, { why }, '192.0.2.1']]);
    expect(JSON.stringify(await db.sql.selectFrom('audit_event').selectAll().execute())).not.toContain(
      'Hunter2',
    );
  });

  it('is written later where the database was gone, and not twice where it may have been written', async () => {
    const complain = vi.fn();
    const { db: breaking, endNext } = breakingDb(db);
    const tally = openAuditBuffer({ db: breaking, complain });
    endNext('undone', 'lost');
    tally.notice(refused());
    tally.notice(refused({ actor: 'ada@example.com' }));
    // The first tries have ended by then.
    await vi.waitFor(() => expect(complain).toHaveBeenCalledExactlyOnceWith(expect.any(DatabaseGone)));
    tally.notice(refused());
    await tally.flush();

    expect(await written()).toEqual([
      [null, { why }, '192.0.2.1'],
      [null, { why, times: 2 }, '192.0.2.1'],
    ]);
  });

  it('is complained of where it cannot be written, and nobody waits for it', async () => {
    const complain = vi.fn();
    const broken = { ...db, transaction: () => Promise.reject(new Error('away')) };
    const tally = openAuditBuffer({ db: broken, complain });

    expect(tally.notice(refused())).toBeUndefined();
    await tally.flush();
    expect(complain).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  });
});
