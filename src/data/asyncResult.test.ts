import { describe, expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { asyncResult } from './asyncResult';

const refused = new ApiError({
  code: 'unavailable',
  message: 'The portal did not answer.',
  requestId: 'req-7',
});
const asked = { dataUpdatedAt: 5, refetch: () => undefined };

describe('loaded', () => {
  it.each([
    ['nothing yet', undefined, null, 'loading'],
    ['an answer', 3, null, 'ready'],
    ['a refusal', undefined, refused, 'error'],
    ['an older answer and a refusal', 3, refused, 'partial'],
  ])('calls %s by its name', (_, data, error, state) => {
    expect(asyncResult({ ...asked, data, error }).state).toBe(state);
  });

  it("hands on the refusal's words and reference", () => {
    expect(asyncResult({ ...asked, data: undefined, error: refused }).problem).toEqual({
      message: 'The portal did not answer.',
      reference: 'req-7',
    });
  });

  it('has plain words for any other error', () => {
    expect(
      asyncResult({ ...asked, data: undefined, error: new TypeError('x is undefined') }).problem?.message,
    ).toBe('We couldn’t show this. Try again in a moment.');
  });
});
