import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Clock } from '../clock';
import { buildFacts } from './buildFacts';
import type { Db } from '../db/db';
import type { OpsFigures } from './opsFigures';
import { readinessOf } from './readiness';

interface OpsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly figures: OpsFigures;
  /** Aborted once the process was told to stop: from then on it is not ready. */
  readonly stopping: AbortSignal;
  readonly port: number;
  readonly host: string;
}

const STOPPING = {
  ready: false,
  checks: { process: { ok: false, decides: true, why: 'It was told to stop.' } },
};

/**
 * Answers `/livez`, `/readyz` and `/metrics` for whoever runs the portal, on a port that the public does not reach.
 * @returns its port, and what ends it
 */
export async function openOpsServer({ db, clock, figures, stopping, port, host }: OpsOptions) {
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/livez': async (response) => sendJson(response, 200, { alive: true, ...buildFacts }),
    async '/readyz'(response) {
      if (stopping.aborted) return sendJson(response, 503, STOPPING);
      const readiness = await readinessOf(db.reserved ?? db, clock);
      sendJson(response, readiness.ready ? 200 : 503, readiness);
    },
    async '/metrics'(response) {
      const text = await figures.textWith(db);
      response.writeHead(200, { 'content-type': figures.registry.contentType }).end(text);
    },
  };
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url!.split('?', 1)[0]!] : undefined;
    if (!answer) return sendJson(response, 404, { paths: Object.keys(answers) });
    answer(response).catch(() => sendJson(response, 500, { why: 'The figures could not be read.' }));
  }).listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
