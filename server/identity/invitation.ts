import { randomInt } from 'node:crypto';
import { unmetPasswordRequirements } from '@contract/rules/password';
import { invalidParameter } from './failures';
import type { Members } from './members';
import type { Pool, Sql } from './pool';
import { TEMPORARY_PASSWORD_DAYS } from './settings';
import type { PoolUser } from './users';

type Medium = 'EMAIL' | 'SMS';

/** How an invitation is sent; by mail unless the call says otherwise. */
export function mediumsOf(members: Members): readonly Medium[] {
  const asked = members.DesiredDeliveryMediums ?? [];
  if (!Array.isArray(asked) || asked.some((medium) => medium !== 'EMAIL' && medium !== 'SMS')) {
    throw invalidParameter('Invalid DesiredDeliveryMediums: each is EMAIL or SMS');
  }
  return asked.length === 0 ? ['EMAIL'] : (asked as Medium[]);
}

/** Sends the temporary password by each of these ways for which the user has an address. */
export async function invite(
  { outbox }: Pool,
  sql: Sql,
  { username, attributes }: Pick<PoolUser, 'username' | 'attributes'>,
  { temporaryPassword, mediums }: { temporaryPassword: string; mediums: readonly Medium[] },
): Promise<void> {
  const letter = {
    name: 'invitation',
    username,
    temporaryPassword,
    days: TEMPORARY_PASSWORD_DAYS,
  } as const;
  const { email, phone_number: phone } = attributes;
  const told = { reader: username, letter };
  if (mediums.includes('EMAIL') && email) await outbox.put(sql, { channel: 'mail', to: email, ...told });
  if (mediums.includes('SMS') && phone) await outbox.put(sql, { channel: 'text', to: phone, ...told });
}

// Without letters and digits that are easily confused.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random password that meets the policy, in three groups that are easy to copy: about 69 bits. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  for (;;) {
    const password = [group(), group(), group()].join('#');
    if (unmetPasswordRequirements(password).length === 0) return password;
  }
}
