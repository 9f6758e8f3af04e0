import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityKey, readUserData, userDataKey } from '@/session/userData';
import { systemClock } from '../clock';
import { openTestDb } from '../testing/testDb';
import { network, openBrowser } from './testing/browser';
import { openTestPool, password } from './testing/testPool';

const minute = 60_000;
/** How far the pool's clock is ahead of the browser's. */
const skew = { minutes: 0 };

let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  const now = () => new Date(systemClock.now().getTime() + skew.minutes * minute);
  house = await openTestPool(await openTestDb(), { now, pass: () => undefined });
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  skew.minutes = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => house.app.close());

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

/** A browser with a first tab in which somebody has just signed in. */
async function signedIn(username: string) {
  await house.create(username);
  const browser = await openBrowser(house);
  const first = browser.tab();
  expect(await first.session.signIn(username, password)).toEqual({ kind: 'done' });
  return { ...browser, first };
}

describe('a sign-in in the browser', () => {
  it('keeps exactly the seven fields under one key, beside the time of its last use', async () => {
    const { storage, first } = await signedIn('seven@example.com');

    expect([storage.key(0), storage.key(1), storage.length]).toEqual([userDataKey, activityKey, 2]);
    expect(Object.keys(JSON.parse(storage.getItem(userDataKey)!) as object).sort()).toEqual([
      'accessToken',
      'accessTokenExpirationDate',
      'email',
      'fieldgateIdentityToken',
      'idToken',
      'name',
      'refreshToken',
    ]);
    expect(first.session.state()).toEqual({
      status: 'signedIn',
      name: 'seven@example.com',
      email: 'seven@example.com',
      how: 'fresh',
    });
  });

  it('signs in the next tab by itself, until the token ends', async () => {
    const { tab } = await signedIn('next.tab@example.com');
    const { calls } = network();

    expect(tab().session.state()).toMatchObject({ status: 'signedIn', how: 'automatic' });
    later(61);
    expect(tab().session.state()).toEqual({ status: 'signedOut', ended: false });
    expect(calls).toEqual([]);
  });

  it.each([90, -90])('lasts an hour by a clock that is %i minutes off', async (minutes) => {
    skew.minutes = minutes;
    const { storage, first, tab } = await signedIn(`skew${minutes}@example.com`);
    const { calls } = network();

    const end = Date.parse(readUserData(storage)!.accessTokenExpirationDate);
    expect(Math.abs(end - Date.now() - 60 * minute)).toBeLessThan(2000);
    later(58);
    await first.ask();
    expect(calls).toEqual([]);
    later(1.5);
    await first.ask();
    expect(calls).toEqual(['GetTokensFromRefreshToken']);
    expect(tab().session.state().status).toBe('signedIn');
  });
});

describe('a renewal', () => {
  it('in two tabs at once is one, and both stay signed in', async () => {
    const { storage, first, tab } = await signedIn('two.tabs@example.com');
    const second = tab();
    const before = readUserData(storage)!.refreshToken;
    const { calls } = network();
    later(59.5);
    await Promise.all([first.ask(), second.ask(), first.ask()]);

    expect(calls).toEqual(['GetTokensFromRefreshToken']);
    expect(readUserData(storage)!.refreshToken).not.toBe(before);
    expect([first.session.state().status, second.session.state().status]).toEqual(['signedIn', 'signedIn']);
  });

  it('survives a dead line, and works once it is back', async () => {
    const { storage, first } = await signedIn('dead.line@example.com');
    const { line } = network();
    line.offline = true;
    later(61);

    await expect(first.ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(readUserData(storage)).toBeDefined();
    expect(first.session.state().status).toBe('signedIn');
    line.offline = false;
    expect(await first.ask()).toEqual([]);
  });

  it.each([
    ['signed out elsewhere', 'AdminUserGlobalSignOut'],
    ['turned off', 'AdminDisableUser'],
    ['deleted', 'AdminDeleteUser'],
  ])('for somebody who was %s ends the session, and says so once', async (_, operation) => {
    const username = `${operation.toLowerCase()}@example.com`;
    const { storage, first, tab, tell, revoked } = await signedIn(username);
    const second = tab();
    expect(await house.admin(operation, { Username: username })).toMatchObject({ status: 200 });
    later(59.5);
    const asked = await Promise.allSettled([first.ask(), first.ask()]);
    tell(second);

    expect(asked).toMatchObject([
      { reason: { code: 'unauthenticated' } },
      { reason: { code: 'unauthenticated' } },
    ]);
    expect(first.session.state()).toEqual({ status: 'signedOut', ended: true });
    expect(first.logged).toEqual(['User token missing or expired. Logging out.']);
    expect(second.session.state().status).toBe('signedOut');
    expect([storage.key(0), storage.length]).toEqual([activityKey, 1]);
    expect(revoked).toEqual([]);
  });
});

describe('tabs of one browser', () => {
  it('sign out together, and one of them revokes', async () => {
    const { storage, first, tab, tell, revoked } = await signedIn('together@example.com');
    const second = tab();
    const { refreshToken } = readUserData(storage)!;
    first.session.signOut();
    tell(second);

    expect(second.session.state()).toEqual({ status: 'signedOut', ended: false });
    expect(revoked).toEqual([refreshToken]);
  });

  it('become somebody else together', async () => {
    const { first, tab, tell } = await signedIn('one.person@example.com');
    await house.create('another@example.com');
    const second = tab();
    first.session.signOut();
    await first.session.signIn('another@example.com', password);
    tell(second);

    expect(second.session.state()).toMatchObject({ how: 'automatic', name: 'another@example.com' });
  });
});
