import type { Step } from '@/session/signIn';

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
