import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contactInvitations from '@contract/contactInvitations/endpoints';
import { maxAtOnce } from '@contract/contactInvitations/labels';
import { ApiError } from '@contract/problem';
import { put } from '@server/testing/rows';
import { openOffice, root } from '../testing/office';

const people = [
  ['dana@example.com', 'Dana Ridge', '00117', 'O'],
  ['Dana@Example.com', 'Dana Ridge', '00200', 'V'],
  ['lou@example.com', 'Lou Ridge', '00117', 'V'],
  ['ada@example.com', 'Ada Hill', '00117', 'O'],
  ['desk@example.com', 'Sam Grain', '00300', 'P'],
  ['desk@example.com', 'Bob Grain', '00200', 'P'],
  ['old@example.com', 'Olda Farms', '00400', 'O'],
  ['no address', 'Nell Hill', '00300', 'V'],
] as const;

async function openContacts() {
  const office = await openOffice();
  const { db, portal } = office;
  for (const [email, name, account_no, access_level] of people) {
    const rest = { phone: null, relationship: null, deposit_access: false, import_id: 1 };
    await put(db, 'contact', { account_no, email, name, access_level, ...rest });
  }
  await db.sql
    .updateTable('portal_user')
    .set({ last_sign_in_at: '2026-04-01T15:00:00.000Z', standing: 'active' })
    .execute();
  const as = () => portal.as(root);
  return {
    ...office,
    preview: async (...emails: string[]) =>
      (await as().call(contactInvitations.preview, { body: { emails } })).people,
    invite: async (emails: string[], key: string = randomUUID()) =>
      (await as().call(contactInvitations.invite, { key, body: { emails } })).people,
    /** Who is listed, in short. */
    listed: async (query: object = {}) => {
      const { rows } = await as().call(contactInvitations.list, { query: { limit: 100, ...query } });
      return rows.map(({ email, state, accounts }) => `${email} ${state} ${accounts.length}`);
    },
  };
}

const everybody = [...new Set(people.map(([email]) => email.toLowerCase()))];

it('lists each address once, with where its sign-in stands', async () => {
  const { listed, portal } = await openContacts();

  expect(await listed()).toEqual([
    'ada@example.com signedIn 1',
    'dana@example.com notInvited 2',
    'desk@example.com notInvited 2',
    'lou@example.com lacksAccount 1',
    'no address notInvited 1',
    'old@example.com notInvited 1',
  ]);
  expect(await listed({ tab: 'lacksAccount' })).toEqual(['lou@example.com lacksAccount 1']);
  expect(await listed({ q: '00200' })).toEqual([
    'dana@example.com notInvited 2',
    'desk@example.com notInvited 2',
  ]);
  const { tabs } = await portal.as(root).call(contactInvitations.totals, { query: {} });
  expect(tabs).toEqual({ notInvited: 4, lacksAccount: 1, invited: 0, failed: 0, signedIn: 1, all: 6 });
});

it('says who would get what, and who is left out and why', async () => {
  const { preview, pool } = await openContacts();
  const planned = await preview(...everybody, 'stranger@example.com');

  expect(planned.map(({ email, leftOut }) => `${email} ${leftOut}`)).toEqual([
    'ada@example.com alreadyUser',
    'dana@example.com null',
    'desk@example.com shared',
    'lou@example.com alreadyUser',
    'no address malformed',
    'old@example.com closed',
  ]);
  expect(planned[1]!.plan).toEqual({
    accounts: [
      { accountNo: '00117', level: 'owner', relationship: 'owner' },
      { accountNo: '00200', level: 'view', relationship: 'employee' },
    ],
    depositPlan: false,
  });
  expect(pool.calls).toEqual([]);
});

describe('a run', () => {
  it('invites each once, however often it comes', async () => {
    const { invite, listed, pool, audited } = await openContacts();
    const key = randomUUID();
    const first = await invite(everybody, key);

    expect(first.map(({ email, outcome }) => `${email} ${outcome}`)).toContain('dana@example.com invited');
    expect(await invite(everybody, key)).toEqual(first);
    expect(pool.calls.filter((call) => call.startsWith('createUser'))).toEqual([
      'createUser dana@example.com',
    ]);
    expect(await audited('dana@example.com')).toEqual(['user.created']);
    expect(await listed({ tab: 'invited' })).toEqual(['dana@example.com invited 2']);
    expect((await invite(['dana@example.com']))[0]).toMatchObject({ leftOut: 'alreadyUser' });
    await expect(invite(['lou@example.com'], key)).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('of two at the same time is one', async () => {
    const { invite, pool } = await openContacts();
    const key = randomUUID();
    await Promise.all([invite(['dana@example.com'], key), invite(['dana@example.com'], key)]);

    expect(pool.people.get('dana@example.com')).toMatchObject({ status: 'invited' });
    expect(pool.calls.filter((call) => call.startsWith('createUser'))).toHaveLength(1);
  });

  it('goes on behind one that the pool refuses, which can be tried again', async () => {
    const { db, invite, pool } = await openContacts();
    await db.sql
      .updateTable('contact')
      .set({ name: 'Sam Grain' })
      .where('email', '=', 'desk@example.com')
      .execute();
    const error = new ApiError({ code: 'invalid', message: 'Not now.' });
    pool.faults.push({ call: 'createUser', when: 'before', error });
    const key = randomUUID();
    const both = ['dana@example.com', 'desk@example.com'];

    expect((await invite(both, key)).map(({ outcome, told }) => [outcome, told])).toEqual([
      ['failed', 'Not now.'],
      ['invited', null],
    ]);
    expect((await invite(both, key)).map(({ outcome }) => outcome)).toEqual(['invited', 'invited']);
  });

  it.each([
    [maxAtOnce, undefined],
    [maxAtOnce + 1, 'invalid'],
  ])('of %i persons', async (count, code) => {
    const { invite } = await openContacts();
    const emails = Array.from({ length: count }, (_, n) => `${n}@example.net`);
    const refused = await invite(emails).then(
      () => undefined,
      (error: ApiError) => error.code,
    );

    expect(refused).toBe(code);
  });
});

it('tells whose invitation the mail server refused, until another one is sent', async () => {
  const { invite, listed, db } = await openContacts();
  await invite(['dana@example.com']);
  const mailed = (state: 'dead' | 'sent', created_at: string) =>
    put(db, 'outbox_message', {
      message_id: randomUUID(),
      channel: 'mail',
      letter: 'invitation',
      recipient: 'Dana@example.com',
      state,
      created_at,
    });

  await mailed('dead', '2026-04-13T15:00:00.000Z');
  expect(await listed({ tab: 'failed' })).toEqual(['dana@example.com failed 2']);
  await mailed('sent', '2026-04-13T15:05:00.000Z');
  expect(await listed({ tab: 'invited' })).toEqual(['dana@example.com invited 2']);
});

it('is asked with the token of an administrator alone', async () => {
  const { portal } = await openContacts();
  const ada = await portal.tokenOf('ada@example.com');
  for (const { method, path: url } of Object.values(contactInvitations)) {
    const statuses = [await portal.send({ method, url }), await portal.send({ method, url, token: ada })];

    expect([url, ...statuses.map(({ statusCode }) => statusCode)]).toEqual([url, 401, 403]);
  }
  // What was refused is written down behind the answer.
  await portal.witnessed();
});
