import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Clock } from '../clock';
import { AwsFailure } from './awsFailure';
import type { AwsKeys } from './surroundings';

export interface AwsServiceOptions {
  /** As calls are signed for: "kms", "ses". */
  readonly service: string;
  readonly region: string;
  /** Scheme and host, such as https://kms.us-west-2.amazonaws.com. */
  readonly endpoint: string;
  readonly keys: () => Promise<AwsKeys>;
  readonly clock: Clock;
  /** How long one call may take, its answer included. */
  readonly timeoutMs: number;
}

export interface AwsCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Asks once; answers the body, which nobody has checked. @throws AwsFailure */
export type AwsService = (call: AwsCall) => Promise<Readonly<Record<string, unknown>>>;

/** A service of AWS that is spoken to in JSON, each call signed (Signature Version 4). */
export function awsService({ endpoint, keys, clock, timeoutMs, ...scope }: AwsServiceOptions): AwsService {
  const { protocol, host, hostname } = new URL(endpoint);
  const signer = new SignatureV4({ ...scope, credentials: keys, sha256: Sha256 });
  return async ({ path, headers, body }) => {
    const text = JSON.stringify(body);
    const request = { method: 'POST', protocol, hostname, path, query: {}, body: text };
    try {
      const signed = await signer.sign(
        { ...request, headers: { ...headers, host } },
        { signingDate: clock.now() },
      );
      const answer = await fetch(new URL(path, endpoint), {
        method: 'POST',
        headers: signed.headers,
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const said = asObject(await answer.text());
      if (answer.ok && said) return said;
      throw AwsFailure.of(answer, said ?? {});
    } catch (error) {
      throw error instanceof AwsFailure ? error : AwsFailure.onTheWay(error as Error);
    }
  };
}

function asObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
