import { type Contact, sendCode } from './codes';
import { invalidParameter } from './failures';
import type { HeldContacts, Pool, Sql } from './pool';
import type { PoolUser } from './users';

/** For how many minutes a code for a forgotten password is valid: docs/identity.md#codes. */
const PASSWORD_CODE_MINUTES = 30;

/** What a user replaced within the last days. Looked up for every name, so that unknown names cost the same work. */
export const heldContacts = async ({ people }: Pool, sql: Sql, username: string): Promise<HeldContacts> =>
  (await people?.heldContacts(sql, username)) ?? {};

/**
 * Where the code goes: only to a proven address or number, and for some days after a change to the old one, so that
 * somebody with a stolen session cannot redirect it (docs/rules.md#contact-hold).
 */
export function recoveryContact(
  { attributes }: Pick<PoolUser, 'attributes'>,
  held: HeldContacts,
): Contact | undefined {
  const proven = Object.keys(held).map((attribute) => [`${attribute}_verified`, 'true']);
  const { email, email_verified, phone_number, phone_number_verified }: PoolUser['attributes'] = {
    ...attributes,
    ...held,
    ...Object.fromEntries(proven),
  };
  if (email && email_verified === 'true') return { channel: 'mail', to: email };
  if (phone_number && phone_number_verified === 'true') return { channel: 'text', to: phone_number };
  return undefined;
}

export const noContact = () =>
  invalidParameter(
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  );

/** @param who without a contact it does the same work and sends nothing */
export const sendPasswordCode = (
  pool: Pool,
  sql: Sql,
  who: { readonly username: string; readonly contact: Contact | undefined },
): Promise<void> =>
  sendCode(pool, sql, {
    ...who,
    purpose: 'password',
    seconds: PASSWORD_CODE_MINUTES * 60,
    letterOf: (code) => ({ name: 'passwordCode', code, minutes: PASSWORD_CODE_MINUTES }),
  });
