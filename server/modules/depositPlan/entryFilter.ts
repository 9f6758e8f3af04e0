import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { depositKindWords } from '@contract/depositPlan/labels';
import type { EntryFilter } from '@contract/depositPlan/schema';
import { members } from '@contract/paging';
import { anyOf } from '@server/db/anyOf';

export type Narrowed = Omit<EntryFilter, 'username'>;

type Condition = RawBuilder<SqlBool>;

/** The rows of one deposit account that a filter lets through; every member narrows further. */
export const conditionsOf = ({ savid, from, to, kind, q }: Narrowed): Condition[] => [
  sql<SqlBool>`sav_id = ${savid}`,
  ...(from ? [sql<SqlBool>`posting_date >= ${from}::date`] : []),
  ...(to ? [sql<SqlBool>`posting_date <= ${to}::date`] : []),
  ...(members(kind).length > 0 ? [anyOf(sql.ref('kind'), members(kind))] : []),
  ...(q ?? '').split(/\s+/).filter(Boolean).map(saying),
];

/** Whether a word occurs in what people look for, in capitals or not. */
const saying = (word: string): Condition =>
  sql<SqlBool>`concat_ws(' ', description, check_no, reference, kind, ${spoken})
    ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

const spoken = sql`case kind ${sql.join(
  Object.entries(depositKindWords).map(([kind, word]) => sql`when ${sql.lit(kind)} then ${sql.lit(word)}`),
  sql` `,
)} end`;
