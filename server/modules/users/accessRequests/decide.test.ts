import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as accessRequests from '@contract/accessRequests/endpoints';
import { ApiError } from '@contract/problem';
import { MAX_ACCOUNTS, tooManyAccounts } from '@contract/rules/accessLevels';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { anAccount, put } from '@server/testing/rows';
import { root } from '../testing/office';
import { forgetAccessRequests } from './forget';
import { openAccessDesk, rita } from './testing/accessDesk';

const dana = 'dana@example.com';

describe('the office', () => {
  it('sees what matches, what does not, and what is asked for twice', async () => {
    const { asked, list, one, portal } = await openAccessDesk();
    await asked();
    await asked({ email: 'max@example.org', name: 'Max Nobody', zip: '10001', figure: '$100.00' });
    portal.at('2026-04-15T15:00:00.000Z');

    expect((await list()).rows).toMatchObject([
      {
        requestNo: 'AR-2026-000001',
        state: 'new',
        ageDays: 2,
        accountName: 'Ada Farms LLC',
        match: { points: 100, strength: 'strong', matched: ['account', 'figure', 'zip', 'email', 'name'] },
        doubles: 1,
      },
      { requestNo: 'AR-2026-000002', match: { points: 60, strength: 'partly' }, doubles: 1 },
    ]);
    expect(await one('AR-2026-000002')).toMatchObject({
      user: null,
      zip: '10001',
      others: [{ requestNo: 'AR-2026-000001', email: dana }],
    });
    const totals = await portal.as(root).call(accessRequests.totals, { query: {} });
    expect(totals.tabs).toEqual({ new: 2, approved: 0, rejected: 0, all: 2 });
  });

  it('takes it along as a file', async () => {
    const { asked, portal } = await openAccessDesk();
    await asked();
    const url = '/api/office/access-requests/export?format=csv';
    const { body } = await portal.send({ url, token: await portal.tokenOf(root) });

    expect(body).toContain('Strong match');
    expect(body).toContain('AR-2026-000001');
  });

  it('is asked with the token of an administrator alone', async () => {
    const { portal } = await openAccessDesk();
    const ada = await portal.tokenOf('ada@example.com');
    for (const name of ['list', 'totals', 'one', 'exportFile', 'approve', 'reject'] as const) {
      const { method, path } = accessRequests[name];
      const url = path.replace(':requestNo', 'AR-2026-000001');
      const statuses = [await portal.send({ method, url }), await portal.send({ method, url, token: ada })];

      expect([name, ...statuses.map(({ statusCode }) => statusCode)]).toEqual([name, 401, 403]);
    }
    // What was refused is written down behind the answer.
    await portal.witnessed();
  });
});

