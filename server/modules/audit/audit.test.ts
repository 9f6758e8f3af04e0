import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audit from '@contract/audit/endpoints';
import type { AuditQuery } from '@contract/audit/schema';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import type { Db } from '@server/db/db';
import { sheetRows } from '@server/exports/testing/tableFile';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const root = 'root@example.com';
const ada = 'ada@example.com';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db);
  for (const entry of happened) await db.transaction((tx) => appendAudit(tx, entry));
});
afterAll(() => portal.close());

const origin = (ip: string) => ({ ip, userAgent: 'Firefox', requestId: 'req-7' });
const happened: readonly AuditEntry[] = [
  // 11:30 in the evening of the 11th on the company's wall.
  entry('2026-04-12T06:30:00.000Z', { action: 'user.flags', entityId: 'bob@example.com' }),
  entry('2026-04-12T07:00:00.000Z', {
    action: 'option.added',
    actor: ada,
    entity: 'option',
    origin: origin('192.0.2.9'),
  }),
  entry('2026-04-13T06:59:00.000Z', {
    action: 'request.placed',
    actor: ada,
    entity: 'request',
    subject: '00117',
  }),
  entry('2026-04-13T14:00:00.000Z', {
    action: 'settings.changed',
    entity: 'settings',
    before: { banner: '' },
    after: { banner: '100% closed_today' },
  }),
];

function entry(at: string, over: Partial<AuditEntry>): AuditEntry {
  return { at: new Date(at), actor: root, action: 'user.flags', entity: 'user', ...over };
}

const office = () => portal.as(root);
const list = (query: Partial<AuditQuery> = {}) =>
  office().call(audit.list, { query: { limit: 25, sort: '-at', ...query } });
const found = async (query: Partial<AuditQuery>) =>
  (await list({ sort: 'at', ...query })).rows.map(({ seq }) => seq);

describe('the audit', () => {
  it('is read newest first, page by page, both ways', async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next! });
    const back = await list({ limit: 2, before: second.previous! });

    expect(first.rows.map(({ seq }) => seq)).toEqual([4, 3]);
    expect(second.rows.map(({ seq }) => seq)).toEqual([2, 1]);
    expect(second.next).toBeNull();
    expect(back.rows).toEqual(first.rows);
    expect(back.previous).toBeNull();
  });

  it.each([
    [{ actor: ada }, [2, 3]],
    [{ actor: `${ada},${root}` }, [1, 2, 3, 4]],
    [{ subject: '00117' }, [3]],
    [{ action: 'user.flags,option.added' }, [1, 2]],
    [{ entity: 'settings' }, [4]],
    [{ ip: '192.0.2.9' }, [2]],
    [{ from: '2026-04-12' }, [2, 3, 4]],
    [{ to: '2026-04-11' }, [1]],
    [{ from: '2026-04-12', to: '2026-04-12' }, [2, 3]],
    [{ q: 'bob@EXAMPLE' }, [1]],
    [{ q: '100%' }, [4]],
    [{ q: 'closed_today banner' }, [4]],
    [{ q: 'bank account' }, [2]],
    [{ q: 'nothing' }, []],
  ])('narrowed by %j is %j, and is counted the same', async (query, seqs) => {
    expect(await found(query)).toEqual(seqs);
    expect(await office().call(audit.totals, { query })).toMatchObject({ rows: seqs.length });
  });

  it('is counted whole without reading it', async () => {
    expect(await office().call(audit.totals, { query: {} })).toEqual({
      rows: 4,
      booksZone: 'America/Los_Angeles',
    });
  });

  it.each([{ action: 'user.praised' }, { entity: 'weather' }, { after: 'x' }, { from: 'May' }])(
    'does not understand %j',
    async (query) => {
      await expect(list(query)).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('tells one event whole, and of one that is not there', async () => {
    expect(await office().call(audit.one, { params: { seq: 4 } })).toMatchObject({
      before: '{"banner":""}',
      after: '{"banner":"100% closed_today"}',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(await office().call(audit.one, { params: { seq: 2 } })).toMatchObject({
      ip: '192.0.2.9',
      userAgent: 'Firefox',
      requestId: 'req-7',
    });
    await expect(office().call(audit.one, { params: { seq: 99 } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('verified', () => {
  const verify = (head?: string) => office().call(audit.verification, { query: { head } });

  it('it holds, with the head that was noted', async () => {
    const { events, head, broken, noted } = await verify();

    expect([events, broken, noted]).toEqual([4, null, null]);
    expect(await verify(head)).toMatchObject({ broken: null, noted: { seq: 4 } });
    expect(await verify('0'.repeat(63) + '1')).toMatchObject({ broken: null, noted: { seq: null } });
    await expect(verify('abc')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('it tells the row that somebody changed in the database', async () => {
    await sql`update audit_event set actor = 'eve@example.com' where seq = 3`.execute(db.sql);
    expect(await verify()).toMatchObject({ events: 2, broken: { seq: 3, why: 'changed' } });
    await sql`update audit_event set actor = ${ada} where seq = 3`.execute(db.sql);
    expect(await verify()).toMatchObject({ broken: null });
  });
});

it('is taken along as a workbook under its filters', async () => {
  const workbook = await office().download(audit.exportFile, {
    query: { entity: 'settings', sort: 'at', format: 'xlsx' },
  });
  const { head, rows } = await sheetRows(workbook);

  expect(workbook.name).toBe('audit_all_start_2026-04-13_2026-04-13.xlsx');
  expect(head!.slice(0, 5)).toEqual(['Number', 'When', 'Who', 'What', 'Action']);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([[4, '2026-04-13T14:00:00.000Z', root]]);
});

it.each([ada, 'lou@example.com', 'cpa@example.com'])('%s is refused all of it', async (name) => {
  const call = portal.as(name);
  for (const ask of [
    () => call.call(audit.list, { query: { limit: 25, sort: '-at' } }),
    () => call.call(audit.totals, { query: {} }),
    () => call.call(audit.one, { params: { seq: 1 } }),
    () => call.call(audit.verification, { query: {} }),
    () => call.download(audit.exportFile, { query: { sort: '-at', format: 'csv' } }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden' });
  }
});
