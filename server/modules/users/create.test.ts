import { expect, it } from 'vitest';
import { MAX_ACCOUNTS } from '@contract/rules/accessLevels';
import * as users from '@contract/users/endpoints';
import { anAccount, put } from '@server/testing/rows';
import { dana, newUser, openOffice } from './testing/office';

it('makes the record, the sign-in and the links in one go, and tells what was mailed', async () => {
  const { create, pool, portal, audited } = await openOffice();

  const made = await create({ name: 'Dana@Example.com' });

  expect(made).toMatchObject({
    name: dana,
    givenName: 'Dana',
    phone: '+15415550134',
    deposit_plan: true,
    status: 'invited',
    createdBy: 'root@example.com',
    accounts: [{ accountNo: '00117', level: 'view', relationship: 'employee', validTo: null }],
    operation: { kind: 'create', state: 'done', told: expect.stringContaining('mailed an invitation') },
  });
  expect(pool.people.get(dana)).toMatchObject({ enabled: true, status: 'invited' });
  expect(await portal.as(dana).call(users.list, { query: {} })).toEqual([
    { name: dana, admin: false, deposit_plan: true },
  ]);
  expect(await audited(dana)).toEqual(['user.created']);
});

it.each([
  [
    'an unknown account',
    { accounts: [{ accountNo: '00999', level: 'view', relationship: 'owner' }] },
    'accounts[0].accountNo',
    /no account 00999/,
  ],
  [
    'an account twice',
    { accounts: [newUser().accounts[0]!, newUser().accounts[0]!] },
    'accounts[1].accountNo',
    /listed twice/,
  ],
  ['no address', { name: 'dana' }, 'name', /email address/],
  ['no telephone number', { phone: '555' }, 'phone', /10 digits/],
  ['no name', { givenName: '  ' }, 'givenName', /first name/],
  ['an address with a name before it', { name: 'Dana<dana@example.com>' }, 'name', /plain letters/],
  ['two addresses', { name: 'dana;eve@example.com' }, 'name', /plain letters/],
  ['an address that turns around', { name: 'dana\u202Emoc@example.com' }, 'name', /plain letters/],
  ['a line end in a name', { givenName: 'Dana\nBcc' }, 'givenName', /doesn’t show/],
  ['a name that turns around', { familyName: '\u202Enworb' }, 'familyName', /doesn’t show/],
] as const)('refuses %s under its field, and leaves nothing', async (_, over, field, message) => {
  const { create, pool, db } = await openOffice();

  await expect(create(over as object)).rejects.toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.stringMatching(message) as string },
  });
  expect(pool.people.has(dana)).toBe(false);
  expect(await db.sql.selectFrom('portal_user').where('name', '=', dana).selectAll().execute()).toEqual([]);
});

it.each([
  ['an unknown member', { ...newUser(), role: 'owner' }, 'application/json', 400],
  [
    'an unknown level',
    { ...newUser(), accounts: [{ accountNo: '00117', level: 'all', relationship: 'owner' }] },
    'application/json',
    400,
  ],
  ['a flag that is text', { ...newUser(), admin: 'true' }, 'application/json', 400],
  ['a form', 'name=dana', 'application/x-www-form-urlencoded', 415],
])('answers %s with a clear status, and changes nothing', async (_, payload, type, status) => {
  const { portal, pool } = await openOffice();

  const answer = await portal.send({
    method: 'POST',
    url: '/api/users',
    token: await portal.tokenOf('root@example.com'),
    headers: { 'content-type': type },
    payload,
  });

  expect(answer.statusCode).toBe(status);
  expect(pool.calls).toEqual([]);
});

it('links no more accounts than a sign-in may see, also one after the other', async () => {
  const { create, change, db } = await openOffice();
  await put(
    db,
    'account',
    ...Array.from({ length: MAX_ACCOUNTS + 1 }, (_, at) => anAccount({ account_no: String(700_000 + at) })),
  );
  const links = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      accountNo: String(700_000 + at),
      level: 'view' as const,
      relationship: 'owner' as const,
    }));
  const refused = {
    code: 'invalid',
    fields: { accounts: expect.stringContaining('200 accounts at most') as string },
  };

  await expect(create({ accounts: links(MAX_ACCOUNTS + 1) })).rejects.toMatchObject(refused);
  const { version, accounts } = await create({ accounts: links(MAX_ACCOUNTS) });
  expect(accounts).toHaveLength(MAX_ACCOUNTS);
  await expect(change(dana, { version, accounts: links(MAX_ACCOUNTS + 1) })).rejects.toMatchObject(refused);
});

it('says what to do where the name is taken in the portal or in the pool', async () => {
  const { create, pool } = await openOffice();
  pool.people.set('selfmade@example.com', { enabled: true, status: 'active', codeMethods: [] });

  await expect(create({ name: 'ada@example.com' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('is a user already') as string,
  });
  await expect(create({ name: 'selfmade@example.com' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('can already sign in') as string,
  });
});

it('makes one of two who are created under one name at the same time', async () => {
  const { create, pool } = await openOffice();

  const outcomes = await Promise.allSettled([create(), create()]);

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(pool.calls.filter((call) => call.startsWith('createUser'))).toHaveLength(1);
});

it('makes somebody anew who was deleted, with a password of their own and the new links only', async () => {
  const { create, remove, pool, db } = await openOffice();
  await create();
  await remove(dana);
  pool.calls.splice(0);

  const again = await create({ deposit_plan: false, accounts: [] });

  expect(again).toMatchObject({ status: 'invited', deposit_plan: false, accounts: [], deletedAt: null });
  expect(pool.calls).toContain(`deleteUser ${dana}`);
  expect(pool.people.get(dana)).toMatchObject({ enabled: true, status: 'invited' });
  expect(await db.sql.selectFrom('account_access').where('name', '=', dana).selectAll().execute()).toEqual(
    [],
  );
});

it('creates without an email and without a phone where none is wanted', async () => {
  const { create } = await openOffice();

  const made = await create({ sendInvite: false, phone: null });

  expect(made.operation?.told).toContain('without an email');
  expect(made.phone).toBeNull();
});