describe('an approval', () => {
  it('makes and invites the user, once, with the audit that making one has', async () => {
    const { asked, approve, one, pool, audited, db } = await openAccessDesk();
    const no = await asked();
    const key = randomUUID();

    const decided = await approve(no, {}, { key });
    expect(decided).toMatchObject({ state: 'approved', decidedBy: root, user: dana, version: 2 });
    expect(pool.people.get(dana)).toMatchObject({ status: 'invited' });
    expect(await approve(no, {}, { key })).toEqual(decided);
    expect(pool.calls.filter((call) => call.startsWith('createUser'))).toHaveLength(1);
    expect(await audited(dana)).toEqual(['accessRequest.approved', 'user.created']);
    const links = await db.sql
      .selectFrom('account_access')
      .select(['account_no', 'level', 'relationship'])
      .where('name', '=', dana)
      .execute();
    expect(links).toEqual([{ account_no: '00117', level: 'pay', relationship: 'spouse' }]);
    await expect(approve(no)).rejects.toMatchObject({ code: 'conflict' });
    expect((await verifyChain(db)).broken).toBeUndefined();
    expect((await one(no)).state).toBe('approved');
  });

  it('of two at once leaves one', async () => {
    const { asked, approve, reject, one } = await openAccessDesk();
    const no = await asked();
    const both = await Promise.allSettled([approve(no), reject(no, {}, { as: rita })]);

    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await one(no)).version).toBe(2);
  });

  it.each([
    ['an older version', { version: 0 }, 'conflict'],
    ['no account', { accounts: [] }, 'invalid'],
    [
      'an unknown account',
      { accounts: [{ accountNo: '9', level: 'view', relationship: 'owner' }] },
      'invalid',
    ],
    ['no name', { givenName: ' ' }, 'invalid'],
  ] as const)('with %s is refused and leaves it as it was', async (_, body, code) => {
    const { asked, approve, one, pool } = await openAccessDesk();
    const no = await asked();

    await expect(approve(no, body as object)).rejects.toMatchObject({ code });
    expect(await one(no)).toMatchObject({ state: 'new', version: 1 });
    expect(pool.people.has(dana)).toBe(false);
  });

  it('links the accounts to who signs in already, keeps what they have and tells them', async () => {
    const { asked, approve, one, audited, mails, db, pool } = await openAccessDesk();
    const no = await asked({ email: 'Lou@example.com' });
    expect((await one(no)).user).toBe('lou@example.com');

    await approve(no, { givenName: '', familyName: '' });
    const links = await db.sql
      .selectFrom('account_access')
      .select(['account_no', 'level'])
      .where('name', '=', 'lou@example.com')
      .orderBy('account_no')
      .execute();
    expect(links).toEqual([
      { account_no: '00117', level: 'pay' },
      { account_no: '00200', level: 'owner' },
    ]);
    expect(await audited('lou@example.com')).toEqual(['accessRequest.approved', 'user.accounts']);
    expect(mails().at(-1)).toBe('accessRequest lou@example.com');
    expect(pool.calls.filter((call) => call.startsWith('createUser'))).toEqual([]);
  });

  it.each([
    [MAX_ACCOUNTS - 1, 'approved'],
    [MAX_ACCOUNTS, 'new'],
  ])('for one more account than the %i that are linked already leaves it %s', async (count, state) => {
    const { asked, approve, one, db } = await openAccessDesk();
    const more = Array.from({ length: count }, (_, at) => String(700_000 + at));
    await put(db, 'account', ...more.map((account_no) => anAccount({ account_no })));
    await db.sql.deleteFrom('account_access').where('name', '=', 'lou@example.com').execute();
    await put(
      db,
      'account_access',
      ...more.map((account_no) => ({
        name: 'lou@example.com',
        account_no,
        level: 'view' as const,
        relationship: 'owner' as const,
      })),
    );
    const no = await asked({ email: 'Lou@example.com' });

    const decided = await approve(no, { givenName: '', familyName: '' }).catch((error: unknown) => error);
    expect((await one(no)).state).toBe(state);
    if (state === 'new') expect(decided).toMatchObject({ code: 'invalid', message: tooManyAccounts() });
  });

  it('whose sign-in the pool refuses for good waits again', async () => {
    const { asked, approve, one, pool } = await openAccessDesk();
    const no = await asked();
    const error = new ApiError({ code: 'invalid', message: 'No.' });
    pool.faults.push({ call: 'createUser', when: 'before', error });

    await expect(approve(no)).rejects.toMatchObject({ code: 'invalid' });
    expect(await one(no)).toMatchObject({ state: 'new', version: 3, decidedBy: null, user: null });
  });
});

describe('a rejection', () => {
  it.each([
    [false, ['accessRequest dana@example.com']],
    [true, ['accessRequest dana@example.com', 'accessRequest dana@example.com']],
  ])('tells the person only where the office wants it: %s', async (tell, sent) => {
    const { asked, reject, mails, outbox } = await openAccessDesk();
    const no = await asked();

    expect(await reject(no, { tell })).toMatchObject({ state: 'rejected', reason: 'A stranger.' });
    expect(mails()).toEqual(sent);
    expect(JSON.stringify(outbox.messages)).not.toMatch(/stranger|00117/);
  });

  it('needs a reason', async () => {
    const { asked, reject } = await openAccessDesk();
    const no = await asked();

    await expect(reject(no, { reason: ' ' })).rejects.toMatchObject({
      fields: { reason: expect.any(String) as string },
    });
  });
});

it.each([
  ['2026-07-12T15:00:00.000Z', dana, null],
  ['2026-07-12T15:00:00.001Z', null, '2026-07-12T15:00:00.001Z'],
])('what says who asked is deleted 90 days after the decision: %s', async (now, email, forgottenAt) => {
  const { asked, reject, one, db, list } = await openAccessDesk();
  const no = await asked();
  await reject(no);
  await forgetAccessRequests({ db, clock: { now: () => new Date(now) } });

  const { reason, name, ...rest } = await one(no);
  expect(rest).toMatchObject({ state: 'rejected', decidedBy: root, email, forgottenAt });
  expect([reason, name].every((text) => (text === null) === (email === null))).toBe(true);
  expect((await list()).rows).toHaveLength(1);
});

it('where a request came from is forgotten after a day, decided or not', async () => {
  const { asked, db } = await openAccessDesk();
  await asked();
  const networks = async (now: string) => {
    await forgetAccessRequests({ db, clock: { now: () => new Date(now) } });
    return db.sql.selectFrom('access_request').select(['network', 'email']).execute();
  };

  expect(await networks('2026-04-14T15:00:00.000Z')).toEqual([{ network: '192.0.2.1', email: dana }]);
  expect(await networks('2026-04-14T15:00:00.001Z')).toEqual([{ network: null, email: dana }]);
});
