import { sql as raw } from 'kysely';
import { ApiError } from '@contract/problem';
import { forbiddenMessage } from '@contract/rules/forbiddenMessages';
import { ADMIN_COUNTS_DAYS } from '@contract/rules/consent';
import type { Db } from '@server/db/db';

/**
 * Locks whoever is an administrator and can sign in, in the order of names: of two who take each other's flag away
 * at the same time, the second sees what the first left.
 */
export async function lockAdmins(sql: Db['sql']): Promise<readonly string[]> {
  const rows = await sql
    .selectFrom('portal_user')
    .select('name')
    .where('admin', '=', true)
    .where('state', '=', 'active')
    .where('standing', '!=', 'disabled')
    .orderBy('name')
    .forUpdate()
    .execute();
  return rows.map(({ name }) => name);
}

/** Whoever was an administrator when the call came may be none by now. */
export function expectAdmin(admins: readonly string[], caller: string): void {
  if (admins.includes(caller)) return;
  throw new ApiError({ code: 'forbidden', message: forbiddenMessage('manageUsers') });
}

/**
 * How many others are administrators, or were some days ago: whoever takes a colleague's flag away is not at once the
 * only one. Who is disabled counts too.
 */
export async function otherAdmins(sql: Db['sql'], caller: string, now: Date): Promise<number> {
  const { others } = await sql
    .selectFrom('portal_user')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('name', '<>', caller)
    .where((eb) =>
      eb.or([
        eb('admin', '=', raw.lit(true)),
        eb('admin_until', '>', new Date(now.getTime() - ADMIN_COUNTS_DAYS * 86_400_000).toISOString()),
      ]),
    )
    .executeTakeFirstOrThrow();
  return others;
}

/** Whether the sign-in `u` is an administrator's or sits at a desk. */
export const worksInOffice = raw<boolean>`(u.admin or exists (select from user_desk d where d.name = u.name))`;
