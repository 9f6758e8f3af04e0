import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_HOLD_HOURS, undoChangeToken } from '@contract/rules/contactHold';
import type { Db } from '@server/db/db';
import { lastCode } from '@server/identity/testing/emails';
import { openTestPool, password } from '@server/identity/testing/testPool';
import type { Outbox } from '@server/domain/email/outbox';
import { openTestAdmin } from '@server/poolAdmin/testing/testAdmin';
import { openTestDb } from '@server/testing/testDb';
import { undoContactChange } from './undoChange';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const origin = { ip: '192.0.2.7', userAgent: 'Test', requestId: 'r' };
const HOLD = CONTACT_HOLD_HOURS * 3600;

/** Somebody whose address was led to a thief's by somebody with the password. */
async function robbed(username: string) {
  const house = await openTestPool(db);
  await house.create(username, true, {
    name: 'Jane Doe',
    email: username,
    phone_number: '+15415550100',
    phone_number_verified: 'true',
  });
  const { AccessToken, RefreshToken } = (await house.signIn(username, password)).AuthenticationResult!;
  const call = (operation: string, body: object) => house.call(operation, { AccessToken, ...body });
  const set = (Name: string, Value: string) =>
    call('UpdateUserAttributes', { UserAttributes: [{ Name, Value }] });
  const changeEmail = async (email: string) => {
    await set('email', email);
    await call('VerifyUserAttribute', { AttributeName: 'email', Code: lastCode(house.messages) });
  };
  await changeEmail('thief@example.org');
  const links = () =>
    house.messages.flatMap(({ letter }) => (letter.name === 'contactChanged' ? [letter.token] : []));
  const outbox: Outbox = { put: async (_, message) => void house.messages.push(message) };
  const poolAdmin = openTestAdmin(house);
  const room = { db, clock: house.clock, outbox, poolAdmin };
  return {
    house,
    RefreshToken,
    AccessToken,
    set,
    changeEmail,
    links,
    poolAdmin,
    press: (token: string) => undoContactChange(room, token, origin),
  };
}

const refused = { code: 'not-found', message: expect.stringContaining('This link doesn’t work') as string };

describe('the link of the email', () => {
  it('puts the address back, ends every sign-in, and makes the password useless', async () => {
    const { house, press, links, poolAdmin, AccessToken, RefreshToken } = await robbed('jane@example.com');
    await press(links()[0]!);

    expect(await poolAdmin.get('jane@example.com')).toMatchObject({
      email: 'jane@example.com',
      emailProven: true,
      status: 'resetting',
    });
    expect(await house.call('GetUser', { AccessToken })).toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect((await house.refresh(RefreshToken)).status).toBe(400);
    expect(await house.signIn('jane@example.com', password)).toMatchObject({
      __type: 'PasswordResetRequiredException',
    });
    expect(house.messages.slice(-2)).toMatchObject([
      { to: 'jane@example.com', letter: { name: 'passwordCode' } },
      { to: 'jane@example.com', letter: { name: 'securityNotice', event: 'contactTakenBack' } },
    ]);
  });

  it('works once, and is written to the audit without its token', async () => {
    const { press, links } = await robbed('once@example.com');
    const [token] = links();
    await press(token!);
    await expect(press(token!)).rejects.toMatchObject(refused);

    const events = await db.sql
      .selectFrom('audit_event')
      .select(['action', 'actor', 'after_state', 'ip'])
      .where('subject', '=', 'once@example.com')
      .orderBy('seq')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['user.email', 'user.takenBack']);
    expect(events.at(-1)).toMatchObject({ actor: 'nobody', ip: '192.0.2.7' });
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it('pressed twice at once is done once', async () => {
    const { press, links } = await robbed('double@example.com');
    const [token] = links();
    await Promise.allSettled([press(token!), press(token!)]);

    const events = await db.sql
      .selectFrom('audit_event')
      .select('action')
      .where('subject', '=', 'double@example.com')
      .where('action', '=', 'user.takenBack')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('takes back all that was changed since, and ends the links of it', async () => {
    const { house, set, changeEmail, press, links, poolAdmin } = await robbed('all@example.com');
    await changeEmail('second@example.org');
    await set('phone_number', '+15415550199');
    const [first, second, third] = links();
    expect(new Set(links()).size).toBe(3);
    expect(
      house.messages.filter(({ letter }) => letter.name === 'contactChanged').map(({ to }) => to),
    ).toEqual(Array.from({ length: 3 }, () => 'all@example.com'));
    await press(second!);

    expect(await poolAdmin.get('all@example.com')).toMatchObject({
      email: 'all@example.com',
      phone: '+15415550100',
      phoneProven: true,
    });
    await expect(press(first!)).rejects.toMatchObject(refused);
    await expect(press(third!)).rejects.toMatchObject(refused);
  });

  it.each([
    ['a second before its time is over', HOLD - 1, true],
    ['when it is over', HOLD, false],
  ])('%s: %i s, works: %s', async (_when, seconds, works) => {
    const { house, press, links } = await robbed(`after${seconds}@example.com`);
    house.clock.pass(seconds);
    const pressed = press(links()[0]!);

    if (works) await expect(pressed).resolves.toBeUndefined();
    else await expect(pressed).rejects.toMatchObject(refused);
  });

  it('that nobody was sent does nothing', async () => {
    const { press, links, poolAdmin } = await robbed('guess@example.com');
    const other = links()[0]!.replace(/./, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect(other).toMatch(undoChangeToken);

    await expect(press(other)).rejects.toMatchObject(refused);
    expect(await poolAdmin.get('guess@example.com')).toMatchObject({ email: 'thief@example.org' });
  });

  it('works again where the pool was away in the middle of it', async () => {
    const { press, links, poolAdmin, house } = await robbed('away@example.com');
    const failing = { ...poolAdmin, signOutEverywhere: () => Promise.reject(new Error('away')) };
    const outbox: Outbox = { put: async () => undefined };
    const room = { db, clock: house.clock, outbox, poolAdmin: failing };
    await expect(undoContactChange(room, links()[0]!, origin)).rejects.toThrow('away');

    await expect(press(links()[0]!)).resolves.toBeUndefined();
  });
});
