import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as depositPlans from '@contract/depositPlan/endpoints';
import type { Db } from '@server/db/db';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aHold } from './testing/aHold';
import { fillDeposits } from './testing/fillDeposits';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillDeposits(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ada = 'ada@example.com';
const plans = async (username = ada) => portal.as(username).call(depositPlans.list, { query: { username } });
const offer = (savid = 'D-00117', username = ada) =>
  portal.as(username).call(depositPlans.offer, { query: { username, savid } });

/** Every question that can be asked of one deposit account. */
const questions: Readonly<
  Record<string, (savid: string, username: string, as?: string) => Promise<unknown>>
> = {
  entries: (savid, username, as = username) =>
    portal.as(as).call(depositPlans.transactions, { query: { username, savid, sort: '-date', limit: 25 } }),
  totals: (savid, username, as = username) =>
    portal.as(as).call(depositPlans.totals, { query: { username, savid } }),
  offer: (savid, username, as = username) =>
    portal.as(as).call(depositPlans.offer, { query: { username, savid } }),
  exportFile: (savid, username, as = username) =>
    portal
      .as(as)
      .download(depositPlans.exportFile, { query: { username, savid, sort: '-date', format: 'csv' } }),
};

describe.each(Object.keys(questions))('%s', (name) => {
  const ask = questions[name]!;

  it.each([
    ['bob@example.com', 'D-300', 'has no deposit plan'],
    ['bob@example.com', 'D-00117', 'has no deposit plan'],
    ['root@example.com', 'D-00117', 'has no deposit plan'],
    ['cpa@example.com', 'D-00117', 'only see documents for this account'],
  ])('are refused to %s of %s', async (username, savid, words) => {
    await expect(ask(savid, username)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(words),
    });
  });

  it.each(['bob@example.com', 'root@example.com', 'cpa@example.com'])(
    'are refused to %s under another name',
    async (as) => {
      await expect(ask('D-00117', ada, as)).rejects.toMatchObject({ code: 'forbidden' });
    },
  );

  it.each(['D-300', 'D-none', '00117', "'"])('have no deposit account %s for a stranger', async (savid) => {
    await expect(ask(savid, ada)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the plans of a sign-in', () => {
  it.each(['bob@example.com', 'root@example.com'])('are refused to %s, who has no flag', async (username) => {
    await expect(plans(username)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      portal.as(username).call(depositPlans.list, { query: { username: ada } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are each told by themselves, with what they pay', async () => {
    const { plans: found, disclaimer, asOf } = await plans();

    expect(asOf?.date).toBe('2026-04-12');
    expect(disclaimer).toContain('unsecured obligations of Test Supply.');
    expect(found.map(({ savId }) => savId)).toEqual(['D-00117', 'D-2']);
    expect(found[0]).toMatchObject({
      accountNo: '00117',
      status: 'open',
      trouble: null,
      level: 'owner',
      ledgerCents: 3_259_111,
      erpHoldCents: 100_000,
      minCents: 10_000,
      availableCents: 3_149_111,
      posting: 'monthly',
      interestYtdCents: 9_111,
      interestPriorYearCents: 80_000,
      tinCertified: true,
      nominee: null,
      held: null,
    });
    expect(found[0]!.terms).toEqual({
      rates: [
        { effectiveFrom: '2020-01-01', tiers: [{ fromCents: 0, annualRate: '0.040000' }] },
        { effectiveFrom: '2025-02-15', tiers: [{ fromCents: 0, annualRate: '0.042500' }] },
      ],
      dayCount: 'ACT_365F',
      tiers: 'marginal',
      minToEarnCents: 0,
    });
    expect(found[1]).toMatchObject({
      status: 'frozen',
      trouble: 'This deposit account is on hold. Call our credit office.',
      nominee: 'Lou',
    });
  });

  it('say what has accrued as the ERP does, or by the rule where it does not', async () => {
    const { plans: found } = await plans();

    // 9 days of $25,000.00 and 3 of $20,000.00 at 4.25 %.
    expect(found.map(({ accruedCents }) => accruedCents)).toEqual([4_321, 3_318]);
  });

  it('tell the ends of the last twelve months with their interest', async () => {
    const { months } = (await plans()).plans[1]!;

    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-05-01', endCents: 0, interestCents: 0 });
    expect(months.slice(-3)).toEqual([
      { month: '2026-02-01', endCents: 2_490_000, interestCents: 0 },
      { month: '2026-03-01', endCents: 2_500_000, interestCents: 10_000 },
      { month: '2026-04-01', endCents: 2_000_000, interestCents: 0 },
    ]);
  });

  it('tell no movements to those who may see papers only', async () => {
    const [plan] = (await plans('cpa@example.com')).plans;

    expect(plan).toMatchObject({ savId: 'D-00117', level: 'documents', months: [] });
  });
});

describe('a hold', () => {
  it('counts at once, by its request’s number, and no more once it is released', async () => {
    const { request, hold } = aHold();
    await put(db, 'request', request);
    await put(db, 'deposit_hold', hold);
    const held = (await plans()).plans[0]!;
    const offered = await offer();
    await db.sql.updateTable('deposit_hold').set({ released_at: testNow }).execute();
    const after = (await plans()).plans[0]!;

    expect(held.requests).toEqual([
      { requestId: request.request_id, requestNo: 'PR-2026-000001', amountCents: 1_500_000 },
    ]);
    expect(held.availableCents).toBe(1_649_111);
    expect(offered).toMatchObject({ availableCents: 1_649_111, mostCents: 1_649_111 });
    expect(after).toMatchObject({ requests: [], availableCents: 3_149_111 });
  });
});

describe('what can be asked for', () => {
  it('is as much as is available, up to the company’s limit, in every way that there is', async () => {
    expect(await offer()).toMatchObject({
      refusal: null,
      availableCents: 3_149_111,
      mostCents: 2_000_000,
      payee: 'Ada Farms LLC',
      methods: ['checkPickup', 'checkMail', 'ach', 'transfer'],
      tradeAccounts: [{ accountNo: '00117', name: 'Ada Farms LLC' }],
    });
  });

  it('is picked up at branches that do so, the home branch first, by each one’s own wall', async () => {
    // 8:00 in Pullman and 9:00 in Boise on a Monday.
    const { branches } = await offer();

    expect(branches.map(({ code, timeZone }) => [code, timeZone])).toEqual([
      ['PUL', 'America/Los_Angeles'],
      ['BOI', 'America/Boise'],
    ]);
    expect(branches[0]!.days[0]).toMatchObject({ day: '2026-04-13' });
    expect(branches[0]!.days[0]!.times[0]).toBe('12:00');
    expect(branches[1]).toMatchObject({ maxCents: 10_000_00, slotMinutes: 30, leadHours: 8 });
    expect(branches[1]!.days[0]).toMatchObject({ day: '2026-04-14' });
    expect(branches[1]!.days[0]!.times[0]).toBe('08:00');
  });

  it('is picked up on no holiday', async () => {
    portal.at('2026-11-10T17:00:00.000Z');
    const { branches } = await offer();
    portal.at(testNow);

    for (const { days } of branches) {
      const offered = days.map(({ day }) => day);
      expect(offered).toEqual(
        expect.arrayContaining(['2026-11-25', '2026-11-27', '2026-12-24', '2026-12-28']),
      );
      for (const holiday of ['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01'])
        expect(offered).not.toContain(holiday);
    }
  });

  it('is nothing from an account on hold, and says why', async () => {
    expect((await offer('D-2')).refusal).toBe('This deposit account is on hold. Call our credit office.');
  });

  it('is nothing for those who may only look', async () => {
    const level = (to: 'owner' | 'view') =>
      db.sql
        .updateTable('account_access')
        .set({ level: to })
        .where('name', '=', ada)
        .where('account_no', '=', '00117')
        .execute();
    await level('view');
    const { refusal } = await offer();
    await level('owner');

    expect(refusal).toContain('can view this account');
  });
});

describe('how the plan works', () => {
  it.each(['bob@example.com', 'ada@example.com'])('is told to %s, without a balance', async (username) => {
    const about = await portal.as(username).call(depositPlans.about, { query: { username } });

    expect(about.plans.map(({ ratePlan, terms }) => [ratePlan, terms.rates.at(-1)])).toEqual([
      ['STD', { effectiveFrom: '2025-02-15', tiers: [{ fromCents: 0, annualRate: '0.042500' }] }],
    ]);
    expect(about.disclaimer).toContain('Test Supply');
    expect(JSON.stringify(about)).not.toMatch(/balance(Cents|s are \$)|D-00117/);
  });

  it('is told to nobody under another name', async () => {
    await expect(
      portal.as('bob@example.com').call(depositPlans.about, { query: { username: ada } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
