import { expect, it } from 'vitest';
import type { Auth } from './amplify';
import { createSession } from './session';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, keep } from './testing/tokens';
import { activityKey } from './userData';

it('the idle time of a session counts from its sign-in, however long ago the former one was used', async () => {
  const storage = memoryStorage({ [activityKey]: '1' });
  const whileAsked: (string | null)[] = [];
  const auth: Partial<Auth> = {
    signIn() {
      whileAsked.push(storage.getItem(activityKey));
      keep(storage, danasData('2026-11-21T13:00:00.000Z'));
      return Promise.resolve({ signInStep: 'DONE' });
    },
  };
  const noon = new Date('2026-11-21T12:00:00.000Z');
  const session = createSession({
    storage,
    clock: { now: () => noon },
    loadAuth: () => Promise.resolve(auth as Auth),
    alone: (_, task) => task(),
    revoke: () => undefined,
  });
  await session.signIn('dana', 'Secret1!');

  expect(whileAsked).toEqual([null]);
  expect(storage.getItem(activityKey)).toBe(String(noon.getTime()));
});
