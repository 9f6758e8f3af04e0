import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { agingBuckets, kindWords, ledgerKinds } from '@contract/ledger/labels';
import type { LedgerFilter } from '@contract/ledger/schema';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import { anyOf } from '@server/db/anyOf';
import { bucketOf } from './buckets';
import { branchName, isPastDue } from './ledgerQuery';
import { kind } from './words';

export type RowsFilter = Omit<LedgerFilter, 'username' | 'account'>;

type Condition = RawBuilder<SqlBool>;

/** The range of days alone: what opening and closing balances are of. */
export const inRange = ({ from, to }: Pick<RowsFilter, 'from' | 'to'>): Condition[] => [
  ...(from ? [sql<SqlBool>`t.posting_date >= ${from}::date`] : []),
  ...(to ? [sql<SqlBool>`t.posting_date <= ${to}::date`] : []),
];

/** What narrows the rows, apart from account, range and chip: every member narrows further. */
export function narrowing(filter: RowsFilter, asOf: string): Condition[] {
  const kinds = knownOf(filter.kind, ledgerKinds, 'kind', 'a type of row');
  const ages = knownOf(filter.age, agingBuckets, 'age', 'an age');
  const branches = members(filter.branch);
  return [
    ...(kinds.length > 0 ? [anyOf(kind, kinds)] : []),
    ...(branches.length > 0 ? [anyOf(sql.ref('t.branch'), branches)] : []),
    ...(ages.length > 0 ? [isAged(ages, filter.agedOn || asOf)] : []),
    ...(filter.q ?? '').split(/\s+/).filter(Boolean).map(saying),
  ];
}

/** Whether a row is in the state that a chip stands for; no chip lets every row through. */
export function inChip(chip: string | undefined, asOf: string): Condition {
  if (!chip) return sql<SqlBool>`true`;
  return chip === 'pastDue' ? isPastDue(asOf) : sql<SqlBool>`t.open_amount_cents <> 0`;
}

/** Whether nothing but account and days narrows the rows, so that they lead up to each other one by one. */
export const isWhole = ({ kind, branch, status, age, q }: RowsFilter): boolean =>
  ![kind, branch, status, age, q].some(Boolean);

const isAged = (buckets: readonly string[], on: string): Condition => {
  const bucket = bucketOf(sql`coalesce(i.due_date, t.due_date)`, sql`coalesce(i.deferred, false)`, on);
  return sql<SqlBool>`t.open_amount_cents <> 0 and ${anyOf(bucket, buckets)}`;
};

/** Whether a word occurs in what people look for, in capitals or not. */
const saying = (word: string): Condition =>
  sql<SqlBool>`concat_ws(' ', t.document_no, t.reference, t.description, ${branchName}, ${spoken})
    ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

const spoken = sql`case ${kind} ${sql.join(
  Object.entries(kindWords).map(([word, spelled]) => sql`when ${sql.lit(word)} then ${sql.lit(spelled)}`),
  sql` `,
)} end`;

function knownOf(list: string | undefined, words: readonly string[], field: string, what: string): string[] {
  const chosen = members(list);
  const stranger = chosen.find((word) => !words.includes(word));
  if (stranger === undefined) return chosen;
  const message = `"${stranger}" is not ${what}; choose from ${words.join(', ')}.`;
  throw new ApiError({ code: 'invalid', message, fields: { [field]: message } });
}
