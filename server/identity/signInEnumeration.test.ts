import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/db';
import type { PoolUserStatus } from './users';
import { openTestDb } from '../testing/testDb';
import { srpClient } from './testing/srpClient';
import { type Answer, clientId as ClientId, openTestPool } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db, undefined, { devices: 'optional', passwordFlow: true });
});

/** What can be seen of an answer, but for what is random in it and differs between two answers to one name. */
function seen({ headers, ChallengeParameters, ...rest }: Answer) {
  const { SECRET_BLOCK, SALT, SRP_B, ...told } = ChallengeParameters ?? {};
  return {
    ...rest,
    headers: Object.keys(headers),
    told: Object.keys(told),
    block: SECRET_BLOCK?.length,
    hex: [SALT, SRP_B].map((text) => text && /^[0-9a-f]+$/.test(text)),
  };
}

/** Every answer to somebody who knows no password. */
async function answersTo(USERNAME: string) {
  const asked = await house.ask(USERNAME, srpClient('Fieldgate1').SRP_A);
  const proof = (more: object) =>
    house.respond('PASSWORD_VERIFIER', {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: asked.ChallengeParameters!.SECRET_BLOCK,
      TIMESTAMP: 'Fri Nov 6 03:04:05 UTC 2026',
      PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
      ...more,
    });
  const AuthParameters = { USERNAME, PASSWORD: 'Wrong&Pass1' };
  const plain = () =>
    house.call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  const answers = [
    asked,
    await proof({}),
    await proof({ DEVICE_KEY: 'us-west-2_00000000-0000-4000-8000-000000000000' }),
    await proof({ TIMESTAMP: 'yesterday' }),
    await plain(),
    await plain(),
    await plain(),
  ];
  return answers.map(seen);
}

it.each<[string, { status?: PoolUserStatus; enabled?: boolean }]>([
  ['confirmed', {}],
  ['invited', { status: 'FORCE_CHANGE_PASSWORD' }],
  ['unconfirmed', { status: 'UNCONFIRMED' }],
  ['reset', { status: 'RESET_REQUIRED' }],
  ['disabled', { enabled: false }],
])('sign-in answers a stranger’s guesses at a user who is %s as at nobody', async (state, change) => {
  const [somebody, nobody] = [`${state}.a@example.com`, `${state}.b@example.com`];
  await house.create(somebody);
  if (Object.keys(change).length > 0) {
    await db.sql.updateTable('pool_user').set(change).where('username', '=', somebody).execute();
  }

  const answers = await answersTo(somebody);
  expect(answers).toEqual(await answersTo(nobody));
  expect(answers.at(-1)).toMatchObject({ message: 'Password attempts exceeded' });
});
