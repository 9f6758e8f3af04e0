import { expect, it } from 'vitest';
import type { Auth } from './amplify';
import { createSession } from './session';
import { memoryStorage } from './testing/memoryStorage';

it('a half-done sign-in that is given up leaves no typed password behind', async () => {
  const asked: string[] = [];
  const auth: Partial<Auth> = {
    signIn(username, password) {
      asked.push(`${username} ${password}`);
      return Promise.resolve({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' });
    },
  };
  const session = createSession({
    storage: memoryStorage(),
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
    loadAuth: () => Promise.resolve(auth as Auth),
    alone: (_, task) => task(),
    revoke: () => undefined,
  });
  await session.signIn('dana', 'Secret1!');
  session.leaveSignIn();

  expect(await session.sendCodeAgain()).toMatchObject({
    failure: { message: 'This sign-in took too long. Sign in again.' },
  });
  expect(asked).toEqual(['dana Secret1!']);
});
