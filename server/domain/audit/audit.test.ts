import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { openTestDbForTest } from '@server/testing/testDb';
import { appendAudit, type AuditEntry } from './appendAudit';
import { verifyChain } from './verifyChain';

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date('2026-04-13T15:00:00.000Z'),
  actor: 'root@example.com',
  subject: 'ada@example.com',
  action: 'user.flags',
  entity: 'user',
  entityId: 'ada@example.com',
  before: { admin: false },
  after: { admin: true },
  origin: { ip: '192.0.2.1', userAgent: 'test', requestId: 'req-1' },
  ...over,
});

/** A chain of so many events in which nothing is amiss. */
const whole = (events: number) => ({ events, head: expect.stringMatching(/^[0-9a-f]{64}$/) as string });

let db: Db;
beforeEach(async () => void (db = await openTestDbForTest()));

const append = (over?: Partial<AuditEntry>) => db.transaction((tx) => appendAudit(tx, entry(over)));

describe('the chain of the audit', () => {
  it('holds for what was written, and for nothing', async () => {
    expect(await verifyChain(db)).toEqual(whole(0));
    for (let n = 0; n < 3; n += 1) await append({ entityId: `u${n}` });

    expect(await verifyChain(db)).toEqual(whole(3));
  });

  it('has one order, however many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => append({ entityId: `u${n}` })));

    expect(await verifyChain(db)).toEqual(whole(20));
  });

  it('holds nothing of a transaction that was taken back', async () => {
    await expect(
      db.transaction(async (tx) => {
        await appendAudit(tx, entry());
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');

    expect(await verifyChain(db)).toEqual(whole(0));
  });

  it.each([
    ['a changed actor', sql`update audit_event set actor = 'bob@example.com' where seq = 2`, 2, 'changed'],
    ['a changed state', sql`update audit_event set after_state = '{}' where seq = 2`, 2, 'changed'],
    ['a changed time', sql`update audit_event set at = at + interval '1 hour' where seq = 1`, 1, 'changed'],
    [
      'a row with a hash of its own',
      sql`update audit_event set hash = repeat('a', 64) where seq = 3`,
      3,
      'changed',
    ],
    ['a removed row', sql`delete from audit_event where seq = 2`, 2, 'missing'],
    ['an end that is gone', sql`delete from audit_head`, 4, 'cut'],
    ['a cut end', sql`delete from audit_event where seq = 3`, 3, 'cut'],
  ])('breaks at %s', async (_, tampering, seq, why) => {
    for (let n = 0; n < 3; n += 1) await append();
    await tampering.execute(db.sql);

    expect(await verifyChain(db)).toMatchObject({ broken: { seq, why } });
  });

  it('that was cut and given another end holds by itself, and not with a head that was noted before', async () => {
    for (let n = 0; n < 3; n += 1) await append();
    const noted = (await verifyChain(db)).head;
    expect(await verifyChain(db, noted)).toMatchObject({ noted: { seq: 3 } });
    await append();
    expect(await verifyChain(db, noted)).toEqual({ ...whole(4), noted: { seq: 3 } });
    await sql`delete from audit_event where seq > 2`.execute(db.sql);
    await sql`update audit_head set (seq, hash) = (select seq, hash from audit_event where seq = 2)`.execute(
      db.sql,
    );

    expect(await verifyChain(db)).toEqual(whole(2));
    expect(await verifyChain(db, noted)).toEqual({ ...whole(2), noted: { seq: null } });
  });

  it('keeps nothing that is secret by its name', async () => {
    await append({ after: { nickname: 'Farm', accountNumber: '123456789', nested: { idToken: 'abc' } } });

    const [event] = await db.sql.selectFrom('audit_event').select('after_state').execute();
    expect(event?.after_state).toBe(
      '{"nickname":"Farm","accountNumber":"[not kept]","nested":{"idToken":"[not kept]"}}',
    );
  });
});
