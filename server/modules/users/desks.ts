import { type Expression, sql } from 'kysely';
import type { DeskName } from '@contract/rules/desks';
import type { Permissions } from '@contract/users/schema';
import type { Db } from '@server/db/db';

/** The desks of the person of that name, as the column `desks`. */
const desksOf = (name: Expression<string>) =>
  sql<DeskName[]>`array(select d.desk from user_desk d where d.name = ${name} order by d.desk)`.as('desks');

interface Row extends Pick<Permissions, 'admin' | 'deposit_plan'> {
  readonly desks: DeskName[];
  readonly only_branch: string | null;
}

/** What somebody may do. Whoever has neither a desk nor a branch has the two flags alone: docs/rules.md#permission-records. */
const powersOf = ({ admin, deposit_plan, desks, only_branch: branch }: Row): Permissions => ({
  admin,
  deposit_plan,
  ...(desks.length > 0 && { desks, ...(branch !== null && !admin && { branch }) }),
});

/** What somebody may do now; undefined for whoever has no active record. */
export async function powersNow(db: Db['sql'], name: string): Promise<Permissions | undefined> {
  const user = await db
    .selectFrom('portal_user as u')
    .select(['u.admin', 'u.deposit_plan', 'u.only_branch'])
    .select((eb) => desksOf(eb.ref('u.name')))
    .where('u.name', '=', name)
    .where('u.state', '=', 'active')
    .executeTakeFirst();
  return user && powersOf(user);
}

/** Whether somebody works in the office without being an administrator. */
export const sitsAtDesk = async (db: Db['sql'], name: string): Promise<boolean> =>
  (await db.selectFrom('user_desk').select('desk').where('name', '=', name).executeTakeFirst()) !== undefined;
