import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as purchases from '@contract/purchases/endpoints';
import * as summaries from '@contract/summaries/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { fillDividedDelivery } from './testing/dividedDelivery';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await fillDividedDelivery(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ada = 'ada@example.com';
const rows = (query: object, username = ada) =>
  portal
    .as(username)
    .call(summaries.rows, { query: { by: 'group', sort: '-amount', limit: 25, username, ...query } });
const totals = (query: object = {}, username = ada) =>
  portal.as(username).call(summaries.totals, { query: { username, ...query } });

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

describe('a delivery that was divided', () => {
  const of2024 = { cropYear: '2024' };

  it.each<readonly [string, { readonly account?: string; readonly share?: 'whole' }, number]>([
    ['an account’s own share', { account: '00117' }, 6_000],
    ['all shares of one’s accounts', { account: '00117', share: 'whole' }, 9_000],
    ['each share once over all accounts', {}, 9_000],
    ['each share once, also as whole deliveries', { share: 'whole' }, 9_000],
  ])('counts %s', async (_, query, cents) => {
    const found = await rows({ ...of2024, ...query });
    const listed = await portal.as(ada).call(purchases.totals, {
      query: { username: ada, ...of2024, ...query },
    });

    expect((await totals({ ...of2024, ...query })).cents).toBe(cents);
    expect(sum(found.rows.map((row) => row.cents))).toBe(cents);
    expect(listed.netCents).toBe(cents);
  });

  it('never tells one party what another one bought', async () => {
    const bob = await totals({ ...of2024, share: 'whole' }, 'bob@example.com');

    expect(bob).toMatchObject({ lines: 2, cents: 78_700 });
  });
});

describe('what the summary refuses', () => {
  it.each([
    [{ by: 'colour' }, 'by'],
    [{ sort: 'price' }, 'sort'],
    [{ cropYear: '26' }, 'cropYear'],
    [{ cropYear: '2025,2026' }, 'cropYear'],
    [{ from: '2026-02-30' }, 'from'],
    [{ without: 'water' }, 'without'],
    [{ share: 'half' }, 'share'],
    [{ limit: 101 }, 'limit'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: 'x', before: 'y' }, 'before'],
  ])('%j', async (query, field) => {
    await expect(rows(query)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it.each(['["group:-amount","many","x"]', '["group:-amount",1]', '["group:-amount",1,2]', '{}'])(
    'a forged mark %s',
    async (mark) => {
      const after = Buffer.from(mark).toString('base64url');

      await expect(rows({ after })).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('a mark of another order', async () => {
    const { next } = await rows({ limit: 1 });

    await expect(rows({ by: 'branch', after: next })).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each(['00300', '99999', "' or true --"])('the account %s, which is not one’s own', async (account) => {
    const query = { username: ada, account };
    const client = portal.as(ada);
    const list = { by: 'group', sort: 'name' } as const;

    const asked = [
      client.call(summaries.rows, { query: { ...query, ...list, limit: 25 } }),
      client.call(summaries.totals, { query }),
      client.call(summaries.months, { query }),
      client.download(summaries.exportFile, { query: { ...query, ...list, format: 'csv' } }),
    ];
    const answers = await Promise.allSettled(asked);

    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
      asked.map(() => 'not-found'),
    );
  });

  it('somebody else’s name', async () => {
    const asked = portal.as(ada).call(summaries.totals, { query: { username: 'bob@example.com' } });

    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['rows?by=group', 'totals?', 'months?', 'export?by=group&format=csv'])(
    'a stranger at %s',
    async (path) => {
      const answer = await portal.send({ url: `/api/summaries/${path}&username=${ada}` });

      expect(answer.statusCode).toBe(401);
    },
  );
});
