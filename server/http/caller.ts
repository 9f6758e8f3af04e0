import type { FastifyRequest } from 'fastify';
import type { Permissions } from '@contract/users/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';
import { type Origin, originOf } from './origin';
import { createVerifier, sessionOver, type VerifierOptions } from './verifier';

/** Who asks, proven by the token of this request. */
export interface Caller {
  /** In lower case, as the portal keeps it. */
  readonly username: string;
  readonly sub: string;
  /** Names the sign-in that the token descends from. */
  readonly originJti: string;
  /** When that sign-in was, in seconds since the epoch. */
  readonly authTime: number;
  readonly permissions: Permissions;
}

export interface IdentifyOptions extends VerifierOptions {
  /** The claim that names the portal user. */
  readonly usernameClaim: string;
  /** Whether the sign-in behind a token was ended, or its user is gone. */
  readonly isRevoked: (signIn: Pick<Caller, 'sub' | 'originJti' | 'authTime'>) => Promise<boolean>;
  /** The user's flags; undefined for somebody whom the portal does not know. */
  readonly permissionsOf: (username: string) => Promise<Permissions | undefined>;
  /** Told of every call of somebody who may come, before it is answered. */
  readonly noticed?: (caller: Caller, origin: Origin) => Promise<void>;
}

export type Identify = (request: FastifyRequest) => Promise<Caller>;

/** Proves who asks by the bearer ID token. Throws 'unauthenticated' or, for a stranger to the portal, 'forbidden'. */
export function createIdentify(options: IdentifyOptions): Identify {
  const verify = createVerifier(options);
  return async (request) => {
    const { headers } = request;
    const token = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];
    if (!token) throw new ApiError({ code: 'unauthenticated', message: m.signInFirst() });
    const claims = await verify(token);
    const { sub, originJti, authTime } = claims;
    const name = claims.payload[options.usernameClaim];
    if (typeof name !== 'string' || name === '') throw sessionOver();
    const username = name.toLowerCase();
    const [revoked, permissions] = await Promise.all([
      options.isRevoked({ sub, originJti, authTime }),
      options.permissionsOf(username),
    ]);
    if (revoked) throw sessionOver();
    if (!permissions) {
      throw new ApiError({
        code: 'forbidden',
        message: m.noAccess(),
      });
    }
    const caller = { username, sub, originJti, authTime, permissions };
    await options.noticed?.(caller, originOf(request));
    return caller;
  };
}

/** Hands on the caller's own name; refuses any other. */
export function ownedBy(caller: Caller, username: string): string {
  if (username.toLowerCase() === caller.username) return caller.username;
  throw new ApiError({
    code: 'forbidden',
    message: m.notYours(),
  });
}
