import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import { isAdministrative } from './adminEndpoint';
import { adminOperations, operations } from './operations';
import { sendTo, signedRequest } from './testing/signedCall';
import { openTestPool, poolId } from './testing/testPool';

let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  house = await openTestPool(await openTestDb());
  await house.create('jane@example.com');
});

const signed = (operation: string, members: object = {}, changes: object = {}) =>
  signedRequest(
    operation,
    { UserPoolId: poolId, Username: 'jane@example.com', ...members },
    { at: house.clock.now(), accessKey: house.pool.inside.accessKey, ...changes },
  );
type Request = Awaited<ReturnType<typeof signed>>;
const send = (request: Request) => sendTo(house.app, request);
const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
const later = (seconds: number) => new Date(house.clock.now().getTime() + seconds * 1000);
const invalid = { status: 403, __type: 'InvalidSignatureException' };
const missing = { status: 403, __type: 'MissingAuthenticationTokenException' };

it('every administrative operation stands behind the signature, and no other', () => {
  expect([...adminOperations.keys()].filter((name) => !isAdministrative(name))).toEqual([]);
  expect([...operations.keys()].filter(isAdministrative)).toEqual([]);
});

describe('an administrative call', () => {
  it('passes with the signature of the genuine signer', async () => {
    expect(await send(await signed('AdminGetUser'))).toMatchObject({
      status: 200,
      Username: 'jane@example.com',
    });
  });

  it.each([['AdminGetUser'], ['AdminDeleteUser'], ['ListUsers'], ['AdminMadeUp']])(
    'without a signature is nobody’s: %s',
    async (operation) => {
      const members = { UserPoolId: poolId, Username: 'jane@example.com' };

      expect(await house.call(operation, members)).toMatchObject(missing);
    },
  );

  it('with another kind of authorization is nobody’s', async () => {
    const request = withHeaders(await signed('AdminGetUser'), { authorization: 'Bearer made.up.token' });

    expect(await send(request)).toMatchObject(missing);
  });

  it('that is signed and unknown is told so', async () => {
    expect(await send(await signed('AdminMadeUp'))).toMatchObject({ __type: 'UnknownOperationException' });
  });

  it.each<[string, () => Promise<Request>]>([
    [
      'another secret',
      () =>
        signed(
          'AdminGetUser',
          {},
          { accessKey: { ...house.pool.inside.accessKey, secretAccessKey: 'guessed' } },
        ),
    ],
    [
      'another access key id',
      () =>
        signed(
          'AdminGetUser',
          {},
          { accessKey: { ...house.pool.inside.accessKey, accessKeyId: 'AKIDEXAMPLE' } },
        ),
    ],
    ['another region', () => signed('AdminGetUser', {}, { region: 'us-east-1' })],
    ['another service', () => signed('AdminGetUser', {}, { service: 's3' })],
    ['a date too old', () => signed('AdminGetUser', {}, { at: later(-301) })],
    ['a date too new', () => signed('AdminGetUser', {}, { at: later(301) })],
    [
      'another body',
      async () => {
        const request = await signed('AdminGetUser', {}, { statesHash: false });
        return { ...request, payload: '{"Username":"eve@example.com"}' };
      },
    ],
    [
      'another body of whose hash the header lies',
      async () => {
        const body = JSON.stringify({ UserPoolId: poolId, Username: 'eve@example.com' });
        return { ...(await signed('AdminGetUser')), payload: body };
      },
    ],
    [
      'another operation',
      async () =>
        withHeaders(await signed('AdminGetUser'), {
          'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser',
        }),
    ],
    [
      'another date than the signed one',
      async () =>
        withHeaders(await signed('AdminGetUser'), {
          'x-amz-date': later(60)
            .toISOString()
            .replace(/[-:]|\.\d+/g, ''),
        }),
    ],
    [
      'a signature that covers too few headers',
      async () => {
        const request = await signed('AdminGetUser');
        const authorization = request.headers.authorization!.replace(';x-amz-target', '');
        return withHeaders(request, { authorization });
      },
    ],
    [
      'a signature cut short',
      async () => {
        const request = await signed('AdminGetUser');
        return withHeaders(request, { authorization: request.headers.authorization!.slice(0, -2) });
      },
    ],
    [
      'no date',
      async () => {
        const request = await signed('AdminGetUser');
        return withHeaders(request, { 'x-amz-date': 'yesterday' });
      },
    ],
    ['a query', async () => ({ ...(await signed('AdminGetUser')), url: '/idp/?a=b' }) as unknown as Request],
  ])('with %s is refused', async (_, make) => {
    expect(await send(await make())).toMatchObject(invalid);
  });

  it('may be sent up to five minutes before or after its date', async () => {
    for (const seconds of [-300, 300]) {
      expect(await send(await signed('AdminGetUser', {}, { at: later(seconds) }))).toMatchObject({
        status: 200,
      });
    }
  });

  it('that changes something counts once, even when both arrive together', async () => {
    const request = await signed('AdminUserGlobalSignOut');
    const both = await Promise.all([send(request), send(request)]);

    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await send(request)).toMatchObject({
      ...invalid,
      message: 'This signature was used before. Sign the call anew.',
    });
  });

  it('that only reads may come again', async () => {
    const request = await signed('AdminGetUser');

    expect([(await send(request)).status, (await send(request)).status]).toEqual([200, 200]);
  });

  it('for another pool finds none', async () => {
    expect(await send(await signed('AdminGetUser', { UserPoolId: 'us-west-2_Other' }))).toMatchObject({
      status: 400,
      __type: 'ResourceNotFoundException',
      message: 'User pool us-west-2_Other does not exist.',
    });
  });

  it('without a pool, or without a name, is told what is missing', async () => {
    expect(await send(await signed('AdminGetUser', { UserPoolId: undefined }))).toMatchObject({
      __type: 'InvalidParameterException',
      message: expect.stringContaining("Value at 'userPoolId'"),
    });
    expect(await send(await signed('AdminGetUser', { Username: '' }))).toMatchObject({
      __type: 'InvalidParameterException',
      message: expect.stringContaining("Value at 'username'"),
    });
  });
});
