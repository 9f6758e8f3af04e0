import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestPool, password, stoppedClock } from '../identity/testing/testPool';
import { openTestDb } from '../testing/testDb';
import { openPoolAdmin } from './openPoolAdmin';
import type { PoolAdmin } from './poolAdmin';
import { openTestAdmin } from './testing/testAdmin';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
let admin: PoolAdmin;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
  admin = openTestAdmin(house);
});
beforeEach(() => house.messages.splice(0));

const person = (name: string) => ({ username: `${name.toLowerCase()}@example.com`, name });
const lasting = { text: password, lasts: true } as const;

describe('administration of the pool', () => {
  it('invites by mail, again on wish, and tells how somebody stands', async () => {
    await admin.createUser(person('Ida'));
    expect(await admin.get('ida@example.com')).toEqual({
      username: 'ida@example.com',
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ida@example.com',
      emailProven: true,
      phone: undefined,
      phoneProven: false,
      name: 'Ida',
      enabled: true,
      status: 'invited',
      codeMethods: [],
      createdAt: house.clock.now().toISOString(),
    });

    await admin.resendInvitation('ida@example.com');
    expect(house.messages.map(({ to, letter }) => [to, letter.name])).toEqual([
      ['ida@example.com', 'invitation'],
      ['ida@example.com', 'invitation'],
    ]);
  });

  it('makes somebody with a password of the own, and no email', async () => {
    await admin.createUser({ ...person('Own'), password: lasting });

    expect((await house.signIn('own@example.com', password)).status).toBe(200);
    expect((await admin.get('own@example.com'))?.status).toBe('active');
    expect(house.messages).toEqual([]);
  });

  it('disables, enables, resets, signs out everywhere and deletes', async () => {
    const { username } = person('Max');
    await admin.createUser({ ...person('Max'), password: lasting });
    const enter = async () => (await house.signIn(username, password)).AuthenticationResult!;
    const works = async (RefreshToken: string) => (await house.refresh(RefreshToken)).status === 200;

    const first = await enter();
    await admin.signOutEverywhere(username);
    expect(await works(first.RefreshToken)).toBe(false);

    await admin.disable(username);
    expect((await admin.get(username))?.enabled).toBe(false);
    await admin.enable(username);
    expect(await works((await enter()).RefreshToken)).toBe(true);

    await admin.resetPassword(username);
    expect((await admin.get(username))?.status).toBe('resetting');
    expect(house.messages.at(-1)).toMatchObject({ to: username, letter: { name: 'passwordCode' } });

    await admin.deleteUser(username);
    expect(await admin.exists(username)).toBe(false);
  });

  it('takes the codes off for somebody who lost the telephone', async () => {
    const { username } = person('Lost');
    await admin.createUser({ ...person('Lost'), password: lasting });
    await house.admin('AdminSetUserMFAPreference', {
      Username: username,
      EmailMfaSettings: { Enabled: true },
    });
    expect((await admin.get(username))?.codeMethods).toEqual(['EMAIL_OTP']);

    await admin.takeOffCodes(username);
    expect((await admin.get(username))?.codeMethods).toEqual([]);
  });

  it('gives another address or number, proven or not', async () => {
    const { username } = person('Moved');
    await admin.createUser({ ...person('Moved'), password: lasting });
    await admin.setContact(username, { attribute: 'phone_number', value: '+15095550134', proven: false });
    await admin.setContact(username, { attribute: 'email', value: 'moved@example.org', proven: true });

    expect(await admin.get(username)).toMatchObject({
      email: 'moved@example.org',
      emailProven: true,
      phone: '+15095550134',
      phoneProven: false,
    });
  });

  it('lists page by page', async () => {
    const many = Array.from({ length: 60 }, (_, at) => person(`P${String(at).padStart(2, '0')}`));
    for (const one of many) await admin.createUser({ ...one, password: { text: password, lasts: false } });

    const first = await admin.list();
    const second = await admin.list(first.next);
    const names = [...first.people, ...second.people].map(({ username }) => username);
    expect(first.people).toHaveLength(60);
    expect(second.next).toBeUndefined();
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(names).toEqual(expect.arrayContaining(['ida@example.com', 'p59@example.com']));
  });

  it.each<[string, (pool: PoolAdmin) => Promise<unknown>, string, string]>([
    ['nobody', (pool) => pool.deleteUser('nobody@example.com'), 'not-found', 'Nobody signs in as'],
    ['a name that is taken', (pool) => pool.createUser(person('Own')), 'conflict', 'has a sign-in already'],
    [
      'a weak password',
      (pool) => pool.setPassword('own@example.com', { text: 'weakweak', lasts: true }),
      'invalid',
      'The password doesn’t meet the rules',
    ],
    ['no address', (pool) => pool.createUser({ username: 'jane', name: 'Jane' }), 'invalid', 'email address'],
    [
      'somebody active',
      (pool) => pool.resendInvitation('own@example.com'),
      'conflict',
      'has signed in already',
    ],
  ])('refuses %s in the portal’s words', async (_, ask, code, message) => {
    await expect(ask(admin)).rejects.toMatchObject({
      name: 'Refusal',
      code,
      message: expect.stringContaining(message),
    });
  });

  it('says so where its key is not the pool’s', async () => {
    const { inside } = house.pool;
    const accessKey = { ...inside.accessKey, secretAccessKey: 'another' };
    const stranger = openTestAdmin({ pool: { inside: { ...inside, accessKey } } });

    await expect(stranger.get('own@example.com')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('InvalidSignatureException'),
    });
  });

  it('says so where nothing answers', async () => {
    const nowhere = openPoolAdmin({
      poolId: 'us-west-2_Fieldgate1',
      client: {
        region: 'us-west-2',
        endpoint: 'http://127.0.0.1:1/',
        credentials: house.pool.inside.accessKey,
        maxAttempts: 1,
      },
    });

    await expect(nowhere.exists('own@example.com')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('works whatever the pool’s clock says, from the second try on', async () => {
  const later = await openTestPool(db, stoppedClock('2031-01-01T00:00:00.000Z'));

  expect(await openTestAdmin(later).exists('own@example.com')).toBe(true);
});
