import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { STEP_UP_EXCEPTION, STEP_UP_MINUTES } from '@contract/rules/stepUp';
import type { Session } from '@/session/session';
import { systemClock } from '../clock';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { appCode } from './testing/authenticator';
import { network, openBrowser } from './testing/browser';
import { runningClock } from './testing/clientPool';
import { lastCode, otherThan } from './testing/emails';
import { openTestPool, password } from './testing/testPool';
import { trackedDevice } from './testing/trackedDevice';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, { ...systemClock, pass: () => undefined }, { devices: 'always' });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => house.app.close());

/** What somebody who has just signed in, without any code, can do about their sign-in. */
async function atHome(username: string, at = house) {
  await at.create(username, true, { name: 'Jane Doe', email: username });
  const browser = await openBrowser(at);
  const { session } = browser.tab();
  expect(await session.signIn(username, password)).toEqual({ kind: 'done' });
  return { ...browser, session, security: await session.security() };
}

/** As the product's server does it, when somebody tells it another number. */
const keepNumber = (Username: string, number: string) =>
  house.admin('AdminUpdateUserAttributes', {
    Username,
    UserAttributes: [
      { Name: 'phone_number', Value: number },
      { Name: 'phone_number_verified', Value: 'false' },
    ],
  });

const done = { kind: 'done' };
const failed = (code: string) => ({ kind: 'failed', failure: { code } });

