import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { put } from '../testing/rows';
import { openTestDb } from '../testing/testDb';
import { appCode } from './testing/authenticator';
import { openTestPool, password } from './testing/testPool';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  for (const [name, admin] of [
    ['admin@example.com', true],
    ['grower@example.com', false],
  ] as const) {
    await put(db, 'portal_user', { name, admin, deposit_plan: false });
  }
});

const open = (needed: boolean) => openTestPool(db, undefined, {}, undefined, needed);

describe('where administrators need a second factor', () => {
  it('one sets it up at the first sign-in, and is asked for it at the next', async () => {
    const house = await open(true);
    await house.create('admin@example.com', false);
    const username = 'admin@example.com';
    const first = await house.signIn(username, password);
    expect(first.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const NEW_PASSWORD = 'Canola$2027';
    const asked = await house.respond(
      'NEW_PASSWORD_REQUIRED',
      { USERNAME: username, NEW_PASSWORD, 'userAttributes.name': 'Jane Doe' },
      first.Session,
    );
    expect(asked.ChallengeName).toBe('MFA_SETUP');
    expect(asked.AuthenticationResult).toBeUndefined();

    const begun = await house.call('AssociateSoftwareToken', { Session: asked.Session });
    const UserCode = appCode(begun.SecretCode!, house.clock.now());
    const shown = await house.call('VerifySoftwareToken', { Session: begun.Session, UserCode });
    const done = await house.respond('MFA_SETUP', { USERNAME: username }, shown.Session);
    expect(done.AuthenticationResult).toBeDefined();
    expect(await house.signIn(username, NEW_PASSWORD)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('one who switches it off sets one up again', async () => {
    const house = await open(true);
    const username = 'admin@example.com';
    await house.admin('AdminSetUserPassword', { Username: username, Password: password, Permanent: true });
    await house.admin('AdminSetUserMFAPreference', {
      Username: username,
      SoftwareTokenMfaSettings: { Enabled: false },
    });

    expect((await house.signIn(username, password)).ChallengeName).toBe('MFA_SETUP');
  });

  it('a customer still comes by the password alone', async () => {
    const house = await open(true);
    await house.create('grower@example.com');

    expect((await house.signIn('grower@example.com', password)).AuthenticationResult).toBeDefined();
  });
});

it('where they do not, an administrator comes by the password', async () => {
  const house = await open(false);

  expect((await house.signIn('admin@example.com', password)).AuthenticationResult).toBeDefined();
});
