import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import type {
  AnyEndpoint,
  CallSchemas,
  Download,
  Endpoint,
  FileSchemas,
  RequestOf,
  ResponseOf,
  SchemasOf,
  Upload,
} from '@contract/endpoint';
import { ApiError } from '@contract/problem';
import { language } from '@locales/language';
import * as m from '@locales/problems';
import type { Clock } from '../clock';
import { arriving, routeForm, routeUpload } from './uploadBody';
import { type Caller, expectLookOnly, type Identify, inLog } from './caller';
import { sendCompressed } from './contentCoding';
import { schemasOf } from './contractSchemas';
import { type HttpAudit, auditApiError, auditView, unseen } from './httpAudit';
import { type FileHandler, fileSender } from './fileSender';
import { apiHeaders } from './headers';
import { jsonSchemaOf } from './jsonSchema';
import { expectCapability } from './requiredCapability';
import { type Origin, originOf } from './origin';
import { asApiError, sendProblem } from './problems';
import { bodyReader, nothingReader, textReader } from './readers';
import { expectRecentProof } from './stepUp';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

type CallerOf<E> = E extends { readonly open: true } ? undefined : Caller;

export type { FileStream } from './fileSender';
export type { Origin } from './origin';

type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  caller: CallerOf<E>,
  origin: Origin,
) => Promise<ResponseOf<E>>;

type UploadHandler<U extends Upload> = (
  request: RequestOf<U>,
  caller: Caller,
  origin: Origin,
  file: AsyncIterable<Uint8Array>,
) => Promise<ResponseOf<U>>;

/** An endpoint with what goes in and out of it. */
export type BoundEndpoint = (
  | Omit<Endpoint, 'schemas'>
  | Omit<Download, 'schemas'>
  | Omit<Upload, 'schemas'>
) & {
  readonly schemas: CallSchemas | FileSchemas;
};

/** Binds endpoints to handlers. What goes in and out is held against the contract's schemas, or against those given. */
export interface Api {
  readonly bound: readonly BoundEndpoint[];
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>, schemas?: SchemasOf<E>): Api;
  /** As `on`, for an endpoint that answers with a file. */
  stream<D extends Download>(download: D, handler: FileHandler<D>, schemas?: SchemasOf<D>): Api;
  /** As `on`, for an endpoint that brings a file. */
  receive<U extends Upload>(upload: U, handler: UploadHandler<U>, schemas?: SchemasOf<U>): Api;
  /**
   * Asks a GET of this API for somebody who is proven already, who is not proven again. It is answered, refused and noted
   * as if they had sent it.
   */
  ask(url: string, caller: Caller, origin: Origin): Promise<Asked>;
}

interface Asked {
  readonly status: number;
  /** The text of the answer. */
  readonly body: string;
}

const PREFIX = '/api';

/** The product API under /api of a server: who asks is proven first, whatever the request says. */
export function createApi(
  app: FastifyInstance,
  identify: Identify,
  clock: Clock,
  auditLogger: HttpAudit = unseen,
): Api {
  const bound: BoundEndpoint[] = [];
  const routes: BoundRoute[] = [];
  /** Set by `ask` alone, for the calls that it sends: nothing in a request reaches it. */
  const proven = new AsyncLocalStorage<Caller>();
  let open = true;

  app.register(
    async (scope) => {
      open = false;
      prepareScope(scope, bound, auditLogger);
      for (const { endpoint, route } of routes) {
        if ('accepts' in endpoint) routeUpload(scope, endpoint, route);
        else if ('takesForm' in endpoint) routeForm(scope, route);
        else scope.route(route);
      }
    },
    { prefix: PREFIX },
  );

  /** Who asks is proven before the body is read: a stranger cannot send a long one. */
  const provenCaller = (endpoint: AnyEndpoint) => async (request: FastifyRequest) => {
    if (!endpoint.open) request.caller = proven.getStore() ?? (await identify(request));
    await expectAllowed(endpoint, request, clock.now(), auditLogger);
  };

  function bind(endpoint: AnyEndpoint, schemas: CallSchemas | FileSchemas, handler: RouteHandlerMethod): Api {
    if (!open) throw new Error(`${endpoint.path} is bound too late: the server has already started.`);
    bound.push({ ...endpoint, schemas });
    const route: RouteOptions = {
      handler,
      method: endpoint.method,
      url: endpoint.path.slice(PREFIX.length),
      exposeHeadRoute: false,
      ...('maxBytes' in endpoint && { bodyLimit: endpoint.maxBytes }),
      ...('compressed' in endpoint && { onSend: sendCompressed }),
      ...('response' in schemas && { schema: { response: { '2xx': jsonSchemaOf(schemas.response) } } }),
      onRequest: provenCaller(endpoint),
    };
    routes.push({ endpoint, route });
    return api;
  }

  const api: Api = {
    bound,
    on(endpoint, handler, schemas = schemasOf(endpoint)) {
      const read = partsReader(endpoint, schemas);
      return bind(endpoint, schemas, (request, reply) => {
        reply.code(successOf(endpoint));
        return handler(read(request), request.caller as never, originOf(request));
      });
    },
    receive(upload, handler, schemas = schemasOf(upload)) {
      const read = partsReader(upload, schemas);
      return bind(upload, schemas, (request, reply) => {
        reply.code(successOf(upload));
        return handler(read(request), request.caller!, originOf(request), arriving(request, upload));
      });
    },
    stream: (download, handler, schemas = schemasOf(download)) =>
      bind(download, schemas, fileSender(download, partsReader(download, schemas), handler, auditLogger)),
    ask: (url, caller, { ip, userAgent }) =>
      proven.run(caller, async () => {
        const sent = {
          url,
          remoteAddress: ip,
          headers: { 'user-agent': userAgent, 'accept-language': language() },
        };
        const { statusCode, body } = await app.inject(sent);
        return { status: statusCode, body };
      }),
  };
  return api;
}

