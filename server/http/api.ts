import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Download, Endpoint, RequestOf, ResponseOf, Upload } from '@contract/endpoint';
import { ApiError } from '@contract/problem';
import type { Clock } from '../clock';
import { arriving, routeUpload } from './uploadBody';
import type { Caller, Identify } from './caller';
import { askedOf, type HttpAudit, auditApiError, unseen } from './httpAudit';
import { apiHeaders } from './headers';
import { jsonSchemaOf } from './jsonSchema';
import { expectCapability } from './needs';
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

export type { Origin } from './origin';

export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  caller: CallerOf<E>,
  origin: Origin,
) => Promise<ResponseOf<E>>;

/** A file on its way: its name for the customer's disk, its media type, and its content piece by piece. */
export interface FileStream {
  readonly fileName: string;
  readonly contentType: string;
  /** Text goes out as UTF-8. */
  readonly chunks: AsyncIterable<Chunk>;
  /** Meant to be looked at in a viewer; otherwise the browser saves it. */
  readonly inline?: boolean;
  /** SHA-256 of the content, in hex. A browser that has it already is told so instead of being sent it again. */
  readonly sha256?: string;
}

type Chunk = string | Uint8Array;

export type FileHandler<D extends Download> = (request: RequestOf<D>, caller: Caller) => Promise<FileStream>;

export type UploadHandler<U extends Upload> = (
  request: RequestOf<U>,
  caller: Caller,
  origin: Origin,
  file: AsyncIterable<Uint8Array>,
) => Promise<ResponseOf<U>>;

/** Binds contract endpoints to handlers: same schemas in, same schemas out. */
export interface Api {
  readonly bound: readonly (Endpoint | Download)[];
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): Api;
  /** As `on`, for an endpoint that answers with a file. */
  stream<D extends Download>(download: D, handler: FileHandler<D>): Api;
  /** As `on`, for an endpoint that brings a file. */
  receive<U extends Upload>(upload: U, handler: UploadHandler<U>): Api;
}

const PREFIX = '/api';

/** The product API under /api of a server: who asks is proven first, whatever the request says. */
export function createApi(
  app: FastifyInstance,
  identify: Identify,
  clock: Clock,
  auditLogger: HttpAudit = unseen,
): Api {
  const bound: (Endpoint | Download)[] = [];
  const routes: { readonly endpoint: Endpoint | Download | Upload; readonly route: RouteOptions }[] = [];
  let open = true;

  app.register(
    async (scope) => {
      open = false;
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
      for (const { endpoint, route } of routes) {
        if ('accepts' in endpoint) routeUpload(scope, endpoint, route);
        else scope.route(route);
      }
    },
    { prefix: PREFIX },
  );

  function bind(endpoint: Endpoint | Download | Upload, how: Pick<RouteOptions, 'schema' | 'handler'>): Api {
    if (!open) throw new Error(`${endpoint.path} is bound too late: the server has already started.`);
    bound.push(endpoint);
    const route: RouteOptions = {
      ...how,
      method: endpoint.method,
      url: endpoint.path.slice(PREFIX.length),
      exposeHeadRoute: false,
      // Who asks is proven before the body is read: a stranger cannot send a long one.
      ...('maxBytes' in endpoint && { bodyLimit: endpoint.maxBytes }),
      onRequest: async (request) => {
        if ('open' in endpoint && endpoint.open) return;
        request.caller = await identify(request);
        if (endpoint.needs) expectCapability(request.caller, endpoint.needs);
        if (endpoint.recentProof) expectRecentProof(request.caller, clock.now());
      },
    };
    routes.push({ endpoint, route });
    return api;
  }

  const api: Api = {
    bound,
    on(endpoint, handler) {
      const read = partsReader(endpoint);
      return bind(endpoint, {
        schema: { response: { '2xx': jsonSchemaOf(endpoint.response) } },
        handler: (request, reply) => {
          reply.code(successOf(endpoint));
          return handler(read(request), request.caller as never, originOf(request));
        },
      });
    },
    receive(upload, handler) {
      const read = partsReader(upload);
      return bind(upload, {
        schema: { response: { '2xx': jsonSchemaOf(upload.response) } },
        handler: (request, reply) => {
          reply.code(successOf(upload));
          return handler(read(request), request.caller!, originOf(request), arriving(request, upload));
        },
      });
    },
    stream(download, handler) {
      const read = partsReader(download);
      return bind(download, {
        handler: async (request, reply) => {
          const asked = read(request);
          const caller = request.caller!;
          const { fileName, contentType, chunks, inline, sha256 } = await handler(asked, caller);
          if (sha256) {
            reply.headers(keptHeaders(sha256));
            if (request.headers['if-none-match'] === quoted(sha256)) return reply.code(304).send();
          }
          await auditLogger.took({
            actor: caller.username,
            path: download.path,
            fileName,
            asked: askedOf(asked, caller),
            origin: originOf(request),
          });
          const content = Readable.from(await started(chunks), { objectMode: false });
          return reply
            .header('content-type', isText(contentType) ? `${contentType}; charset=utf-8` : contentType)
            .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${fileName}"`)
            .send(content);
        },
      });
    },
  };
  return api;
}

const successOf = ({ begins }: Pick<Endpoint, 'begins'>): 200 | 202 => (begins ? 202 : 200);

/** A browser may keep the file for whoever is signed in, and asks each time whether it still may be shown. */
const keptHeaders = (sha256: string) => ({
  etag: quoted(sha256),
  'cache-control': 'private, no-cache',
  vary: 'authorization',
});

const quoted = (tag: string): string => `"${tag}"`;

const isText = (contentType: string): boolean => contentType.startsWith('text/');

function partsReader<E extends Endpoint | Download>(endpoint: E): (request: FastifyRequest) => RequestOf<E> {
  const params = endpoint.params ? textReader(endpoint.params) : () => undefined;
  const query = endpoint.query ? textReader(endpoint.query) : nothingReader;
  const body = 'body' in endpoint && endpoint.body ? bodyReader(endpoint.body) : () => undefined;
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
    message:
      'The request has no Idempotency-Key of 16 to 64 letters, digits, dashes or underscores, so that it could not be ' +
      'told from a repetition. Send one that is new for each thing asked for.',
  });
}

/** Waits for the first piece, so that what fails at once is told as a problem and not as half a file. */
async function started(chunks: AsyncIterable<Chunk>): Promise<AsyncIterable<Chunk>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* rest() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

function nothingHere(bound: readonly (Endpoint | Download)[], { method, url }: FastifyRequest): ApiError {
  const path = url.split('?', 1)[0]!;
  const methods = bound.filter((e) => matches(e.path, path)).map((e) => e.method);
  return methods.length > 0
    ? new ApiError({
        code: 'method-not-allowed',
        message: `${method} is not possible here; ${methods.join(', ')} is.`,
      })
    : new ApiError({ code: 'not-found', message: 'There is nothing at this address.' });
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
