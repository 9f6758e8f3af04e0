import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { CODE_TRIES } from './codes';
import { lastCode, otherThan } from './testing/emails';
import { srpClient } from './testing/srpClient';
import { switchOn } from './testing/switchOn';
import { openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});

const answers = { EMAIL_OTP: 'EMAIL_OTP_CODE', SMS_MFA: 'SMS_MFA_CODE' } as const;
type Sent = keyof typeof answers;
const answer = (challenge: Sent, USERNAME: string, Session: string | undefined, code: string) =>
  house.respond(challenge, { USERNAME, [answers[challenge]]: code }, Session);

/** A user whose sign-in asks for these codes. */
async function createWith(username: string, ...methods: Parameters<typeof switchOn>[2]) {
  await house.create(username, true, { name: 'Jane Doe', phone_number: '+15415550100' });
  await switchOn(house, username, methods);
}

describe.each([
  ['EMAIL_OTP', 'mail', 'EMAIL', 'e***@e***', 'Invalid verification code provided, please try again.'],
  ['SMS_MFA', 'text', 'SMS', '+*******0100', 'Invalid code or auth state for the user.'],
] as const)('%s', (challenge, channel, medium, masked, wrong) => {
  const name = (what: string) => `${challenge === 'EMAIL_OTP' ? 'e' : 's'}.${what}@example.com`.toLowerCase();
  const begin = async (what: string) => {
    await createWith(name(what), challenge);
    return house.signIn(name(what), password);
  };

  it('sends a code to the user’s address, and the right one leads in', async () => {
    const asked = await begin('right');
    expect(asked).toMatchObject({
      ChallengeName: challenge,
      ChallengeParameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: medium,
        CODE_DELIVERY_DESTINATION: masked,
        USER_ID_FOR_SRP: name('right'),
      },
    });
    expect(asked.AuthenticationResult).toBeUndefined();
    expect(house.messages.at(-1)).toMatchObject({
      channel,
      to: challenge === 'EMAIL_OTP' ? name('right') : '+15415550100',
      letter: { name: 'signInCode', minutes: 15 },
    });

    const code = lastCode(house.messages);
    const done = await answer(challenge, name('right'), asked.Session, code);
    expect(done).toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' }, ChallengeParameters: {} });
    expect(done.ChallengeName).toBeUndefined();
    expect(await answer(challenge, name('right'), asked.Session, code)).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user, session can only be used once.',
    });
  });

  it('takes another try after a wrong code, and no more after five', async () => {
    const { Session } = await begin('tries');
    const code = lastCode(house.messages);
    const mismatch = { status: 400, __type: 'CodeMismatchException', message: wrong };

    expect(await answer(challenge, name('tries'), Session, otherThan(code))).toMatchObject(mismatch);
    expect((await answer(challenge, name('tries'), Session, ` ${code} `)).status).toBe(200);

    const again = await house.signIn(name('tries'), password);
    const second = lastCode(house.messages);
    for (let n = 0; n < CODE_TRIES; n += 1) {
      expect(await answer(challenge, name('tries'), again.Session, otherThan(second))).toMatchObject(
        mismatch,
      );
    }
    expect(await answer(challenge, name('tries'), again.Session, second)).toMatchObject({
      __type: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('goes on after a restart between the two steps', async () => {
    const { Session } = await begin('restart');
    const restarted = await openTestPool(db, house.clock);
    const responses = { USERNAME: name('restart'), [answers[challenge]]: lastCode(house.messages) };

    expect((await restarted.respond(challenge, responses, Session)).AuthenticationResult).toBeDefined();
  });
});

describe('the session of a code', () => {
  const challenge = 'EMAIL_OTP';

  it.each<[string, string, (username: string) => Promise<object | void>]>([
    ['another user’s', 'Invalid session for the user.', async () => ({ USERNAME: 'elsewhere@example.com' })],
    [
      'older than 15 minutes',
      'Invalid session for the user, session is expired.',
      async () => house.clock.pass(15 * 60 + 1),
    ],
    [
      'older than the password',
      'Invalid session for the user.',
      async (username) => {
        house.clock.pass(1);
        const members = { Username: username, Password: 'Lentils#2027', Permanent: true };
        await house.admin('AdminSetUserPassword', members);
      },
    ],
    [
      'that of a user who was disabled',
      'User is disabled.',
      async (username) => void (await house.admin('AdminDisableUser', { Username: username })),
    ],
  ])('does not count when it is %s', async (what, message, happen) => {
    const username = `${what.replaceAll(/\W/g, '')}@example.com`.toLowerCase();
    await createWith(username, challenge);
    const { Session } = await house.signIn(username, password);
    const change = await happen(username);
    const responses = { USERNAME: username, EMAIL_OTP_CODE: lastCode(house.messages), ...change };

    expect(await house.respond(challenge, responses, Session)).toMatchObject({
      __type: 'NotAuthorizedException',
      message,
    });
  });

  it('answers no other challenge', async () => {
    await createWith('mixed@example.com', challenge);
    const { Session } = await house.signIn('mixed@example.com', password);

    expect(await answer('SMS_MFA', 'mixed@example.com', Session, lastCode(house.messages))).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });
});

describe('several methods', () => {
  const choose = (USERNAME: string, Session: string | undefined, ANSWER: string) =>
    house.respond('SELECT_MFA_TYPE', { USERNAME, ANSWER }, Session);

  it('let the user choose, and only the chosen one sends its code', async () => {
    await createWith('choose@example.com', 'SMS_MFA', 'EMAIL_OTP');
    const before = house.messages.length;
    const asked = await house.signIn('choose@example.com', password);

    expect(asked.ChallengeName).toBe('SELECT_MFA_TYPE');
    expect(JSON.parse(asked.ChallengeParameters!.MFAS_CAN_CHOOSE!)).toEqual(['SMS_MFA', 'EMAIL_OTP']);
    expect(house.messages).toHaveLength(before);
    expect(await choose('choose@example.com', asked.Session, 'SOFTWARE_TOKEN_MFA')).toMatchObject({
      __type: 'InvalidParameterException',
    });

    const chosen = await choose('choose@example.com', asked.Session, 'SMS_MFA');
    expect(chosen.ChallengeName).toBe('SMS_MFA');
    expect(house.messages.at(-1)).toMatchObject({ channel: 'text' });
    const done = await answer('SMS_MFA', 'choose@example.com', chosen.Session, lastCode(house.messages));
    expect(done.AuthenticationResult).toBeDefined();
  });

  it('a code that went by another way than the one that was asked for does not count', async () => {
    await createWith('ways@example.com', 'SMS_MFA', 'EMAIL_OTP');
    const [first, second] = [
      await house.signIn('ways@example.com', password),
      await house.signIn('ways@example.com', password),
    ];
    const byText = await choose('ways@example.com', first.Session, 'SMS_MFA');
    await choose('ways@example.com', second.Session, 'EMAIL_OTP');

    expect(
      await answer('SMS_MFA', 'ways@example.com', byText.Session, lastCode(house.messages)),
    ).toMatchObject({ __type: 'CodeMismatchException' });
  });
});

it('codes are sent fifteen times an hour, and the refusal is the same for a call that is repeated', async () => {
  await createWith('flooded@example.com', 'SMS_MFA');
  for (let n = 0; n < 15; n += 1) {
    expect(await house.signIn('flooded@example.com', password)).toMatchObject({ ChallengeName: 'SMS_MFA' });
  }
  const sent = house.messages.length;
  const refusal = {
    status: 400,
    __type: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  };
  const client = srpClient('Fieldgate1');
  const asked = await house.ask('flooded@example.com', client.SRP_A);
  const proof = client.answer(asked.ChallengeParameters!, password);

  expect(await house.respond('PASSWORD_VERIFIER', proof)).toMatchObject(refusal);
  expect(await house.respond('PASSWORD_VERIFIER', proof)).toMatchObject(refusal);
  expect(house.messages).toHaveLength(sent);
  house.clock.pass(3600);
  expect(await house.signIn('flooded@example.com', password)).toMatchObject({ ChallengeName: 'SMS_MFA' });
});
