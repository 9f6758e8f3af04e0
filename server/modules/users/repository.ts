import type { PermissionRecord, Permissions } from '@contract/users/schema';
import { powersNow } from './desks';
import type { Language } from '@locales/language';
import { sql } from 'kysely';
import { RECORDS_AT_ONCE } from '@contract/rules/userRecords';
import type { Db } from '@server/db/db';
import { afterCursor } from '@server/lists/cursor';
import type { OrderPart } from '@server/lists/order';

/** The cursor of this list is the last name itself. */
const byName: readonly OrderPart[] = [{ key: sql.ref('name'), type: 'text', way: 'asc' }];
const columns = ['name', 'admin', 'deposit_plan'] as const;

export const userRepository = (db: Db) => ({
  /** Everybody but those who were deleted, by name: at most `RECORDS_AT_ONCE`, the first or those after a name. */
  list: (after: string | undefined): Promise<PermissionRecord[]> =>
    db.sql
      .selectFrom('portal_user')
      .select(columns)
      .where('state', '!=', 'deleted')
      .$if(after !== undefined, (rows) => rows.where(afterCursor(byName, [after!])))
      .orderBy('name')
      .limit(RECORDS_AT_ONCE)
      .execute(),

  /**
   * The flags and desks of one user, by the name in lower case; undefined for a stranger, and for somebody who is being created
   * or deleted, or was deleted.
   */
  permissionsOf: (name: string): Promise<Permissions | undefined> => powersNow(db.sql, name),

  /** What the person of that name, in lower case, chose to read; null where they chose nothing. */
  languageOf: async (name: string): Promise<Language | null> => {
    const user = await db.sql
      .selectFrom('portal_user')
      .select('language')
      .where('name', '=', name)
      .executeTakeFirst();
    return user?.language ?? null;
  },
});

export type UserRepository = ReturnType<typeof userRepository>;
