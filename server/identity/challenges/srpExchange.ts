import { randomBytes, timingSafeEqual } from 'node:crypto';
import { invalidParameter } from '../failures';
import { parameter } from '../members';
import { answer, type Prover, readPublicValue, sharedKey, signatureOf, toHex } from '../srp';
import { isTimestamp } from './timestamp';

/** What the server must remember of an exchange between its two steps; binary values as base64. */
export interface Exchange {
  readonly A: string;
  readonly b: string;
  readonly u: string;
}

/** Hexadecimal digits of a number of the group, 3072 bits. */
const HEX_DIGITS = 768;

type Responses = Readonly<Record<string, string>>;

/** @throws InvalidParameterException for what is no number of the group */
export function readA(given: Responses): bigint {
  const A = readPublicValue(parameter(given, 'SRP_A'));
  if (A === undefined) throw invalidParameter('SRP_A is not a valid value');
  return A;
}

/** Answers A with the server's own public value. */
export function beginExchange(
  A: bigint,
  verifier: bigint,
): { readonly B: bigint; readonly exchange: Exchange } {
  const b = randomBytes(32);
  const { B, u } = answer(A, verifier, b);
  // Written at one length always, so that no two sealed exchanges can be told apart by theirs.
  const hex = toHex(A).padStart(HEX_DIGITS, '0');
  return { B, exchange: { A: hex, b: b.toString('base64'), u: u.toString('base64') } };
}

/** The proof that the second step brings. */
export interface Proof {
  /** SECRET_BLOCK as it was sent. */
  readonly block: string;
  readonly timestamp: string;
  readonly signature: Buffer;
}

export const readProof = (responses: Responses): Proof => ({
  block: parameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
  timestamp: parameter(responses, 'TIMESTAMP'),
  signature: Buffer.from(parameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64'),
});

/** Whether the client knew the secret that the verifier was made of. */
export function isProven(
  { block, timestamp, signature }: Proof,
  exchange: Exchange,
  prover: Prover,
  verifier: bigint,
): boolean {
  const [b, u] = [Buffer.from(exchange.b, 'base64'), Buffer.from(exchange.u, 'base64')];
  const key = sharedKey(BigInt(`0x${exchange.A}`), verifier, b, u);
  const expected = signatureOf(key, prover, Buffer.from(block, 'base64'), timestamp);
  const isRight = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isRight && isTimestamp(timestamp);
}
