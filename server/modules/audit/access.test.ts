import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as audit from '@contract/audit/endpoints';
import * as payments from '@contract/payments/endpoints';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { verifyChain } from '@server/domain/audit/verifyChain';
import type { Db } from '@server/db/db';
import { emptyAudit } from '@server/domain/audit/testing/emptyAudit';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const ada = 'ada@example.com';
const root = 'root@example.com';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.witnessed();
  await emptyAudit(db);
});

const written = async () => {
  await portal.witnessed();
  const rows = await db.sql.selectFrom('audit_event').selectAll().orderBy('seq').execute();
  return rows.map(({ actor, subject, action, entity_id, after_state, ip }) => ({
    actor,
    subject,
    action,
    entityId: entity_id,
    after: JSON.parse(after_state ?? 'null') as unknown,
    ip,
  }));
};

describe('a file that leaves', () => {
  const query = {
    username: ada,
    account: '00117',
    sort: '-date',
    format: 'csv',
    from: '2026-01-01',
  } as const;

  it('is written down with what was asked for, before its first byte', async () => {
    await portal.as(ada).download(payments.exportFile, { query });

    expect(await written()).toEqual([
      {
        actor: ada,
        subject: '00117',
        action: 'export.made',
        entityId: '/api/payments/export',
        after: {
          fileName: 'payment-history_00117_2026-01-01_2026-04-12_2026-04-12.csv',
          account: '00117',
          from: '2026-01-01',
          sort: '-date',
          format: 'csv',
        },
        ip: '127.0.0.1',
      },
    ]);
  });

  it('stays here where that cannot be written', async () => {
    const own = Object.getOwnPropertyDescriptor(db, 'transaction')!;
    Object.assign(db, { transaction: () => Promise.reject(new Error('away')) });
    try {
      await expect(portal.as(ada).download(payments.exportFile, { query })).rejects.toMatchObject({
        code: 'broken',
      });
    } finally {
      Object.defineProperty(db, 'transaction', own);
    }
    expect(await written()).toEqual([]);
  });

  it('is written down where it holds the audit itself', async () => {
    await db.transaction((tx) =>
      appendAudit(tx, {
        at: new Date(testNow),
        actor: root,
        action: 'user.flags',
        entity: 'user',
        before: { admin: false },
        after: { admin: true, note: '=1+1' },
      }),
    );
    const { content } = await portal
      .as(root)
      .download(audit.exportFile, { query: { sort: 'at', format: 'csv' } });
    const lines = (await content.text()).split('\r\n');

    expect(lines[0]).toContain('Number,When,Who,What,Action');
    expect(lines[1]).toContain('Changed permissions,user.flags');
    expect(lines[1]).toContain(`"{""admin"":true,""note"":""=1+1""}"`);
    expect(await written()).toMatchObject([{}, { actor: root, entityId: '/api/office/audit/export' }]);
    expect(await verifyChain(db)).toMatchObject({ events: 2 });
  });
});

describe('a call that is refused', () => {
  const get = (url: string, token?: string) => portal.send({ method: 'GET', url, token });

  it('is written down with its pattern, not its address, and once a minute', async () => {
    const token = await portal.tokenOf(ada);
    for (let n = 0; n < 20; n += 1) {
      expect((await get(`/api/office/audit/${n + 1}`, token)).statusCode).toBe(403);
    }
    await get('/api/payments?username=bob@example.com', token);

    expect(await written()).toEqual([
      expect.objectContaining({
        actor: ada,
        action: 'call.refused',
        entityId: 'GET /api/office/audit/:seq',
        after: { why: 'forbidden' },
      }),
      expect.objectContaining({ entityId: 'GET /api/payments', after: { why: 'forbidden' } }),
      expect.objectContaining({
        entityId: 'GET /api/office/audit/:seq',
        after: { why: 'forbidden', times: 19 },
      }),
    ]);
  });

  it('with a token that proves nothing is nobody’s; without one it is nothing to tell', async () => {
    expect((await get('/api/payments?username=x', 'not.a.token')).statusCode).toBe(401);
    expect((await get('/api/payments?username=x')).statusCode).toBe(401);
    expect((await get('/api/nothing', 'not.a.token')).statusCode).toBe(404);

    expect(await written()).toEqual([
      {
        actor: 'nobody',
        subject: null,
        action: 'call.refused',
        entityId: 'GET /api/payments',
        after: { why: 'unauthenticated' },
        ip: '127.0.0.1',
      },
    ]);
  });
});
