import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { appCode } from './testing/authenticator';
import { otherThan } from './testing/emails';
import { setUpApp, switchOn } from './testing/switchOn';
import { openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});

const method = 'SOFTWARE_TOKEN_MFA';
const answer = (USERNAME: string, Session: string | undefined, code: string) =>
  house.respond(method, { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code }, Session);
const notices = () => house.messages.filter(({ letter }) => letter.name === 'securityNotice');

/** A user with an authenticator app, half a minute after its set-up. */
async function createWithApp(username: string): Promise<string> {
  await house.create(username);
  const secret = await switchOn(house, username, [method]);
  house.clock.pass(30);
  return secret!;
}

describe('an authenticator app', () => {
  it('is asked for its code, and each code leads in once', async () => {
    const secret = await createWithApp('app@example.com');
    const asked = await house.signIn('app@example.com', password);
    const code = appCode(secret, house.clock.now());

    expect(asked).toMatchObject({
      ChallengeName: method,
      ChallengeParameters: { USER_ID_FOR_SRP: 'app@example.com', FRIENDLY_DEVICE_NAME: '' },
    });
    expect(await answer('app@example.com', asked.Session, otherThan(code))).toMatchObject({
      __type: 'CodeMismatchException',
      message: 'Invalid code received for user',
    });
    expect((await answer('app@example.com', asked.Session, code)).AuthenticationResult).toBeDefined();
    expect(await answer('app@example.com', asked.Session, code)).toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    });
    const { Session } = await house.signIn('app@example.com', password);
    expect(await answer('app@example.com', Session, code)).toMatchObject({
      __type: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    house.clock.pass(30);
    const next = appCode(secret, house.clock.now());
    expect((await answer('app@example.com', Session, next)).AuthenticationResult).toBeDefined();
  });

  it('lets one of two in that show the same code at the same moment', async () => {
    const secret = await createWithApp('race@example.com');
    const asked = [
      await house.signIn('race@example.com', password),
      await house.signIn('race@example.com', password),
    ];
    const code = appCode(secret, house.clock.now());
    const both = await Promise.all(asked.map(({ Session }) => answer('race@example.com', Session, code)));

    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it('cannot be guessed: after ten wrong codes within an hour even the right one waits', async () => {
    const secret = await createWithApp('guessed@example.com');
    const { Session } = await house.signIn('guessed@example.com', password);
    const wrong = otherThan(appCode(secret, house.clock.now()));
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => answer('guessed@example.com', Session, wrong)),
    );

    const told = (type: string) => tries.filter(({ __type }) => __type === type).length;
    expect([told('CodeMismatchException'), told('LimitExceededException')]).toEqual([10, 2]);
    expect(await answer('guessed@example.com', Session, appCode(secret, house.clock.now()))).toMatchObject({
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    house.clock.pass(3600);
    const later = await house.signIn('guessed@example.com', password);
    const right = await answer('guessed@example.com', later.Session, appCode(secret, house.clock.now()));
    expect(right.AuthenticationResult).toBeDefined();
  });

  it('is asked for as long as its secret is there', async () => {
    await createWithApp('lost@example.com');
    const { Session } = await house.signIn('lost@example.com', password);
    await db.sql
      .updateTable('pool_user')
      .set({ totp_verified: false })
      .where('username', '=', 'lost@example.com')
      .execute();

    expect(await answer('lost@example.com', Session, '123456')).toMatchObject({
      __type: 'SoftwareTokenMFANotFoundException',
      message: 'Software Token MFA does not exist for the user.',
    });
  });

  it('keeps nothing readable of its secret in the database', async () => {
    const secret = await createWithApp('sealed@example.com');
    const { totp_secret: kept } = await db.sql
      .selectFrom('pool_user')
      .select('totp_secret')
      .where('username', '=', 'sealed@example.com')
      .executeTakeFirstOrThrow();

    expect(Buffer.from(kept!).toString('latin1')).not.toContain(secret);
    expect(kept!.length).toBe(12 + 20 + 16);
  });
});

describe('setting up an app while signed in', () => {
  const verify = (AccessToken: string, UserCode: string, name?: string) =>
    house.call('VerifySoftwareToken', { AccessToken, UserCode, FriendlyDeviceName: name });

  it('wants the first code of the new app, and a repeated call is right again', async () => {
    await house.create('first@example.com');
    const { AccessToken } = (await house.signIn('first@example.com', password)).AuthenticationResult!;
    const begun = await house.call('AssociateSoftwareToken', { AccessToken });
    const code = appCode(begun.SecretCode!, house.clock.now());

    expect(begun.SecretCode).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.Session).toBeUndefined();
    expect(await verify(AccessToken, otherThan(code))).toMatchObject({
      __type: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch and fail enable Software Token MFA',
    });
    expect(await verify(AccessToken, code, 'Telephone')).toMatchObject({ status: 200, Status: 'SUCCESS' });
    expect(await verify(AccessToken, code)).toMatchObject({ status: 200, Status: 'SUCCESS' });
    expect((await house.signIn('first@example.com', password)).AuthenticationResult).toBeDefined();
  });

  it('leaves the app in use alone until the new one showed its code, and tells the user', async () => {
    const old = await createWithApp('replace@example.com');
    const { Session } = await house.signIn('replace@example.com', password);
    const entered = await answer('replace@example.com', Session, appCode(old, house.clock.now()));
    const { AccessToken } = entered.AuthenticationResult!;
    await house.call('AssociateSoftwareToken', { AccessToken });
    house.clock.pass(30);

    const meanwhile = await house.signIn('replace@example.com', password);
    const still = await answer('replace@example.com', meanwhile.Session, appCode(old, house.clock.now()));
    expect(still.AuthenticationResult).toBeDefined();

    const told = notices().length;
    const fresh = await setUpApp(house, AccessToken);
    expect(notices().slice(told)).toMatchObject([
      { to: 'replace@example.com', letter: { event: 'codeMethodsChanged' } },
    ]);
    house.clock.pass(60);
    const after = await house.signIn('replace@example.com', password);
    const tryWith = (secret: string) =>
      answer('replace@example.com', after.Session, appCode(secret, house.clock.now()));
    expect(await tryWith(old)).toMatchObject({ __type: 'CodeMismatchException' });
    expect((await tryWith(fresh)).AuthenticationResult).toBeDefined();
  });

  it.each([
    [{}, 'InvalidParameterException', 'Missing required parameter Session'],
    [{ Session: 'made up' }, 'NotAuthorizedException', 'Invalid session for the user.'],
    [{ AccessToken: 'made up' }, 'NotAuthorizedException', 'Invalid Access Token'],
  ])('is refused to who brings %j', async (members, __type, message) => {
    expect(await house.call('AssociateSoftwareToken', members)).toMatchObject({ __type, message });
    expect(await house.call('VerifySoftwareToken', { ...members, UserCode: '123456' })).toMatchObject({
      __type,
      message,
    });
  });
});

it('tells nobody who is signed in whether a code that still counts is right', async () => {
  const secret = await createWithApp('oracle@example.com');
  const { Session } = await house.signIn('oracle@example.com', password);
  const { AccessToken } = (await answer('oracle@example.com', Session, appCode(secret, house.clock.now())))
    .AuthenticationResult!;
  house.clock.pass(30);
  const UserCode = appCode(secret, house.clock.now());

  expect(await house.call('VerifySoftwareToken', { AccessToken, UserCode })).toMatchObject({
    __type: 'EnableSoftwareTokenMFAException',
  });
});
