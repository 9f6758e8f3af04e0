import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { apiHeaders } from './headers';
import { asRefusal, sendProblem } from './problems';

interface ServerOptions {
  /** 'trace' to 'fatal', or 'silent'. */
  readonly logLevel: string;
  /** Where log lines go; standard output where nothing else is said. */
  readonly logTo?: { write(line: string): void };
  readonly newRequestId?: () => string;
  /** Addresses and networks of the proxies whose X-Forwarded-For says where a call comes from. */
  readonly trustProxy?: readonly string[];
}

export const bodyLimit = 64 * 1024;

/**
 * An empty HTTP server with our limits and our log. The log holds no tokens and no query strings, which
 * carry user names.
 */
export function createServer({
  logLevel,
  logTo,
  newRequestId = randomUUID,
  trustProxy = [],
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    // Three pictures of a field over a weak telephone line take their time; headers do not.
    requestTimeout: 120_000,
    http: { headersTimeout: 20_000 },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    genReqId: newRequestId,
    // A caller's own number could name another call of the log.
    requestIdHeader: false,
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      redact: ['req.headers', 'headers', 'authorization', '*.authorization', '*.password', '*.token'],
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: pathOf(url), ip }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    // Addresses that no route can read never reach a hook; they are answered in the same voice.
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, (reply as FastifyReply).headers(apiHeaders));
    },
  });
  // Whatever is asked for beside the API, too, may need data that are away for a moment.
  app.setErrorHandler((error, request, reply) =>
    asRefusal(error).code === 'unavailable'
      ? sendProblem(error, request, reply.headers(apiHeaders))
      : reply.send(error),
  );
  return app;
}

const pathOf = (url: string): string => url.split('?', 1)[0]!;
