import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../clock';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { appCode } from './testing/authenticator';
import { network, openBrowser } from './testing/browser';
import { switchOn } from './testing/switchOn';
import { openTestPool, password } from './testing/testPool';

type House = Awaited<ReturnType<typeof openTestPool>>;

const clock = { ...systemClock, pass: () => undefined };

let db: Db;
/** Codes are everybody's own choice. */
let house: House;
/** Everybody needs a code, and each device is known again. */
let strict: House;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, clock);
  strict = await openTestPool(db, clock, { mfa: 'on', devices: 'always' });
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(async () => {
  await house.app.close();
  await strict.app.close();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

/** The code that was sent last. */
function sentCode({ messages }: House): string {
  const letter = messages.at(-1)?.letter;
  return letter && 'code' in letter ? letter.code : '';
}

const openTab = async (at: House) => (await openBrowser(at)).tab().session;

describe('a sign-in with a code', () => {
  it('by e-mail tells where it went, and takes it after a wrong one', async () => {
    await house.create('mail@example.com');
    await switchOn(house, 'mail@example.com', ['EMAIL_OTP']);
    const session = await openTab(house);

    expect(await session.signIn('Mail@Example.com', password)).toEqual({
      kind: 'code',
      by: 'email',
      to: 'm***@e***',
    });
    const code = sentCode(house);
    expect(await session.answer(code === '000000' ? '000001' : '000000')).toMatchObject({
      failure: { code: 'CodeMismatchException' },
    });
    expect(await session.answer(` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ kind: 'done' });
    expect(session.state()).toMatchObject({ status: 'signedIn', how: 'fresh' });
  });

  it('sends another one on request, and another one for one that is too late', async () => {
    await house.create('late@example.com');
    await switchOn(house, 'late@example.com', ['EMAIL_OTP']);
    const session = await openTab(house);
    const step = { kind: 'code', by: 'email', to: 'l***@e***' };
    await session.signIn('late@example.com', password);
    const first = sentCode(house);

    expect(await session.sendCodeAgain()).toEqual(step);
    expect(sentCode(house)).not.toBe(first);
    later(16);
    expect(await session.answer(sentCode(house))).toEqual({ ...step, again: true });
    expect(await session.answer(sentCode(house))).toEqual({ kind: 'done' });
  });

  it('of an app, chosen among two, is taken even when the sign-in had run out', async () => {
    await house.create('two.ways@example.com');
    const secret = await switchOn(house, 'two.ways@example.com', ['EMAIL_OTP', 'SOFTWARE_TOKEN_MFA']);
    const session = await openTab(house);

    expect(await session.signIn('two.ways@example.com', password)).toMatchObject({ kind: 'chooseMethod' });
    expect(await session.answer('totp')).toEqual({ kind: 'code', by: 'totp', to: undefined });
    later(16);
    expect(await session.answer(appCode(secret!, new Date()))).toEqual({ kind: 'done' });
  });
});

describe('a sign-in that must have a code', () => {
  it('sets up an app on the way, and never again', async () => {
    await strict.create('new.app@example.com');
    const session = await openTab(strict);

    expect(await session.signIn('new.app@example.com', password)).toMatchObject({ kind: 'chooseSetup' });
    const asked = await session.answer('totp');
    if (asked.kind !== 'setUpTotp') throw new Error(`Asked for ${asked.kind} instead of an app.`);
    expect(new URL(asked.uri).searchParams.get('issuer')).toBe('Blue Hills Grower Supply');
    expect(await session.answer(appCode(asked.secret, new Date()))).toEqual({ kind: 'done' });

    session.signOut();
    later(1);
    // On another device: whether the first one is known by now is for the browser's own pace to say.
    const elsewhere = await openTab(strict);
    expect(await elsewhere.signIn('new.app@example.com', password)).toMatchObject({
      kind: 'code',
      by: 'totp',
    });
  });

  it('spares a device that is known, forgets one that the pool forgot, and keeps both apart', async () => {
    vi.stubGlobal('navigator', { appName: 'Netscape', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    await strict.create('device@example.com');
    await switchOn(house, 'device@example.com', ['EMAIL_OTP']);
    const { tab, storage } = await openBrowser(strict);
    const { session } = tab();
    const deviceKey = () =>
      (JSON.parse(storage.getItem('userDevices') ?? '{}') as Record<string, { deviceKey: string }>)[
        'device@example.com'
      ]?.deviceKey;
    await session.signIn('device@example.com', password);
    await session.answer(sentCode(strict));
    const known = deviceKey();
    session.signOut();

    expect(storage.getItem('userData')).toBeNull();
    expect(deviceKey()).toBe(known);
    expect(known).toMatch(/^us-west-2_[0-9a-f-]+$/);
    expect(await session.signIn('device@example.com', password)).toEqual({ kind: 'done' });

    session.signOut();
    await db.sql.deleteFrom('pool_device').execute();
    expect(await session.signIn('device@example.com', password)).toMatchObject({ kind: 'code' });
    expect(await session.answer(sentCode(strict))).toEqual({ kind: 'done' });
    expect(deviceKey()).not.toBe(known);
  });
});

describe('a password', () => {
  it('that was temporary is replaced, however long it took to think of one', async () => {
    await house.create('thinker@example.com', false, {});
    const session = await openTab(house);

    expect(await session.signIn('thinker@example.com', password)).toEqual({
      kind: 'newPassword',
      missing: ['name'],
    });
    expect(await session.setNewPassword('too-weak', { name: 'Nan' })).toMatchObject({
      failure: { code: 'InvalidPasswordException' },
    });
    later(16);
    expect(await session.setNewPassword('Lentils#2027', { name: 'Nan' })).toEqual({ kind: 'done' });
  });

  it('that an administrator has reset is replaced by the newest code', async () => {
    await house.create('reset@example.com');
    await house.admin('AdminResetUserPassword', { Username: 'reset@example.com' });
    const session = await openTab(house);

    expect(await session.signIn('reset@example.com', password)).toEqual({
      kind: 'resetPassword',
      username: 'reset@example.com',
      sent: { by: 'email', to: 'r***@e***' },
    });
    const reset = () => session.resetPassword('reset@example.com', sentCode(house), 'Lentils#2027');
    expect(await reset()).toEqual({ kind: 'done' });
    expect(session.state().status).toBe('signedOut');
    expect(await session.signIn('reset@example.com', 'Lentils#2027')).toEqual({ kind: 'done' });
  });
});

describe('the fixed texts (docs/rules.md#error-texts)', () => {
  it.each([
    ['a blank name', ' ', password, 'Username and Pool information are required.'],
    ['no password', 'texts@example.com', '', 'PASSWORD parameter is required'],
    ['an unknown name', 'nobody@example.com', password, 'Incorrect username or password.'],
  ])('come for %s', async (_, username, typed, message) => {
    const session = await openTab(house);

    expect(await session.signIn(username, typed)).toMatchObject({ kind: 'failed', failure: { message } });
  });

  it('come for a demand of a new password that is answered with none', async () => {
    await house.create('texts.new@example.com', false);
    const session = await openTab(house);
    await session.signIn('texts.new@example.com', password);

    expect(await session.setNewPassword('', {})).toMatchObject({
      failure: { message: 'New password is required.' },
    });
  });

  it('come for a change of password without a session, and for a dead line', async () => {
    const { auth, tab } = await openBrowser(house);

    await expect(auth.changePassword('a', 'b')).rejects.toMatchObject({
      name: 'UserUnAuthenticatedException',
    });
    network().line.offline = true;
    expect(await tab().session.signIn('texts@example.com', password)).toMatchObject({
      failure: { code: 'NetworkError', message: 'Network error' },
    });
  });
});
