import { once } from 'node:events';
import { type ClientHttp2Stream, connect, type OutgoingHttpHeaders } from 'node:http2';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect as connectTls } from 'node:tls';

interface Ask {
  readonly headers?: OutgoingHttpHeaders;
  /** The address that it comes from, where that is not 127.0.0.1. */
  readonly from?: string;
  /** Posted. */
  readonly body?: Iterable<Uint8Array>;
}

/** One call by HTTP/2 whose answer has begun; `end` closes its connection. */
export async function openCall(origin: string, path: string, { headers = {}, from, body }: Ask = {}) {
  const { hostname, port } = new URL(origin);
  const socket = connectTls({
    host: '127.0.0.1',
    port: Number(port),
    servername: hostname,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2'],
    ...(from && { localAddress: from }),
  });
  const session = connect(origin, { createConnection: () => socket });
  const stream = session.request({ ':path': path, ...(body && { ':method': 'POST' }), ...headers });
  const answered = once(stream, 'response') as Promise<[Record<string, string>, number, string[]]>;
  if (body) void send(stream, body);
  const [answer, , raw] = await answered;
  return {
    stream,
    status: Number(answer[':status']),
    headers: answer,
    /** As they came, each as often as it did. */
    names: raw.filter((_, at) => at % 2 === 0),
    end: () => session.destroy(),
  };
}

/** One call with its whole answer. */
export async function ask(origin: string, path: string, how: Ask = {}) {
  const call = await openCall(origin, path, how);
  const pieces: Buffer[] = [];
  for await (const piece of call.stream) pieces.push(piece as Buffer);
  call.end();
  return { ...call, body: Buffer.concat(pieces) };
}

/** Whoever is refused midway does not take the rest. */
async function send(stream: ClientHttp2Stream, body: Iterable<Uint8Array>): Promise<void> {
  await pipeline(Readable.from(body), stream, { end: true }).catch(() => undefined);
}

/** So many bytes that are no file of any kind. */
export function* zeros(bytes: number) {
  const piece = new Uint8Array(1024 * 1024);
  for (let left = bytes; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
}

/** The alert with which whoever serves refuses a version; undefined where it takes it. */
export async function tlsAlertOf(port: number, version: 'TLSv1.1' | 'TLSv1.2'): Promise<string | undefined> {
  const socket = connectTls({
    host: '127.0.0.1',
    port,
    servername: 'localhost',
    rejectUnauthorized: false,
    minVersion: version,
    maxVersion: version,
    ciphers: 'DEFAULT@SECLEVEL=0',
  });
  try {
    await once(socket, 'secureConnect');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    socket.destroy();
  }
}
