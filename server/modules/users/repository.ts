import type { PermissionRecord, Permissions } from '../../../contract/permissions';
import type { Db } from '../../db/db';

const columns = ['name', 'admin', 'deposit_plan'] as const;

export const userRepository = (db: Db) => ({
  list: (): Promise<PermissionRecord[]> =>
    db.sql.selectFrom('portal_user').select(columns).orderBy('name').execute(),

  /** The flags of one user, by the name in lower case; undefined for a stranger. */
  permissionsOf: (name: string): Promise<Permissions | undefined> =>
    db.sql
      .selectFrom('portal_user')
      .select(['admin', 'deposit_plan'])
      .where('name', '=', name)
      .executeTakeFirst(),
});

export type UserRepository = ReturnType<typeof userRepository>;
