import { sql as raw } from 'kysely';
import { type Contact, deliveryTo, dropCode, refuseCode, sendCode } from './codes';
import type { PoolFailure } from './failures';
import type { CodeDeliveryDetails } from './masks';
import { notify } from './notices';
import type { ContactAttribute, Pool, Sql } from './pool';
import { heldContacts, recoveryContact } from './passwordCodes';
import type { MfaMethod, PoolUser } from './users';

/** For how many hours a code that proves an address, a number or a new sign-in is valid. */
export const CONTACT_CODE_HOURS = 24;

export const isContact = (name: string): name is ContactAttribute =>
  name === 'email' || name === 'phone_number';

interface Proof {
  readonly user: PoolUser;
  readonly attribute: ContactAttribute;
  /** The address or number to prove. */
  readonly to: string;
  readonly address: string;
}

/** Sends the code that proves a contact, or returns why not. */
export async function askForProof(
  pool: Pool,
  sql: Sql,
  { user: { username }, attribute, to, address }: Proof,
): Promise<CodeDeliveryDetails | PoolFailure> {
  const purpose = `attribute:${attribute}` as const;
  const contact: Contact = { channel: attribute === 'email' ? 'mail' : 'text', to };
  const failure = await refuseCode(pool, sql, { username, purpose, address });
  if (failure) return failure;
  await sendCode(pool, sql, {
    username,
    purpose,
    contact,
    seconds: CONTACT_CODE_HOURS * 3600,
    letterOf: (code) => ({ name: 'contactCode', code, hours: CONTACT_CODE_HOURS }),
  });
  return deliveryTo(contact);
}

/** Switches codes by text off when the number goes; the user may switch them on again with the new one. */
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

/** The user replaces or removes a number. */
export async function forgetNumber(pool: Pool, sql: Sql, user: PoolUser): Promise<void> {
  await forgetTextCodes(pool, sql, user);
  await dropCode(pool, sql, user.username, 'attribute:phone_number');
}

/**
 * Tells the portal that a user replaced an address or number. Do this last in a transaction: it writes to the audit, and
 * every other writer waits for that.
 * @param user as before
 * @param value what takes its place; empty where it is removed
 */
export async function tellReplaced(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  { attribute, value }: { readonly attribute: ContactAttribute; readonly value: string },
): Promise<void> {
  const { username, attributes } = user;
  const held = await heldContacts(pool, sql, username);
  await pool.people?.contactChanged(sql, {
    username,
    attribute,
    old: attributes[attribute] ?? '',
    new: value,
    wasProven: attributes[`${attribute}_verified`] === 'true' && Boolean(attributes[attribute]),
    notice: recoveryContact(user, held),
  });
}
