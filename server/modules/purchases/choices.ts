import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PurchaseChoices } from '@contract/purchases/schema';
import { cropYear, groupCode, groupName } from '@server/domain/documents/lineGroup';
import { branchName, cropCode, fieldCode, fieldName } from '@server/domain/documents/lineNames';
import type { Tables } from '@server/db/tables';
import { linesOf, type Scope } from './lineQuery';

/** What the lines of some accounts can be filtered by, each once. */
export const choicesOf =
  (db: Kysely<Tables>) =>
  async (scope: Pick<Scope, 'accounts'>): Promise<PurchaseChoices> => {
    const distinct = (code: RawBuilder<string | null>, name: RawBuilder<string | null>) =>
      linesOf(db, scope)
        .select([sql<string>`${code}`.as('code'), sql<string>`coalesce(max(${name}), ${code})`.as('name')])
        .where(sql<boolean>`${code} <> ''`)
        .groupBy('code')
        .orderBy('name')
        .orderBy('code')
        .execute();
    const [years, groups, products, fields, branches, crops] = await Promise.all([
      linesOf(db, scope)
        .select(sql<number>`${cropYear}`.as('year'))
        .distinct()
        .where(sql<boolean>`${cropYear} is not null`)
        .orderBy('year', 'desc')
        .execute(),
      distinct(groupCode, groupName),
      distinct(sql.ref('l.product_code'), sql`coalesce(p.name, l.description)`),
      distinct(fieldCode, fieldName),
      distinct(sql.ref('i.branch'), branchName),
      distinct(cropCode, sql.ref('l.crop')),
    ]);
    return { cropYears: years.map(({ year }) => year), groups, products, fields, branches, crops };
  };
