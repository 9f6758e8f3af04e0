import type { Clock } from '../clock';
import type { Auth } from './amplify';
import { activityKey, isExpired, readUserData, removeUserData, type UserData, userDataKey } from './userData';

/**
 * Why nobody is signed in any more: the customer left (false), the token was missing or expired (true), nobody
 * used the portal, or the customer ended every sign-in of theirs.
 */
export type Ended = boolean | 'idle' | 'everywhere';

export type SessionState =
  | { readonly status: 'signedOut'; readonly ended: Ended }
  | {
      readonly status: 'signedIn';
      readonly name: string;
      readonly email: string;
      /** Fresh leads home; automatic stays on the page: docs/identity.md#session-steps. */
      readonly how: 'fresh' | 'automatic';
    };

/** What the log says when the session turns out to be over: docs/rules.md#error-texts. */
const missingToken = 'User token missing or expired. Logging out.';

/** What the session is made of. */
export interface SessionTools {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Fetches the user pool's code, once. */
  readonly loadAuth: () => Promise<Auth>;
  /** Runs a task while no other tab of this browser runs one under the same name. */
  readonly alone: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Tells the pool, behind the customer's back, that a refresh token is over. */
  readonly revoke: (refreshToken: string) => void;
  /** The company's name, as authenticator apps shall show it. */
  readonly company?: string;
  /** Whether the pool spares a device the code where its user wishes so. */
  readonly remembersDevices?: boolean;
  readonly log?: (line: string) => void;
}

/** Who is signed in, by what this browser keeps. Tells its listeners of every change, and `onChange` before them. */
export function createState(tools: SessionTools, onChange: (next: SessionState) => void) {
  const { storage, clock, revoke, log = (line: string) => console.error(line) } = tools;
  const listeners = new Set<() => void>();
  let state: SessionState = atStart();

  function atStart(): SessionState {
    const kept = readUserData(storage);
    if (kept && !isExpired(kept, clock.now())) return signedInAs(kept, 'automatic');
    removeUserData(storage);
    return { status: 'signedOut', ended: false };
  }

  function become(next: SessionState): void {
    state = next;
    onChange(next);
    for (const listener of listeners) listener();
  }

  function signOut(ended: Ended = false): void {
    const kept = readUserData(storage);
    removeUserData(storage);
    if (state.status === 'signedIn') {
      if (ended === true && (!kept || isExpired(kept, clock.now()))) log(missingToken);
      become({ status: 'signedOut', ended });
    }
    if (kept?.refreshToken) revoke(kept.refreshToken);
  }

  return {
    state: () => state,
    isHere: () => state.status === 'signedIn',

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A sign-in has brought its tokens. */
    open(): void {
      const kept = readUserData(storage);
      if (!kept) return;
      storage.setItem(activityKey, String(clock.now().getTime()));
      become(signedInAs(kept, 'fresh'));
    },

    over(refused?: string): void {
      if (refused === undefined || readUserData(storage)?.idToken === refused) signOut(true);
    },

    signOut,

    follow({ key }: Pick<StorageEvent, 'key'>): void {
      if (key !== userDataKey && key !== null) return;
      const kept = readUserData(storage);
      if (!kept) {
        if (state.status === 'signedIn') become({ status: 'signedOut', ended: false });
      } else if (
        !isExpired(kept, clock.now()) &&
        (state.status === 'signedOut' || state.name !== kept.name)
      ) {
        become(signedInAs(kept, 'automatic'));
      }
    },
  };
}

const signedInAs = (
  { name, email }: Pick<UserData, 'name' | 'email'>,
  how: 'fresh' | 'automatic',
): SessionState => ({ status: 'signedIn', name, email, how }) as const;
