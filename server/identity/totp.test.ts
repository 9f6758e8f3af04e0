import { describe, expect, it } from 'vitest';
import { stepOf } from './totp';

/** RFC 6238, appendix B, with SHA-1: the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890', 'ascii');
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('the code of an authenticator app', () => {
  it.each(vectors)('of second %i is %s', (second, code) => {
    expect(stepOf(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it.each([
    [-32, undefined],
    [-31, 37_037_037],
    [58, 37_037_037],
    [59, undefined],
  ])('counts on a telephone whose clock is %i seconds off: step %s', (off, step) => {
    expect(stepOf(secret, '050471', new Date((1_111_111_111 + off) * 1000))).toBe(step);
  });

  it.each(['', '28708', '2870822', '28708a', '２８７０８２', ' 287082'])('is not %j', (code) => {
    expect(stepOf(secret, code, new Date(59_000))).toBeUndefined();
  });
});
