import { createHash } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import type { Clock } from '../clock';

export interface VerifierOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Finds the pool's public key by the kid of a token's header. */
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
  /** Verified tokens that are remembered; the oldest leave first. */
  readonly remembered?: number;
}

/** What a proven ID token says. */
interface Claims {
  readonly sub: string;
  /** Names the sign-in that the token descends from; '' where a pool names none. */
  readonly originJti: string;
  /** Seconds since the epoch. */
  readonly authTime: number;
  readonly payload: JWTPayload;
}

/** Seconds that the clocks of pool and portal may differ. */
const SKEW = 60;

/**
 * Verifies ID tokens of one user pool: RS256 by a key of the pool alone, whatever else the header offers.
 * A verified token is remembered by its hash, so that the signature is checked once and the expiry always.
 */
export function createVerifier({ issuer, clientId, keys, clock, remembered = 5_000 }: VerifierOptions) {
  const known = new Map<string, Claims>();

  return async (token: string): Promise<Claims> => {
    const hash = createHash('sha256').update(token).digest('base64');
    const before = known.get(hash);
    if (before) {
      if (before.payload.exp! + SKEW > clock.now().getTime() / 1000) return before;
      known.delete(hash);
      throw sessionOver();
    }
    const claims = await prove(token);
    if (known.size >= remembered) known.delete(known.keys().next().value!);
    known.set(hash, claims);
    return claims;
  };

  async function prove(token: string): Promise<Claims> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: clientId,
        clockTolerance: SKEW,
        currentDate: clock.now(),
        requiredClaims: ['sub', 'exp', 'auth_time'],
      });
      const { sub, auth_time, origin_jti, aud, token_use } = payload;
      if (
        token_use !== 'id' ||
        typeof protectedHeader.kid !== 'string' ||
        typeof aud !== 'string' ||
        typeof sub !== 'string' ||
        typeof auth_time !== 'number'
      ) {
        throw sessionOver();
      }
      return {
        sub,
        originJti: typeof origin_jti === 'string' ? origin_jti : '',
        authTime: auth_time,
        payload,
      };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw keysMissing(error) ? notNow(error) : sessionOver(error);
    }
  }
}

/** Whether the pool's keys could not be fetched, which is no fault of the token. */
const keysMissing = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === errors.JOSEError.code;

const notNow = (cause: unknown): ApiError =>
  new ApiError({
    code: 'unavailable',
    message: m.cannotCheckSignIn(),
    cause,
  });

export const sessionOver = (cause?: unknown): ApiError =>
  new ApiError({ code: 'unauthenticated', message: m.sessionEnded(), cause });
