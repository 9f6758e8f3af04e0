import { describe, expect, it } from 'vitest';
import type { Auth } from './amplify';
import { createSession } from './session';
import type { SessionTools } from './sessionState';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, keep, kept } from './testing/tokens';

const noon = '2026-11-21T12:00:00.000Z';
const one = '2026-11-21T13:00:00.000Z';

/** A session at noon whose user pool does what `auth` says; what is not said, it does not do. */
function sessionWith(
  auth: Partial<Auth> = {},
  storage = memoryStorage(kept(danasData(one))),
  tools: Partial<SessionTools> = {},
) {
  const time = { now: noon };
  const revoked: string[] = [];
  const logged: string[] = [];
  const session = createSession({
    storage,
    clock: { now: () => new Date(time.now) },
    loadAuth: () => Promise.resolve(auth as Auth),
    alone: (_, task) => task(),
    revoke: (token) => revoked.push(token),
    log: (line) => logged.push(line),
    ...tools,
  });
  return { session, storage, time, revoked, logged };
}

const signedOut = () => memoryStorage();
const refusal = (name: string, message: string) =>
  Promise.reject(Object.assign(new Error(message), { name }));

describe('at the start', () => {
  it('an unexpired session is signed in by itself', () => {
    expect(sessionWith().session.state()).toEqual({
      status: 'signedIn',
      name: 'dana@example.com',
      email: 'dana@example.com',
      how: 'automatic',
    });
  });

  it('an expired session is removed', () => {
    const { session, storage } = sessionWith({}, memoryStorage(kept(danasData('2026-11-21T11:59:59.999Z'))));

    expect(session.state()).toEqual({ status: 'signedOut', ended: false });
    expect(storage.length).toBe(0);
  });
});

