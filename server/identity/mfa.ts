import type { MfaMethod } from '../db/tables/identity';
import type { Attributes } from './attributes';
import { notify } from './notices';
import type { Pool, Sql } from './pool';
import type { PoolUser, SecondFactors } from './users';

/** In the order in which they are offered. */
export const mfaMethods: readonly MfaMethod[] = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'];

/** Where the codes of a method go. */
export const addressOf = ({ attributes }: Pick<PoolUser, 'attributes'>, method: 'SMS_MFA' | 'EMAIL_OTP') =>
  (method === 'SMS_MFA' ? attributes.phone_number : attributes.email) || undefined;

/** Whether the user has what a method needs. */
export const isReady = (user: Pick<PoolUser, 'attributes' | 'factors'>, method: MfaMethod): boolean =>
  method === 'SOFTWARE_TOKEN_MFA' ? user.factors.totp.secret !== null : addressOf(user, method) !== undefined;

/** The methods that are switched on and can be asked for. One whose address was taken away since cannot. */
export const usableMethods = (user: Pick<PoolUser, 'attributes' | 'factors'>): MfaMethod[] =>
  mfaMethods.filter((method) => user.factors.methods.includes(method) && isReady(user, method));

/** What a user wants of one method; what is left out stays. */
export interface Wish {
  readonly isOn: boolean;
  readonly isPreferred: boolean | undefined;
}

export type Preference = Pick<SecondFactors, 'methods' | 'preferred'>;

/** The methods after the user's wishes. */
export function fulfil(
  { methods, preferred }: Preference,
  wishes: Readonly<Partial<Record<MfaMethod, Wish>>>,
): Preference {
  const wanted = mfaMethods.filter((method) => wishes[method]?.isOn ?? methods.includes(method));
  const favourite = mfaMethods.find((method) => wishes[method]?.isPreferred) ?? preferred;
  const keeps = favourite !== null && wanted.includes(favourite) && wishes[favourite]?.isPreferred !== false;
  return { methods: wanted, preferred: keeps ? favourite : null };
}

/** Writes down the methods, and tells the user if they are others than before. Answers the changed user. */
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
