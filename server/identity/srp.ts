import { createDiffieHellman, createHash, createHmac, getDiffieHellman, timingSafeEqual } from 'node:crypto';

/** What the pool keeps of a password: enough to check a proof, not enough to sign in. */
export interface Credential {
  /** Big-endian bytes of the random salt. */
  readonly salt: Buffer;
  /** g^x mod N. */
  readonly verifier: bigint;
}

/** Who proves: the pool's name (its id after the underscore) and the canonical user name. */
export interface Prover {
  readonly group: string;
  readonly user: string;
}

const prime = getDiffieHellman('modp15').getPrime();
// Made once, because Node 24 checks the prime for each object, which takes more than a second. Sharing is safe: the key
// is set and used in one synchronous step.
const exchange = createDiffieHellman(prime, 2);
const N = toInteger(prime);
const g = 2n;
const k = toInteger(sha256(minimalBytes(N), minimalBytes(g)));

/** Makes the credential of a password; the salt is 16 random bytes. */
export function credentialOf({ group, user }: Prover, password: string, salt: Buffer): Credential {
  const inner = sha256(Buffer.from(`${group}${user}:${password}`, 'utf8'));
  const x = sha256(minimalBytes(toInteger(salt)), inner);
  return { salt, verifier: power(g, x) };
}

/** Whether the password is the one of the credential. */
export function isPasswordOf(prover: Prover, password: string, credential: Credential): boolean {
  const { verifier } = credentialOf(prover, password, credential.salt);
  return timingSafeEqual(sha256(minimalBytes(verifier)), sha256(minimalBytes(credential.verifier)));
}

/** The client's public value A as a number; undefined if it is not in the group, such as 0. */
export function readPublicValue(hex: string): bigint | undefined {
  if (!/^[0-9a-f]{1,1000}$/i.test(hex)) return undefined;
  const value = BigInt(`0x${hex}`) % N;
  return isVerifier(value) ? value : undefined;
}

/** Whether a number is safe to use: with 0, 1 and N - 1 anybody would know the shared key. */
export const isVerifier = (value: bigint): boolean => value > 1n && value < N - 1n;

/** The server's answer to A: its own public value B, and u, which binds both. */
export function answer(A: bigint, verifier: bigint, b: Buffer): { readonly B: bigint; readonly u: Buffer } {
  const B = (k * verifier + power(g, b)) % N;
  return { B, u: sha256(minimalBytes(A), minimalBytes(B)) };
}

/** The 16 bytes that both sides share if the client knows the password. */
export function sharedKey(A: bigint, verifier: bigint, b: Buffer, u: Buffer): Buffer {
  const S = power((A * power(verifier, u)) % N, b);
  const prk = hmac(minimalBytes(toInteger(u)), minimalBytes(S));
  return hmac(prk, Buffer.from('Caldera Derived Key\u0001', 'latin1')).subarray(0, 16);
}

/** What a client with the shared key signs. The timestamp is used as it was sent. */
export const signatureOf = (
  key: Buffer,
  { group, user }: Prover,
  secretBlock: Buffer,
  timestamp: string,
): Buffer => hmac(key, Buffer.from(group + user, 'utf8'), secretBlock, Buffer.from(timestamp, 'utf8'));

/** Numbers as text of the protocol: hex without leading zeros, so the length may be odd. */
export const toHex = (bytes: Buffer | bigint): string =>
  (typeof bytes === 'bigint' ? bytes : toInteger(bytes)).toString(16);

/** base^exponent mod N. OpenSSL's Diffie-Hellman is both thirty times faster than BigInt and constant in time. */
export function power(base: bigint, exponent: Buffer): bigint {
  exchange.setPrivateKey(exponent);
  try {
    return toInteger(exchange.computeSecret(minimalBytes(base)));
  } catch {
    // The OpenSSL of Node 22 refuses bases outside the subgroup of 2. No honest client sends one, and one that
    // does must look like any wrong password.
    return plainPower(base, toInteger(exponent));
  }
}

function plainPower(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** Big-endian and as short as possible, with a zero byte in front if the top bit is set. Never padded to the size of N. */
export function minimalBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 1 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
}

function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function hmac(key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}
