import { failed, orFailed } from './messages';
import type { SessionTools } from './sessionState';
import type { Step } from './signIn';
import type { SignInFlow } from './signInFlow';
import { activityKey, removeUserData } from './userData';

/** The way into the session, step by step. Its code is fetched when somebody goes that way. */
export function createSignInSteps(tools: SessionTools & { readonly company: string }, onDone: () => void) {
  const { storage, loadAuth, company, remembersDevices } = tools;
  let flow: Promise<SignInFlow> | undefined;

  /** Whoever is signed in already does without the way there. */
  function loadFlow(): Promise<SignInFlow> {
    flow ??= import('./signInFlow').then((part) => part.createSignInFlow({ loadAuth, company }));
    flow.catch(() => (flow = undefined));
    return flow;
  }

  const onTheWay = (take: (way: SignInFlow) => Promise<Step>): Promise<Step> =>
    orFailed(async () => take(await loadFlow()));

  /** Takes one step of a sign-in; the last one opens the session, and is the first thing done in it. */
  async function advance(take: (way: SignInFlow) => Promise<Step>): Promise<Step> {
    const step = await onTheWay(take);
    if (step.kind === 'done') onDone();
    return step;
  }

  return {
    prepare(): void {
      for (const part of [loadAuth(), loadFlow()]) part.catch(() => undefined);
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

    leaveSignIn: () => void flow?.then((way) => way.forget()).catch(() => undefined),

    rememberDevice: remembersDevices
      ? () =>
          loadAuth()
            .then((auth) => auth.rememberDevice())
            .catch(() => undefined)
      : undefined,

    sendPasswordCode: (username: string) => onTheWay((way) => way.sendPasswordCode(username)),

    resetPassword: (username: string, code: string, password: string) =>
      onTheWay((way) => way.resetPassword(username, code, password)),
  };
}
