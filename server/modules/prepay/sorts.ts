import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { contractSorts, lineSorts } from '@contract/prepay/labels';
import { groupName } from '@server/domain/documents/lineGroup';
import { byNumber, byText, type Order, type SortKey } from '@server/db/sortKey';
import { placeOf } from '@server/http/keyset';
import { contractLevel, type Level, lineLevel } from './level';

/** What never ends stands behind what does. */
const expires: SortKey = { key: sql<string>`coalesce(c.expires_on, date '9999-12-31')`, type: 'date' };
const contract: SortKey = { key: sql.ref<string>('c.contract_no'), type: 'text' };

export const contractKeys: Readonly<Record<(typeof contractSorts)[number], SortKey>> = {
  contract,
  bookedOn: { key: sql.ref<string>('c.booked_on'), type: 'date' },
  expires,
  cropYear: byNumber(sql.ref<number>('c.crop_year')),
  branch: byText(sql`coalesce(b.name, c.branch)`),
  booked: byNumber(contractLevel.cents.booked),
  used: byNumber(contractLevel.cents.used),
  remaining: byNumber(contractLevel.cents.remaining),
};

export const lineKeys: Readonly<Record<(typeof lineSorts)[number], SortKey>> = {
  contract,
  product: byText(sql.ref('l.description')),
  group: byText(groupName),
  expires,
  booked: byNumber(lineLevel.cents.booked),
  used: byNumber(lineLevel.cents.used),
  remaining: byNumber(lineLevel.cents.remaining),
};

/** A place in the list: the key's value, the contract, the line. */
export type Place = readonly [key: string | number, contractNo: string, lineNo: number];

export const isPlaceOf = ({ type }: Order) => placeOf<Place>(type, 'text', 'int');

/** The rows behind a place. The first comparison alone is what an index can follow; the second minds the lines. */
export function beyond(
  [value, contractNo, line]: Place,
  { key, type, descending }: Order,
  back: boolean,
  { lineNo }: Pick<Level<unknown>, 'lineNo'>,
): RawBuilder<SqlBool> {
  const sign = sql.raw(descending === back ? '>' : '<');
  const here = sql`(${key}, c.contract_no)`;
  const there = sql`(${value}::${sql.raw(type)}, ${contractNo})`;
  return sql<SqlBool>`${here} ${sign}= ${there}
    and (${here} ${sign} ${there} or ${lineNo} ${sql.raw(back ? '<' : '>')} ${line}::int)`;
}
