import { describe, expect, it } from 'vitest';
import { anImport, put } from '@server/testing/rows';
import { openTestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

describe('the health report', () => {
  it('needs no token, and tells strangers the day of the data but no drop', async () => {
    const db = await openTestDb();
    const portal = await openTestApp(db);
    const before = await portal.send({ url: '/api/health' });
    await put(db, 'feed_import', anImport());
    const after = await portal.send({ url: '/api/health' });

    const well = {
      status: 'ok',
      database: 'ok',
      pool: 'embedded',
      build: { version: '0.0.0', commit: 'unknown' },
    };
    expect(before.json()).toEqual({ ...well, feed: { asOf: null } });
    expect(after.json()).toEqual({ ...well, feed: { asOf: '2026-04-12' } });
    await portal.close();
    await db.close();
  });

  it('says when the database does not answer', async () => {
    const db = await openTestDb();
    const portal = await openTestApp(db);
    await db.close();

    const answer = await portal.send({ url: '/api/health' });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'unavailable', title: 'Service Unavailable' });
    await portal.close();
  });
});
