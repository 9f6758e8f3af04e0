import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ContentCoding = 'br' | 'gzip';

/** The best coding that whoever asks can read; undefined where it is none of ours. */
export function codingFor({ headers }: Pick<FastifyRequest, 'headers'>): ContentCoding | undefined {
  const accepts = headers['accept-encoding'] ?? '';
  return (['br', 'gzip'] as const).find((each) =>
    new RegExp(`\\b${each}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepts),
  );
}

/**
 * @param quality of brotli: 11 takes a third of a second for a page, which is kept; 4 takes a millisecond for an answer
 */
export const encoded = (coding: ContentCoding, text: string, quality: 4 | 11): Promise<Buffer> =>
  coding === 'gzip'
    ? promisify(gzip)(text)
    : promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For `onSend`: an answer of text in the coding that whoever asks can read. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: unknown) {
  void reply.header('vary', 'accept-encoding');
  const coding = codingFor(request);
  if (!coding || typeof text !== 'string') return text;
  void reply.header('content-encoding', coding).removeHeader('content-length');
  return encoded(coding, text, 4);
}
