import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { clientId, openTestPool, password, poolId } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
  await house.create('jane@example.com');
});

const post = (payload: string, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/idp/',
    payload,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
      ...headers,
    },
  });

describe('the endpoint', () => {
  it('tells a refusal in every place where client libraries look, and is never cached', async () => {
    const { statusCode, headers, body } = await post('{"AccessToken":"made up"}');

    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'x-amzn-errortype': 'NotAuthorizedException:',
      'x-amzn-errormessage': 'Invalid Access Token',
      'cache-control': 'no-store',
      'x-amzn-requestid': expect.stringMatching(/^req-\w+$/),
      'content-type': expect.stringContaining('application/x-amz-json-1.1'),
    });
    expect(JSON.parse(body)).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' });
  });

  it.each([
    ['StartWebAuthnRegistration', 400, 'UnknownOperationException'],
    ['constructor', 400, 'UnknownOperationException'],
    ['', 400, 'UnknownOperationException'],
    ['AdminCreateUser', 403, 'MissingAuthenticationTokenException'],
    ['AdminSetUserPassword', 403, 'MissingAuthenticationTokenException'],
    ['AdminInitiateAuth', 403, 'MissingAuthenticationTokenException'],
    ['ListUsers', 403, 'MissingAuthenticationTokenException'],
  ])('answers %j with %i', async (operation, status, __type) => {
    expect(await house.call(operation, {})).toMatchObject({ status, __type });
  });

  it.each([
    ['{"AccessToken":', {}, 400, 'SerializationException'],
    ['[]', {}, 400, 'SerializationException'],
    ['null', {}, 400, 'SerializationException'],
    ['{}', {}, 400, 'InvalidParameterException'],
    ['{"AccessToken":5}', {}, 400, 'InvalidParameterException'],
    ['{"__proto__":{"AccessToken":"x"}}', {}, 400, 'InvalidParameterException'],
    ['{}', { 'content-type': 'text/plain' }, 415, 'SerializationException'],
    [`{"AccessToken":"${'x'.repeat(64 * 1024)}"}`, {}, 413, 'SerializationException'],
  ] as const)('refuses the body %.20s with %j', async (body, headers, status, __type) => {
    const answer = await post(body, headers);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ __type });
  });

  it('takes a request without any body for one without members', async () => {
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' };
    const answer = await house.app.inject({ method: 'POST', url: '/idp/', headers });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ __type: 'InvalidParameterException' });
  });

  it.each([
    [{}, 'InvalidParameterException', "Value at 'clientId'"],
    [{ ClientId: 'other' }, 'ResourceNotFoundException', 'User pool client other does not exist.'],
    [{ ClientId: 'o\r\nther' }, 'InvalidParameterException', "Value at 'clientId'"],
    [{ ClientId: clientId }, 'InvalidParameterException', "Value at 'authFlow'"],
    [
      { ClientId: clientId, AuthFlow: 'USER_PASSWORD_AUTH' },
      'InvalidParameterException',
      'USER_PASSWORD_AUTH flow not enabled for this client',
    ],
    [{ ClientId: clientId, AuthFlow: 'REFRESH_TOKEN_AUTH' }, 'InvalidParameterException', 'flow not enabled'],
    [
      { ClientId: clientId, AuthFlow: 'USER_AUTH' },
      'InvalidParameterException',
      'Initiate Auth method not supported.',
    ],
    [
      { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH' },
      'InvalidParameterException',
      'Missing required parameter USERNAME',
    ],
    [
      { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a@b.c', SRP_A: '0' } },
      'InvalidParameterException',
      'SRP_A',
    ],
    [
      { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'x'.repeat(129) } },
      'InvalidParameterException',
      "Value at 'username'",
    ],
  ])('refuses to begin a sign-in with %j', async (members, __type, message) => {
    const answer = await house.call('InitiateAuth', members);

    expect(answer).toMatchObject({ status: 400, __type });
    expect(answer.message).toContain(message);
  });
});

describe('pages of other origins', () => {
  it('may ask what the library asks, and no administrative operation', async () => {
    const { statusCode, headers } = await house.app.inject({
      method: 'OPTIONS',
      url: '/idp/',
      headers: {
        origin: 'https://portal.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'amz-sdk-invocation-id,authorization',
      },
    });

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'amz-sdk-invocation-id,amz-sdk-request,cache-control,content-type,x-amz-target,x-amz-user-agent',
      'access-control-max-age': '172800',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('read refusals too', async () => {
    const { headers } = await post('{}', { origin: 'https://portal.example.com' });

    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date,Retry-After',
    });
  });
});

describe('what is well known', () => {
  it('are the keys that verify the tokens, in the form of the protocol', async () => {
    const { AccessToken, IdToken } = (await house.signIn('jane@example.com', password)).AuthenticationResult!;
    const published = await house.app.inject(`/idp/${poolId}/.well-known/jwks.json`);
    const keys = createLocalJWKSet(published.json());
    const options = { issuer: house.pool.issuer, currentDate: house.clock.now(), algorithms: ['RS256'] };

    const id = await jwtVerify(IdToken, keys, { ...options, audience: clientId });
    expect(decodeProtectedHeader(IdToken)).toEqual({ alg: 'RS256', kid: published.json().keys[0].kid });
    expect(id.payload).toMatchObject({
      iss: `https://cognito-idp.us-west-2.amazonaws.com/${poolId}`,
      token_use: 'id',
      'cognito:username': 'jane@example.com',
      email: 'jane@example.com',
      email_verified: true,
      name: 'Jane Doe',
    });
    const access = await jwtVerify(AccessToken, keys, options);
    expect(access.payload).toMatchObject({
      token_use: 'access',
      client_id: clientId,
      username: 'jane@example.com',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: id.payload.origin_jti,
    });
    expect(access.payload.aud).toBeUndefined();
    expect(access.payload.email).toBeUndefined();
    expect(await house.pool.jwks()).toEqual(published.json());
  });

  it('tells where the keys are', async () => {
    const url = `/idp/${poolId}/.well-known/openid-configuration`;
    const { issuer, jwks_uri } = (await house.app.inject({ url, headers: { host: 'farm.test' } })).json();

    expect(issuer).toBe(house.pool.issuer);
    expect(jwks_uri).toBe(`http://farm.test/idp/${poolId}/.well-known/jwks.json`);
  });
});

it.each([
  [
    'InitiateAuth',
    { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a\0b@example.com', SRP_A: 'abc' } },
  ],
  ['RevokeToken', { Token: 'a\0b' }],
])('%s tells of a text that no database holds, as of any other wrong member', async (operation, members) => {
  const house = await openTestPool(db);

  expect(await house.call(operation, { ClientId: clientId, ...members })).toMatchObject({
    status: 400,
    __type: 'InvalidParameterException',
  });
});
