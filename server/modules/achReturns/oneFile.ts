import { sql } from 'kysely';
import {
  type ReturnRowState,
  returnFileMoves,
  returnFileWays,
  returnRowStates,
} from '@contract/achReturns/labels';
import type { ReturnFileDetail } from '@contract/achReturns/schema';
import type { Tx } from '@server/db/db';
import { noSuchFile } from './errors';
import { returnFileList } from './returnFiles';

/**
 * One file with its totals, and what can be done with it.
 * @throws ApiError 'not-found'
 */
export async function oneFile(tx: Tx, fileNo: number, booksZone: string): Promise<ReturnFileDetail> {
  const [summary] = (await returnFileList.page(tx.sql, {}, { only: fileNo, sort: '-file', limit: 1 })).rows;
  if (!summary) throw noSuchFile();
  const { version, sha256 } = await tx.sql
    .selectFrom('ach_return_file')
    .select(['version', 'sha256'])
    .where('file_no', '=', fileNo)
    .executeTakeFirstOrThrow();
  const rows = await tx.sql
    .selectFrom('ach_return_row')
    .select(['kind', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .select(sql<number>`sum(amount_cents)::bigint`.as('cents'))
    .where('file_no', '=', fileNo)
    .groupBy(['kind', 'state'])
    .execute();
  const booked = await tx.sql
    .selectFrom('bank_statement_entry')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('amount_cents', '>', 0).as('depositCount'),
      eb.fn.countAll<number>().filterWhere('amount_cents', '<', 0).as('withdrawalCount'),
      sql<number>`coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint`.as('depositCents'),
      sql<number>`coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint`.as(
        'withdrawalCents',
      ),
    ])
    .where('file_no', '=', fileNo)
    .executeTakeFirstOrThrow();
  const sum = (of: typeof rows, what: 'count' | 'cents') => of.reduce((all, row) => all + row[what], 0);
  const returns = rows.filter(({ kind }) => kind === 'return');
  return {
    ...summary,
    version,
    sha256,
    returnCount: sum(returns, 'count'),
    changeCount: summary.rowCount - sum(returns, 'count'),
    returnCents: sum(returns, 'cents'),
    ...booked,
    states: Object.fromEntries(
      returnRowStates.map((state) => [
        state,
        sum(
          rows.filter((row) => row.state === state),
          'count',
        ),
      ]),
    ) as Record<ReturnRowState, number>,
    booksZone,
    moves: returnFileMoves.filter((move) => returnFileWays[move].from.includes(summary.status)),
  };
}