/** The value of an outcome that has to be there. */
function valueOf<T>(outcome: { readonly kind: 'done'; readonly value: T } | { readonly kind: 'failed' }): T {
  if (outcome.kind === 'failed') throw new Error(`It failed: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

describe('codes at sign-in', () => {
  it('are off at first, with what is known to reach the person', async () => {
    const { security } = await atHome('plain@example.com');

    expect(valueOf(await security.codes())).toEqual({
      on: [],
      preferred: undefined,
      email: { value: 'plain@example.com', verified: true },
      phone: undefined,
    });
  });

  it('come from an app that has proven itself, and are told by letter', async () => {
    const { security, session } = await atHome('app@example.com');
    const { secret, uri } = valueOf(await security.startApp());
    expect(uri).toContain('otpauth://totp/Blue%20Hills%20Grower%20Supply:app%40example.com?secret=');
    const code = appCode(secret, house.clock.now());
    expect(await security.confirmApp(otherThan(code))).toMatchObject(
      failed('EnableSoftwareTokenMFAException'),
    );
    expect(await security.confirmApp(code)).toMatchObject(done);
    expect(await security.chooseCodes({ on: ['totp'] })).toMatchObject(done);

    expect(valueOf(await security.codes()).on).toEqual(['totp']);
    expect(house.messages.at(-1)!.letter).toMatchObject({ event: 'codeMethodsChanged' });
    session.signOut();
    expect(await session.signIn('app@example.com', password)).toMatchObject({ kind: 'code', by: 'totp' });
  });

  it('go to a number only once it is proven', async () => {
    const { security } = await atHome('text@example.com');
    await keepNumber('text@example.com', '+15095550134');
    expect(await security.sendContactCode('phone')).toMatchObject({
      kind: 'done',
      value: { by: 'sms', to: '+*******0134' },
    });
    const code = lastCode(house.messages);
    expect(await security.confirmContact('phone', otherThan(code))).toMatchObject(
      failed('CodeMismatchException'),
    );
    expect(valueOf(await security.codes()).phone?.verified ?? false).toBe(false);
    expect(await security.confirmContact('phone', code)).toMatchObject(done);
    expect(await security.chooseCodes({ on: ['sms'] })).toMatchObject(done);

    expect(valueOf(await security.codes())).toMatchObject({
      on: ['sms'],
      phone: { value: '+15095550134', verified: true },
    });
  });

  it('can be sent once more, and then only the newest one counts', async () => {
    const { security } = await atHome('again@example.com');
    await keepNumber('again@example.com', '+15095550135');
    await security.sendContactCode('phone');
    const first = lastCode(house.messages);
    expect(await security.sendContactCode('phone')).toMatchObject({ kind: 'done', value: { by: 'sms' } });
    const second = lastCode(house.messages);

    expect(await security.confirmContact('phone', first)).toMatchObject(failed('CodeMismatchException'));
    expect(await security.confirmContact('phone', second)).toMatchObject(done);
  });

  it('have one way that is taken first, or none, and are switched off again', async () => {
    const { security } = await atHome('several@example.com');
    await keepNumber('several@example.com', '+15095550136');
    await security.sendContactCode('phone');
    await security.confirmContact('phone', lastCode(house.messages));
    const state = async () => {
      const { on, preferred } = valueOf(await security.codes());
      return [[...on].sort(), preferred];
    };

    await security.chooseCodes({ on: ['email', 'sms'], preferred: 'email' });
    expect(await state()).toEqual([['email', 'sms'], 'email']);
    await security.chooseCodes({ on: ['email', 'sms'], preferred: 'sms' });
    expect(await state()).toEqual([['email', 'sms'], 'sms']);
    await security.chooseCodes({ on: ['email', 'sms'] });
    expect(await state()).toEqual([['email', 'sms'], undefined]);
    await security.chooseCodes({ on: ['email'], off: ['sms'] });
    expect(await state()).toEqual([['email'], undefined]);
    await security.chooseCodes({ on: [], off: ['email'] });
    expect(await state()).toEqual([[], undefined]);
  });

  it('are not offered where the pool knows none', async () => {
    const without = await openTestPool(db, house.clock, { mfa: 'off' });
    const { security } = await atHome('nocodes@example.com', without);

    expect(await security.chooseCodes({ on: ['email'] })).toMatchObject(failed('NotOffered'));
    await without.app.close();
  });
});

describe('a sign-in that is older than some minutes', () => {
  /** Answers the question who is here with these words, each time that it is asked. */
  function answering({ proving, proof }: Session, typed: string | undefined) {
    let asked = 0;
    proving.subscribe(() => {
      if (!proving.isOpen()) return;
      asked += 1;
      if (typed === undefined) return proving.settle(false);
      void proof()
        .then((one) => one.begin(typed))
        .then(({ kind }) => proving.settle(kind === 'done'));
    });
    return () => asked;
  }
  async function late(username: string) {
    const later = await openTestPool(db, runningClock());
    const home = await atHome(username, later);
    later.clock.pass((STEP_UP_MINUTES + 1) * 60);
    return { later, ...home };
  }

  it('is asked for the password once, and what was wanted is done', async () => {
    const { later, security, session } = await late('late@example.com');
    const asked = answering(session, password);

    expect(await security.startApp()).toMatchObject(done);
    expect(await security.startApp()).toMatchObject(done);
    expect(asked()).toBe(1);
    expect(session.state().status).toBe('signedIn');
    await later.app.close();
  });

  it('stays as it is where nobody answers, and nothing is done', async () => {
    const { later, security, session } = await late('nobody.answers@example.com');
    const asked = answering(session, undefined);

    expect(await security.chooseCodes({ on: ['email'] })).toMatchObject(failed(STEP_UP_EXCEPTION));
    expect(valueOf(await security.codes()).on).toEqual([]);
    expect(asked()).toBe(1);
    await later.app.close();
  });
});

describe('devices', () => {
  it('are listed and forgotten', async () => {
    const { security } = await atHome('barn@example.com');
    const barn = trackedDevice(house, await house.signIn('barn@example.com', password));
    await barn.confirm();
    const found = valueOf(await security.devices()).find(({ id }) => id === barn.DeviceKey);
    expect(found).toMatchObject({ name: 'Barn computer', here: false });
    expect(Date.parse(found!.lastUsed!)).not.toBeNaN();

    expect(await security.forgetDevice(barn.DeviceKey)).toMatchObject(done);
    expect(valueOf(await security.devices()).map(({ id }) => id)).not.toContain(barn.DeviceKey);
  });

  it('are none where the pool tracks none', async () => {
    const without = await openTestPool(db, house.clock);
    const { security } = await atHome('untracked@example.com', without);

    expect(await security.devices()).toEqual({ kind: 'done', value: [] });
    await without.app.close();
  });
});

describe('signing out everywhere', () => {
  it('ends the sign-ins elsewhere, and this one with them', async () => {
    const { security, session } = await atHome('everywhere@example.com');
    const elsewhere = (await house.signIn('everywhere@example.com', password)).AuthenticationResult!;
    expect(await security.signOutEverywhere()).toMatchObject(done);

    expect(await house.refresh(elsewhere.RefreshToken)).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(house.messages.at(-1)!.letter).toMatchObject({ event: 'signedOutEverywhere' });
    expect(await security.codes()).toMatchObject(failed('NotAuthorizedException'));
    expect(session.state()).toEqual({ status: 'signedOut', ended: true });
  });

  it('says so where the pool cannot be reached, and nobody is signed out', async () => {
    const { security, session } = await atHome('offline@example.com');
    network().line.offline = true;

    expect(await security.signOutEverywhere()).toEqual({
      kind: 'failed',
      failure: { code: 'NetworkError', message: 'Network error' },
    });
    expect(await security.codes()).toMatchObject(failed('NetworkError'));
    expect(session.state().status).toBe('signedIn');
  });
});
