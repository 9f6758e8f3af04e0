import { whyNoPasswordChange } from '@contract/rules/passwordChange';
import { failed, orFailed } from './messages';
import type { Proof } from './proof';
import { createProving, type Proving } from './proving';
import { createRenewal } from './renewal';
import type { Security } from './security';
import type { SessionTools } from './sessionTools';
import type { Step } from './signIn';
import type { SignInFlow } from './signInFlow';
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
export const missingToken = 'User token missing or expired. Logging out.';

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
  const { storage, clock, loadAuth, revoke, company = 'Fieldgate', remembersDevices } = tools;
  const { log = (line: string) => console.error(line) } = tools;
  const listeners = new Set<() => void>();
  const proving = createProving();
  let state: SessionState = atStart();
  const renewal = createRenewal(tools);
  let walk: Promise<SignInFlow> | undefined;

  function atStart(): SessionState {
    const kept = readUserData(storage);
    if (kept && !isExpired(kept, clock.now())) return signedInAs(kept, 'automatic');
    removeUserData(storage);
    return { status: 'signedOut', ended: false };
  }

  function become(next: SessionState): void {
    state = next;
    // Whoever came in, here or in another tab, needs no typed password any more.
    leaveSignIn();
    if (next.status === 'signedOut') proving.settle(false);
    for (const listener of listeners) listener();
  }

  /** Whoever is signed in already does without the way there. */
  function loadWalk(): Promise<SignInFlow> {
    walk ??= import('./signInFlow').then((part) => part.createSignInFlow({ loadAuth, company }));
    walk.catch(() => (walk = undefined));
    return walk;
  }

  const leaveSignIn = () => void walk?.then((way) => way.forget()).catch(() => undefined);

  const onTheWay = (take: (way: SignInFlow) => Promise<Step>): Promise<Step> =>
    orFailed(async () => take(await loadWalk()));

  /** Takes one step of a sign-in; the last one opens the session, and is the first thing done in it. */
  async function advance(take: (way: SignInFlow) => Promise<Step>): Promise<Step> {
    const step = await onTheWay(take);
    const kept = step.kind === 'done' ? readUserData(storage) : undefined;
    if (kept) {
      storage.setItem(activityKey, String(clock.now().getTime()));
      become(signedInAs(kept, 'fresh'));
    }
    return step;
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

  async function idToken(): Promise<string | undefined> {
    const token = await renewal.idToken();
    if (state.status === 'signedIn') {
      if (token === undefined) signOut(true);
      return token;
    }
    // Somebody signed out while the answer was on its way; it must not bring the session back.
    removeUserData(storage);
    return undefined;
  }

  const isHere = () => state.status === 'signedIn';

  return {
    state: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    prepare(): void {
      for (const part of [loadAuth(), loadWalk()]) part.catch(() => undefined);
    },

    async signIn(username: string, password: string): Promise<Step> {
      if (username.trim() === '')
        return failed('EmptySignInUsername', 'Username and Pool information are required.');
      // A session left behind would make the pool's code refuse a second one; how long ago that one was used
      // says nothing of this one.
      removeUserData(storage);
      storage.removeItem(activityKey);
      return advance((way) => way.begin(username.trim(), password));
    },

    setNewPassword: (password: string, attributes: Readonly<Record<string, string>>) =>
      advance((way) => way.setNewPassword(password, attributes)),

    answer: (response: string) => advance((way) => way.answer(response)),

    sendCodeAgain: () => advance((way) => way.again()),

    leaveSignIn,

    rememberDevice: remembersDevices
      ? () =>
          loadAuth()
            .then((auth) => auth.rememberDevice())
            .catch(() => undefined)
      : undefined,

    sendPasswordCode: (username: string) => onTheWay((way) => way.sendPasswordCode(username)),

    resetPassword: (username: string, code: string, password: string) =>
      onTheWay((way) => way.resetPassword(username, code, password)),

    async changePassword(oldPassword: string, newPassword: string): Promise<Step> {
      const signInDetails = readUserData(storage) !== undefined;
      const obstacle = whyNoPasswordChange({ signInDetails, currentUser: isHere() });
      if (obstacle !== undefined) return failed('NotAuthorizedException', obstacle);
      return orFailed(async () => {
        await (await loadAuth()).changePassword(oldPassword, newPassword);
        return { kind: 'done' };
      });
    },

    hasAccessToken: () => Boolean(readUserData(storage)?.accessToken),

    idToken,

    proof: async () => (await import('./proof')).createProof({ ...tools, company, isHere }),

    proving,

    security: async () =>
      (await loadAuth()).security({
        company,
        fresh: idToken,
        prove: proving.ask,
        onOver: () => signOut(true),
      }),

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
