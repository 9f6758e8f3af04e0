import { getDiffieHellman } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  answer,
  credentialOf,
  isPasswordOf,
  power,
  readPublicValue,
  sharedKey,
  signatureOf,
  toHex,
} from './srp';
import vectors from './srp.vectors.json';

const bytes = (hex: string) => Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');

describe.each(vectors.cases)('SRP with $name', ({ group, user, password, ...expected }) => {
  const prover = { group, user };
  const A = readPublicValue(vectors.A)!;
  const credential = credentialOf(prover, password, bytes(expected.salt));
  const b = bytes(expected.b);

  it('makes the verifier of the password', () => {
    expect(toHex(credential.verifier)).toBe(expected.verifier);
    expect(toHex(credential.salt)).toBe(expected.salt);
  });

  it('answers with B', () => {
    expect(toHex(answer(A, credential.verifier, b).B)).toBe(expected.B);
  });

  it('shares the key and expects the signature', () => {
    const { u } = answer(A, credential.verifier, b);
    const key = sharedKey(A, credential.verifier, b, u);
    const block = Buffer.from(vectors.secretBlock, 'base64');

    expect(key.toString('hex')).toBe(expected.key);
    expect(signatureOf(key, prover, block, vectors.timestamp).toString('base64')).toBe(expected.signature);
  });

  it('knows the password again, and no other', () => {
    expect(isPasswordOf(prover, password, credential)).toBe(true);
    expect(isPasswordOf(prover, `${password}!`, credential)).toBe(false);
    expect(isPasswordOf({ ...prover, user: 'JANE.DOE' }, password, credential)).toBe(false);
  });
});

describe('SRP', () => {
  it("makes the client's public value as the client does", () => {
    expect(toHex(power(2n, bytes(vectors.a)))).toBe(vectors.A);
  });

  it.each(['', '0', '00', '1', 'not hex', '0x12', '-5', 'f'.repeat(1001)])(
    'refuses %j as public value',
    (hex) => {
      expect(readPublicValue(hex)).toBeUndefined();
    },
  );

  it('refuses public values that make the shared secret known beforehand', () => {
    const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

    expect([N, N * 2n, N - 1n, N + 1n].map((value) => readPublicValue(value.toString(16)))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it.each([
    [2n, 3, 8n],
    [-2n, 3, -8n],
    [-2n, 4, 16n],
    [-1n, 7, -1n],
  ])('raises %s to the power %s, inside the subgroup of 2 and outside it', (base, exponent, result) => {
    const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

    expect(power((base + N) % N, Buffer.from([exponent]))).toBe((result + N) % N);
  });
});
