import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { bodyOf, decrypt, signerOf, type Subscription, subscriptionAt } from './readPush';

/** What a push service was brought, read as the browser of the subscription would. */
interface Pushed {
  readonly device: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const taken: Answer = { status: 201 };

/**
 * A push service on this machine. It takes what is signed by the key of the subscription alone, and reads it by WebCrypto, which
 * the portal does not write with. Devices may be scripted to answer otherwise, once for each answer.
 */
export async function openPushService(now: () => Date) {
  const subscriptions = new Map<string, Subscription>();
  const answers = new Map<string, Answer[]>();
  const pushed: Pushed[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    const device = request.url!.slice(1);
    void bodyOf(request)
      .then(async (body) => {
        const { key, subject } = await signerOf(request, origin, now());
        if (key !== applicationKey) throw new Error('signed by another key');
        const content = await decrypt(body, subscriptions.get(device)!);
        pushed.push({ device, headers: request.headers as Pushed['headers'], subject, content });
        return answers.get(device)?.shift() ?? taken;
      })
      .catch((error: unknown): Answer => {
        refused.push(String(error));
        return { status: 403 };
      })
      .then(({ status, headers }) => response.writeHead(status, headers).end('taken or not'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let applicationKey = '';
  return {
    origin,
    pushed,
    /** Why nothing was taken. */
    refused,
    /** By which public key its browsers subscribed. */
    takesFrom: (key: string) => void (applicationKey = key),
    /** A browser that subscribes. */
    async subscribe(): Promise<Subscription> {
      const device = randomUUID();
      const subscription = await subscriptionAt(`${origin}/${device}`);
      subscriptions.set(device, subscription);
      return subscription;
    },
    /** What the service answers to the next messages for a device. */
    answer: ({ endpoint }: Subscription, ...next: readonly Answer[]) =>
      void answers.set(endpoint.slice(origin.length + 1), [...next]),
    /** What a browser has shown, each message once by its tag. */
    shownBy({ endpoint }: Subscription) {
      const mine = pushed.filter(({ device }) => endpoint.endsWith(device));
      return [...new Map(mine.map(({ content }) => [content['tag'], content])).values()];
    },
  };
}

/** As the server and the browser know a device. */
export const deviceIdOf = ({ endpoint }: Subscription): string =>
  createHash('sha256').update(endpoint).digest().subarray(0, 12).toString('base64url');
