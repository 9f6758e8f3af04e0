import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PrepayChoices } from '@contract/prepay/schema';
import { groupCode } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import { anyProduct, groupCodes, isGeneric, type Scope, terms, typeWord } from './contractSql';
import { groupNamesOf } from './groupNames';
import { prepayLineList } from './prepayLineList';

/** What the contracts of some accounts and their lines can be filtered by, each once. */
export async function choicesOf(db: Kysely<Tables>, scope: Scope): Promise<PrepayChoices> {
  const distinct = <Value>(value: RawBuilder<Value>) => prepayLineList.distinct(db, scope, value);
  const [cropYears, types, listed, ofLines, generic, branches, products, contracts, nameOf] =
    await Promise.all([
      distinct(terms.cropYear),
      distinct(typeWord),
      distinct(sql<string>`unnest(${groupCodes})`),
      distinct(groupCode),
      distinct(sql<string | null>`case when ${isGeneric} then ${sql.lit(anyProduct)} end`),
      prepayLineList.choices(db, scope, sql`c.branch`, sql`b.name`),
      prepayLineList.choices(db, scope, sql`l.product_code`, sql`coalesce(p.name, l.description)`),
      distinct(terms.contractNo),
      groupNamesOf(db),
    ]);
  const groups = [...new Set([...listed, ...ofLines])]
    .map(nameOf)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  return {
    cropYears: cropYears.toReversed(),
    types,
    groups: [...groups, ...generic.map((code) => ({ code, name: 'Any product' }))],
    branches,
    products,
    contracts: contracts.toReversed(),
  };
}
