import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Span, spanNow, within } from '../telemetry/span';
import type { Tracer } from '../telemetry/tracer';
import { callNow, routeOf } from './call';
import { inLog } from './caller';

/**
 * Records each call as a span, in the words of https://opentelemetry.io/docs/specs/semconv/http/http-spans/, and has the
 * lines of its log name the trace. Of the call it tells what its line tells: the route as it is written, and nothing that
 * was sent. It has to come before what says which call it is.
 */
export function traceCalls(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const span = spanOf(request, tracer);
    if (!span) return done();
    spans.set(request, span);
    // Fastify tells of no answer whose caller has left.
    reply.raw.once('close', () => !reply.raw.writableFinished && endOf(span, request, reply, 'aborted'));
    request.log = request.log.child({ traceId: span.traceId });
    within(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const { statusCode } = reply;
    if (span) endOf(span, request, reply, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}

function spanOf(request: FastifyRequest, tracer: Tracer): Span | undefined {
  const { method } = request;
  const route = routeOf(request);
  const start = {
    name: route === 'none' ? method : `${method} ${route}`,
    kind: 'server',
    attributes: {
      'http.request.method': method,
      ...(route !== 'none' && { 'http.route': route }),
      'fieldgate.request_id': request.id,
    },
  } as const;
  // The portal may call itself for whoever called it: that is recorded if the first call is.
  if (callNow()) return spanNow()?.begin(start);
  return tracer.beginFor(isFromProxy(request) ? request.headers.traceparent : undefined, start);
}

/**
 * Whether a proxy of ours passed it on. Anybody else could have all of their calls recorded by saying so, or give them the
 * number of another's trace.
 */
const isFromProxy = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1;

function endOf(
  span: Span,
  { caller }: FastifyRequest,
  { statusCode }: FastifyReply,
  failure: string | undefined,
): void {
  span.set({ 'http.response.status_code': statusCode });
  if (caller) {
    const { user, view } = { view: undefined, ...inLog(caller) };
    span.set({ 'user.id': user, ...(view !== undefined && { 'fieldgate.view_id': view }) });
  }
  span.end(failure);
}
