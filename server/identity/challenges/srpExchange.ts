import { randomBytes, timingSafeEqual } from 'node:crypto';
import { invalidParameter } from '../failures';
import { parameter } from '../members';
import { answer, type Prover, readPublicValue, sharedKey, signatureOf, toHex } from '../srp';

/** What the server must remember between the two steps of an exchange; binary values as base64. */
export interface Exchange {
  readonly A: string;
  readonly b: string;
  readonly u: string;
}

/** Hexadecimal digits of a number of the group (3072 bits). */
const HEX_DIGITS = 768;

type Responses = Readonly<Record<string, string>>;

/** @throws InvalidParameterException if it is not in the group */
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
  // Always the same length, so that the length of a sealed exchange tells nothing.
  const hex = toHex(A).padStart(HEX_DIGITS, '0');
  return { B, exchange: { A: hex, b: b.toString('base64'), u: u.toString('base64') } };
}

/** The proof in the second step. */
interface Proof {
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

/** Whether the client knows the secret behind the verifier. */
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

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const form = new RegExp(
  `^(${days.join('|')}) (${months.join('|')}) ([1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):([0-5]\\d):([0-5]\\d) UTC (\\d{4})$`,
);

/**
 * Whether a text is like "Fri Nov 6 03:04:05 UTC 2026", with the right weekday. The distance from now does not matter: a
 * client's clock may be wrong, and the challenge has an age of its own.
 */
export function isTimestamp(text: string): boolean {
  const [, weekday, month, day, , , , year] = form.exec(text) ?? [];
  if (!weekday || !month) return false;
  const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
  return date.getUTCDate() === Number(day) && days[date.getUTCDay()] === weekday;
}
