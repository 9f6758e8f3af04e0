import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Whether a user "u" has a device that notices are pushed to; nobody looks again at the notices of others. */
export const hasDevice = sql<SqlBool>`exists (select from push_device d where d.person = u.name)`;

/** Pushes nothing more to any device of a person, also what waits: their sign-in was shut, or ended everywhere. */
export async function endDevices(db: Kysely<Tables>, person: string): Promise<void> {
  await db.deleteFrom('push_device').where('person', '=', person).execute();
}
