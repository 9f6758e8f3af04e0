import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@contract/accounts/endpoints';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

type View = 'my-account' | 'my-deposit-plan';
const list = (username: string, viewname: View = 'my-account', whose = username) =>
  portal.as(username).call(accounts.list, { query: { username: whose, viewname } });
const ledger = (username: string, query: object = {}) =>
  portal.as(username).call(depositPlans.transactions, {
    query: { username, savid: 'D-00117', limit: 25, sort: '-date', ...query },
  });

describe('the accounts of a sign-in', () => {
  it.each([
    ['ada@example.com', ['00117', '00200']],
    ['ADA@Example.com', ['00117', '00200']],
    ['lou@example.com', ['00200']],
    ['cpa@example.com', ['00117']],
    ['root@example.com', []],
  ])('of %s are those linked, still valid, and not long closed', async (username, numbers) => {
    const { accounts: found } = await list(username);

    expect(found.map(({ id }) => id)).toEqual(numbers);
  });

  it('come with the night that they show, and today in the zone of the books', async () => {
    portal.at('2026-04-14T06:59:00Z');
    const late = await list('ada@example.com');
    portal.at(testNow);

    expect(late.asOf).toEqual({
      date: '2026-04-12',
      loadedAt: '2026-04-13T09:10:00.000Z',
      drop: 'drop_20260413_0155',
      booksZone: 'America/Los_Angeles',
      today: '2026-04-13',
    });
  });

  it('shows a link until the end of its last day in the zone of the books', async () => {
    portal.at('2026-04-13T06:59:59Z');
    const still = await list('ada@example.com');
    portal.at('2026-04-13T07:00:00Z');
    const over = await list('ada@example.com');
    portal.at(testNow);

    expect(still.accounts.map(({ id }) => id)).toContain('00300');
    expect(over.accounts.map(({ id }) => id)).not.toContain('00300');
  });

  it('shows a closed account for 18 months', async () => {
    portal.at('2026-04-12T15:00:00Z');
    const still = await list('ada@example.com');
    portal.at(testNow);

    expect(still.accounts.find(({ id }) => id === '00400')).toMatchObject({
      status: 'closed',
      closedOn: '2024-10-13',
    });
  });

  it('tells a trade account with its own figures and who may do what', async () => {
    const { accounts: found } = await list('ada@example.com');

    expect(found[0]).toMatchObject({
      accountType: 'trade',
      name: 'Ada Farms LLC',
      status: 'active',
      address: ['1 Ridge Road', 'Pullman, WA 99163'],
      branch: { code: 'PUL', name: 'Pullman', timeZone: 'America/Los_Angeles' },
      regularBalanceCents: 60_000,
      netDueCents: 60_000,
      lastPayment: null,
      level: 'owner',
      depositPlan: null,
    });
    expect(found[1]).toMatchObject({ level: 'view', relationship: 'tenant' });
  });

  it.each(['my-account', 'my-deposit-plan'] as const)('of somebody else are refused in %s', async (view) => {
    await expect(list('bob@example.com', view, 'ada@example.com')).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(list('root@example.com', view, 'ada@example.com')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('the deposit plan', () => {
  it('needs its flag', async () => {
    await expect(list('bob@example.com', 'my-deposit-plan')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ledger('bob@example.com', { savid: 'D-300' })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('shows the customer’s own money and nothing that is owed', async () => {
    const { accounts: found } = await list('ada@example.com', 'my-deposit-plan');

    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      id: 'D-00117',
      accountNo: '00117',
      accountType: 'deposit',
      name: 'Ada deposit plan',
      status: 'active',
      regularBalanceCents: 0,
      depositPlan: { ledgerBalanceCents: 3_259_111, availableCents: 3_149_111, interestYtdCents: 9_111 },
    });
  });

  it.each(['D-300', 'D-none', '00117', "'"])('has no ledger %s for another', async (savid) => {
    await expect(ledger('ada@example.com', { savid })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps its ledger from those who see papers only', async () => {
    await expect(ledger('cpa@example.com')).rejects.toMatchObject({ code: 'forbidden' });
    expect((await list('cpa@example.com', 'my-deposit-plan')).accounts).toHaveLength(1);
  });

  it('has its ledger newest first, page by page, forward and back', async () => {
    const first = await ledger('ada@example.com', { limit: 3 });
    const second = await ledger('ada@example.com', { limit: 3, after: first.next });
    const third = await ledger('ada@example.com', { limit: 3, after: second.next });
    const back = await ledger('ada@example.com', { limit: 3, before: second.previous });

    const ids = [first, second, third].map(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual([['7', '6', '5'], ['4', '3', '2'], ['1']]);
    expect(back).toEqual({ ...first, previous: null });
    expect([first.previous, third.next]).toEqual([null, null]);
    expect(first.rows[0]).toMatchObject({ inCents: 10_000, outCents: 0, balanceAfterCents: 70_000 });
    expect(first.rows[0]).not.toHaveProperty('seq');
  });

  it('narrows its ledger to days', async () => {
    const { rows } = await ledger('ada@example.com', { from: '2026-04-03', to: '2026-04-04' });

    expect(rows.map(({ postingDate }) => postingDate)).toEqual(['2026-04-04', '2026-04-03']);
  });

  it.each([{ after: 'x' }, { after: 'x', before: 'y' }, { from: 'April' }, { limit: 1_000 }])(
    'refuses %j',
    async (query) => {
      await expect(ledger('ada@example.com', query)).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});
