import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNativePowers } from './nativePowers';

interface BigInteger {
  toString(base: number): string;
  modPow(e: BigInteger, m: BigInteger, callback: (error: unknown, result: BigInteger) => void): BigInteger;
}
type Make = new (text: string, base: number) => BigInteger;

const amplify = createRequire(createRequire(import.meta.url).resolve('aws-amplify'));
const code = readFileSync(
  join(
    amplify.resolve('@aws-amplify/auth'),
    '../../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs',
  ),
  'utf8',
);
const load = async (text: string): Promise<Make> =>
  ((await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as { default: Make })
    .default;

const hex = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: digits });

describe('powers by the browser’s own numbers', () => {
  it('are those that Amplify counts, also of a base below zero', async () => {
    const [Own, Native] = await Promise.all([load(code), load(withNativePowers(code))]);
    const power = (Kind: Make, [base, exponent, modulus]: readonly [string, string, string]) => {
      const heard: string[] = [];
      const result = new Kind(base, 16).modPow(
        new Kind(exponent, 16),
        new Kind(modulus, 16),
        (_, given) => void heard.push(given.toString(16)),
      );
      return [result.toString(16), ...heard];
    };
    const base = fc.tuple(fc.constantFrom('', '-'), hex(200)).map((parts) => parts.join(''));
    const exponent = hex(64).map((digits) => `1${digits}`);
    // Odd, as the protocol's is: Amplify has another way for even ones.
    const modulus = hex(200).map((digits) => `1${digits}1`);
    fc.assert(
      fc.property(fc.tuple(base, exponent, modulus), (given) => {
        expect(power(Native, given)).toEqual(power(Own, given));
      }),
    );
  });

  it('stop the build where Amplify sets them in another way', () => {
    expect(() => withNativePowers('BigInteger.prototype.modPow = other;')).toThrow('adapt the line');
  });
});
