import type { Clock } from '../clock';
import type { Auth } from './amplify';
import { failureOf } from './messages';
import { createRenewal } from './renewal';
import { type NextStep, type Step, stepOf } from './signIn';
import { isExpired, readUserData, removeUserData, userDataKey } from './userData';

export type SessionState =
  /** `ended`: the portal signed out by itself, because the token was missing or expired. */
  | { readonly status: 'signedOut'; readonly ended: boolean }
  | {
      readonly status: 'signedIn';
      readonly name: string;
      readonly email: string;
      /** Fresh leads home; automatic stays on the page (spec §4). */
      readonly how: 'fresh' | 'automatic';
    };

export interface SessionTools {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Fetches the user pool's code, once. */
  readonly loadAuth: () => Promise<Auth>;
  /** Runs a task while no other tab of this browser runs one under the same name. */
  readonly alone: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Tells the pool, behind the customer's back, that a refresh token is over. */
  readonly revoke: (refreshToken: string) => void;
}

/** What can be asked of the session, and done to it. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches what a sign-in needs, so that it is there when the customer has typed. */
  readonly prepare: () => void;
  readonly signIn: (username: string, password: string) => Promise<Step>;
  /** Answers the demand for a new password. A demand that ran out meanwhile is asked for again, unseen. */
  readonly setNewPassword: (password: string, attributes: Readonly<Record<string, string>>) => Promise<Step>;
  /** Needs a kept session and a current user (spec §5). */
  readonly changePassword: (oldPassword: string, newPassword: string) => Promise<Step>;
  /** Whether there is an access token to open a screen with. */
  readonly hasAccessToken: () => boolean;
  /**
   * The bearer of product calls, renewed shortly before its end; undefined where the session is over.
   * Throws `Refusal` where it has ended and the pool cannot be reached: nobody is signed out by a bad line.
   */
  readonly idToken: () => Promise<string | undefined>;
  /** Forgets everything first, then tells the pool. `ended`: the portal does it, not the customer. */
  readonly signOut: (ended?: boolean) => void;
  /** Follows what another tab of this browser did to the kept session. */
  readonly follow: (event: Pick<StorageEvent, 'key'>) => void;
}

/**
 * Who is here. Reads the kept session at once: unexpired, the customer is signed in without a question;
 * expired, it is removed. Tells its listeners of every change.
 */
export function createSession({ storage, clock, loadAuth, alone, revoke }: SessionTools): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = atStart();
  let typed: { readonly username: string; readonly password: string } | undefined;
  const renewal = createRenewal({ storage, clock, loadAuth, alone });

  function atStart(): SessionState {
    const kept = readUserData(storage);
    if (kept && !isExpired(kept, clock.now())) return signedInAs(kept, 'automatic');
    removeUserData(storage);
    return { status: 'signedOut', ended: false };
  }

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Takes one step of a sign-in; what was thrown becomes a failed step, the last one opens the session. */
  async function advance(take: (auth: Auth) => Promise<NextStep>): Promise<Step> {
    try {
      const step = stepOf(await take(await loadAuth()));
      const kept = step.kind === 'done' ? readUserData(storage) : undefined;
      if (kept) {
        typed = undefined;
        become(signedInAs(kept, 'fresh'));
      }
      return step;
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error) };
    }
  }

  return {
    state: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    prepare: () => void loadAuth().catch(() => undefined),

    signIn(username: string, password: string): Promise<Step> {
      if (username.trim() === '') {
        const failure = {
          code: 'EmptySignInUsername',
          message: 'Username and Pool information are required.',
        };
        return Promise.resolve({ kind: 'failed', failure });
      }
      typed = { username: username.trim(), password };
      // A session left behind would make the pool's code refuse a second one.
      removeUserData(storage);
      return advance((auth) => auth.signIn(username.trim(), password));
    },

    async setNewPassword(password: string, attributes: Readonly<Record<string, string>>): Promise<Step> {
      const confirm = () => advance((auth) => auth.confirmNewPassword(password, attributes));
      const step = await confirm();
      const before = typed;
      if (!before || step.kind !== 'failed' || !isLostChallenge(step.failure.code)) return step;
      const again = await advance((auth) => auth.signIn(before.username, before.password));
      return again.kind === 'newPassword' ? confirm() : again;
    },

    async changePassword(oldPassword: string, newPassword: string): Promise<Step> {
      if (!readUserData(storage)) return refused('Missing Login Details');
      if (state.status !== 'signedIn') return refused('User not authenticated');
      try {
        await (await loadAuth()).changePassword(oldPassword, newPassword);
        return { kind: 'done' };
      } catch (error) {
        return { kind: 'failed', failure: failureOf(error) };
      }
    },

    hasAccessToken: () => Boolean(readUserData(storage)?.accessToken),

    async idToken(): Promise<string | undefined> {
      const token = await renewal.idToken();
      // Somebody signed out while the answer was on its way; it must not bring the session back.
      if (state.status === 'signedIn') return token;
      removeUserData(storage);
      return undefined;
    },

    signOut(ended = false): void {
      const kept = readUserData(storage);
      removeUserData(storage);
      typed = undefined;
      if (state.status === 'signedIn') become({ status: 'signedOut', ended });
      if (kept?.refreshToken) revoke(kept.refreshToken);
    },

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
  { name, email }: { name: string; email: string },
  how: 'fresh' | 'automatic',
): SessionState => ({
  status: 'signedIn',
  name,
  email,
  how,
});

const refused = (message: string): Step => ({
  kind: 'failed',
  failure: { code: 'NotAuthorizedException', message },
});

/** The pool's own word and Amplify's for a challenge that is older than the pool allows. */
const isLostChallenge = (code: string): boolean =>
  ['NotAuthorizedException', 'SignInException'].includes(code);
