import { expect, it } from 'vitest';
import type { Auth } from './amplify';
import { createProof } from './proof';
import type { NextStep } from './signIn';
import { memoryStorage } from './testing/memoryStorage';
import { danasData, keep, kept } from './testing/tokens';
import { readUserData } from './userData';

const one = '2026-11-21T13:00:00.000Z';
const two = '2026-11-21T14:00:00.000Z';
const totp: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' };

interface Given {
  readonly answer?: 'DONE' | 'CODE' | 'WRONG';
  readonly isHere?: () => boolean;
}

/** Dana's proof to a pool that asks for a code of her app, if it asks for anything. */
function proofOf({ answer = 'DONE', isHere = () => true }: Given = {}) {
  const storage = memoryStorage(kept(danasData(one)));
  const revoked: string[] = [];
  const asked: string[] = [];
  const locks: string[] = [];
  const renewed = () => {
    keep(storage, danasData(two, { refreshToken: 'refresh-2' }));
    return Promise.resolve<NextStep>({ signInStep: 'DONE' });
  };
  const auth: Partial<Auth> = {
    async asNobody(task) {
      asked.push('as nobody');
      return task();
    },
    signIn(username, password) {
      asked.push(`${username} ${password}`);
      if (answer === 'CODE') return Promise.resolve(totp);
      if (answer === 'DONE') return renewed();
      const name = 'NotAuthorizedException';
      return Promise.reject(Object.assign(new Error('Incorrect username or password.'), { name }));
    },
    answer(code) {
      asked.push(code);
      return renewed();
    },
  };
  const proof = createProof({
    storage,
    loadAuth: () => Promise.resolve(auth as Auth),
    alone(name, task) {
      locks.push(name);
      return task();
    },
    revoke: (token) => revoked.push(token),
    company: 'Co-op',
    isHere,
  });
  return { proof, storage, revoked, asked, locks };
}

it('puts new tokens in the place of the kept ones, and ends the old sign-in', async () => {
  const { proof, storage, revoked, asked, locks } = proofOf();

  expect(await proof.begin('Secret1!')).toEqual({ kind: 'done' });
  expect(readUserData(storage)?.refreshToken).toBe('refresh-2');
  expect(revoked).toEqual(['refresh-1']);
  expect(asked).toEqual(['as nobody', 'dana@example.com Secret1!']);
  expect(locks).toEqual(['userData-refresh']);
});

it('asks for a code where the sign-in does', async () => {
  const { proof, storage } = proofOf({ answer: 'CODE' });

  expect(await proof.begin('Secret1!')).toMatchObject({ kind: 'code', by: 'totp' });
  expect(readUserData(storage)?.refreshToken).toBe('refresh-1');
  expect(await proof.answer('123 456')).toEqual({ kind: 'done' });
  expect(readUserData(storage)?.refreshToken).toBe('refresh-2');
});

it('leaves everything as it is after a wrong password', async () => {
  const { proof, storage, revoked } = proofOf({ answer: 'WRONG' });

  expect(await proof.begin('wrong')).toMatchObject({ failure: { code: 'NotAuthorizedException' } });
  expect(readUserData(storage)?.refreshToken).toBe('refresh-1');
  expect(revoked).toEqual([]);
});

it('brings no session back that ended meanwhile', async () => {
  let here = true;
  const { proof, storage, revoked } = proofOf({ answer: 'CODE', isHere: () => here });
  await proof.begin('Secret1!');
  here = false;

  expect(await proof.answer('123456')).toMatchObject({ failure: { message: 'User not authenticated' } });
  expect(revoked).toEqual([]);
  storage.clear();
  expect(await proof.begin('Secret1!')).toMatchObject({ kind: 'failed' });
  expect(readUserData(storage)).toBeUndefined();
});
