import { whyNoPasswordChange } from '@contract/rules/passwordChange';
import type { Permissions } from '@contract/users/schema';
import { failed, orFailed } from './messages';
import type { Proof } from './proof';
import { createProving, type Proving } from './proving';
import { createRenewal } from './renewal';
import type { Security } from './security';
import { createState, type Ended, type SessionState, type SessionTools } from './sessionState';
import type { Step } from './signIn';
import { createSignInSteps } from './signInSteps';
import { readPermissions, readUserData, removeUserData, writePermissions } from './userData';

/** What can be asked of the session, and done to it. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches what a sign-in needs, so that it is there when the customer has typed. */
  readonly prepare: () => void;
  readonly signIn: (username: string, password: string) => Promise<Step>;
  /** Answers the demand for a new password. A demand that ran out meanwhile is asked for again, unseen. */
  readonly setNewPassword: (password: string, attributes: Readonly<Record<string, string>>) => Promise<Step>;
  /** Answers the step that stands: a code, the chosen `CodeMethod`, the address for codes. Begins again like above. */
  readonly answer: (response: string) => Promise<Step>;
  /** Has another code sent for the code step that stands. The former one does not work any more. */
  readonly sendCodeAgain: () => Promise<Step>;
  /** Gives up a half-done sign-in, and forgets what was typed for it. */
  readonly leaveSignIn: () => void;
  /**
   * After a sign-in: no code on this device from now on. Never throws: what fails is offered again next time.
   * Missing where the pool does not spare devices the code, or does without asking.
   */
  readonly rememberDevice: (() => Promise<void>) | undefined;
  /** Has a code sent with which a forgotten password is replaced. Says the same for a name that nobody has. */
  readonly sendPasswordCode: (username: string) => Promise<Step>;
  /** Replaces the forgotten password; 'done' means changed, not signed in. A weak password leaves the code valid. */
  readonly resetPassword: (username: string, code: string, password: string) => Promise<Step>;
  /** Needs a kept session and a current user: docs/rules.md#password. */
  readonly changePassword: (oldPassword: string, newPassword: string) => Promise<Step>;
  /** What whoever is here may see, as the server said it last; undefined where it never did. */
  readonly keptPermissions: () => Permissions | undefined;
  /** Keeps that with the session. */
  readonly keepPermissions: (permissions: Permissions) => void;
  /** Whether there is an access token to open a screen with. */
  readonly hasAccessToken: () => boolean;
  /**
   * The bearer of product calls, renewed shortly before its end; undefined where the session is over, and then
   * the portal is signed out. Throws `Refusal` where it has ended and the pool cannot be reached: nobody is signed out by a bad line.
   */
  readonly idToken: () => Promise<string | undefined>;
  /** Lets the customer show once more who they are. Rejects where its code cannot be fetched. */
  readonly proof: () => Promise<Proof>;
  /** Whether they are being asked for it just now. */
  readonly proving: Proving;
  /** What the customer does about the sign-in itself. Rejects where its code cannot be fetched. */
  readonly security: () => Promise<Security>;
  /**
   * There is no token, or the server takes this ID token no more: signs out, as for a session that ended. What
   * was refused of an earlier session ends nothing.
   */
  readonly over: (refused?: string) => void;
  /** Forgets everything first, then tells the pool. */
  readonly signOut: (ended?: Ended) => void;
  /** Follows what another tab of this browser did to the kept session. */
  readonly follow: (event: Pick<StorageEvent, 'key'>) => void;
}

/**
 * Who is here. Reads the kept session at once: unexpired, the customer is signed in without a question;
 * expired, it is removed. Tells its listeners of every change.
 */
export function createSession(tools: SessionTools): Session {
  const { storage, loadAuth, company = 'Fieldgate' } = tools;
  const proving = createProving();
  const steps = createSignInSteps({ ...tools, company }, () => state.open());
  const state = createState(tools, (next) => {
    // Whoever came in, here or in another tab, needs no typed password any more.
    steps.leaveSignIn();
    if (next.status === 'signedOut') proving.settle(false);
  });
  const renewal = createRenewal(tools);

  async function idToken(): Promise<string | undefined> {
    const token = await renewal.idToken();
    if (state.isHere()) {
      if (token === undefined) state.signOut(true);
      return token;
    }
    // Somebody signed out while the answer was on its way; it must not bring the session back.
    removeUserData(storage);
    return undefined;
  }

  return {
    ...steps,
    state: state.state,
    subscribe: (listener) => state.subscribe(listener),
    over: (refused) => state.over(refused),
    signOut: state.signOut,
    follow: (change) => state.follow(change),

    async changePassword(oldPassword: string, newPassword: string): Promise<Step> {
      const signInDetails = readUserData(storage) !== undefined;
      const obstacle = whyNoPasswordChange({ signInDetails, currentUser: state.isHere() });
      if (obstacle !== undefined) return failed('NotAuthorizedException', obstacle);
      return orFailed(async () => {
        await (await loadAuth()).changePassword(oldPassword, newPassword);
        return { kind: 'done' };
      });
    },

    keptPermissions() {
      const kept = readUserData(storage);
      return kept && readPermissions(storage, kept.name);
    },

    keepPermissions(permissions) {
      const kept = readUserData(storage);
      if (kept && state.isHere()) writePermissions(storage, kept.name, permissions);
    },

    hasAccessToken: () => Boolean(readUserData(storage)?.accessToken),

    idToken,

    proof: async () => (await import('./proof')).createProof({ ...tools, company, isHere: state.isHere }),

    proving,

    security: async () =>
      (await loadAuth()).security({
        company,
        fresh: idToken,
        prove: proving.ask,
        onOver: () => state.signOut(true),
      }),
  };
}
