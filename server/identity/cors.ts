import type { FastifyInstance } from 'fastify';

/** What the client library sends along, as browsers ask for it before the call. */
const sent = [
  'amz-sdk-invocation-id',
  'amz-sdk-request',
  'cache-control',
  'content-type',
  'x-amz-target',
  'x-amz-user-agent',
];

/**
 * Pages of any origin may call, as with the hosted pool. That gives nothing away: there are no cookies, tokens and
 * codes travel in bodies alone, so a foreign page can ask only what any program could. `authorization` is not among
 * the headers, so no page calls an administrative operation.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date,Retry-After',
};

/** OPTIONS /: the question of a browser whether it may call. */
export function openPreflight(scope: FastifyInstance): void {
  scope.options('/', (_request, reply) =>
    reply
      .code(200)
      .headers({
        ...corsHeaders,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': sent.join(','),
        'access-control-max-age': '172800',
      })
      .send(),
  );
}
