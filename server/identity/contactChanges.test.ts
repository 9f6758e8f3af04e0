import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_HOLD_HOURS } from '@contract/rules/contactHold';
import { STEP_UP_EXCEPTION } from '@contract/rules/stepUp';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { lastCode } from './testing/emails';
import { clientId, openTestPool, password } from './testing/testPool';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const HOLD = CONTACT_HOLD_HOURS * 3600;
const newPassword = 'Canola$2027';

async function enter(username: string, attributes: Record<string, string> = {}) {
  const house = await openTestPool(db);
  await house.create(username, true, { name: 'Jane Doe', email: username, ...attributes });
  const signIn = async () => (await house.signIn(username, password)).AuthenticationResult!.AccessToken;
  let AccessToken = await signIn();
  const call = (operation: string, body: object) => house.call(operation, { AccessToken, ...body });
  const changeTo = async (email: string) => {
    const asked = await call('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: email }] });
    if (asked.status !== 200) return asked;
    return call('VerifyUserAttribute', { AttributeName: 'email', Code: lastCode(house.messages) });
  };
  const forgot = () => house.call('ForgotPassword', { ClientId: clientId, Username: username });
  const reset = (ConfirmationCode: string) =>
    house.call('ConfirmForgotPassword', {
      ClientId: clientId,
      Username: username,
      ConfirmationCode,
      Password: newPassword,
    });
  return {
    house,
    call,
    changeTo,
    forgot,
    reset,
    signInAgain: async () => void (AccessToken = await signIn()),
  };
}

type House = Awaited<ReturnType<typeof enter>>['house'];
const told = ({ messages }: House, name: string) => messages.filter(({ letter }) => letter.name === name);
const recipients = (house: House, name: string) => told(house, name).map(({ to }) => to);

describe('a session that was stolen', () => {
  it('cannot lead the sign-in to another mailbox 42 minutes later', async () => {
    const { house, changeTo } = await enter('victim@example.com');
    house.clock.pass(42 * 60);

    expect(await changeTo('thief@example.org')).toMatchObject({ __type: STEP_UP_EXCEPTION });
    expect(house.messages).toEqual([]);
  });

  it('cannot even within the last minutes: the code for a new password goes to the old address', async () => {
    const { house, changeTo, forgot, reset } = await enter('fresh@example.com');
    expect((await changeTo('thief@example.org')).status).toBe(200);

    expect((await forgot()).status).toBe(200);
    expect(recipients(house, 'passwordCode')).toEqual(['fresh@example.com']);
    expect((await reset(lastCode(house.messages))).status).toBe(200);
    expect(recipients(house, 'securityNotice')).toEqual(['thief@example.org', 'fresh@example.com']);
  });

  it('is told to the owner each time, however often it changes the address', async () => {
    const { house, changeTo, forgot } = await enter('twice@example.com');
    await changeTo('thief@example.org');
    house.clock.pass(60);
    await changeTo('second@example.org');

    expect(recipients(house, 'contactChanged')).toEqual(['twice@example.com', 'twice@example.com']);
    await forgot();
    expect(recipients(house, 'passwordCode')).toEqual(['twice@example.com']);
  });
});

describe('after a change of address', () => {
  it.each([
    ['a second before the time is over', HOLD - 1, 'old@example.com'],
    ['when it is over', HOLD, 'new@example.org'],
  ])('%s a code for a new password goes to %s', async (_when, seconds, to) => {
    const username = to === 'old@example.com' ? to : 'moved@example.com';
    const { house, changeTo, forgot, reset } = await enter(username);
    await changeTo('new@example.org');
    house.clock.pass(seconds);
    await forgot();

    expect(recipients(house, 'passwordCode')).toEqual([to]);
    expect((await reset(lastCode(house.messages))).status).toBe(200);
  });

  it('a code that was sent before, or by the office, is the old address’s too', async () => {
    const { house, changeTo, forgot, reset } = await enter('office@example.com');
    await forgot();
    const code = lastCode(house.messages);
    await changeTo('new@example.org');
    expect((await reset(code)).status).toBe(200);

    await house.admin('AdminResetUserPassword', { Username: 'office@example.com' });
    expect(recipients(house, 'passwordCode').at(-1)).toBe('office@example.com');
  });

  it('nothing is held where the old one was never proven', async () => {
    const { house, changeTo, forgot } = await enter('typo@example.com', { email_verified: 'false' });
    await changeTo('right@example.org');
    await forgot();

    expect(told(house, 'contactChanged')).toEqual([]);
    expect(recipients(house, 'passwordCode')).toEqual(['right@example.org']);
  });

  it('is written down with both addresses, and with no more than the hash of the token', async () => {
    const { house, changeTo } = await enter('kept@example.com');
    await changeTo('elsewhere@example.org');
    const { letter } = told(house, 'contactChanged')[0]!;
    const { token } = letter as { readonly token: string };
    const rows = await db.sql
      .selectFrom('contact_change')
      .selectAll()
      .where('name', '=', 'kept@example.com')
      .execute();

    expect(rows).toMatchObject([
      { attribute: 'email', old_value: 'kept@example.com', new_value: 'elsewhere@example.org' },
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify(rows) + Buffer.from(rows[0]!.token_hash).toString('latin1');
    expect(kept).not.toContain(token);
    // Whoever reads at the old address learns nothing of the new one.
    expect(JSON.stringify(letter)).not.toContain('elsewhere');
  });
});

describe('a number', () => {
  const number = { phone_number: '+15415550100', phone_number_verified: 'true' };
  const change = (value: string) => ({ UserAttributes: [{ Name: 'phone_number', Value: value }] });

  it('that is replaced still gets the codes, where no address is proven', async () => {
    const unproven = { ...number, email_verified: 'false' };
    const { house, call, forgot } = await enter('number@example.com', unproven);
    expect((await call('UpdateUserAttributes', change('+15415550199'))).status).toBe(200);
    await forgot();

    expect(recipients(house, 'contactChanged')).toEqual(['+15415550100']);
    expect(recipients(house, 'passwordCode')).toEqual(['+15415550100']);
  });

  it('that is taken away is told and held, too', async () => {
    const { house, call } = await enter('away@example.com', number);
    expect((await call('DeleteUserAttributes', { UserAttributeNames: ['phone_number'] })).status).toBe(200);

    expect(recipients(house, 'contactChanged')).toEqual(['away@example.com']);
  });

  it('that is the first one is no change', async () => {
    const { house, call } = await enter('first@example.com');
    expect((await call('UpdateUserAttributes', change('+15415550199'))).status).toBe(200);

    expect(told(house, 'contactChanged')).toEqual([]);
  });
});
