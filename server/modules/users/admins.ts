import { capabilities } from '@contract/rules/capabilities';
import { ApiError } from '@contract/problem';
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
export function expectStill(admins: readonly string[], caller: string): void {
  if (admins.includes(caller)) return;
  throw new ApiError({ code: 'forbidden', message: capabilities.manageUsers.refusal });
}
