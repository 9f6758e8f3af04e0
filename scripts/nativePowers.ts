import type { Plugin } from 'vite';

const MODULE = /\/srp\/BigInteger\/BigInteger\.mjs$/;
const OWN = 'BigInteger.prototype.modPow = bnModPow;';

/** A base below zero comes up in the protocol, and the browser's remainder would keep its sign. */
const NATIVE = `BigInteger.prototype.modPow = function (exponent, modulus, callback) {
  const number = (value) => BigInt('0x' + value.toString(16));
  const m = number(modulus);
  const base = number(this.mod(modulus));
  let power = 1n;
  for (const bit of number(exponent).toString(2)) {
    power = (power * power) % m;
    if (bit === '1') power = (power * base) % m;
  }
  const result = new BigInteger(power.toString(16), 16);
  callback(null, result);
  return result;
};`;

/** Lets the browser's own large numbers do what Amplify does digit by digit. */
export function withNativePowers(code: string): string {
  if (!code.includes(OWN)) {
    throw new Error(
      'Amplify no longer sets its modular power where this plugin expects it, so that a sign-in would take several ' +
        'times as long on a phone. Look at its srp/BigInteger/BigInteger.mjs and adapt the line.',
    );
  }
  return code.replace(OWN, () => NATIVE);
}

/**
 * A sign-in raises 3,072-bit numbers to powers three times. Amplify counts in digits of 28 bits, because it also serves
 * browsers without large numbers; every browser that the portal serves has them.
 */
export const nativePowers = (): Plugin => ({
  name: 'native-powers',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: (code) => ({ code: withNativePowers(code), map: null }),
  },
});
