import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '@server/db/tables';

const MOST = 20;

/** The first accounts whose number begins with what was typed, or whose name has every word of it. */
export const findAccounts =
  (db: Kysely<Tables>) =>
  (typed: string): Promise<{ accountNo: string; accountName: string }[]> => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
    return db
      .selectFrom('account')
      .select(['account_no as accountNo', 'name as accountName'])
      .where((eb) =>
        eb.or([
          eb('account_no', 'like', `${escaped(typed.trim())}%`),
          eb.and(words.map((word) => sql<SqlBool>`lower(name) like ${`%${escaped(word)}%`}`)),
        ]),
      )
      .orderBy('account_no')
      .limit(MOST)
      .execute();
  };
