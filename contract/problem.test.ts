import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode, statusOf, toApiError } from './problem';

const codes = Object.keys(statusOf) as ApiErrorCode[];

describe('a refusal', () => {
  it.each(codes)('%s comes back from the wire as it was', (code) => {
    const sent = new ApiError({ code, message: 'What to do.', fields: { name: 'Say it' }, requestId: 'r1' });
    const { status, fields, requestId } = sent;

    const back = toApiError(
      status,
      JSON.parse(
        JSON.stringify({
          type: 'about:blank',
          title: 'x',
          status,
          detail: sent.message,
          code,
          message: sent.message,
          fields,
          requestId,
        }),
      ),
    );

    expect(back).toEqual(sent);
    expect(back.status).toBe(statusOf[code]);
  });

  it.each<[number, unknown, ApiErrorCode, string]>([
    [404, undefined, 'not-found', 'The server answered with status 404.'],
    [401, '<html>', 'unauthenticated', 'The server answered with status 401.'],
    [409, { detail: 'Twice.' }, 'conflict', 'Twice.'],
    [502, null, 'broken', 'The server answered with status 502.'],
    [418, {}, 'broken', 'The server answered with status 418.'],
  ])('is made of an answer with status %i and body %j', (status, body, code, message) => {
    expect(toApiError(status, body)).toMatchObject({ code, message, fields: {}, requestId: undefined });
  });

  it('keeps its cause', () => {
    const cause = new Error('deep');

    expect(new ApiError({ code: 'broken', message: 'x', cause }).cause).toBe(cause);
  });
});
