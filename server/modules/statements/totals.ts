import { type Kysely, sql } from 'kysely';
import type { StatementTotals } from '@contract/statements/schema';
import type { Tables } from '@server/db/tables';
import { conditionsOf, type Filter } from './filter';
import { countNew, type Scope, statementsOf } from './statementQuery';

/** Sums over all statements that a filter lets through. */
export const totalsOf =
  (db: Kysely<Tables>) =>
  (scope: Scope, filter: Filter): Promise<StatementTotals> => {
    const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
    return statementsOf(db, scope)
      .where((eb) => eb.and(conditionsOf(filter)))
      .select([
        sql<number>`count(*)`.as('rows'),
        sum('s.charges_cents').as('chargesCents'),
        sum('s.credits_cents').as('creditsCents'),
        sum('s.finance_charge_cents').as('financeChargeCents'),
        countNew(scope).as('newRows'),
      ])
      .executeTakeFirstOrThrow();
  };
