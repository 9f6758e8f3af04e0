import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minimalBytes, power } from '../srp';

interface BigInteger {
  mod(modulus: BigInteger): BigInteger;
  toString(base: number): string;
}
type ModPow = (
  this: BigInteger,
  exponent: BigInteger,
  modulus: BigInteger,
  callback: (error: unknown, result: BigInteger) => void,
) => BigInteger;
interface Make {
  new (text: string, base: number): BigInteger;
  readonly prototype: { modPow: ModPow };
}

const require = createRequire(import.meta.url);
const amplify = createRequire(require.resolve('aws-amplify'));
const file = join(
  dirname(amplify.resolve('@aws-amplify/auth')),
  '../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs',
);
const ofAmplify = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Make };
const ofCognito = require('amazon-cognito-identity-js/lib/BigInteger') as { default: Make };

const asBig = (value: BigInteger): bigint => BigInt(`0x${value.toString(16)}`);

const nativeFor = (Numbers: Make): ModPow =>
  function raise(exponent, modulus, callback) {
    const raised = power(asBig(this.mod(modulus)), minimalBytes(asBig(exponent)));
    const result = new Numbers(raised.toString(16), 16);
    callback(null, result);
    return result;
  };

const ways = [ofAmplify.default, ofCognito.default].map((Numbers) => ({
  Numbers,
  own: Numbers.prototype.modPow,
  native: nativeFor(Numbers),
}));

/**
 * Lets the libraries raise numbers as Amplify does in the portal's build, where `scripts/nativePowers.ts` takes its own
 * slow way out, or in that own way again. There is one of each library in a process.
 */
export function count(how: 'own' | 'native'): void {
  for (const way of ways) way.Numbers.prototype.modPow = way[how];
}
