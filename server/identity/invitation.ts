import { randomInt } from 'node:crypto';
import { unmetPasswordRequirements } from '@contract/rules/password';
import { invalidParameter } from './failures';
import type { Members } from './members';
import type { Pool, Sql } from './pool';
import { TEMPORARY_PASSWORD_DAYS } from './settings';
import type { PoolUser } from './users';

type Medium = 'EMAIL' | 'SMS';

/** The ways by which an invitation is to go; by mail, where a call says nothing. */
export function mediumsOf(members: Members): readonly Medium[] {
  const asked = members.DesiredDeliveryMediums ?? [];
  if (!Array.isArray(asked) || asked.some((medium) => medium !== 'EMAIL' && medium !== 'SMS')) {
    throw invalidParameter('Invalid DesiredDeliveryMediums: each is EMAIL or SMS');
  }
  return asked.length === 0 ? ['EMAIL'] : (asked as Medium[]);
}

/** Sends the temporary password by each way for which the user has an address. */
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
  if (mediums.includes('EMAIL') && email) await outbox.put(sql, { channel: 'mail', to: email, letter });
  if (mediums.includes('SMS') && phone) await outbox.put(sql, { channel: 'text', to: phone, letter });
}

// Without the letters and digits that are taken for one another when read aloud or from paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password that satisfies the policy, in three groups that are easy to copy: about 69 bits of chance. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  for (;;) {
    const password = [group(), group(), group()].join('#');
    if (unmetPasswordRequirements(password).length === 0) return password;
  }
}
