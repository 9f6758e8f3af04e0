import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, ApiError, type ApiErrorCode, statusOf } from '@contract/problem';
import { inLanguage } from '@locales/inLanguage';
import * as m from '@locales/problems';
import { languageOf } from './callLanguage';

/** What the framework refuses by itself, in our words. */
const frameworkRefusals: Readonly<Record<string, readonly [ApiErrorCode, () => string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', m.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media', m.notJson],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', m.brokenJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', m.nothingSent],
  FST_ERR_BAD_URL: ['invalid', m.brokenAddress],
  FST_ERR_MAX_PARAM_LENGTH: ['not-found', m.nothingHere],
};

/** Turns whatever was thrown into a refusal; what nobody foresaw becomes one that tells nothing of its cause. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkRefusals[code];
  if (known) return new ApiError({ code: known[0], message: known[1](), cause: error });
  if (statusCode === statusOf.unavailable) {
    return new ApiError({
      code: 'unavailable',
      message: m.unavailable(),
      cause: error,
    });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError({ code: 'invalid', message: m.unreadable(), cause: error });
  }
  return new ApiError({
    code: 'broken',
    message: m.broken(),
    cause: error,
  });
}

/** A refusal as it travels (RFC 9457). */
function toProblem({ code, message, fields }: ApiError, requestId: string): Problem {
  const status = statusOf[code];
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    code,
    message,
    ...(Object.keys(fields).length > 0 && { fields }),
    requestId,
  };
}

/** Whatever is away for a moment is asked again after so many seconds. */
const RETRY_SECONDS = 2;

/** Answers with what was thrown, as a problem. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // What the framework refuses by itself is refused before anything says in which language.
  const refusal = inLanguage(languageOf(request), () => asApiError(error));
  if (refusal.code === 'broken') request.log.error({ err: error }, 'unexpected failure');
  if (refusal.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  if (refusal.code === 'unavailable') reply.header('retry-after', RETRY_SECONDS);
  return reply
    .code(refusal.status)
    .header('content-type', problemType)
    .send(JSON.stringify(toProblem(refusal, request.id)));
}

const problemType = 'application/problem+json; charset=utf-8';
