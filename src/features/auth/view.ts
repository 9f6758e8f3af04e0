import type { AlertColor } from '@mui/material/Alert';
import type { Step } from '@/session/signIn';

/** Said above the sign-in form. */
export interface SignInNotice {
  readonly severity: AlertColor;
  readonly words: string;
}

export interface SignInView {
  readonly kind: 'signIn';
  /** Somebody came back from another form, and the focus has to follow. */
  readonly returned: boolean;
  readonly notice?: SignInNotice;
}

/** What stands at the door: the form for a step of the sign-in, or one that needs no step. */
export type View =
  | SignInView
  | { readonly kind: 'forgot' }
  | { readonly kind: 'unsupported' }
  | Exclude<Step, { kind: 'done' | 'failed' }>;

/** What takes the place of the sign-in form. */
export type OtherView = Exclude<View, SignInView>;
