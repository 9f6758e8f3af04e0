import { STATUS_CODES } from 'node:http';
import { type Problem, Refusal, type RefusalCode, statusOf } from '../../contract/problem';

/** What the framework refuses by itself, in our words. */
const frameworkRefusals: Readonly<Record<string, readonly [RefusalCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'What was sent is more than can be taken. Send less at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported-media',
    'What was sent is not JSON. Send it with the content type application/json.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'What was sent is not valid JSON. Check it and send it again.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'Nothing was sent. Send the values as JSON.'],
  FST_ERR_BAD_URL: ['invalid', 'The address cannot be read. Check its percent signs.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not-found', 'There is nothing at this address.'],
};

/** Turns whatever was thrown into a refusal; what nobody foresaw becomes one that tells nothing of its cause. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkRefusals[code];
  if (known) return new Refusal({ code: known[0], message: known[1], cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal({ code: 'invalid', message: 'The request cannot be read. Check it.', cause: error });
  }
  return new Refusal({
    code: 'broken',
    message: 'Something went wrong on our side. Try again; if it happens again, tell us the request number.',
    cause: error,
  });
}

/** A refusal as it travels (RFC 9457). */
export function toProblem({ code, message, fields }: Refusal, requestId: string): Problem {
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

export const problemType = 'application/problem+json; charset=utf-8';
