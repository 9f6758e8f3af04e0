import { Readable } from 'node:stream';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Download, RequestOf } from '@contract/endpoint';
import type { Caller } from './caller';
import { actorOf, askedOf, type HttpAudit } from './httpAudit';
import { originOf } from './origin';

/** A file on its way: its name for the customer's disk, its media type, and its content piece by piece. */
export interface FileStream {
  readonly fileName: string;
  readonly contentType: string;
  /** Text goes out as UTF-8. */
  readonly chunks: AsyncIterable<Chunk>;
  /** Meant to be looked at in a viewer; otherwise the browser saves it. */
  readonly inline?: boolean;
  /** SHA-256 of the content, in hex. A browser that has it already is told so instead of being sent it again. */
  readonly sha256?: string;
}

type Chunk = string | Uint8Array;

/** Bytes of a file that may wait for a slow line: most files are whole by then, and give back what they are read from. */
const READ_AHEAD = 8 * 1024 * 1024;

export type FileHandler<D extends Download> = (request: RequestOf<D>, caller: Caller) => Promise<FileStream>;

/** Sends the file that a handler makes, or says that the browser has it already. */
export function fileSender<D extends Download>(
  download: D,
  read: (request: FastifyRequest) => RequestOf<D>,
  handler: FileHandler<D>,
  auditLogger: HttpAudit,
): RouteHandlerMethod {
  return async (request, reply) => {
    const asked = read(request);
    const caller = request.caller!;
    const { fileName, contentType, chunks, inline, sha256 } = await handler(asked, caller);
    if (sha256) {
      reply.headers(keptHeaders(sha256));
      if (request.headers['if-none-match'] === quoted(sha256)) return reply.code(304).send();
    }
    await auditLogger.took({
      ...actorOf(caller),
      path: download.path,
      fileName,
      asked: askedOf(asked, caller),
      origin: originOf(request),
    });
    const content = Readable.from(await started(chunks), { objectMode: false, highWaterMark: READ_AHEAD });
    return (
      reply
        .header('content-type', isText(contentType) ? `${contentType}; charset=utf-8` : contentType)
        .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${fileName}"`)
        // A proxy that kept pieces back would put rows of customers into its memory, or onto its disk.
        .header('x-accel-buffering', 'no')
        .send(content)
    );
  };
}

/** A browser may keep the file for whoever is signed in, and asks each time whether it still may be shown. */
const keptHeaders = (sha256: string) => ({
  etag: quoted(sha256),
  'cache-control': 'private, no-cache',
  vary: 'authorization',
});

const quoted = (tag: string): string => `"${tag}"`;

const isText = (contentType: string): boolean => contentType.startsWith('text/');

/** Waits for the first piece, so that what fails at once is told as a problem and not as half a file. */
async function started(chunks: AsyncIterable<Chunk>): Promise<AsyncIterable<Chunk>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* rest() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}
