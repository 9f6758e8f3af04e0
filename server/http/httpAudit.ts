import type { FastifyRequest } from 'fastify';
import type { ApiError } from '@contract/problem';
import type { Caller } from './caller';
import { type Origin, originOf } from './origin';

/** Who is told of what happens at the door of the product API. */
export interface HttpAudit {
  /** A file is about to leave. @throws where that could not be written down: then it does not leave */
  took(file: {
    readonly actor: string;
    /** The customer as whom the actor looks. */
    readonly viewed: string | undefined;
    readonly path: string;
    readonly fileName: string;
    readonly asked: Readonly<Record<string, unknown>>;
    readonly origin: Origin;
  }): Promise<void>;
  /** Somebody showed a token that proves nothing, or asked for what is not theirs. */
  refused(call: {
    readonly actor: string | undefined;
    readonly viewed: string | undefined;
    readonly endpoint: string;
    readonly code: string;
    readonly origin: Origin;
  }): void;
  /** Somebody of the office is about to read as a customer. @throws where that could not be written down: then they do not */
  viewed(call: {
    readonly actor: string;
    readonly viewed: string;
    readonly viewId: string;
    readonly endpoint: string;
    readonly origin: Origin;
  }): Promise<void>;
}

/** Who does it: never the customer, where somebody looks as one. */
export const actorOf = ({ username, viewedBy }: Caller) => ({
  actor: viewedBy?.username ?? username,
  viewed: viewedBy && username,
});

export const unseen: HttpAudit = {
  took: async () => undefined,
  refused: () => undefined,
  viewed: async () => undefined,
};

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

/** What is read under a view leaves a trace, whatever the browser tells of pages. */
export async function auditView(
  auditLogger: HttpAudit,
  request: FastifyRequest,
  { username, viewedBy }: Caller,
): Promise<void> {
  if (!viewedBy) return;
  const { username: actor, viewId } = viewedBy;
  const endpoint = endpointOf(request);
  await auditLogger.viewed({ actor, viewed: username, viewId, endpoint, origin: originOf(request) });
}

const endpointOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url}`;

/** No token at all is somebody who is not signed in, and nothing to write down. */
export function auditApiError(auditLogger: HttpAudit, { code }: ApiError, request: FastifyRequest): void {
  const { headers, caller } = request;
  const shown = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(headers.authorization ?? '');
  if (code !== 'forbidden' && code !== 'view-only' && !(code === 'unauthenticated' && shown)) return;
  const who = caller ? actorOf(caller) : { actor: undefined, viewed: undefined };
  auditLogger.refused({ ...who, endpoint: endpointOf(request), code, origin: originOf(request) });
}
