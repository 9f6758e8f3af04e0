import type { MfaMethod } from '../db/tables/identity';
import { invalidMember, invalidParameter } from './failures';
import type { Members } from './members';
import { fulfil, isReady, mfaMethods, setMethods, type Wish } from './mfa';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

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
