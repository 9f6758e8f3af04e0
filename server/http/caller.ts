import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '@contract/endpoint';
import { ApiError } from '@contract/problem';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import type { Permissions } from '@contract/users/schema';
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
  /** Whoever of the office looks as this customer sees it, and may do nothing else: docs/rules.md#view-as. */
  readonly viewedBy?: Viewer;
}

interface Viewer {
  /** In lower case. */
  readonly username: string;
  readonly sub: string;
  readonly viewId: string;
}

/** Names a sign-in, also of a pool that gives it no name. */
export const signInOf = ({ originJti, sub, authTime }: Pick<Caller, 'originJti' | 'sub' | 'authTime'>) =>
  originJti || `${sub} ${authTime}`;

/** Who asks, as log lines tell it: by the pool's number for them, as names may be addresses. */
export const inLog = ({ sub, viewedBy }: Caller) =>
  viewedBy ? { user: viewedBy.sub, view: viewedBy.viewId } : { user: sub };

export interface IdentifyOptions extends VerifierOptions {
  /** The claim that names the portal user. */
  readonly usernameClaim: string;
  /** Whether the sign-in behind a token was ended, or its user is gone. */
  readonly isRevoked: (signIn: Pick<Caller, 'sub' | 'originJti' | 'authTime'>) => Promise<boolean>;
  /** The user's flags; undefined for somebody whom the portal does not know. */
  readonly permissionsOf: (username: string) => Promise<Permissions | undefined>;
  /** Told of every call of somebody who may come, before it is answered. */
  readonly noticed?: (caller: Caller, origin: Origin) => Promise<void>;
  /**
   * The customer as whom somebody looks.
   * @throws ApiError 'view-over' where the view is not theirs, or over
   */
  readonly viewedAs: (viewId: string, viewer: Caller) => Promise<Caller>;
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
    const viewId = headers[VIEW_AS_HEADER];
    return viewId === undefined ? caller : options.viewedAs(String(viewId), caller);
  };
}

/**
 * Somebody who looks as a customer sees it looks and does nothing else. What asks for a recent proof is refused too: the
 * customer has given none.
 * @throws ApiError 'view-only'
 */
export function expectLookOnly(
  { method, recentProof }: Pick<AnyEndpoint, 'method' | 'recentProof'>,
  { caller, headers }: FastifyRequest,
): void {
  // An open endpoint knows no caller: there the header alone says it.
  const isViewing = caller?.viewedBy !== undefined || VIEW_AS_HEADER in headers;
  if (isViewing && (method !== 'GET' || recentProof))
    throw new ApiError({ code: 'view-only', message: m.viewOnly() });
}

/** Hands on the caller's own name; refuses any other. */
export function ownedBy(caller: Pick<Caller, 'username'>, username: string): string {
  if (username.toLowerCase() === caller.username) return caller.username;
  throw new ApiError({
    code: 'forbidden',
    message: m.notYours(),
  });
}
