import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';
import { contractList } from './contractList';
import type { Scope } from './contractSql';
import { eventsOf } from './events';
import { historyOf } from './history';
import { prepayLineList } from './prepayLineList';

/** One contract whole, with its history; undefined where the scope has none of that number. */
export async function detailOf(
  db: Kysely<Tables>,
  scope: Scope,
  contractNo: string,
  lineNo: number | undefined,
) {
  const asked = { only: contractNo, sort: 'contract' };
  const [[contract], lines, events] = await Promise.all([
    contractList.all(db, scope, asked),
    prepayLineList.all(db, scope, asked),
    eventsOf(db)(scope.accounts, sql<boolean>`u.contract_no = ${contractNo}`),
  ]);
  if (!contract) return undefined;
  const { remainingCents } = contract;
  return { contract, lines, history: historyOf({ events, lines, lineNo, remainingCents }) };
}
