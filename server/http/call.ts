import { AsyncLocalStorage } from 'node:async_hooks';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** A call that is being answered. */
interface Call {
  readonly requestId: string;
  readonly method: string;
  /** As the route is written, without anybody's numbers; 'none' where there is none. */
  readonly route: string;
}

export interface Answered extends Call {
  readonly status: number;
  readonly seconds: number;
}

const callsNow = new AsyncLocalStorage<Call>();

/** The call for which something is done right now; undefined where nobody called. */
export const callNow = (): Call | undefined => callsNow.getStore();

/** Does what the answer to each call takes within that call, and tells of the answer once it has left. */
export function answerWithinCall(
  app: FastifyInstance,
  answered: ((answer: Answered) => void) | undefined,
): void {
  // Fastify reads a body within what the call began with.
  app.addHook('onRequest', (request, _, done) => callsNow.run(callOf(request), done));
  if (!answered) return;
  app.addHook('onResponse', (request, reply, done) => {
    answered({ ...callOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
    done();
  });
}

/** As the route is written; 'none' where there is none. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions?.url ?? 'none';

const callOf = (request: FastifyRequest): Call => ({
  requestId: request.id,
  method: request.method,
  route: routeOf(request),
});

const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

/** The one line of a request. */
export const logAnswer = (request: FastifyRequest, reply: FastifyReply): void =>
  request.log.info(factsOf(request, reply), 'Answered');

/** What the log says of a request: one line, without its address. Whoever asked stands in the lines' own log. */
export class RequestLines extends Fastify.LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // The line of its answer says all of it.
  }

  override routeNotFound(): void {
    // So does it here; the usual line repeats the address.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) request.log.error({ ...factsOf(request, reply), err: error }, 'An answer broke off');
    else logAnswer(request, reply);
  }

  override defaultErrorLog(
    error: Error,
    request: FastifyRequest,
    { statusCode: status }: FastifyReply,
  ): void {
    const say = status >= 500 ? 'error' : 'info';
    request.log[say](
      { method: request.method, route: routeOf(request), status, err: error },
      'A call failed',
    );
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.warn({ route: routeOf(request), err: error }, 'The head of an answer could not be written');
  }
}
