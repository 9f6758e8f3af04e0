import { createHash, timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';

export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request as it was received. */
interface SignedRequest {
  readonly method: string;
  /** With the query, if there is one. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

type SignatureVerdict =
  | { readonly verdict: 'missing' }
  | { readonly verdict: 'wrong'; readonly why: string }
  /** @param signature identifies this request: the same call sent again has another signature */
  | { readonly verdict: 'right'; readonly signature: string };

const SERVICE = 'cognito-idp';
/** How far the clocks of the two sides may differ. */
export const SKEW_SECONDS = 5 * 60;

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([\w+=./-]{1,256}), ?SignedHeaders=([a-z0-9;-]{1,1024}), ?Signature=([0-9a-f]{64})$/;
const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** The headers that a signature must cover. Without them it could be used for another call. */
const needed = ['host', 'x-amz-date', 'x-amz-target', 'content-type'];
const MISMATCH =
  'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access ' +
  'Key and signing method. Consult the service documentation for details.';

/** Checks an AWS Signature Version 4 by computing it again from method, path, signed headers and body. */
export async function checkSignature(
  request: SignedRequest,
  { key, region, now }: { key: AccessKey; region: string; now: Date },
): Promise<SignatureVerdict> {
  const { authorization } = request.headers;
  if (typeof authorization !== 'string' || !authorization.startsWith('AWS4-')) return { verdict: 'missing' };
  const [, credential = '', names = '', signature = ''] = FORM.exec(authorization) ?? [];
  const stamp = String(request.headers['x-amz-date'] ?? '');
  const signedAt = new Date(stamp.replace(DATE, '$1-$2-$3T$4:$5:$6Z'));
  const headers = namedHeaders(request, names.split(';'));
  if (!headers || !DATE.test(stamp) || Number.isNaN(signedAt.getTime()) || request.path.includes('?')) {
    return { verdict: 'wrong', why: MISMATCH };
  }
  if (Math.abs(signedAt.getTime() - now.getTime()) > SKEW_SECONDS * 1000) {
    return { verdict: 'wrong', why: `Signature expired: ${stamp} is more than 5 min. from ${stampOf(now)}` };
  }
  const scope = `${key.accessKeyId}/${stamp.slice(0, 8)}/${region}/${SERVICE}/aws4_request`;
  const expected = await signatureFor({ ...request, headers }, { key, region, signedAt });
  const isRight = equal(signature, expected) && equal(credential, scope) && coversBody(request);
  return isRight ? { verdict: 'right', signature } : { verdict: 'wrong', why: MISMATCH };
}

/** Exactly the headers that the signature covers; undefined if one of them or a required one is missing. */
function namedHeaders({ headers }: SignedRequest, names: readonly string[]) {
  const named = names.map((name) => [name, headers[name]] as const);
  const areThere = named.every((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!areThere || needed.some((name) => !names.includes(name))) return undefined;
  return Object.fromEntries(named) as Readonly<Record<string, string>>;
}

/** The signer trusts the body hash in the request, so it must be checked. */
function coversBody({ headers, body }: SignedRequest): boolean {
  const stated = headers['x-amz-content-sha256'];
  return stated === undefined || stated === createHash('sha256').update(body).digest('hex');
}

async function signatureFor(
  { method, path, headers, body }: SignedRequest & { readonly headers: Readonly<Record<string, string>> },
  { key, region, signedAt }: { key: AccessKey; region: string; signedAt: Date },
): Promise<string> {
  const signer = new SignatureV4({
    credentials: key,
    region,
    service: SERVICE,
    sha256: Sha256,
    applyChecksum: false,
  });
  const request = { method, path, headers, body, protocol: 'http:', hostname: headers.host ?? '', query: {} };
  const signed = await signer.sign(request, {
    signingDate: signedAt,
    signableHeaders: new Set(Object.keys(headers)),
  });
  return /Signature=([0-9a-f]{64})$/.exec(signed.headers.authorization ?? '')?.[1] ?? '';
}

const stampOf = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const equal = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