/** What is refused whatever is asked, and what may not be read without a trace. An open endpoint has no caller. */
async function expectAllowed(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  now: Date,
  auditLogger: HttpAudit,
): Promise<void> {
  const { caller } = request;
  if (caller) request.log = request.log.child(inLog(caller));
  expectLookOnly(endpoint, request);
  if (!caller) return;
  if (endpoint.requires) expectCapability(caller, endpoint.requires);
  if (endpoint.recentProof) expectRecentProof(caller, now);
  await auditView(auditLogger, request, caller);
}

interface BoundRoute {
  readonly endpoint: AnyEndpoint;
  readonly route: RouteOptions;
}

/** What holds for every call under /api, also for one that nothing answers. */
function prepareScope(scope: FastifyInstance, bound: readonly BoundEndpoint[], auditLogger: HttpAudit): void {
  scope.decorateRequest('caller', undefined);
  // JSON is the one language here: a form of another page can send text/plain without asking.
  scope.removeContentTypeParser('text/plain');
  scope.addHook('onSend', async (_, reply) => {
    const kept = reply.getHeader('cache-control');
    reply.headers({ ...apiHeaders, ...(kept !== undefined && { 'cache-control': kept }) });
  });
  scope.setErrorHandler((error, request, reply) => {
    auditApiError(auditLogger, asApiError(error), request);
    return sendProblem(error, request, reply);
  });
  scope.setNotFoundHandler((request, reply) => sendProblem(nothingHere(bound, request), request, reply));
}

const successOf = ({ begins }: Pick<Endpoint, 'begins'>): 200 | 202 => (begins ? 202 : 200);

function partsReader<E extends AnyEndpoint>(
  endpoint: E,
  schemas: CallSchemas | FileSchemas,
): (request: FastifyRequest) => RequestOf<E> {
  const params = schemas.params ? textReader(schemas.params) : () => undefined;
  const query = schemas.query ? textReader(schemas.query) : nothingReader;
  const body = 'body' in schemas && schemas.body ? bodyReader(schemas.body) : () => undefined;
  const keyed = 'keyed' in endpoint && endpoint.keyed === true;
  return (request) =>
    ({
      key: keyed ? keyOf(request) : '',
      params: params(request.params),
      query: query(request.query),
      body: body(request.body),
    }) as RequestOf<E>;
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w-]{16,64}$/.test(key)) return key;
  throw new ApiError({
    code: 'invalid',
    message: m.noKey(),
  });
}

function nothingHere(bound: readonly BoundEndpoint[], { method, url }: FastifyRequest): ApiError {
  const path = url.split('?', 1)[0]!;
  const methods = bound.filter((e) => matches(e.path, path)).map((e) => e.method);
  return methods.length > 0
    ? new ApiError({
        code: 'method-not-allowed',
        message: m.wrongMethod({ method, methods: methods.join(', ') }),
      })
    : new ApiError({ code: 'not-found', message: m.nothingHere() });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