describe('signing in', () => {
  it('opens a fresh session', async () => {
    const storage = signedOut();
    const { session } = sessionWith(
      {
        signIn: (username) => {
          keep(storage, danasData(one, { name: username }));
          return Promise.resolve({ signInStep: 'DONE' });
        },
      },
      storage,
    );

    expect(await session.signIn(' dana@example.com ', 'Secret1!')).toEqual({ kind: 'done' });
    expect(session.state()).toMatchObject({ status: 'signedIn', how: 'fresh', name: 'dana@example.com' });
  });

  it('carries the message of a failure and stays signed out', async () => {
    const { session } = sessionWith(
      { signIn: () => refusal('NotAuthorizedException', 'Incorrect username or password.') },
      signedOut(),
    );

    expect(await session.signIn('dana', 'wrong')).toEqual({
      kind: 'failed',
      failure: { code: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    });
    expect(session.state().status).toBe('signedOut');
  });

  it('without a name does not ask the pool', async () => {
    expect(await sessionWith({}, signedOut()).session.signIn('  ', 'x')).toMatchObject({
      failure: { message: 'Username and Pool information are required.' },
    });
  });

  it('opens the session with the last answer, and not before', async () => {
    const storage = signedOut();
    const { session } = sessionWith(
      {
        signIn: () => Promise.resolve({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }),
        answer() {
          keep(storage, danasData(one));
          return Promise.resolve({ signInStep: 'DONE' });
        },
      },
      storage,
    );
    await session.signIn('dana', 'Secret1!');
    expect(session.state().status).toBe('signedOut');

    expect(await session.answer('123456')).toEqual({ kind: 'done' });
    expect(session.state()).toMatchObject({ status: 'signedIn', how: 'fresh' });
  });

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('offers to know the device again where the pool does (%s): %s', (remembersDevices, offered) => {
    const { session } = sessionWith({}, signedOut(), { remembersDevices });

    expect(session.rememberDevice !== undefined).toBe(offered);
  });

  it('succeeds even where the device could not be remembered', async () => {
    const { session } = sessionWith(
      { rememberDevice: () => refusal('NetworkError', 'offline') },
      signedOut(),
      { remembersDevices: true },
    );

    await expect(session.rememberDevice!()).resolves.toBeUndefined();
  });
});

describe('signing out', () => {
  it('forgets first, tells everybody, then revokes', () => {
    const { session, storage, revoked } = sessionWith();
    const heard: unknown[] = [];
    session.subscribe(() => heard.push(session.state(), storage.length, [...revoked]));

    session.signOut();

    expect(heard).toEqual([{ status: 'signedOut', ended: false }, 0, []]);
    expect(revoked).toEqual(['refresh-1']);
  });

  it.each([
    ['an unexpired token', noon, []],
    ['a token that has ended', '2026-11-21T13:00:01.000Z', ['User token missing or expired. Logging out.']],
  ])('by the portal itself with %s logs the fixed text for it', (_, now, lines) => {
    const { session, time, logged } = sessionWith();
    time.now = now;
    session.signOut(true);
    session.signOut(true);

    expect(session.state()).toEqual({ status: 'signedOut', ended: true });
    expect(logged).toEqual(lines);
  });

  it('for want of a token is logged, but not where the customer leaves', () => {
    const [ended, left] = [sessionWith(), sessionWith()];
    for (const { storage } of [ended, left]) storage.removeItem('userData');
    ended.session.signOut(true);
    left.session.signOut();

    expect(ended.logged).toEqual(['User token missing or expired. Logging out.']);
    expect(left.logged).toEqual([]);
  });

  it('follows a token that the server refused, unless it is one of an earlier session', () => {
    const [current, earlier] = [sessionWith(), sessionWith()];
    current.session.over(danasData(one).idToken);
    earlier.session.over('the token of yesterday');

    expect(current.session.state()).toEqual({ status: 'signedOut', ended: true });
    expect(earlier.session.state().status).toBe('signedIn');
  });

  it('in another tab is followed, without revoking again', () => {
    const { session, storage, revoked } = sessionWith();
    storage.removeItem('userData');
    session.follow({ key: 'userData' });

    expect(session.state().status).toBe('signedOut');
    expect(revoked).toEqual([]);
  });
});

describe('another tab', () => {
  it.each([
    ['that signs in', signedOut(), 'dana@example.com'],
    ['that becomes somebody else', memoryStorage(kept(danasData(one))), 'lee@example.com'],
  ])('%s is followed', (_, storage, name) => {
    const { session } = sessionWith({}, storage);
    keep(storage, danasData(one, { name }));
    session.follow({ key: 'userData' });

    expect(session.state()).toMatchObject({ status: 'signedIn', how: 'automatic', name });
  });
});

describe('a sign-in that waits for a code', () => {
  it('is forgotten when another tab signs in', async () => {
    const storage = signedOut();
    const { session } = sessionWith(
      { signIn: () => Promise.resolve({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }) },
      storage,
    );
    await session.signIn('dana', 'Secret1!');
    keep(storage, danasData(one));
    session.follow({ key: 'userData' });

    expect(await session.answer('123456')).toMatchObject({ failure: { code: 'SignInException' } });
  });
});

describe('changing the password', () => {
  it('needs the details of a sign-in', async () => {
    const { session } = sessionWith({}, signedOut());

    expect(await session.changePassword('a', 'b')).toMatchObject({
      failure: { message: 'Missing Login Details' },
    });
  });

  it('needs a current user', async () => {
    const storage = signedOut();
    const { session } = sessionWith({}, storage);
    keep(storage, danasData(one));

    expect(await session.changePassword('a', 'b')).toMatchObject({
      failure: { message: 'User not authenticated' },
    });
  });

  it('is done by the pool', async () => {
    const asked: string[][] = [];
    const { session } = sessionWith({
      changePassword: (...words) => Promise.resolve(void asked.push(words)),
    });

    expect(await session.changePassword('Old1!aaa', 'New1!aaa')).toEqual({ kind: 'done' });
    expect(asked).toEqual([['Old1!aaa', 'New1!aaa']]);
  });
});
