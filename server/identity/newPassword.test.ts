import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import { openTestPool, password } from './testing/testPool';

let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  house = await openTestPool(await openTestDb());
});

const chosen = 'Lentils#2027';
const respond = (username: string, session: string | undefined, responses: object) =>
  house.respond('NEW_PASSWORD_REQUIRED', { USERNAME: username, ...responses }, session);

describe('a temporary password', () => {
  it('leads to the question for a new one, and the answer leads in', async () => {
    await house.create('new@example.com', false);
    const asked = await house.signIn('new@example.com', password);

    expect(asked).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    expect(asked.AuthenticationResult).toBeUndefined();
    expect(JSON.parse(asked.ChallengeParameters!.requiredAttributes!)).toEqual([]);
    expect(JSON.parse(asked.ChallengeParameters!.userAttributes!)).toMatchObject({ name: 'Jane Doe' });

    const done = await respond('new@example.com', asked.Session, { NEW_PASSWORD: chosen });
    expect(done.AuthenticationResult).toBeDefined();
    expect((await house.signIn('new@example.com', chosen)).AuthenticationResult).toBeDefined();
    expect(await house.signIn('new@example.com', password)).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    expect(await respond('new@example.com', asked.Session, { NEW_PASSWORD: 'Oats@2027' })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user, session can only be used once.',
    });
  });

  it.each([
    ['Short1!', 'InvalidPasswordException', 'Password not long enough'],
    ['nocapital1!', 'InvalidPasswordException', 'Password must have uppercase characters'],
    ['NOSMALL1!', 'InvalidPasswordException', 'Password must have lowercase characters'],
    ['NoDigits!', 'InvalidPasswordException', 'Password must have numeric characters'],
    ['NoSymbol1', 'InvalidPasswordException', 'Password must have symbol characters'],
    ['Ab1!', 'InvalidParameterException', 'greater than or equal to 6'],
    [' Leading1!', 'InvalidParameterException', 'regular expression pattern'],
    ['Trailing1! ', 'InvalidParameterException', 'regular expression pattern'],
    [`Long1!${'x'.repeat(251)}`, 'InvalidParameterException', 'less than or equal to 256'],
  ])('is not replaced by %j, and the same session is good for another try', async (weak, __type, message) => {
    const username = `weak${weak.length}${message.length}@example.com`;
    await house.create(username, false);
    const { Session } = await house.signIn(username, password);

    const refused = await respond(username, Session, { NEW_PASSWORD: weak });
    expect(refused).toMatchObject({ status: 400, __type });
    expect(refused.message).toContain(message);
    expect((await respond(username, Session, { NEW_PASSWORD: chosen })).AuthenticationResult).toBeDefined();
  });

  it('asks for the attributes that are missing, and for nothing else', async () => {
    await house.create('nameless@example.com', false, {});
    const { Session, ChallengeParameters } = await house.signIn('nameless@example.com', password);
    const answer = (attributes: object) =>
      respond('nameless@example.com', Session, { NEW_PASSWORD: chosen, ...attributes });

    expect(ChallengeParameters!.requiredAttributes).toBe('["userAttributes.name"]');
    expect(await answer({})).toMatchObject({ message: 'Invalid attributes given, name is missing' });
    expect(await answer({ 'userAttributes.name': '  ' })).toMatchObject({
      __type: 'InvalidParameterException',
    });
    expect(
      await answer({ 'userAttributes.name': 'No', 'userAttributes.email': 'x@example.com' }),
    ).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    const done = await answer({ 'userAttributes.name': 'Nan Meless' });
    const known = await house.call('GetUser', { AccessToken: done.AuthenticationResult!.AccessToken });
    expect(known.UserAttributes).toContainEqual({ Name: 'name', Value: 'Nan Meless' });
  });

  it('counts for seven days', async () => {
    await house.create('late@example.com', false);
    house.clock.pass(7 * 24 * 3600);

    expect(await house.signIn('late@example.com', password)).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
  });
});

describe('the session of the question', () => {
  it('ends after 15 minutes', async () => {
    await house.create('slow@example.com', false);
    const { Session } = await house.signIn('slow@example.com', password);
    house.clock.pass(15 * 60 + 1);

    expect(await respond('slow@example.com', Session, { NEW_PASSWORD: chosen })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('belongs to one user', async () => {
    await house.create('mine@example.com', false);
    await house.create('yours@example.com', false);
    const { Session } = await house.signIn('mine@example.com', password);
    const unknown = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };

    expect(await respond('yours@example.com', Session, { NEW_PASSWORD: chosen })).toMatchObject(unknown);
    expect(await respond('mine@example.com', 'made up', { NEW_PASSWORD: chosen })).toMatchObject(unknown);
    expect(await respond('mine@example.com', undefined, { NEW_PASSWORD: chosen })).toMatchObject({
      message: 'Missing required parameter Session',
    });
  });

  it('is over when a password was set meanwhile', async () => {
    await house.create('twice@example.com', false);
    const early = await house.signIn('twice@example.com', password);
    const late = await house.signIn('twice@example.com', password);
    house.clock.pass(1);

    expect((await respond('twice@example.com', late.Session, { NEW_PASSWORD: chosen })).status).toBe(200);
    expect(await respond('twice@example.com', early.Session, { NEW_PASSWORD: 'Oats@2027' })).toMatchObject({
      message: 'Invalid session for the user.',
    });
  });
});
