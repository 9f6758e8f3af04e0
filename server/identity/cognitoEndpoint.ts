import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseGone } from '../db/databaseGone';
import { isAdministrative, requireAdminSignature } from './adminEndpoint';
import { PoolFailure, unavailable } from './failures';
import type { Members } from './members';
import { adminOperations, operations } from './operations';
import type { Pool } from './pool';
import { once } from './replay';
import { tidy } from './tidy';

const JSON_TYPE = 'application/x-amz-json-1.1';
const TARGET = /^AWSCognitoIdentityProviderService\.(\w{1,64})$/;
const BODY_LIMIT = 64 * 1024;

/** A request body: its members, and its text, which a signature covers. */
interface Body {
  readonly text: string;
  readonly members: Members;
}

/** POST /: one JSON object in, one out; the header X-Amz-Target names the operation. */
export function openCognitoEndpoint(scope: FastifyInstance, pool: Pool): void {
  scope.removeAllContentTypeParsers();
  const parsing = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
  scope.addContentTypeParser(
    JSON_TYPE,
    parsing,
    async (_request: FastifyRequest, text: string) => ({ text, members: readObject(text) }) satisfies Body,
  );
  scope.setErrorHandler((error: FastifyError | PoolFailure, request, reply) => {
    const failure = toFailure(error);
    if (failure !== error && failure.status === 500) request.log.error(error);
    return refuse(reply, failure);
  });
  scope.post('/', async (request, reply) => {
    const [, name = ''] = TARGET.exec(String(request.headers['x-amz-target'] ?? '')) ?? [];
    const { text, members } = (request.body ?? { text: '', members: {} }) as Body;
    const isAdmin = isAdministrative(name);
    if (isAdmin) await requireAdminSignature(pool, name, request, text);
    const operation = (isAdmin ? adminOperations : operations).get(name);
    if (!operation) throw new PoolFailure('UnknownOperationException', 'Unknown operation');
    await tidy(pool);
    const invocation = invocationOf(request);
    const result = await once(
      pool,
      { operation: name, members, text, invocation, isFirst: isFirst(request) },
      () =>
        operation(pool, members, { address: request.ip, requestId: request.id, invocation }).catch(
          (error: unknown) => {
            if (error instanceof PoolFailure) auditApiError(pool, members, error, request);
            throw error;
          },
        ),
    );
    return send(reply, 200, result);
  });
  openPreflight(scope);
}

/** Renewals are left out: an expired sign-in is no failed one. */
function auditApiError(
  pool: Pool,
  members: Members,
  { type, message: why }: PoolFailure,
  { ip, id: requestId }: FastifyRequest,
): void {
  const { USERNAME: username } = { ...mapOf(members.AuthParameters), ...mapOf(members.ChallengeResponses) };
  if (typeof username === 'string' && !badlyAsked.has(type)) {
    pool.told({ name: 'refused', username, why, ip, requestId });
  }
}

/** Operations that do not follow from what a person typed. */
const badlyAsked: ReadonlySet<string> = new Set(['InvalidParameterException', 'ResourceNotFoundException']);

const mapOf = (member: unknown): Members =>
  typeof member === 'object' && member !== null ? (member as Members) : {};

/** Undefined if the header comes more than once or in another form. */
function invocationOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['amz-sdk-invocation-id'];
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

const isFirst = ({ headers }: FastifyRequest): boolean =>
  /^attempt=1(;|$)/.test(String(headers['amz-sdk-request']));

function readObject(body: string): Members {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  } catch {
    // Refused below, like every other body that is no object.
  }
  throw new PoolFailure('SerializationException', 'The body is not a JSON object');
}

function toFailure(error: FastifyError | PoolFailure): PoolFailure {
  if (error instanceof PoolFailure) return error;
  if (error instanceof DatabaseGone) return unavailable();
  const status = error.statusCode ?? 500;
  return status < 500
    ? new PoolFailure('SerializationException', error.message, status)
    : new PoolFailure('InternalErrorException', 'Something went wrong on our side. Please try again.', 500);
}

/** Type and text are in headers and in the body, because client libraries read different places. */
const refuse = (reply: FastifyReply, { type, message, status, retryAfter }: PoolFailure) =>
  send(
    reply.headers({
      'x-amzn-ErrorType': `${type}:`,
      'x-amzn-ErrorMessage': message.replace(/[^\x20-\x7e]/g, '?'),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    }),
    status,
    { __type: type, message },
  );

const send = (reply: FastifyReply, status: number, body: object) =>
  reply
    .code(status)
    .headers({
      ...corsHeaders,
      'x-amzn-RequestId': reply.request.id,
      'cache-control': 'no-store',
      'content-type': JSON_TYPE,
    })
    .send(JSON.stringify(body));

/** The headers that the client library sends. */
const sent = [
  'amz-sdk-invocation-id',
  'amz-sdk-request',
  'cache-control',
  'content-type',
  'x-amz-target',
  'x-amz-user-agent',
];

/**
 * Pages of any origin may call, as with the hosted pool. That is safe: there are no cookies, and tokens and codes are in
 * bodies only, so a foreign page can do no more than any program. `authorization` is not an allowed header, so no page
 * can call an administrative operation.
 */
const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date,Retry-After',
};

/** OPTIONS /: the preflight of browsers. */
function openPreflight(scope: FastifyInstance): void {
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
