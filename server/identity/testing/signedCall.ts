import { randomUUID } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { FastifyInstance } from 'fastify';
import type { AccessKey } from '../sigV4';

interface Signing {
  readonly accessKey: AccessKey;
  readonly at: Date;
  readonly region?: string;
  readonly service?: string;
  /** Whether a header tells the hash of the body, as the SDK's does. */
  readonly statesHash?: boolean;
}

/** An administrative request with its signature, ready to be sent, or to be spoiled before. */
export async function signedRequest(operation: string, body: object, signing: Signing) {
  const { accessKey, at, region = 'us-west-2', service = 'cognito-idp', statesHash = true } = signing;
  const signer = new SignatureV4({
    credentials: accessKey,
    region,
    service,
    sha256: Sha256,
    applyChecksum: statesHash,
  });
  const payload = JSON.stringify(body);
  const request = await signer.sign(
    {
      method: 'POST',
      protocol: 'http:',
      hostname: 'pool.test',
      path: '/idp/',
      query: {},
      headers: {
        host: 'pool.test',
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: payload,
    },
    { signingDate: at },
  );
  return { method: 'POST', url: '/idp/', headers: { ...request.headers }, payload } as const;
}

type Request = Awaited<ReturnType<typeof signedRequest>>;

type Told = Readonly<Record<string, unknown>> & { readonly status: number };

export async function sendTo(app: FastifyInstance, request: Request): Promise<Told> {
  const answer = await app.inject(request);
  return { ...answer.json<object>(), status: answer.statusCode };
}

interface Administered {
  readonly app: FastifyInstance;
  readonly clock: { now(): Date };
  readonly accessKey: AccessKey;
  readonly poolId: string;
}

/** Signed calls to one pool, at its clock's time; the pool's id goes without saying. */
export function administrator({ app, clock, accessKey, poolId }: Administered) {
  return async (operation: string, members: object = {}) => {
    // Two equal calls within one second would carry one signature; clients tell theirs apart by an id.
    const body = { UserPoolId: poolId, ...members, ClientMetadata: { call: randomUUID() } };
    return sendTo(app, await signedRequest(operation, body, { at: clock.now(), accessKey }));
  };
}
