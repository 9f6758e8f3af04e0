import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PrepayChoices } from '@contract/prepay/schema';
import { anyOf } from '@server/db/anyOf';
import { groupCode } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';
import { anyProduct, isGeneric } from './filter';
import { groupNamesOf } from './groupNames';
import { groupCodes, lineLevel, type Scope } from './level';
import { typeWord } from './words';

/** What the contracts of some accounts and their lines can be filtered by, each once. */
export const choicesOf =
  (db: Kysely<Tables>) =>
  async ({ accounts }: Pick<Scope, 'accounts'>): Promise<PrepayChoices> => {
    const mine = sql`from ${lineLevel.from} where ${anyOf(sql.ref('c.account_no'), accounts)}`;
    const distinct = async <T>(value: RawBuilder<T>) =>
      (await sql<{ value: T }>`select distinct ${value} as value ${mine} order by 1`.execute(db)).rows
        .map((row) => row.value)
        .filter((one) => one !== null && one !== '');
    const coded = async (code: RawBuilder<string>, name: RawBuilder<string>) =>
      (
        await sql<{
          code: string;
          name: string;
        }>`select ${code} as code, coalesce(max(${name}), ${code}) as name
          ${mine} and ${code} is not null group by ${code} order by 2, 1`.execute(db)
      ).rows;
    const [cropYears, types, listed, ofLines, generic, branches, products, contracts, nameOf] =
      await Promise.all([
        distinct(sql<number>`c.crop_year`),
        distinct(typeWord),
        distinct(sql<string>`unnest(${groupCodes})`),
        distinct(sql<string>`${groupCode}`),
        distinct(sql<string>`case when ${isGeneric} then ${sql.lit(anyProduct)} end`),
        coded(sql`c.branch`, sql`b.name`),
        coded(sql`l.product_code`, sql`coalesce(p.name, l.description)`),
        distinct(sql<string>`c.contract_no`),
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
  };
