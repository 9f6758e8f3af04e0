import type { SignInOutput } from 'aws-amplify/auth';
import type { Failure } from './messages';

export type NextStep = SignInOutput['nextStep'];

/** Where a sign-in stands after each answer of the user pool. */
export type Step =
  | { readonly kind: 'done' }
  /** Spec §4: the service wants a new password, and a value for each of these attributes. */
  | { readonly kind: 'newPassword'; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

const failed = (code: string, message: string): Step => ({ kind: 'failed', failure: { code, message } });

/** Reads the pool's answer. A step that the portal has no form for says so, with what to do instead. */
export function stepOf(next: NextStep): Step {
  switch (next.signInStep) {
    case 'DONE':
      return { kind: 'done' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'newPassword', missing: next.missingAttributes ?? [] };
    case 'RESET_PASSWORD':
      return failed('PasswordResetRequiredException', 'Password reset required for the user');
    case 'CONFIRM_SIGN_UP':
      return failed('UserNotConfirmedException', 'User is not confirmed.');
    default:
      return failed(
        'UnsupportedChallenge',
        'Your sign-in asks for a step that this portal does not offer, such as a code from your phone. Call us and we will help you in.',
      );
  }
}
