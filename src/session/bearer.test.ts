import { describe, expect, it } from 'vitest';
import { createClient } from '../data/client';
import type { Auth } from './amplify';
import { createSession } from './session';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, keep, kept } from './testing/tokens';
import { readUserData } from './userData';

const one = '2026-11-21T13:00:00.000Z';
const lastMinute = '2026-11-21T12:59:30.000Z';
const late = '2026-11-21T13:30:00.000Z';
const renewed = danasData('2026-11-21T14:00:00.000Z', { refreshToken: 'refresh-2' });

/** Dana's session until one o'clock, at a moment, whose pool renews as it is told to. */
function sessionAt(
  now: string,
  renew: () => Promise<boolean>,
  storage = memoryStorage(kept(danasData(one))),
) {
  const time = { now: '2026-11-21T12:00:00.000Z' };
  const logged: string[] = [];
  const session = createSession({
    storage,
    clock: { now: () => new Date(time.now) },
    loadAuth: () => Promise.resolve({ renew } as Auth),
    alone: (_, task) => task(),
    revoke: () => undefined,
    log: (line) => logged.push(line),
  });
  time.now = now;
  return { session, storage, logged };
}

const refusal = (name: string) => Promise.reject(Object.assign(new Error('No.'), { name }));

describe('the bearer token', () => {
  it('is the kept one while it lasts', async () => {
    const { session } = sessionAt('2026-11-21T12:30:00.000Z', () => refusal('NetworkError'));

    expect(await session.idToken()).toBe(danasData(one).idToken);
  });

  it('is renewed once for all who ask within its last minute', async () => {
    let renewals = 0;
    const { session, storage } = sessionAt(lastMinute, () => {
      renewals += 1;
      keep(storage, renewed);
      return Promise.resolve(true);
    });

    const tokens = await Promise.all([session.idToken(), session.idToken(), session.idToken()]);

    expect(new Set(tokens)).toEqual(new Set([renewed.idToken]));
    expect(renewals).toBe(1);
  });

  it('is the one that another tab has fetched while this one waited', async () => {
    const storage = memoryStorage(kept(danasData(one)));
    const session = createSession({
      storage,
      clock: { now: () => new Date(lastMinute) },
      loadAuth: () => Promise.reject(new Error('Nobody renews here.')),
      alone(_, task) {
        keep(storage, renewed);
        return task();
      },
      revoke: () => undefined,
    });

    expect(await session.idToken()).toBe(renewed.idToken);
  });

  it.each([
    'NotAuthorizedException',
    'RefreshTokenReuseException',
    'TokenRevokedException',
    'UserNotFoundException',
    'PasswordResetRequiredException',
    'UserNotConfirmedException',
  ])('is none after %s, and the portal has signed out by itself', async (name) => {
    const { session, storage } = sessionAt(lastMinute, () => refusal(name));

    expect(await session.idToken()).toBeUndefined();
    expect(storage.length).toBe(0);
    expect(session.state()).toEqual({ status: 'signedOut', ended: true });
  });

  it.each(['NetworkError', 'TooManyRequestsException', 'InternalErrorException', 'Unknown'])(
    'serves to its end after %s, and then nobody is signed out',
    async (name) => {
      const soon = sessionAt(lastMinute, () => refusal(name));
      expect(await soon.session.idToken()).toBe(danasData(one).idToken);

      const { session, storage } = sessionAt(late, () => refusal(name));
      await expect(session.idToken()).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Connection lost. You’re still signed in. Try again in a moment.',
      });
      expect(readUserData(storage)).toBeDefined();
      expect(session.state().status).toBe('signedIn');
    },
  );

  it('does not bring back a session that was left while it was renewed', async () => {
    const { session, storage } = sessionAt(lastMinute, () => {
      session.signOut();
      keep(storage, renewed);
      return Promise.resolve(true);
    });

    expect(await session.idToken()).toBeUndefined();
    expect(storage.length).toBe(0);
  });
});

describe('calls without a token', () => {
  it('are not sent, sign out and are logged once, however many they are', async () => {
    const { session, logged } = sessionAt(late, () => Promise.resolve(false));
    const client = createClient({
      token: session.idToken,
      onSessionOver: session.over,
      fetch: () => Promise.reject(new Error('Nothing is sent.')),
    });
    const call = () => client.call({ method: 'GET', path: '/api/users' }, {});

    const calls = await Promise.allSettled([call(), call(), call()]);

    expect(calls.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(session.state()).toEqual({ status: 'signedOut', ended: true });
    expect(logged).toEqual(['User token missing or expired. Logging out.']);
  });
});
