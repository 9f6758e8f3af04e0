import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import * as requests from '@contract/requests/endpoints';
import { requestStatuses } from '@contract/requests/states';
import type { Db } from '@server/db/db';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { ada, fillRequests } from './testing/requestFixture';

let db: Db;
let portal: TestApp;
const noOf = (at: number) => `PR-2026-${String(at + 1).padStart(6, '0')}`;
beforeAll(async () => {
  db = await openTestDb();
  await fillRequests(db);
  await put(
    db,
    'request',
    ...requestStatuses.map((status, at) =>
      aRequest({
        request_no: noOf(at),
        status,
        amount_cents: 100 * (at + 1),
        submitted_at: `2026-04-${String(1 + Math.floor(at / 2)).padStart(2, '0')}T15:00:00.000Z`,
        requested_date: at % 3 === 0 ? null : `2026-05-0${1 + (at % 4)}`,
        target: at === 4 ? '50% of it_all' : '1 invoice',
      }),
    ),
    aRequest({
      request_no: noOf(20),
      status: 'posted',
      changed_at: '2026-01-13T15:00:00.000Z',
      submitted_at: '2026-01-10T07:30:00.000Z',
    }),
  );
  await put(db, 'request_allocation', {
    request_id: (
      await db.sql
        .selectFrom('request')
        .select('request_id')
        .where('request_no', '=', noOf(2))
        .executeTakeFirstOrThrow()
    ).request_id,
    seq: 1,
    invoice_no: '0048213',
    amount_cents: 100,
    discount_cents: 0,
  });
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const list = (query: object = {}) =>
  portal.as(ada).call(requests.list, { query: { username: ada, limit: 100, sort: '-submitted', ...query } });
const found = async (query: object = {}) =>
  (await list(query)).rows.map(({ requestNo }) => Number(requestNo.slice(-6)));

describe('tabs', () => {
  it.each([
    ['open', ['submitted', 'pendingSecond', 'approved', 'exported', 'settled', 'ready']],
    ['completed', ['posted', 'completed', 'cancelled']],
    ['problems', ['rejected', 'returned', 'reversed', 'noShow', 'expired']],
  ])('%s', async (tab, statuses) => {
    const { rows } = await list({ tab });

    expect(rows.map(({ status }) => status).sort()).toEqual([...statuses].sort());
  });

  it('are counted, and what one asks for is summed up', async () => {
    const totals = await portal.as(ada).call(requests.totals, { query: { username: ada, tab: 'open' } });

    expect(totals).toEqual({
      rows: 6,
      amountCents: 100 + 200 + 300 + 400 + 500 + 700,
      tabs: { open: 6, completed: 3, problems: 5, all: 15 },
    });
  });
});

describe('pages', () => {
  it.each(['submitted', '-submitted', 'amount', '-amount', 'day', '-day'])(
    'sorted by %s show every request once, forwards and backwards',
    async (sort) => {
      const whole = (await list({ sort })).rows;
      const walked: string[] = [];
      let page = await list({ sort, limit: 4 });
      for (;;) {
        walked.push(...page.rows.map(({ id }) => id));
        if (page.next === null) break;
        page = await list({ sort, limit: 4, after: page.next });
      }
      const back = await list({ sort, limit: 4, before: page.previous });

      expect(walked).toEqual(whole.map(({ id }) => id));
      expect(back.rows.map(({ id }) => id)).toEqual(walked.slice(8, 12));
    },
  );

  it.each(['nonsense', 'WyItZGF5Iiwxe10'])('are not found by a mark such as %s', async (after) => {
    await expect(list({ after })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('filters', () => {
  it.each([
    [{ q: '0048213' }, [3]],
    [{ q: '50%' }, [5]],
    [{ q: 'it_all' }, [5]],
    [{ q: 'pr-2026-000007' }, [7]],
    [{ q: 'nothing of it' }, []],
    [{ kind: 'pickup' }, []],
    [{ from: '2026-04-06', to: '2026-04-06' }, [12, 11]],
    // On the wall of the books zone it was still the day before.
    [{ to: '2026-01-09' }, [21]],
    [{ from: '2026-01-10', to: '2026-01-31' }, []],
  ])('%j', async (query, numbers) => {
    expect(await found(query)).toEqual(numbers);
  });

  it('of an unknown kind are refused', async () => {
    await expect(list({ kind: 'loan' })).rejects.toMatchObject({ fields: { kind: expect.any(String) } });
  });
});
