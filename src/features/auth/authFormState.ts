import type { AlertColor } from '@mui/material/Alert';
import * as m from '@locales/auth';
import { texts } from '@locales/language';
import type { Ended } from '@/session/sessionState';
import type { Step } from '@/session/signIn';

/** Said above the sign-in form. */
export interface SignInNotice {
  readonly severity: AlertColor;
  readonly words: string;
}

export interface SignInFormState {
  readonly kind: 'signIn';
  /** Somebody came back from another form, and the focus has to follow. */
  readonly returned: boolean;
  readonly notice?: SignInNotice;
}

/** What stands at the door: the form for a step of the sign-in, or one that needs no step. */
export type AuthFormState =
  | SignInFormState
  | { readonly kind: 'forgot' }
  | { readonly kind: 'unsupported' }
  | Exclude<Step, { kind: 'done' | 'failed' }>;

/** What takes the place of the sign-in form. */
export type OtherFormState = Exclude<AuthFormState, SignInFormState>;

/** What the forms at the door can have done. Each answers with the step that came of it. */
export interface AuthFlow {
  /** What was typed for a name last. */
  readonly username: string;
  /** Whether this device can be spared the next code. */
  readonly canRemember: boolean;
  readonly signIn: (username: string, password: string) => Promise<Step>;
  readonly setNewPassword: (password: string, attributes: Readonly<Record<string, string>>) => Promise<Step>;
  readonly answer: (response: string, choice?: { readonly remember: boolean }) => Promise<Step>;
  readonly sendCodeAgain: () => Promise<Step>;
  readonly sendPasswordCode: (username: string) => Promise<Step>;
  readonly resetPassword: (username: string, code: string, password: string) => Promise<Step>;
  readonly forgot: (username: string) => Promise<void>;
  readonly back: () => void;
}

const words: Readonly<Record<Exclude<`${Ended}`, 'false'>, string>> = texts({
  true: m.endedExpired,
  idle: m.endedIdle,
  everywhere: m.endedEverywhere,
});

/** What the sign-in page says to somebody who was signed in until now; nothing to who just left. */
export function endNotice(ended: Ended): SignInNotice | undefined {
  if (ended === false) return undefined;
  return { severity: ended === 'everywhere' ? 'success' : 'info', words: words[`${ended}`] };
}
