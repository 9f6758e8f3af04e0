import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A lookup service on this machine that answers whatever a test wants. */
export interface FakeService {
  readonly url: string;
  readonly asked: { readonly url: string | undefined; readonly key: unknown }[];
  answer:
    | 'hang'
    | {
        readonly status?: number;
        readonly json?: unknown;
        readonly text?: string;
        readonly location?: string;
      };
  close(): Promise<void>;
}

export async function openFakeService(): Promise<FakeService> {
  const server = createServer((request, response) => {
    fake.asked.push({ url: request.url, key: request.headers['x-api-key'] });
    const { answer } = fake;
    if (answer === 'hang') return;
    response.statusCode = answer.status ?? 200;
    if (answer.location) response.setHeader('location', answer.location);
    response.end(answer.text ?? JSON.stringify(answer.json));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: 'hang',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
