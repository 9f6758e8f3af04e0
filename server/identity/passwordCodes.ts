import { type Contact, sendCode } from './codes';
import { invalidParameter } from './failures';
import type { HeldContacts } from './people';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

/** How long a code for a forgotten password counts (docs/decisions/010). */
export const PASSWORD_CODE_MINUTES = 30;

/** What a user replaced within the last days; asked for whoever is named, so that strangers cost the same work. */
export const heldContacts = async ({ people }: Pool, sql: Sql, username: string): Promise<HeldContacts> =>
  (await people?.heldContacts(sql, username)) ?? {};

/**
 * Where a user is reached for it: only an address or number that was proven to be the user's own, and the old one
 * for some days after a change, so that whoever took a session over cannot lead the code elsewhere.
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

/** @param who without a contact: the same work for nobody */
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
