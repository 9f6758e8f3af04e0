import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Upload } from '@contract/endpoint';
import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';

/** Binds the route of an upload where its media type, and no other, is taken as it comes. */
export function routeUpload(
  scope: FastifyInstance,
  { accepts }: Pick<Upload, 'accepts'>,
  route: RouteOptions,
): void {
  void scope.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(accepts, (_, body, done) => done(null, body));
    own.addContentTypeParser('*', (_, __, done) =>
      done(
        new ApiError({
          code: 'unsupported-media',
          message: m.wrongFileType({ type: accepts }),
        }),
      ),
    );
    own.route(route);
  });
}

/** Binds a call that a mail program posts: RFC 8058 has it send a form, of which nothing is read. */
export function routeForm(scope: FastifyInstance, route: RouteOptions): void {
  void scope.register(async (own) => {
    own.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, __, done) => done(null, undefined),
    );
    own.route(route);
  });
}

/** A form that stops emails is 26 characters long. */
const FORM_BYTES = 4_096;

/** The file that a request brings; breaks off with a refusal where it is longer than agreed. */
export function arriving({ body, headers }: FastifyRequest, { maxBytes }: Upload): AsyncIterable<Uint8Array> {
  if (!(body instanceof Readable)) {
    throw new ApiError({ code: 'invalid', message: m.noFile() });
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  return atMost(body, maxBytes);
}

async function* atMost(body: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

const tooLarge = (maxBytes: number): ApiError =>
  new ApiError({
    code: 'too-large',
    message: m.fileTooLarge({ megabytes: Math.floor(maxBytes / 1024 / 1024) }),
  });
