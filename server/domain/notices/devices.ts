import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Whether a user "u" is told at once, on a device or a phone; nobody looks again at the notices of others. */
export const hasDevice = sql<SqlBool>`(exists (select from push_device d where d.person = u.name)
  or exists (select from text_number t where t.person = u.name and t.confirmed_at is not null))`;

/** Pushes nothing more to any device of a person, also what waits: their sign-in was shut, or ended everywhere. */
export async function endDevices(db: Kysely<Tables>, person: string): Promise<void> {
  await db.deleteFrom('push_device').where('person', '=', person).execute();
}

/**
 * Texts nothing more to a person, also what waits: they want it so, their sign-in was shut, or somebody else had it.
 * @returns what there was of a number
 */
export async function endTexts(
  db: Kysely<Tables>,
  person: string,
): Promise<{ readonly lastDigits: string; readonly isConfirmed: boolean } | undefined> {
  await db
    .deleteFrom('outbox_message')
    .where('reader', '=', person)
    .where('state', '=', 'queued')
    .where('letter', 'in', ['textCode', 'textNotice', 'textAnswer'])
    .execute();
  const gone = await db
    .deleteFrom('text_number')
    .where('person', '=', person)
    .returning(['last_digits', 'confirmed_at'])
    .executeTakeFirst();
  return gone && { lastDigits: gone.last_digits, isConfirmed: gone.confirmed_at !== null };
}
