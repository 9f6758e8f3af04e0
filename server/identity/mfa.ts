import type { Attributes } from './attributes';
import { invalidMember, invalidParameter } from './failures';
import type { Members } from './members';
import { notify } from './notices';
import type { Pool, Sql } from './pool';
import type { MfaMethod, PoolUser, SecondFactors } from './users';

/** In the order of the screen. */
const mfaMethods: readonly MfaMethod[] = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'];

/** Where the codes of a method go. */
export const addressOf = ({ attributes }: Pick<PoolUser, 'attributes'>, method: 'SMS_MFA' | 'EMAIL_OTP') =>
  (method === 'SMS_MFA' ? attributes.phone_number : attributes.email) || undefined;

/** Whether the user has what a method needs. */
const isReady = (user: Pick<PoolUser, 'attributes' | 'factors'>, method: MfaMethod): boolean =>
  method === 'SOFTWARE_TOKEN_MFA' ? user.factors.totp.secret !== null : addressOf(user, method) !== undefined;

/** The methods that are on and usable. A method whose address was removed is not usable. */
export const usableMethods = (user: Pick<PoolUser, 'attributes' | 'factors'>): MfaMethod[] =>
  mfaMethods.filter((method) => user.factors.methods.includes(method) && isReady(user, method));

/** A change of one method; what is left out stays. */
interface Wish {
  readonly isOn: boolean;
  readonly isPreferred: boolean | undefined;
}

type Preference = Pick<SecondFactors, 'methods' | 'preferred'>;

/** The methods after the change. */
export function fulfil(
  { methods, preferred }: Preference,
  wishes: Readonly<Partial<Record<MfaMethod, Wish>>>,
): Preference {
  const wanted = mfaMethods.filter((method) => wishes[method]?.isOn ?? methods.includes(method));
  const favourite = mfaMethods.find((method) => wishes[method]?.isPreferred) ?? preferred;
  const keeps = favourite !== null && wanted.includes(favourite) && wishes[favourite]?.isPreferred !== false;
  return { methods: wanted, preferred: keeps ? favourite : null };
}

/** Stores the methods and notifies the user if they changed. Returns the changed user. */
export async function setMethods(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  { methods, preferred, attributes }: Preference & { readonly attributes?: Attributes },
): Promise<PoolUser> {
  await sql
    .updateTable('pool_user')
    .set({
      mfa_methods: JSON.stringify(methods),
      mfa_preferred: preferred,
      ...(attributes && { attributes: JSON.stringify(attributes) }),
      updated_at: pool.clock.now().toISOString(),
    })
    .where('sub', '=', user.sub)
    .execute();
  const factors = { ...user.factors, methods, preferred };
  const changed = { ...user, attributes: attributes ?? user.attributes, factors };
  const text = ({ factors }: PoolUser) => JSON.stringify([usual(factors.methods), factors.preferred]);
  if (text(changed) !== text(user)) await notify(pool, sql, changed, 'codeMethodsChanged');
  return changed;
}

const usual = (methods: readonly MfaMethod[]) => mfaMethods.filter((method) => methods.includes(method));

type Wishes = Readonly<Partial<Record<MfaMethod, Wish>>>;

/** Switches methods on or off as wished. @throws InvalidParameterException for one that lacks what it needs */
export async function grantWishes(pool: Pool, sql: Sql, user: PoolUser, wishes: Wishes): Promise<void> {
  for (const method of mfaMethods) if (wishes[method]?.isOn) requireReady(pool, user, method);
  await setMethods(pool, sql, user, fulfil(user.factors, wishes));
}

const memberOf: Readonly<Record<MfaMethod, string>> = {
  SMS_MFA: 'SMSMfaSettings',
  SOFTWARE_TOKEN_MFA: 'SoftwareTokenMfaSettings',
  EMAIL_OTP: 'EmailMfaSettings',
};

/** What a call says of each method; what it does not name stays. */
export function readWishes(members: Members): Wishes {
  const wishes: Partial<Record<MfaMethod, Wish>> = {};
  for (const method of mfaMethods) {
    const wish = readWish(members, memberOf[method]);
    if (wish) wishes[method] = wish;
  }
  if (mfaMethods.filter((method) => wishes[method]?.isPreferred).length > 1) {
    throw invalidParameter('Only one MFA method can be preferred');
  }
  return wishes;
}

function readWish(members: Members, name: string): Wish | undefined {
  const value = members[name] ?? undefined;
  if (value === undefined) return undefined;
  const { Enabled, PreferredMfa } = value as { readonly Enabled?: unknown; readonly PreferredMfa?: unknown };
  const flags = [Enabled, PreferredMfa].filter((flag) => flag !== undefined && flag !== null);
  if (typeof value !== 'object' || flags.some((flag) => typeof flag !== 'boolean')) {
    throw invalidMember(name.charAt(0).toLowerCase() + name.slice(1), 'Member must hold booleans');
  }
  const isPreferred = typeof PreferredMfa === 'boolean' ? PreferredMfa : undefined;
  if (isPreferred && Enabled !== true) throw invalidParameter('A method that is off cannot be preferred');
  return { isOn: Enabled === true, isPreferred };
}

function requireReady({ settings }: Pool, user: PoolUser, method: MfaMethod): void {
  if (settings.mfa === 'off') throw invalidParameter('MFA is not enabled for this user pool');
  if (isReady(user, method)) return;
  throw invalidParameter(
    method === 'SOFTWARE_TOKEN_MFA'
      ? 'User has not verified software token mfa'
      : `User does not have delivery config set to turn on ${method}`,
  );
}
