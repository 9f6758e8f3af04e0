import { randomUUID } from 'node:crypto';
import { errors, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { notAuthorized } from './failures';
import type { Pool } from './pool';
import type { PoolUser } from './users';

/** One sign-in. All of its tokens carry its id. */
export interface SignIn {
  readonly originJti: string;
  readonly authTime: Date;
  /** The known device of the sign-in. */
  readonly deviceKey?: string | null;
}

export interface AccessClaims {
  readonly sub: string;
  readonly username: string;
  readonly originJti: string;
  /** When the sign-in was, in seconds since the epoch: a renewal does not change it. */
  readonly authTime: number;
}

const SCOPE = 'aws.cognito.signin.user.admin';
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** A fresh pair of access and ID token, in the protocol's AuthenticationResult. */
export async function issueTokens(pool: Pool, user: PoolUser, signIn: SignIn) {
  const { settings, signing, clock } = pool;
  const { kid, privateKey } = await signing.current();
  const issuedAt = seconds(clock.now());
  const ExpiresIn = settings.idTokenMinutes * 60;
  const shared = {
    sub: user.sub,
    iss: settings.issuer,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    auth_time: seconds(signIn.authTime),
    iat: issuedAt,
    exp: issuedAt + ExpiresIn,
  };
  const sign = (claims: Record<string, unknown>) =>
    // `shared` comes last, so that no attribute of a user can override it.
    new SignJWT({ ...claims, ...shared, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
  const [AccessToken, IdToken] = await Promise.all([
    sign({
      ...(signIn.deviceKey && { device_key: signIn.deviceKey }),
      token_use: 'access',
      client_id: settings.clientId,
      scope: SCOPE,
      username: user.username,
    }),
    sign({
      ...user.attributes,
      email_verified: user.attributes.email_verified === 'true',
      token_use: 'id',
      aud: settings.clientId,
      'cognito:username': user.username,
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn, TokenType: 'Bearer' };
}

/** Checks signature, issuer, client, use, scope and age of an access token; not whether it was revoked. */
export async function readAccessToken(pool: Pool, token: string): Promise<AccessClaims> {
  const { settings, clock } = pool;
  const { payload } = await jwtVerify(token, keyOf(pool), {
    algorithms: ['RS256'],
    issuer: settings.issuer,
    currentDate: clock.now(),
    requiredClaims: ['sub', 'exp', 'origin_jti', 'username', 'auth_time'],
  }).catch((error: unknown) => {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw notAuthorized(
      error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token',
    );
  });
  if (payload.token_use !== 'access' || payload.client_id !== settings.clientId) {
    throw notAuthorized('Invalid Access Token');
  }
  if (payload.scope !== SCOPE) throw notAuthorized('Access Token does not have required scopes');
  return {
    sub: payload.sub!,
    username: String(payload.username),
    originJti: String(payload.origin_jti),
    authTime: Number(payload.auth_time),
  };
}

const keyOf =
  ({ signing }: Pool): JWTVerifyGetKey =>
  async ({ kid }) => {
    const key = kid === undefined ? undefined : await signing.find(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
