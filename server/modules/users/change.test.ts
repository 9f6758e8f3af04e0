import { expect, it } from 'vitest';
import * as officeUsers from '@contract/officeUsers/endpoints';
import * as users from '@contract/users/endpoints';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { dana, openOffice, root } from './testing/office';

const ada = 'ada@example.com';
const second = 'second@example.com';
const open = { status: 'submitted', option_id: null } as const;

it('changes flags, accounts and name with the next call, once, and writes each to the audit', async () => {
  const { portal, change, audited } = await openOffice();
  const token = await portal.tokenOf(ada);
  const flags = async () =>
    (await portal.send({ method: 'GET', url: '/api/users', token })).json<unknown[]>();

  const changed = await change(ada, {
    version: 1,
    deposit_plan: false,
    givenName: ' Ada ',
    familyName: 'Ridge',
    phone: '541-555-0134',
    accounts: [{ accountNo: '00300', level: 'pay', relationship: 'partner' }],
  });

  expect(changed).toMatchObject({ givenName: 'Ada', phone: '+15415550134', version: 2 });
  // Until when a link counts is the ERP's to say.
  expect(changed.accounts).toMatchObject([{ accountNo: '00300', level: 'pay', validTo: '2026-04-12' }]);
  expect(await flags()).toEqual([{ name: ada, admin: false, deposit_plan: false }]);
  expect(await audited(ada)).toEqual(['user.flags', 'user.profile', 'user.accounts']);
  await expect(change(ada, { version: 1, admin: true })).rejects.toMatchObject({ code: 'conflict' });
  await expect(change(ada, { version: 2, phone: '1' })).rejects.toMatchObject({ code: 'invalid' });
  expect((await change(ada, { version: 2, phone: null })).phone).toBeNull();
});

it('tells in the audit when whoever makes an administrator proved who they are', async () => {
  const { db, create, change } = await openOffice();
  await change(ada, { version: 1, admin: true });
  await change(ada, { version: 2, deposit_plan: false });
  await create({ admin: true });

  const events = await db.sql
    .selectFrom('audit_event')
    .select(['action', 'after_state'])
    .where('action', 'in', ['user.flags', 'user.created', 'powers.proposed'])
    .orderBy('seq')
    .execute();
  const proofs = events.map(
    ({ after_state }) => (JSON.parse(after_state!) as { provenAt?: string }).provenAt,
  );
  // The first was made alone; the next one is proposed.
  expect(proofs).toEqual([testNow, undefined, undefined, testNow]);
});

it('refuses the own flag, the deposit plan of who asked for money out of it, and what nobody described', async () => {
  const { db, portal, change } = await openOffice();
  await put(
    db,
    'request',
    aRequest({ ...open, kind: 'pickup', flow: 'pickup', request_no: 'PR-2026-000009' }),
  );

  await expect(change(root, { version: 1, admin: false })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('remove yourself as an administrator') as string,
  });
  await expect(change(ada, { version: 1, deposit_plan: false })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('PR-2026-000009') as string,
  });
  const answer = await portal.send({
    method: 'PATCH',
    url: `/api/users/${ada}`,
    token: await portal.tokenOf(root),
    payload: { version: 1, state: 'deleted' },
  });
  expect(answer.json()).toMatchObject({ status: 400, fields: { state: 'We don’t know state here' } });
});

