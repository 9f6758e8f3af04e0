import type { Db } from '@server/db/db';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import { choicesOf } from './choices';
import { documentsOf } from './documents';
import { listPage } from './listPage';
import { frozenOf, standingOf } from './oneStatement';
import { stored } from './statementDocuments';
import { sinceOf } from './since';
import { totalsOf } from './totals';

export const statementRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  listPage: listPage(db.sql),
  totals: totalsOf(db.sql),
  choices: choicesOf(db.sql),
  since: sinceOf(db.sql),
  standing: standingOf(db.sql),
  frozen: frozenOf(db.sql),
  documents: documentsOf(db.sql),
  stored: (sha256: string) => stored(db, sha256),

  /** The first time counts; answers when that was. */
  async viewed(username: string, statementNo: string, now: Date): Promise<string> {
    await db.sql
      .insertInto('statement_view')
      .values({ name: username, statement_no: statementNo, first_viewed_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { first_viewed_at } = await db.sql
      .selectFrom('statement_view')
      .select('first_viewed_at')
      .where('name', '=', username)
      .where('statement_no', '=', statementNo)
      .executeTakeFirstOrThrow();
    return first_viewed_at;
  },
});

export type StatementRepository = ReturnType<typeof statementRepository>;
