import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as queue from '@contract/queue/endpoints';
import { queueTabs } from '@contract/queue/labels';
import { requestStatuses } from '@contract/requests/states';
import type { Db } from '@server/db/db';
import { sheetRows } from '@server/exports/testing/tableFile';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { ada, fillOffice, placed, root, saved } from './testing/queueRows';

let db: Db;
let portal: TestApp;
const noOf = new Map<string, string>();
beforeAll(async () => {
  db = await openTestDb();
  await fillOffice(db);
  for (const [at, status] of requestStatuses.entries()) {
    const { request_no } = await placed(db, {
      status,
      amount_cents: 100 * (20 - at),
      submitted_at: `2026-04-${String(at + 1).padStart(2, '0')}T06:30:00.000Z`,
      requested_date: at % 3 === 0 ? null : `2026-05-0${1 + (at % 4)}`,
      ...(at === 2 && { account_no: '00300', submitted_by: 'bob@example.com', target: '50% of it_all' }),
      ...(at === 6 && { kind: 'pickup', flow: 'pickup' }),
    });
    noOf.set(status, request_no);
  }
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const list = (query: object = {}) =>
  portal.as(root).call(queue.list, { query: { limit: 100, sort: 'submitted', ...query } });
const statusesOf = async (query: object) => (await list(query)).rows.map(({ status }) => status);

describe('the list', () => {
  // Which flows a tab is of is tested with its checks: server/modules/requests/check.
  it.each(Object.entries(queueTabs).filter(([tab]) => tab !== 'checks'))(
    'has a tab %s',
    async (tab, { statuses }) => {
      const shown = await statusesOf({ tab });

      expect(shown.sort()).toEqual([...(statuses ?? requestStatuses)].sort());
    },
  );

  it('counts what each tab holds, and sums up what one asks for', async () => {
    const { rows, amountCents, tabs } = await portal
      .as(root)
      .call(queue.totals, { query: { tab: 'atBank' } });

    expect({ rows, amountCents }).toEqual({ rows: 2, amountCents: 1_700 + 1_600 });
    expect(tabs).toEqual({
      toApprove: 1,
      second: 1,
      approved: 1,
      atBank: 2,
      toHandOver: 1,
      checks: 0,
      problems: 5,
      done: 3,
      all: requestStatuses.length,
    });
  });

  it.each([
    [{ status: 'returned,ready' }, ['ready', 'returned']],
    [{ kind: 'pickup' }, ['ready']],
    [{ flow: 'pickup' }, ['ready']],
    [{ account: '00300' }, ['approved']],
    [{ submitter: 'Bob@Example.com' }, ['approved']],
    [{ q: 'bob grain 50%' }, ['approved']],
    [{ q: 'it_all' }, ['approved']],
    [{ q: 'nothing of it' }, []],
    [{ leastCents: 1_900, mostCents: 1_900 }, ['pendingSecond']],
    // On the wall of the books zone it was still the evening before.
    [{ from: '2026-04-02', to: '2026-04-03' }, ['approved', 'exported']],
    [{ olderThan: 11 }, ['submitted', 'pendingSecond']],
  ])('is narrowed by %j', async (query, statuses) => {
    expect(await statusesOf(query)).toEqual(statuses);
  });

  it.each(['status', 'kind', 'flow', 'flag'])('refuses a %s of nobody', async (field) => {
    await expect(list({ [field]: 'odd' })).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it.each(['submitted', 'amount', 'day', 'changed'].flatMap((sort) => [sort, `-${sort}`]))(
    'sorted by %s shows every request once, forwards and backwards',
    async (sort) => {
      const whole = (await list({ sort })).rows.map(({ id }) => id);
      const walked: string[] = [];
      let page = await list({ sort, limit: 4 });
      for (;;) {
        walked.push(...page.rows.map(({ id }) => id));
        if (page.next === null) break;
        page = await list({ sort, limit: 4, after: page.next });
      }
      const back = await list({ sort, limit: 4, before: page.previous });

      expect(walked).toEqual(whole);
      expect(back.rows.map(({ id }) => id)).toEqual(walked.slice(8, 12));
    },
  );

  it('is taken along as a file, which holds no bank account’s number', async () => {
    const { content } = await portal
      .as(root)
      .download(queue.exportFile, { query: { tab: 'approved', sort: 'submitted', format: 'csv' } });
    const lines = (await content.text()).trim().split('\r\n');

    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${noOf.get('approved')},Approved,,Payment,00300,Bob Grain,bob@example.com`);
  });

  it('is taken along as a workbook too', async () => {
    const workbook = await portal
      .as(root)
      .download(queue.exportFile, { query: { tab: 'approved', sort: 'submitted', format: 'xlsx' } });

    expect(workbook.name).toBe('requests_all_start_2026-04-13_2026-04-13.xlsx');
    expect((await sheetRows(workbook)).rows.map((row) => row.slice(0, 2))).toEqual([
      [noOf.get('approved'), 'Approved'],
    ]);
  });

  it('is found by an invoice that is paid', async () => {
    const { request_id, request_no } = await placed(db);
    await put(db, 'request_allocation', {
      request_id,
      seq: 1,
      invoice_no: 'A-open',
      amount_cents: 100,
      discount_cents: 0,
    });

    expect((await list({ q: 'a-OPEN' })).rows.map(({ requestNo }) => requestNo)).toEqual([request_no]);
  });
});

describe('one request', () => {
  it('is told with all that the office decides by', async () => {
    const option_id = await saved(db);
    const { request_id } = await placed(db, { option_id });
    await put(db, 'request_allocation', {
      request_id,
      seq: 1,
      invoice_no: 'A-late',
      amount_cents: 9_000,
      discount_cents: 500,
      reason: 'price',
    });

    expect(await portal.as(root).call(queue.one, { params: { id: request_id } })).toMatchObject({
      account: {
        balanceCents: 60_000,
        pastDue: { payNowCents: 500, disputedCents: 10_000, onItsWayCents: 9_500, oldest: '2026-04-11' },
        branchName: 'Pullman',
        isClosed: false,
      },
      person: { level: 'owner', relationship: 'owner' },
      bankAccount: { last: '4417', bankName: 'Palouse Bank', status: 'active' },
      allocations: [{ invoiceNo: 'A-late', amountCents: 9_000, openCents: 10_000, reason: 'price' }],
      moves: [
        { move: 'approve', why: null },
        { move: 'reject', why: null },
      ],
      authorization: null,
    });
  });

  it('has what was agreed to in Spanish, and the English text beside it', async () => {
    const { request_id } = await placed(db);
    await put(db, 'request_authorization', {
      request_id,
      text_version: 'ccd-1-es',
      agreed_text: 'En nombre de Ada Farms LLC, autorizo…',
      text_sha256: 'a'.repeat(64),
      sec_code: 'CCD',
      accepted_by: 'ada@example.com',
      accepted_at: '2026-04-13T15:00:00.000Z',
      ip: '203.0.113.7',
      user_agent: 'test',
      english_text: 'On behalf of Ada Farms LLC, I authorize…',
    });

    const { authorization } = await portal.as(root).call(queue.one, { params: { id: request_id } });

    expect(authorization).toMatchObject({
      text: 'En nombre de Ada Farms LLC, autorizo…',
      english: 'On behalf of Ada Farms LLC, I authorize…',
      version: 'ccd-1-es',
    });
  });

  it('says of what cannot be done now why', async () => {
    const option_id = await saved(db, { status: 'blocked' });
    const { request_id } = await placed(db, { option_id, status: 'approved' });

    const { moves } = await portal.as(root).call(queue.one, { params: { id: request_id } });

    expect(moves).toContainEqual({ move: 'export', why: expect.stringMatching(/is blocked/) });
    expect(moves).toContainEqual({ move: 'reject', why: null });
  });

  it.each(['nothing', '0196280f-0000-7000-8000-00000000ffff'])('is not there as %s', async (id) => {
    await expect(portal.as(root).call(queue.one, { params: { id } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

it('is nobody else’s', async () => {
  await expect(portal.as(ada).call(queue.totals, { query: {} })).rejects.toMatchObject({ code: 'forbidden' });
});
