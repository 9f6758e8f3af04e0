import type { Device } from '../devices';
import { disabled, notAuthorized, PoolFailure } from '../failures';
import { addressOf, usableMethods } from '../mfa';
import type { Pool } from '../pool';
import type { MfaMethod, PoolUser } from '../users';

/** How far a sign-in has come. */
export interface AuthState {
  readonly user: PoolUser;
  /** The last that was answered rightly. */
  readonly answered: 'password' | 'custom' | 'factor';
  /** The known device that the client says it is. */
  readonly device: Device | undefined;
  /** It proved that it is. */
  readonly isDeviceProven?: boolean;
  /** Nobody who has as much power as this user signs in by the password alone. */
  readonly needsFactor?: boolean;
}

/** The question that comes next, by the protocol's name, or the tokens. */
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
  /** The right code switches the method on. */
  readonly isSetUp?: boolean;
}

type Rules = Pick<Pool, 'clock' | 'settings' | 'custom'>;
type Link = (rules: Rules, stand: AuthState) => Next | PoolFailure | undefined;

/** What stands between the password and the tokens, in this order; the first that has something to ask asks. */
const links: readonly Link[] = [refuse, askNewPassword, askCustom, askFactor, askDevice];

export function nextStep(rules: Rules, stand: AuthState): Next | PoolFailure {
  for (const link of links) {
    const next = link(rules, stand);
    if (next) return next;
  }
  return { kind: 'tokens' };
}

/** The state of a user is looked at only now, after the password was right, so that it tells strangers nothing. */
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

/** Asked in every flow: a question that a client could leave out by naming another flow would protect nothing. */
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
  // A known device is spared a code, but not the set-up of one that is needed.
  if (device?.remembered && (methods.length > 0 || !needsFactor)) return undefined;
  const { preferred } = user.factors;
  if (preferred && methods.includes(preferred)) return askBy(user, preferred);
  if (methods.length > 1) return { kind: 'SELECT_MFA_TYPE', methods };
  if (methods.length === 1) return askBy(user, methods[0]!);
  return isNeeded ? { kind: 'MFA_SETUP' } : undefined;
}

/** The question for one of the user's usable methods. */
export const askBy = (user: PoolUser, method: MfaMethod): Next =>
  method === 'SOFTWARE_TOKEN_MFA' ? { kind: method } : { kind: method, to: addressOf(user, method)! };

/** Without the proof anybody who knows a device's key could pass for it. */
function askDevice(_rules: Rules, { device, isDeviceProven }: AuthState): Next | undefined {
  return device && !isDeviceProven ? { kind: 'DEVICE_SRP_AUTH' } : undefined;
}
