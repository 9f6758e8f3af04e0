import { type Kysely, type SqlBool, sql } from 'kysely';
import { likePattern, likeText, wordsOf } from '@server/db/search';
import type { Tables } from '@server/db/tables';

const MOST = 20;

/** The first accounts whose number begins with what was typed, or whose name has every word of it. */
export const findAccounts =
  (db: Kysely<Tables>) =>
  (typed: string): Promise<{ accountNo: string; accountName: string }[]> => {
    return db
      .selectFrom('account')
      .select(['account_no as accountNo', 'name as accountName'])
      .where((eb) =>
        eb.or([
          eb('account_no', 'like', `${likeText(typed.trim())}%`),
          eb.and(
            wordsOf(typed.toLowerCase()).map((word) => sql<SqlBool>`lower(name) like ${likePattern(word)}`),
          ),
        ]),
      )
      .orderBy('account_no')
      .limit(MOST)
      .execute();
  };
