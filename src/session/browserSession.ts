import { systemClock } from '../clock';
import type { Auth } from './amplify';
import { endpointOf, type Pool } from './pool';
import { revoke } from './revoke';
import { createSession, type Session } from './session';
import { userDataKey } from './userData';

/** The session of this browser tab, with the browser's own clock, storage, locks and network. */
export function createBrowserSession(pool: Pool & { readonly companyName: string }): Session {
  let auth: Promise<Auth> | undefined;
  const session = createSession({
    storage: localStorage,
    clock: systemClock,
    company: pool.companyName,
    remembersDevices: pool.remembersDevices,
    loadAuth() {
      auth ??= import('./amplify').then(({ createAuth }) => createAuth(pool, localStorage));
      // A failed download must not stay the last word.
      auth.catch(() => (auth = undefined));
      return auth;
    },
    alone: (name, task) =>
      // Pages that are not served securely have no locks; they have to do without.
      'locks' in navigator ? navigator.locks.request(name, task) : task(),
    revoke: (refreshToken) =>
      void revoke(
        { endpoint: endpointOf(pool), clientId: pool.userPoolClientId, refreshToken },
        { fetch: globalThis.fetch.bind(globalThis), random: Math.random, wait },
      ),
  });
  addEventListener('storage', session.follow);
  // A page that comes back from the browser's memory has not heard what happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.follow({ key: userDataKey });
  });
  return session;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
