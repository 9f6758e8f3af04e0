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

const amplify = createRequire(createRequire(import.meta.url).resolve('aws-amplify'));
const file = join(
  dirname(amplify.resolve('@aws-amplify/auth')),
  '../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs',
);
const { default: Numbers } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
  default: Make;
};
const own = Numbers.prototype.modPow;

const asBig = (value: BigInteger): bigint => BigInt(`0x${value.toString(16)}`);

const native: ModPow = function raise(exponent, modulus, callback) {
  const raised = power(asBig(this.mod(modulus)), minimalBytes(asBig(exponent)));
  const result = new Numbers(raised.toString(16), 16);
  callback(null, result);
  return result;
};

/**
 * Lets Amplify raise numbers as it does in the portal's build, where `scripts/nativePowers.ts` takes its own slow way
 * out, or in that own way again. There is one Amplify in a process.
 */
export const countNatively = (): void => void (Numbers.prototype.modPow = native);
export const countAsAmplify = (): void => void (Numbers.prototype.modPow = own);
