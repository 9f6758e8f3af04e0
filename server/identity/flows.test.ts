import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import type { CustomChallenge } from './challenges/custom';
import { srpClient } from './testing/srpClient';
import { openTestPool, password } from './testing/testPool';
import { trackedDevice } from './testing/trackedDevice';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});

const wrong = { status: 400, __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const closed = (flow: string) => ({
  __type: 'InvalidParameterException',
  message: `${flow} flow not enabled for this client`,
});

it.each(['USER_PASSWORD_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'])(
  '%s is closed unless the pool opens it',
  async (flow) => {
    const house = await openTestPool(db);

    expect(await house.begin(flow, { USERNAME: 'jane@example.com' })).toMatchObject(closed(flow));
  },
);

it('where answers need not hide who exists, the first step tells', async () => {
  const house = await openTestPool(db, undefined, { hidesUsers: false, passwordFlow: true });
  const unknown = { __type: 'UserNotFoundException', message: 'User does not exist.' };
  const given = { USERNAME: 'nobody@example.com', PASSWORD: password };

  expect(await house.signIn('nobody@example.com', password)).toMatchObject(unknown);
  expect(await house.begin('USER_PASSWORD_AUTH', given)).toMatchObject(unknown);
});

describe('USER_PASSWORD_AUTH', () => {
  const open = () => openTestPool(db, undefined, { passwordFlow: true, devices: 'optional' });

  it('lets in with the password, asks what is due, and counts wrong ones', async () => {
    const house = await open();
    await house.create('typed@example.com');
    await house.create('temporary@example.com', false);
    const begin = (USERNAME: string, PASSWORD: string) =>
      house.begin('USER_PASSWORD_AUTH', { USERNAME, PASSWORD });

    expect((await begin('Typed@example.com', password)).AuthenticationResult).toBeDefined();
    expect(await begin('temporary@example.com', password)).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
    for (const username of ['typed@example.com', 'stranger@example.com']) {
      for (let n = 0; n < 5; n += 1) expect(await begin(username, 'Wrong&Pass1')).toMatchObject(wrong);
      expect(await begin(username, password)).toMatchObject({ message: 'Password attempts exceeded' });
    }
  });

  it('knows the device that comes with it, and tells of one that is gone', async () => {
    const house = await open();
    await house.create('device@example.com');
    const begin = (DEVICE_KEY?: string) =>
      house.begin('USER_PASSWORD_AUTH', { USERNAME: 'device@example.com', PASSWORD: password, DEVICE_KEY });
    const device = trackedDevice(house, await begin());
    await device.confirm();

    const asked = await begin(device.DeviceKey);
    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH');
    expect((await device.prove('device@example.com', asked)).AuthenticationResult).toBeDefined();
    expect(await begin('us-west-2_0')).toMatchObject({
      __type: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    });
  });

  it.each([
    [{ USERNAME: 'jane@example.com' }, 'Missing required parameter PASSWORD'],
    [{ PASSWORD: password }, 'Missing required parameter USERNAME'],
    [{ USERNAME: 'jane@example.com', PASSWORD: 'x'.repeat(257) }, "Value at 'password'"],
  ])('refuses %j', async (given, message) => {
    const refused = await (await open()).begin('USER_PASSWORD_AUTH', given);

    expect(refused).toMatchObject({ status: 400, __type: 'InvalidParameterException' });
    expect(refused.message).toContain(message);
  });
});

describe('REFRESH_TOKEN_AUTH', () => {
  it.each(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'])('as %s keeps the refresh token', async (flow) => {
    const house = await openTestPool(db, undefined, { rotation: false });
    const username = `${flow.toLowerCase()}@example.com`;
    await house.create(username);
    const first = (await house.signIn(username, password)).AuthenticationResult!;

    for (const answer of [
      await house.begin(flow, { REFRESH_TOKEN: first.RefreshToken }),
      await house.begin(flow, { REFRESH_TOKEN: first.RefreshToken, DEVICE_KEY: null }),
      await house.refresh(first.RefreshToken),
    ]) {
      const { AccessToken, RefreshToken } = answer.AuthenticationResult!;
      expect(RefreshToken).toBeUndefined();
      expect(decodeJwt(AccessToken).origin_jti).toBe(decodeJwt(first.AccessToken).origin_jti);
    }
  });

  it('wants the device that the token belongs to', async () => {
    const house = await openTestPool(db, undefined, { rotation: false, devices: 'optional' });
    await house.create('bound@example.com');
    const answer = await house.signIn('bound@example.com', password);
    const device = trackedDevice(house, answer);
    await device.confirm();
    const { RefreshToken: REFRESH_TOKEN } = answer.AuthenticationResult!;

    expect(await house.begin('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN })).toMatchObject({
      message: 'Invalid Refresh Token',
    });
    const renewed = await house.begin('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN, ...device.asResponse });
    expect(renewed.AuthenticationResult).toBeDefined();
  });
});

describe("the company's own question", () => {
  const custom: CustomChallenge = {
    parametersFor: async () => ({ question: 'Which field is nearest to the barn?' }),
    isRight: async (_username, answer) => answer === 'the north one',
  };
  const answer = (house: Awaited<ReturnType<typeof openTestPool>>, USERNAME: string, ANSWER: string) => ({
    to: ({ Session }: { readonly Session?: string }) =>
      house.respond('CUSTOM_CHALLENGE', { USERNAME, ANSWER }, Session),
  });

  it('cannot be guessed on and on by who knows the password', async () => {
    const house = await openTestPool(db, undefined, {}, custom);
    await house.create('riddle@example.com');
    const told: (string | undefined)[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { Session } = await house.signIn('riddle@example.com', password);
      const USERNAME = 'riddle@example.com';
      told.push((await house.respond('CUSTOM_CHALLENGE', { USERNAME, ANSWER: 'guess' }, Session)).message);
    }

    expect(told.slice(5)).toEqual(['Password attempts exceeded', 'Password attempts exceeded']);
  });

  it.each(['USER_SRP_AUTH', 'CUSTOM_AUTH'])('comes after the password in %s', async (flow) => {
    const house = await openTestPool(db, undefined, {}, custom);
    const username = `custom.${flow.toLowerCase()}@example.com`;
    await house.create(username);
    const client = srpClient('Fieldgate1');
    const given = { USERNAME: username, CHALLENGE_NAME: 'SRP_A', SRP_A: client.SRP_A };
    const first = await house.begin(flow, given);
    const proof = client.answer(first.ChallengeParameters!, password);
    const asked = await house.respond('PASSWORD_VERIFIER', proof);

    expect(asked).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { question: 'Which field is nearest to the barn?', USERNAME: username },
    });
    expect(await answer(house, username, 'the south one').to(asked)).toMatchObject(wrong);
    expect((await answer(house, username, 'the north one').to(asked)).AuthenticationResult).toBeDefined();
    expect(await answer(house, username, 'the north one').to(asked)).toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    });
  });

  it('does not stand for the password unless it says so', async () => {
    const house = await openTestPool(db, undefined, {}, custom);

    expect(await house.begin('CUSTOM_AUTH', { USERNAME: 'jane@example.com' })).toMatchObject({
      message: 'Missing required parameter SRP_A',
    });
  });

  it('that stands for the password is asked of every name alike, and wrong answers count', async () => {
    const house = await openTestPool(db, undefined, {}, { ...custom, replacesPassword: true });
    await house.create('alone@example.com');
    const begin = (USERNAME: string) => house.begin('CUSTOM_AUTH', { USERNAME });
    const [known, unknown] = [await begin('alone@example.com'), await begin('noone@example.com')];

    expect(Object.keys(unknown.ChallengeParameters!)).toEqual(Object.keys(known.ChallengeParameters!));
    expect(unknown.Session).toHaveLength(known.Session!.length);
    expect(await answer(house, 'noone@example.com', 'the north one').to(unknown)).toMatchObject(wrong);
    expect((await answer(house, 'alone@example.com', 'the north one').to(known)).status).toBe(200);

    const again = await begin('alone@example.com');
    for (let n = 0; n < 5; n += 1) {
      expect(await answer(house, 'alone@example.com', 'a guess').to(again)).toMatchObject(wrong);
    }
    expect(await answer(house, 'alone@example.com', 'the north one').to(again)).toMatchObject({
      message: 'Password attempts exceeded',
    });
    expect(await begin('alone@example.com')).toMatchObject({ message: 'Password attempts exceeded' });
  });
});
