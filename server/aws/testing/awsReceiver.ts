import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { onTestFinished } from 'vitest';

export const awsKeys = {
  accessKeyId: 'AKIAEXAMPLEKEY000001',
  secretAccessKey: 'planted-secret/of+a+test',
  sessionToken: 'planted-session',
};
export const region = 'us-west-2';

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Heard {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

/** Undefined: it is silent, and the line stays open. */
type Answering = (heard: Heard) => Answer | undefined;

/** How far the two clocks may differ. */
const SKEW_MS = 5 * 60_000;

/** A server on this machine that speaks as AWS does: it takes no call that is not signed, for it, with its key, now. */
export async function awsReceiver(service: string, answering: Answering) {
  const heard: Heard[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const call = { path: request.url!, headers: request.headers, body: bodyOf(request, text) };
    heard.push(call);
    const isSigned = await isRight(request, text, service);
    const answer = isSigned ? answering(call) : unsigned;
    if (!answer) return;
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  onTestFinished(close);
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, close };
}

const unsigned: Answer = {
  status: 400,
  body: { __type: 'InvalidSignatureException', message: 'The request signature…' },
};

/** The services that are older take forms. */
const bodyOf = ({ headers }: IncomingMessage, text: string): Heard['body'] =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : (JSON.parse(text) as Heard['body']);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Signs what arrived anew, header by header, and compares. */
async function isRight(request: IncomingMessage, body: string, service: string): Promise<boolean> {
  const { authorization = '', 'x-amz-content-sha256': stated } = request.headers;
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/.exec(
      authorization,
    );
  const names = form?.[2]?.split(';') ?? [];
  const needed = ['host', 'x-amz-date', 'x-amz-security-token', 'content-type'];
  if (needed.some((name) => !names.includes(name))) return false;
  if (stated !== createHash('sha256').update(body).digest('hex')) return false;
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const signed = signedAt(String(request.headers['x-amz-date']));
  if (Math.abs(signed.getTime() - Date.now()) > SKEW_MS) return false;
  const signer = new SignatureV4({ service, region, credentials: awsKeys, sha256: Sha256 });
  const { method, url } = request;
  const again = await signer.sign(
    { method: method!, protocol: 'http:', hostname: headers.host!, path: url!, query: {}, body, headers },
    { signingDate: signed, signableHeaders: new Set(names) },
  );
  return again.headers.authorization === authorization;
}

/** Of a header such as 20261106T080000Z. */
const signedAt = (header: string) =>
  new Date(header.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
