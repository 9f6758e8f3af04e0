import { type Kysely, type SqlBool, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { eventsOf } from './events';
import { historyOf } from './history';
import { contractLevel, type ContractRow, type Level, lineLevel, type LineRow, type Scope } from './level';
import { all } from './listPage';

/** One contract whole, with its history; undefined where the scope has none of that number. */
export const detailOf =
  (db: Kysely<Tables>) =>
  async ({ accounts, asOf }: Scope, contractNo: string, lineNo: number | undefined) => {
    const mine = [sql<SqlBool>`c.contract_no = ${contractNo}`, anyOf(sql.ref('c.account_no'), accounts)];
    const rowsOf = async <Row>(level: Level<Row>) =>
      (
        await sql<{ found: Row[] }>`select coalesce(json_agg(row), '[]') as found from (
          select ${level.columns(asOf)} from ${level.from} where ${all(mine)} order by ${level.lineNo} + 0) as row`.execute(
          db,
        )
      ).rows[0]!.found;
    const [[contract], lines, events] = await Promise.all([
      rowsOf<ContractRow>(contractLevel),
      rowsOf<LineRow>(lineLevel),
      eventsOf(db)(accounts, sql<SqlBool>`u.contract_no = ${contractNo}`),
    ]);
    if (!contract) return undefined;
    const { remainingCents } = contract;
    return { contract, lines, history: historyOf({ events, lines, lineNo, remainingCents }) };
  };
