import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { createClient } from '@/data/client';
import { type Auth, createAuth } from '@/session/amplify';
import { createSession, type Session } from '@/session/session';
import { memoryStorage } from '@/session/testing/memoryStorage';
import { userDataKey } from '@/session/userData';
import { count } from './nativePowers';
import { clientId, type openTestPool, poolId } from './testPool';

type House = Awaited<ReturnType<typeof openTestPool>>;

/** One tab of a browser: its session and what it logged. */
interface Tab {
  readonly session: Session;
  readonly logged: readonly string[];
  /** Asks the product's server for something, which answers everybody who has a token. */
  readonly ask: () => Promise<unknown>;
}

/**
 * A browser before the pool, with the genuine client library, over HTTP. Its tabs share storage and locks; the
 * library keeps its things once for the whole process, so there is one browser at a time.
 */
export async function openBrowser(house: House) {
  count('native');
  if (!house.app.server.listening) await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  const pool = {
    userPoolId: poolId,
    userPoolClientId: clientId,
    userPoolEndpoint: `http://127.0.0.1:${port}/idp/`,
    region: 'us-west-2',
  };
  const storage = memoryStorage();
  const auth: Auth = createAuth(pool, storage);
  const revoked: string[] = [];
  let lock: Promise<unknown> = Promise.resolve();

  function tab(): Tab {
    const logged: string[] = [];
    const session = createSession({
      storage,
      clock: { now: () => new Date() },
      loadAuth: () => Promise.resolve(auth),
      alone<T>(_: string, task: () => Promise<T>) {
        const turn = lock.then(task);
        lock = turn.catch(() => undefined);
        return turn;
      },
      revoke: (refreshToken) => revoked.push(refreshToken),
      company: 'Blue Hills Grower Supply',
      log: (line) => logged.push(line),
    });
    const client = createClient({
      token: session.idToken,
      onSessionOver: session.over,
      fetch: () => Promise.resolve(new Response('[]')),
    });
    const ask = () => client.call({ method: 'GET', path: '/api/users' }, {});
    return { session, logged, ask };
  }

  /** The browser tells a tab that another one touched the kept session. */
  const tell = ({ session }: Tab) => session.follow({ key: userDataKey });
  return { auth, storage, revoked, tab, tell };
}

/** Listens at the browser's network. `calls` names the operations of the pool; offline, nothing gets through. */
export function network() {
  const calls: string[] = [];
  const line = { offline: false };
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (line.offline) return Promise.reject(new TypeError('Failed to fetch'));
    const target = new Headers(init?.headers).get('x-amz-target');
    if (target) calls.push(target.slice(target.indexOf('.') + 1));
    return send(url, init);
  });
  return { calls, line };
}
