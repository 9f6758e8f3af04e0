import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { lastCode } from './testing/emails';
import { srpClient } from './testing/srpClient';
import { clientId, openTestPool, password } from './testing/testPool';

let db: Db;
type House = Awaited<ReturnType<typeof openTestPool>>;
let house: House;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  house = await openTestPool(db);
});

/** A call as the client library makes it, to be made again with the same number. */
const callOf =
  (operation: string, body: object, invocation: string = randomUUID()) =>
  async (from: House = house, attempt = 1) => {
    const response = await from.app.inject({
      method: 'POST',
      url: '/idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        'amz-sdk-invocation-id': invocation,
        'amz-sdk-request': `attempt=${attempt}; max=3`,
      },
      payload: JSON.stringify(body),
    });
    return { status: response.statusCode, body: response.body };
  };
const forgot = (Username: string, invocation?: string) =>
  callOf('ForgotPassword', { ClientId: clientId, Username }, invocation);
const proofOf = async (username: string, typed: string) => {
  const client = srpClient('Fieldgate1');
  const asked = await house.ask(username, client.SRP_A);
  const ChallengeResponses = client.answer(asked.ChallengeParameters!, typed);
  return callOf('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses,
  });
};

it('sends one email for a call that is repeated, also by a server that was restarted meanwhile', async () => {
  await house.create('jane@example.com');
  const call = forgot('jane@example.com');
  const first = await call();
  const restarted = await openTestPool(db, house.clock);

  expect(await call(restarted)).toEqual(first);
  expect([house.messages.length, restarted.messages.length]).toEqual([1, 0]);
});

it('sends one email for attempts that come at the same moment, and answers all of them', async () => {
  await house.create('twice@example.com');
  const call = forgot('twice@example.com');
  const answers = await Promise.all([call(), call(), call()]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(house.messages).toHaveLength(1);
});

it('asks to come again while another process is at the same call, or went down with it', async () => {
  const call = forgot('elsewhere@example.com');
  await call();
  await db.sql.updateTable('pool_replay').set({ answer: null }).execute();

  expect(await call()).toMatchObject({ status: 503, body: expect.stringContaining('still being answered') });
  house.clock.pass(60);
  expect((await call()).status).toBe(200);
  expect(house.messages).toHaveLength(2);
});

it('gives the tokens again whose answer was lost, instead of calling the password wrong', async () => {
  await house.create('lost@example.com');
  const prove = await proofOf('lost@example.com', password);
  const first = await prove();
  const restarted = await openTestPool(db, house.clock);

  expect(first.status).toBe(200);
  expect([await prove(house, 2), await prove(restarted, 3)]).toEqual([first, first]);
});

it('counts a wrong password once, however often the call is repeated', async () => {
  const prove = await proofOf('counted@example.com', 'Wrong&Pass1');
  const first = await prove();
  for (let attempt = 2; attempt < 8; attempt += 1) expect(await prove(house, attempt)).toEqual(first);

  expect(await house.signIn('counted@example.com', password)).toMatchObject({
    message: 'Incorrect username or password.',
  });
});

it('repeats a refusal too, and does not count it again', async () => {
  await house.create('limited@example.com');
  for (let n = 0; n < 5; n += 1) await forgot('limited@example.com')();
  const call = forgot('limited@example.com');
  const refused = await call();

  expect(refused).toMatchObject({ status: 400, body: expect.stringContaining('LimitExceededException') });
  expect(await call()).toEqual(refused);
});

it('takes another body, another operation or a later minute for another call', async () => {
  await Promise.all(['one@example.com', 'two@example.com'].map((username) => house.create(username)));
  const invocation = randomUUID();
  const call = forgot('one@example.com', invocation);
  await call();
  await forgot('two@example.com', invocation)();
  expect(house.messages.map(({ to }) => to)).toEqual(['one@example.com', 'two@example.com']);

  house.clock.pass(60);
  await call();
  expect(house.messages).toHaveLength(3);
});

it('does again what failed on our side', async () => {
  await house.create('failed@example.com');
  const call = forgot('failed@example.com');
  const unlucky = await openTestPool(db, house.clock);
  Object.freeze(unlucky.messages);

  expect((await call(unlucky)).status).toBe(500);
  expect((await call()).status).toBe(200);
  expect(lastCode(house.messages)).toMatch(/^\d{6}$/);
});

it('keeps answers where nobody reads them', async () => {
  await house.create('sealed@example.com');
  const prove = await proofOf('sealed@example.com', password);
  await prove();
  const kept = await db.sql.selectFrom('pool_replay').select('answer').execute();

  expect(kept.some(({ answer }) => answer)).toBe(true);
  expect(kept.some(({ answer }) => answer && Buffer.from(answer).includes('AccessToken'))).toBe(false);
});
