import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { type Answered, answerWithinCall, logAnswer, RequestLines } from './call';
import { speakWithCallers } from './callLanguage';
import { endConnections } from './connections';
import type { Tracer } from '../telemetry/tracer';
import { apiHeaders } from './headers';
import { asApiError, sendProblem } from './problems';
import { traceCalls } from './traceCalls';

export interface ServerOptions {
  /** As `openLog` makes it. */
  readonly log: FastifyBaseLogger;
  readonly newRequestId?: () => string;
  /** Addresses and networks of the proxies whose X-Forwarded-For says where a call comes from. */
  readonly trustProxy?: readonly string[];
  /** Told of every answer once it has left. */
  readonly answered?: (answer: Answered) => void;
  /** Records each call; absent: none. */
  readonly tracer?: Tracer;
  /** Told when the server is about to stop. */
  readonly stopping?: AbortSignal;
}

/** Names the call as the log, the audit and a problem's body do. */
const ID_HEADER = 'x-request-id';
const bodyLimit = 64 * 1024;

/**
 * An empty HTTP server with our limits. Of each answer it logs one line, with its route as it is written instead of the
 * address, where tokens, account numbers and user names stand; where a call came from stands in the audit.
 */
export function createServer({
  log,
  newRequestId = randomUUID,
  trustProxy = [],
  answered,
  tracer,
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
    loggerInstance: log,
    logController: new RequestLines(),
    // Addresses that no route can read never reach a hook; they are answered in the same voice.
    frameworkErrors: (error, request, reply) => {
      sendProblem(
        error,
        request,
        (reply as FastifyReply).headers({ ...apiHeaders, [ID_HEADER]: request.id }),
      );
      logAnswer(request, reply);
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
  if (tracer) traceCalls(app, tracer);
  answerWithinCall(app, answered);
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
