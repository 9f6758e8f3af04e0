import Fastify, { type FastifyInstance } from 'fastify';
import { adminKeyOf } from './adminEndpoint';
import { openCognitoEndpoint } from './cognitoEndpoint';
import type { Pool } from './pool';
import type { AccessKey } from './sigV4';

/** The pool for callers in this process: the same signed requests as over HTTP, without a network. */
export interface Inside {
  readonly accessKey: AccessKey;
  send(request: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }): Promise<{
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
  }>;
}

export function openInside(pool: Pool): Inside {
  let endpoint: FastifyInstance | undefined;
  return {
    accessKey: adminKeyOf(pool.vault),
    async send({ path, headers, body }) {
      endpoint ??= endpointOf(pool);
      const answer = await endpoint.inject({ method: 'POST', url: path, headers, payload: body });
      return {
        statusCode: answer.statusCode,
        // Signers set their clocks by this header, and the pool's clock checks them.
        headers: { ...textsOf(answer.headers), date: pool.clock.now().toUTCString() },
        body: new Uint8Array(answer.rawPayload),
      };
    },
  };
}

function endpointOf(pool: Pool): FastifyInstance {
  const app = Fastify();
  openCognitoEndpoint(app, pool);
  return app;
}

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
