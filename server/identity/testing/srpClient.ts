import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';
import { minimalBytes, power, signatureOf, toHex, toInteger } from '../srp';

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
const asBytes = (value: bigint) => Buffer.from(value.toString(16).padStart(768, '0'), 'hex');

/** The client's half of SRP, written from the protocol: quick where the browser's library takes a second. */
export function srpClient(group: string) {
  const a = randomBytes(32);
  const A = power(2n, a);
  return {
    SRP_A: toHex(A),
    /** What RespondToAuthChallenge wants to the question that was asked of a user, or of a device. */
    answer(asked: Readonly<Record<string, string>>, password: string): Record<string, string> {
      const { SALT, SRP_B, SECRET_BLOCK, USERNAME, DEVICE_KEY } = asked as Record<
        'SALT' | 'SRP_B' | 'SECRET_BLOCK' | 'USERNAME',
        string
      > & { readonly DEVICE_KEY?: string };
      const user = DEVICE_KEY ?? USERNAME;
      const B = BigInt(`0x${SRP_B}`);
      const u = sha256(minimalBytes(A), minimalBytes(B));
      const inner = sha256(Buffer.from(`${group}${user}:${password}`));
      const x = sha256(minimalBytes(BigInt(`0x${SALT}`)), inner);
      const k = toInteger(sha256(minimalBytes(N), minimalBytes(2n)));
      const base = (((B - k * power(2n, x)) % N) + N) % N;
      const S = power(base, asBytes(toInteger(a) + toInteger(u) * toInteger(x)));
      const key = hmac(
        hmac(minimalBytes(toInteger(u)), minimalBytes(S)),
        Buffer.from('Caldera Derived Key\u0001'),
      );
      const TIMESTAMP = 'Fri Nov 6 03:04:05 UTC 2026';
      const block = Buffer.from(SECRET_BLOCK, 'base64');
      const signature = signatureOf(key.subarray(0, 16), { group, user }, block, TIMESTAMP);
      return {
        USERNAME,
        ...(DEVICE_KEY !== undefined && { DEVICE_KEY }),
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        TIMESTAMP,
        PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
      };
    },
  };
}