it('deletes whose name was typed and whose requests were seen: out at once, and gone from the list', async () => {
  const { db, pool, portal, remove, audited } = await openOffice();
  await put(db, 'request', aRequest({ ...open, request_no: 'PR-2026-000009' }));

  await expect(remove(ada, { name: 'bob@example.com' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(remove(ada)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('PR-2026-000009') as string,
    fields: { openRequestsSeen: expect.any(String) as string },
  });
  expect(await remove('ADA@example.com', { name: 'ADA@example.com', openRequestsSeen: true })).toMatchObject({
    status: 'deleted',
    accounts: [],
    admin: false,
  });
  expect(pool.people.get(ada)?.enabled).toBe(false);
  const answer = await portal.send({ method: 'GET', url: '/api/users', token: await portal.tokenOf(ada) });
  expect(answer.statusCode).toBe(403);
  expect((await portal.as(root).call(users.list, { query: {} })).map(({ name }) => name)).not.toContain(ada);
  expect(await audited(ada)).toEqual(['user.deleted']);
  await expect(remove(ada, { openRequestsSeen: true })).rejects.toMatchObject({ code: 'conflict' });
});

it('deletes who recorded checks for customers, which are not their own requests', async () => {
  const { db, remove } = await openOffice();
  const check = { flow: 'check', status: 'submitted', delivery_method: 'branch' } as const;
  await put(db, 'request', aRequest({ ...check, submitted_by: ada, request_no: 'PR-2026-000009' }));

  expect(await remove(ada)).toMatchObject({ status: 'deleted' });
});

it('keeps one administrator, though two delete, demote or disable each other at the same time', async () => {
  const { db, pool, portal, remove, change } = await openOffice();
  const disable = (name: string, as: string) =>
    portal.as(as).call(officeUsers.disable, { params: { name }, body: {} });
  const left = async () =>
    (
      await db.sql
        .selectFrom('portal_user')
        .select('name')
        .where('admin', '=', true)
        .where('standing', '!=', 'disabled')
        .execute()
    ).length;
  const ways = [
    (name: string, as: string) => remove(name, {}, as),
    (name: string, as: string) => change(name, { version: 1, admin: false }, as),
    disable,
  ];

  for (const way of ways) {
    await db.sql.deleteFrom('portal_user').where('name', 'in', [root, second]).execute();
    await db.sql.deleteFrom('user_operation').execute();
    await put(db, 'portal_user', { name: root, admin: true }, { name: second, admin: true });
    for (const name of [root, second]) {
      pool.people.set(name, { enabled: true, status: 'active', codeMethods: [] });
    }
    const outcomes = await Promise.allSettled([way(second, root), way(root, second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await left()).toBe(1);
  }
  await expect(remove(root)).rejects.toMatchObject({
    code: expect.stringMatching(/conflict|forbidden/) as string,
  });
});

it.each([
  ['invite', 'user.invited', 'invited', 'invited'],
  ['resetPassword', 'user.password', 'active', 'resetting'],
  ['signOut', 'user.signedOut', 'active', 'active'],
  ['takeOffCodes', 'user.codes', 'active', 'active'],
  ['disable', 'user.disabled', 'active', 'disabled'],
] as const)('does "%s" at the pool, and writes %s', async (call, action, from, to) => {
  const { pool, portal, audited } = await openOffice();
  pool.people.set(ada, { enabled: true, status: from, codeMethods: [] });

  const done = await portal.as(root).call(officeUsers[call] as typeof officeUsers.disable, {
    params: { name: ada },
    body: {},
  });

  expect(done).toMatchObject({ status: to, operation: { state: 'done', startedBy: root } });
  expect(await audited(ada)).toEqual([action]);
});

it('enables again, tells an invitation that comes too late, and refuses who is not there', async () => {
  const { create, pool, portal } = await openOffice();
  await create();
  const call = (endpoint: typeof officeUsers.disable, name: string) =>
    portal.as(root).call(endpoint, { params: { name }, body: {} });
  await call(officeUsers.disable, dana);
  expect((await call(officeUsers.enable as never, dana)).status).toBe('invited');

  pool.people.set(dana, { enabled: true, status: 'active', codeMethods: [] });
  await expect(call(officeUsers.invite as never, dana)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Reset the password instead') as string,
  });
  await expect(call(officeUsers.disable, root)).rejects.toMatchObject({ code: 'conflict' });
  await expect(call(officeUsers.disable, 'nobody@example.com')).rejects.toMatchObject({ code: 'not-found' });
});
