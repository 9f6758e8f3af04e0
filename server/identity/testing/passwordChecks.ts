import { createDiffieHellman, getDiffieHellman } from 'node:crypto';

interface Prototype {
  computeSecret: (this: unknown, ...given: never[]) => Buffer;
}

/**
 * Counts the modular powers that this process computes in the native library from now on. A password cannot be
 * judged without them, so they tell how many were, whatever the answers say.
 */
export function countPowers() {
  const prime = getDiffieHellman('modp1').getPrime();
  const prototype = Object.getPrototypeOf(createDiffieHellman(prime, 2)) as Prototype;
  const { computeSecret } = prototype;
  let powers = 0;
  prototype.computeSecret = function (...given) {
    powers += 1;
    return computeSecret.apply(this, given);
  };
  return {
    /** Those that were computed while `work` ran. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = powers;
      await work();
      return powers - before;
    },
    stop: () => void (prototype.computeSecret = computeSecret),
  };
}
