import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { speakWithCallers } from './callLanguage';
import { endConnections } from './connections';
import { apiHeaders } from './headers';
import { withoutPrivate } from './logLines';
import { asApiError, sendProblem } from './problems';

export interface ServerOptions {
  /** 'trace' to 'fatal', or 'silent'. */
  readonly logLevel: string;
  /** Where log lines go; standard output where nothing else is said. */
  readonly logTo?: { write(line: string): void };
  readonly newRequestId?: () => string;
  /** Addresses and networks of the proxies whose X-Forwarded-For says where a call comes from. */
  readonly trustProxy?: readonly string[];
  /** Told of every answer once it has left. */
  readonly answered?: (answer: Answered) => void;
  /** Told when the server is about to stop. */
  readonly stopping?: AbortSignal;
}

export interface Answered {
  readonly method: string;
  /** As the route is written, without anybody's numbers; 'none' where there is none. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Names the call as the log, the audit and a problem's body do. */
const ID_HEADER = 'x-request-id';
const bodyLimit = 64 * 1024;

/**
 * An empty HTTP server with our limits and our log. The log holds no tokens, also where a path has one, no query strings,
 * which carry user names, and neither network nor e-mail addresses of people: where a call came from stands in the audit.
 */
export function createServer({
  logLevel,
  logTo = process.stdout,
  newRequestId = randomUUID,
  trustProxy = [],
  answered,
  stopping,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    // Three pictures of a field over a weak telephone line take their time; headers do not.
    requestTimeout: 120_000,
    http: { headersTimeout: 20_000 },
    // Who is connected already is answered as ever.
    return503OnClosing: false,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    genReqId: newRequestId,
    // A caller's own number could name another call of the log.
    requestIdHeader: false,
    logger: {
      level: logLevel,
      stream: withoutPrivate(logTo),
      redact: ['req.headers', 'headers', 'authorization', '*.authorization', '*.password', '*.token'],
      serializers: {
        req: ({ method, url }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    // Addresses that no route can read never reach a hook; they are answered in the same voice.
    frameworkErrors: (error, request, reply) => {
      sendProblem(
        error,
        request,
        (reply as FastifyReply).headers({ ...apiHeaders, [ID_HEADER]: request.id }),
      );
    },
  });
  // Whatever is asked for beside the API, too, may need data that are away for a moment.
  app.setErrorHandler((error, request, reply) =>
    asApiError(error).code === 'unavailable'
      ? sendProblem(error, request, reply.headers(apiHeaders))
      : reply.send(error),
  );
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id);
    done();
  });
  if (answered) {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? 'none';
      answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
      done();
    });
  }
  speakWithCallers(app);
  endConnections(app, stopping);
  if (trustProxy.length === 0) tellOfProxy(app);
  return app;
}

/**
 * Tells once, at the first call that was passed on, that all of them seem to come from the proxy: limits for one
 * network then count for everybody together.
 */
function tellOfProxy(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (told || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    told = true;
    log.warn(
      'Calls come through a proxy, and TRUST_PROXY is not set: everybody seems to come from the proxy, and wrong ' +
        "passwords of one slow down all. Set TRUST_PROXY to the proxy's address.",
    );
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0]!;
