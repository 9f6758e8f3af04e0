import { type Contact, sendCode } from './codeRequests';
import { invalidParameter } from './failures';
import type { Pool, Sql } from './pool';
import type { PoolUser } from './users';

/** How long a code for a forgotten password counts (docs/decisions/010). */
export const PASSWORD_CODE_MINUTES = 30;

/** Where a user is reached for it: only an address or number that was proven to be the user's own. */
export function recoveryContact({ attributes }: Pick<PoolUser, 'attributes'>): Contact | undefined {
  const { email, email_verified, phone_number, phone_number_verified } = attributes;
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
