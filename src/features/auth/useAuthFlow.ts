import { useEffect, useState } from 'react';
import * as m from '@locales/auth';
import * as sessionWords from '@locales/session';
import { plainWords } from '@/session/errorText';
import { failed } from '@/session/messages';
import type { Session } from '@/session/session';
import type { Step } from '@/session/signIn';
import type { AuthFlow, OtherFormState, SignInNotice, AuthFormState } from './authFormState';

/** Which form stands at the door, and the way from one to the next. */
export function useAuthFlow(
  session: Session,
  atFirst: SignInNotice | undefined,
): { view: AuthFormState; door: AuthFlow } {
  const [view, setView] = useState<AuthFormState>({ kind: 'signIn', returned: false, notice: atFirst });
  const [username, setUsername] = useState('');
  const [entries] = useState(() =>
    createAuthFlowHistory((next) => {
      if (next.kind === 'signIn') session.leaveSignIn();
      // What the sign-in form has to say stays there.
      setView((before) => (before.kind === next.kind && next.kind === 'signIn' ? before : next));
    }),
  );
  useEffect(() => entries.follow(), [entries]);
  const toSignIn = (notice?: SignInNotice) => {
    session.leaveSignIn();
    setView({ kind: 'signIn', returned: true, notice });
    entries.leave();
  };

  /** Puts a form there once its code has come; the one before stays until then. Answers why it could not. */
  async function show(next: OtherFormState): Promise<Step | undefined> {
    try {
      const [{ parts }] = await Promise.all([import('./authForms'), import('./AuthFlowForm')]);
      await parts[next.kind]();
    } catch {
      return formMissing();
    }
    entries.enter(next);
    setView(next);
    return undefined;
  }

  /** Goes where the pool's answer leads. A failure stays with the form that asked. */
  async function follow(step: Step): Promise<Step> {
    if (step.kind === 'done') return step;
    if (step.kind !== 'failed') return (await show(step)) ?? step;
    if (step.failure.code === 'UnsupportedChallenge') await show({ kind: 'unsupported' });
    return step;
  }

  /** The same for an answer to a challenge: where the challenge is over, only the beginning is left. */
  async function followAnswer(step: Step): Promise<Step> {
    if (step.kind === 'failed' && endsTheSignIn.has(step.failure.code))
      toSignIn({ severity: 'error', words: plainWords(step.failure) });
    return follow(step);
  }

  const door: AuthFlow = {
    username,
    canRemember: session.rememberDevice !== undefined,
    async signIn(typed, password) {
      setUsername(typed);
      return follow(await session.signIn(typed, password));
    },
    setNewPassword: async (password, values) => followAnswer(await session.setNewPassword(password, values)),
    async answer(response, choice) {
      const step = await session.answer(response);
      if (step.kind === 'done' && choice?.remember) await session.rememberDevice?.();
      return followAnswer(step);
    },
    sendCodeAgain: async () => followAnswer(await session.sendCodeAgain()),
    async sendPasswordCode(typed) {
      setUsername(typed);
      return follow(await session.sendPasswordCode(typed));
    },
    async resetPassword(name, code, password) {
      const step = await session.resetPassword(name, code, password);
      if (step.kind === 'done') toSignIn(passwordChanged());
      return step;
    },
    async forgot(typed) {
      setUsername(typed);
      if (await show({ kind: 'forgot' }))
        toSignIn({ severity: 'error', words: plainWords(formMissing().failure) });
    },
    back: () => toSignIn(),
  };
  return { view, door };
}

/** The pool knows the challenge no more, or will not have this person: no other answer can be right. */
const endsTheSignIn = new Set(['NotAuthorizedException', 'SignInException']);

const formMissing = () => failed('NetworkError', sessionWords.networkError());

const passwordChanged = (): SignInNotice => ({ severity: 'success', words: m.resetDone() });

/** How far an entry of the browser's history is from the sign-in form. */
interface Kept {
  readonly door: number;
}

const depthIn = (state: unknown): number => (state as Partial<Kept> | null)?.door ?? 0;

/**
 * Gives each form of the sign-in an entry in the browser's history, so that Back leads to the form before and not out
 * of the portal. Only what replaces a forgotten password is shown again: a challenge is over once somebody has left it.
 */
function createAuthFlowHistory(show: (view: AuthFormState) => void) {
  const views: AuthFormState[] = [];

  function popped({ state }: PopStateEvent): void {
    const view = views[depthIn(state) - 1];
    show(view && canReturnTo(view) ? view : { kind: 'signIn', returned: true });
  }

  return {
    follow(): () => void {
      addEventListener('popstate', popped);
      return () => removeEventListener('popstate', popped);
    },

    /** A form takes the place of the one before. */
    enter(view: OtherFormState): void {
      const depth = depthIn(history.state);
      const isSame = views[depth - 1]?.kind === view.kind;
      const at = isSame ? depth - 1 : depth;
      views.length = at;
      views[at] = view;
      if (!isSame) history.pushState({ door: depth + 1 } satisfies Kept, '');
    },

    /** Back at the sign-in form by another way than Back: what lies between is left behind. */
    leave(): void {
      const depth = depthIn(history.state);
      if (depth > 0) history.go(-depth);
    },
  };
}

const canReturnTo = ({ kind }: AuthFormState): boolean => kind === 'forgot' || kind === 'resetPassword';
