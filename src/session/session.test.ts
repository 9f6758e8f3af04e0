import { describe, expect, it } from 'vitest';
import type { Auth } from './amplify';
import { createSession } from './session';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, keep, kept } from './testing/tokens';
import { readUserData } from './userData';

const noon = '2026-11-21T12:00:00.000Z';
const one = '2026-11-21T13:00:00.000Z';

/** A session at noon whose user pool does what `auth` says; what is not said, it does not do. */
function sessionWith(auth: Partial<Auth> = {}, storage = memoryStorage(kept(danasData(one)))) {
  const time = { now: noon };
  const revoked: string[] = [];
  const session = createSession({
    storage,
    clock: { now: () => new Date(time.now) },
    loadAuth: () => Promise.resolve(auth as Auth),
    alone: (_, task) => task(),
    revoke: (token) => revoked.push(token),
  });
  return { session, storage, time, revoked };
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

  it('asks again, unseen, for a demand of a new password that ran out', async () => {
    const asked: string[] = [];
    const { session } = sessionWith(
      {
        signIn(username, password) {
          asked.push(`${username} ${password}`);
          return Promise.resolve({ signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' });
        },
        confirmNewPassword: () =>
          asked.length === 1
            ? refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.')
            : Promise.resolve({ signInStep: 'DONE' }),
      },
      signedOut(),
    );
    await session.signIn('dana', 'Temporary1!');

    expect(await session.setNewPassword('Harvest7!', {})).toEqual({ kind: 'done' });
    expect(asked).toEqual(['dana Temporary1!', 'dana Temporary1!']);
  });
});

describe('the bearer token', () => {
  it('is the kept one while it lasts', async () => {
    expect(await sessionWith().session.idToken()).toBe(danasData(one).idToken);
  });

  it('is renewed once for all who ask within its last minute', async () => {
    let renewals = 0;
    const { session, storage, time } = sessionWith({
      renew() {
        renewals += 1;
        keep(storage, danasData('2026-11-21T14:00:00.000Z'));
        return Promise.resolve(true);
      },
    });
    time.now = '2026-11-21T12:59:30.000Z';

    const tokens = await Promise.all([session.idToken(), session.idToken(), session.idToken()]);

    expect(new Set(tokens)).toEqual(new Set([danasData('2026-11-21T14:00:00.000Z').idToken]));
    expect(renewals).toBe(1);
  });

  it('is none once the pool will not renew', async () => {
    const { session, storage, time } = sessionWith({ renew: () => Promise.resolve(false) });
    time.now = '2026-11-21T13:30:00.000Z';

    expect(await session.idToken()).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it('serves to its end while the pool cannot be reached, and then nobody is signed out', async () => {
    const { session, storage, time } = sessionWith({ renew: () => refusal('NetworkError', 'offline') });
    time.now = '2026-11-21T12:59:30.000Z';
    expect(await session.idToken()).toBe(danasData(one).idToken);

    time.now = '2026-11-21T13:30:00.000Z';
    await expect(session.idToken()).rejects.toMatchObject({ code: 'unavailable' });
    expect(readUserData(storage)).toBeDefined();
  });

  it('does not bring back a session that was left while it was renewed', async () => {
    const { session, storage, time } = sessionWith({
      renew() {
        session.signOut();
        keep(storage, danasData('2026-11-21T14:00:00.000Z'));
        return Promise.resolve(true);
      },
    });
    time.now = '2026-11-21T12:59:30.000Z';

    expect(await session.idToken()).toBeUndefined();
    expect(storage.length).toBe(0);
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
