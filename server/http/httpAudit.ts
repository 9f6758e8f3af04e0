import type { FastifyRequest } from 'fastify';
import type { ApiError } from '@contract/problem';
import type { Caller } from './caller';
import { type Origin, originOf } from './origin';

/** Who is told of what happens at the door of the product API. */
export interface HttpAudit {
  /** A file is about to leave. @throws where that could not be written down: then it does not leave */
  took(file: {
    readonly actor: string;
    readonly path: string;
    readonly fileName: string;
    readonly asked: Readonly<Record<string, unknown>>;
    readonly origin: Origin;
  }): Promise<void>;
  /** Somebody showed a token that proves nothing, or asked for what is not theirs. */
  refused(call: {
    readonly actor: string | undefined;
    readonly endpoint: string;
    readonly code: string;
    readonly origin: Origin;
  }): void;
}

export const unseen: HttpAudit = { took: async () => undefined, refused: () => undefined };

/** What of a call says which rows went along; who asked is told beside it. */
export const askedOf = (
  { params, query }: { readonly params: unknown; readonly query: unknown },
  { username }: Caller,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...(query as object), ...(params as object) }).filter(
      ([, value]) => value !== undefined && value !== '' && value !== username,
    ),
  );

/** No token at all is somebody who is not signed in, and nothing to write down. */
export function auditApiError(auditLogger: HttpAudit, { code }: ApiError, request: FastifyRequest): void {
  const { method, routeOptions, headers, caller } = request;
  const shown = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(headers.authorization ?? '');
  if (code !== 'forbidden' && !(code === 'unauthenticated' && shown)) return;
  const endpoint = `${method} ${routeOptions.url}`;
  auditLogger.refused({ actor: caller?.username, endpoint, code, origin: originOf(request) });
}
