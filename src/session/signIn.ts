import type { SignInOutput } from 'aws-amplify/auth';
import { type Failure, failed, unsupported } from './messages';

export type NextStep = SignInOutput['nextStep'];

/** How a code reaches somebody: a text message, an e-mail, an app on the telephone. */
export type CodeMethod = 'sms' | 'email' | 'totp';

/** Where a sign-in stands after each answer of the user pool. */
export type Step =
  | { readonly kind: 'done' }
  /**
   * A code is asked for; `to` is the masked address that it was sent to. `again`: the time for the former one
   * had run out, so this is another one.
   */
  | {
      readonly kind: 'code';
      readonly by: CodeMethod;
      readonly to: string | undefined;
      readonly again?: boolean;
    }
  /** One of several ways to get the code is to be chosen. */
  | { readonly kind: 'chooseMethod'; readonly methods: readonly CodeMethod[] }
  /** A second factor is demanded and none is set up yet. */
  | { readonly kind: 'chooseSetup'; readonly methods: readonly CodeMethod[] }
  /**
   * `secret` in base32, to be typed; `uri` (otpauth://) for the picture. Answered with the app's first code.
   * `again`: the time for the former secret had run out, so the app has to learn this one.
   */
  | {
      readonly kind: 'setUpTotp';
      readonly secret: string;
      readonly uri: string;
      readonly again?: boolean;
    }
  /** Answered with the address that codes shall go to. */
  | { readonly kind: 'setUpEmail' }
  /** The password has to be replaced first; a code for it is on its way. */
  | { readonly kind: 'resetPassword'; readonly username: string; readonly sent: Sent }
  /** The service wants a new password, and a value for each of these attributes: docs/identity.md#challenges. */
  | { readonly kind: 'newPassword'; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Where a code went: an address that is masked as the pool masks it. */
export interface Sent {
  readonly by: 'sms' | 'email';
  readonly to: string;
}

/** What an authenticator app shows beside its codes. */
interface AppLabel {
  readonly issuer: string;
  readonly account: string;
}

/** Amplify's words for the ways that a code can take. */
const methods = { SMS: 'sms', TOTP: 'totp', EMAIL: 'email' } as const;

/**
 * Reads the pool's answer. A step that the portal has no form for says so, with what to do instead. The step
 * RESET_PASSWORD is not here, because it asks the pool first for a code.
 */
export function stepOf(next: Exclude<NextStep, { signInStep: 'RESET_PASSWORD' }>, label: AppLabel): Step {
  switch (next.signInStep) {
    case 'DONE':
      return { kind: 'done' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'newPassword', missing: next.missingAttributes ?? [] };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { kind: 'code', by: 'sms', to: next.codeDeliveryDetails?.destination };
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { kind: 'code', by: 'email', to: next.codeDeliveryDetails?.destination };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'code', by: 'totp', to: undefined };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return choice('chooseMethod', next.allowedMFATypes);
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return choice('chooseSetup', next.allowedMFATypes);
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const secret = next.totpSetupDetails.sharedSecret;
      return { kind: 'setUpTotp', secret, uri: setUpUri(secret, label) };
    }
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { kind: 'setUpEmail' };
    case 'CONFIRM_SIGN_UP':
      return failed('UserNotConfirmedException', 'User is not confirmed.');
    default:
      return { kind: 'failed', failure: unsupported() };
  }
}

const choice = (
  kind: 'chooseMethod' | 'chooseSetup',
  allowed: readonly (keyof typeof methods)[] = [],
): Step => ({ kind, methods: allowed.map((type) => methods[type]) });

/** Amplify's own address does not escape the names, so a company called "Smith & Sons" would break it. */
export function setUpUri(secret: string, { issuer, account }: AppLabel): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** What is given to the pool for what somebody typed or chose at a step. */
export function wordFor(step: Step, response: string): string {
  const chosen = Object.entries(methods).find(([, method]) => method === response)?.[0];
  const asksToChoose = step.kind === 'chooseMethod' || step.kind === 'chooseSetup';
  if (asksToChoose && chosen) return chosen;
  // Apps show their codes as "123 456", and so people type them.
  return step.kind === 'setUpEmail' ? response.trim() : response.replace(/\s/g, '');
}
