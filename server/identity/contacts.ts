import { sql as raw } from 'kysely';
import { type Contact, deliveryTo, dropCode, refuseCode, sendCode } from './codes';
import type { PoolFailure } from './failures';
import type { CodeDeliveryDetails } from './masks';
import { notify } from './notices';
import type { ContactAttribute } from './people';
import { heldContacts, recoveryContact } from './passwordCodes';
import type { Pool, Sql } from './pool';
import type { MfaMethod, PoolUser } from './users';

/** How long a code counts that proves an address, a number, or a new sign-in. */
export const CONTACT_CODE_HOURS = 24;

export const isContact = (name: string): name is ContactAttribute =>
  name === 'email' || name === 'phone_number';

interface Proof {
  readonly user: PoolUser;
  readonly attribute: ContactAttribute;
  /** The address or number that is to be proven. */
  readonly to: string;
  readonly address: string;
}

/** Sends the code that proves a contact, or answers why none is sent. */
export async function askForProof(
  pool: Pool,
  sql: Sql,
  { user: { username }, attribute, to, address }: Proof,
): Promise<CodeDeliveryDetails | PoolFailure> {
  const purpose = `attribute:${attribute}` as const;
  const contact: Contact = { channel: attribute === 'email' ? 'mail' : 'text', to };
  const refusal = await refuseCode(pool, sql, { username, purpose, address });
  if (refusal) return refusal;
  await sendCode(pool, sql, {
    username,
    purpose,
    contact,
    seconds: CONTACT_CODE_HOURS * 3600,
    letterOf: (code) => ({ name: 'contactCode', code, hours: CONTACT_CODE_HOURS }),
  });
  return deliveryTo(contact);
}

/** Codes by text end with the number that they went to; the user may switch them on again with the new one. */
export async function forgetTextCodes(pool: Pool, sql: Sql, user: PoolUser): Promise<void> {
  const method: MfaMethod = 'SMS_MFA';
  const { numUpdatedRows } = await sql
    .updateTable('pool_user')
    .set({
      mfa_methods: raw`mfa_methods - ${method}::text`,
      mfa_preferred: raw`nullif(mfa_preferred, ${method})`,
    })
    .where('sub', '=', user.sub)
    .where(raw<boolean>`mfa_methods @> ${JSON.stringify([method])}::jsonb`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await notify(pool, sql, user, 'codeMethodsChanged');
}

/** The user gives a number up for another one, or for none. */
export async function forgetNumber(pool: Pool, sql: Sql, user: PoolUser): Promise<void> {
  await forgetTextCodes(pool, sql, user);
  await dropCode(pool, sql, user.username, 'attribute:phone_number');
}

/**
 * Tells who keeps records that an own address or number was replaced; the last thing that a transaction does, since
 * everybody who writes to the audit waits for its end.
 * @param user as before
 */
export async function tellReplaced(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  attribute: ContactAttribute,
): Promise<void> {
  const { username, attributes } = user;
  const isProven = attributes[`${attribute}_verified`] === 'true';
  const held = await heldContacts(pool, sql, username);
  await pool.people?.contactChanged(sql, {
    username,
    attribute,
    old: isProven ? attributes[attribute] : undefined,
    notice: recoveryContact(user, held),
  });
}
