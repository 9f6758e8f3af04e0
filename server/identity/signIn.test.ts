import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { srpClient } from './testing/srpClient';
import { openTestPool, password, stoppedClock } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});

const refusal = { status: 400, __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const locked = { status: 400, __type: 'NotAuthorizedException', message: 'Password attempts exceeded' };

describe('signing in', () => {
  it('knows a name in any case and answers with the canonical one', async () => {
    await house.create('Jane@Example.com');
    const asked = await house.ask('JANE@example.COM', srpClient('Fieldgate1').SRP_A);

    expect(asked.ChallengeParameters).toMatchObject({
      USERNAME: 'jane@example.com',
      USER_ID_FOR_SRP: 'jane@example.com',
    });
    expect(await house.signIn('jANE@example.com', password)).toMatchObject({
      status: 200,
      AuthenticationResult: { ExpiresIn: 3600, TokenType: 'Bearer' },
      ChallengeParameters: {},
    });
  });

  it('asks a name that nobody has the same question, with the same salt each time', async () => {
    const { SRP_A } = srpClient('Fieldgate1');
    const [first, second] = [
      await house.ask('Nobody@example.com', SRP_A),
      await house.ask('nobody@example.com', SRP_A),
    ];

    expect(Object.keys(first.ChallengeParameters!)).toEqual(
      Object.keys((await house.ask('jane@example.com', SRP_A)).ChallengeParameters!),
    );
    expect(first.ChallengeParameters!.USER_ID_FOR_SRP).toBe('nobody@example.com');
    expect(first.ChallengeParameters!.SALT).toMatch(/^[0-9a-f]{26,32}$/);
    expect(second.ChallengeParameters!.SALT).toBe(first.ChallengeParameters!.SALT);
    expect(await house.signIn('nobody@example.com', password)).toMatchObject(refusal);
  });

  it('takes an answered question only once', async () => {
    await house.create('once@example.com');
    const client = srpClient('Fieldgate1');
    const asked = await house.ask('once@example.com', client.SRP_A);
    const answer = client.answer(asked.ChallengeParameters!, password);

    expect((await house.respond('PASSWORD_VERIFIER', answer)).AuthenticationResult).toBeDefined();
    expect(await house.respond('PASSWORD_VERIFIER', answer)).toMatchObject(refusal);
  });

  it('lets the same question be answered rightly after a wrong answer', async () => {
    await house.create('again@example.com');
    const client = srpClient('Fieldgate1');
    const asked = (await house.ask('again@example.com', client.SRP_A)).ChallengeParameters!;

    expect(await house.respond('PASSWORD_VERIFIER', client.answer(asked, 'Wrong&Pass1'))).toMatchObject(
      refusal,
    );
    expect((await house.respond('PASSWORD_VERIFIER', client.answer(asked, password))).status).toBe(200);
  });

  it.each([
    ['a block of somebody else', { PASSWORD_CLAIM_SECRET_BLOCK: Buffer.alloc(400).toString('base64') }],
    ['a timestamp in another form', { TIMESTAMP: 'Fri Nov 06 03:04:05 UTC 2026' }],
    ['another name', { USERNAME: 'nobody@example.com' }],
    ['a signature that is too short', { PASSWORD_CLAIM_SIGNATURE: 'AAAA' }],
  ])('refuses %s as it refuses a wrong password', async (_what, change) => {
    const client = srpClient('Fieldgate1');
    const asked = await house.ask('jane@example.com', client.SRP_A);
    const answer = { ...client.answer(asked.ChallengeParameters!, password), ...change };

    expect(await house.respond('PASSWORD_VERIFIER', answer)).toMatchObject(refusal);
  });

  it('refuses an answer that comes too late', async () => {
    const client = srpClient('Fieldgate1');
    const asked = await house.ask('jane@example.com', client.SRP_A);
    house.clock.pass(15 * 60 + 1);

    expect(
      await house.respond('PASSWORD_VERIFIER', client.answer(asked.ChallengeParameters!, password)),
    ).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('goes on after a restart between the two steps', async () => {
    const client = srpClient('Fieldgate1');
    const asked = await house.ask('jane@example.com', client.SRP_A);
    const restarted = await openTestPool(db, house.clock);
    const answer = client.answer(asked.ChallengeParameters!, password);

    expect((await restarted.respond('PASSWORD_VERIFIER', answer)).AuthenticationResult).toBeDefined();
    expect(await house.respond('PASSWORD_VERIFIER', answer)).toMatchObject(refusal);
  });

  it('tells of a disabled user only after the right password', async () => {
    await house.create('gone@example.com');
    await db.sql
      .updateTable('pool_user')
      .set({ enabled: false })
      .where('username', '=', 'gone@example.com')
      .execute();

    expect(await house.signIn('gone@example.com', 'Wrong&Pass1')).toMatchObject(refusal);
    expect(await house.signIn('gone@example.com', password)).toMatchObject({ message: 'User is disabled.' });
  });
});

describe('wrong passwords', () => {
  it.each([
    ['a name that exists', 'patient@example.com'],
    ['a name that nobody has', 'stranger@example.com'],
  ])('lock %s for one second after the fifth, then for twice as long each time', async (_what, username) => {
    const { create, signIn, clock } = await openTestPool(db, stoppedClock());
    if (username === 'patient@example.com') await create(username);
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(await signIn(username, 'Wrong&Pass1')).toMatchObject(refusal);
    }
    for (const seconds of [1, 2, 4]) {
      expect(await signIn(username.toUpperCase(), password)).toMatchObject(locked);
      clock.pass(seconds - 0.001);
      expect(await signIn(username, password)).toMatchObject(locked);
      clock.pass(0.001);
      expect(await signIn(username, 'Wrong&Pass1')).toMatchObject(refusal);
    }
  });

  it('are forgotten after the right one, and after 15 quiet minutes', async () => {
    const { create, signIn, clock } = await openTestPool(db, stoppedClock());
    await create('forgiven@example.com');
    const fail = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        expect(await signIn('forgiven@example.com', 'Wrong&Pass1')).toMatchObject(refusal);
      }
    };

    await fail(4);
    expect((await signIn('forgiven@example.com', password)).status).toBe(200);
    await fail(4);
    clock.pass(15 * 60 + 1);
    await fail(4);
    expect((await signIn('forgiven@example.com', password)).status).toBe(200);
  });

  it('sent at the same moment are not judged beyond the fifth', async () => {
    const { ask, respond } = await openTestPool(db, stoppedClock());
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = srpClient('Fieldgate1');
        const asked = await ask('hurried@example.com', client.SRP_A);
        return client.answer(asked.ChallengeParameters!, 'Wrong&Pass1');
      }),
    );
    const results = await Promise.all(answers.map((answer) => respond('PASSWORD_VERIFIER', answer)));

    const told = (message: string) => results.filter((result) => result.message === message).length;
    expect([told(refusal.message), told(locked.message)]).toEqual([5, 3]);
  });
});
