import type { Device } from '../devices';
import { disabled, notAuthorized, PoolFailure } from '../failures';
import { addressOf, usableMethods } from '../mfa';
import type { Pool } from '../pool';
import type { MfaMethod, PoolUser } from '../users';

/** How far a sign-in has come. */
export interface AuthState {
  readonly user: PoolUser;
  /** The last challenge that was answered right. */
  readonly answered: 'password' | 'custom' | 'factor';
  /** The known device that the client claims to be. */
  readonly device: Device | undefined;
  /** Whether it has proven that. */
  readonly isDeviceProven?: boolean;
  /** Whether this user needs a second factor. */
  readonly needsFactor?: boolean;
}

/** The next challenge, by the protocol's name, or the tokens. */
export type Next =
  | { readonly kind: 'tokens' }
  | { readonly kind: 'NEW_PASSWORD_REQUIRED' | 'CUSTOM_CHALLENGE' | 'SOFTWARE_TOKEN_MFA' | 'MFA_SETUP' }
  | SentCode
  | { readonly kind: 'SELECT_MFA_TYPE'; readonly methods: readonly MfaMethod[] }
  | { readonly kind: 'DEVICE_SRP_AUTH' };

export interface SentCode {
  readonly kind: 'SMS_MFA' | 'EMAIL_OTP';
  /** The address that the code goes to. */
  readonly to: string;
  /** Whether the right code switches the method on. */
  readonly isSetUp?: boolean;
}

type Rules = Pick<Pool, 'clock' | 'settings' | 'custom'>;
type Link = (rules: Rules, stand: AuthState) => Next | PoolFailure | undefined;

/** The steps between password and tokens, in this order. The first one that applies asks. */
const links: readonly Link[] = [refuse, askNewPassword, askCustom, askFactor, askDevice];

export function nextStep(rules: Rules, stand: AuthState): Next | PoolFailure {
  for (const link of links) {
    const next = link(rules, stand);
    if (next) return next;
  }
  return { kind: 'tokens' };
}

/** The user's status is checked only now, after the right password, so that strangers learn nothing. */
function refuse({ clock }: Rules, { user }: AuthState) {
  if (!user.enabled) return disabled();
  if (user.status === 'UNCONFIRMED') {
    return new PoolFailure('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.status === 'RESET_REQUIRED') {
    return new PoolFailure('PasswordResetRequiredException', 'Password reset required for the user');
  }
  return user.temporaryUntil !== null && user.temporaryUntil <= clock.now().toISOString()
    ? notAuthorized('Temporary password has expired and must be reset by an administrator.')
    : undefined;
}

function askNewPassword(_rules: Rules, { user }: AuthState): Next | undefined {
  return user.status === 'FORCE_CHANGE_PASSWORD' ? { kind: 'NEW_PASSWORD_REQUIRED' } : undefined;
}

/** Asked in every flow. If a client could avoid it by another flow, it would protect nothing. */
function askCustom({ custom }: Rules, { answered }: AuthState): Next | undefined {
  return custom && answered === 'password' ? { kind: 'CUSTOM_CHALLENGE' } : undefined;
}

function askFactor(
  { settings }: Rules,
  { user, answered, device, needsFactor }: AuthState,
): Next | undefined {
  if (settings.mfa === 'off' || answered === 'factor') return undefined;
  const methods = usableMethods(user);
  const isNeeded = settings.mfa === 'on' || needsFactor === true;
  // A known device needs no code, but a required method still has to be set up.
  if (device?.remembered && (methods.length > 0 || !needsFactor)) return undefined;
  const { preferred } = user.factors;
  if (preferred && methods.includes(preferred)) return askBy(user, preferred);
  if (methods.length > 1) return { kind: 'SELECT_MFA_TYPE', methods };
  if (methods.length === 1) return askBy(user, methods[0]!);
  return isNeeded ? { kind: 'MFA_SETUP' } : undefined;
}

/** The challenge for one of the user's usable methods. */
export const askBy = (user: PoolUser, method: MfaMethod): Next =>
  method === 'SOFTWARE_TOKEN_MFA' ? { kind: method } : { kind: method, to: addressOf(user, method)! };

/** Without the proof, anybody who knows a device's key could pass for the device. */
function askDevice(_rules: Rules, { device, isDeviceProven }: AuthState): Next | undefined {
  return device && !isDeviceProven ? { kind: 'DEVICE_SRP_AUTH' } : undefined;
}
