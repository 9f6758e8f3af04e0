import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import type { PrepayFilter, PrepayLineFilter } from '@contract/prepay/schema';
import { ApiError } from '@contract/problem';
import { anyOf } from '@server/db/anyOf';
import { groupCode } from '@server/domain/documents/lineGroup';
import { groupCodes, lineNo, type Scope } from './level';
import { typeLetters } from './words';

type Condition = RawBuilder<SqlBool>;
export type ContractsFilter = Omit<PrepayFilter, 'username' | 'account'>;
export type LinesFilter = Omit<PrepayLineFilter, 'username' | 'account'>;

/** What the filters call prepay that is for any product. */
export const anyProduct = '*';

/** A contract that is for no group in particular. */
export const isGeneric = sql<SqlBool>`c.type in ('N', 'D') and cardinality(${groupCodes}) = 0`;

const among = (list: string | undefined, column: Expression<unknown>, codeOf = (word: string) => word) => {
  const codes = members(list).map(codeOf);
  return codes.length > 0 ? [anyOf(column, codes)] : [];
};

/** What narrows contracts and lines alike, apart from the status. */
function shared({ accounts, asOf }: Scope, filter: ContractsFilter): Condition[] {
  const { cropYear, type, branch, expiring } = filter;
  return [
    anyOf(sql.ref('c.account_no'), accounts),
    ...among(cropYear, sql`c.crop_year::text`, year),
    ...among(type, sql.ref('c.type'), letterOf),
    ...among(branch, sql.ref('c.branch')),
    ...(expiring === undefined
      ? []
      : [sql<SqlBool>`c.expires_on between ${asOf}::date and ${asOf}::date + ${expiring}::int`]),
  ];
}

/** Whether prepay is for one of some groups. Money for one group is never found under another. */
function forGroups(list: string | undefined, ofLines: (codes: readonly string[]) => Condition): Condition[] {
  const codes = members(list);
  if (codes.length === 0) return [];
  const listed = sql<SqlBool>`${groupCodes} && ${codes}::text[]`;
  const generic = codes.includes(anyProduct) ? sql<SqlBool>`(${isGeneric})` : sql<SqlBool>`false`;
  return [sql<SqlBool>`(${listed} or ${generic} or ${ofLines(codes)})`];
}

export const contractConditions = (scope: Scope, filter: ContractsFilter): Condition[] => [
  ...shared(scope, filter),
  ...forGroups(
    filter.group,
    (codes) => sql<SqlBool>`exists (select from prepay_line l left join product p using (product_code)
      where l.contract_no = c.contract_no and ${anyOf(groupCode, codes)})`,
  ),
  ...wordsOf(filter.q).map(
    (like) => sql<SqlBool>`(${saysItself} ilike ${like} or exists (select from prepay_line l
      left join product p using (product_code) where l.contract_no = c.contract_no and ${saysOfLine} ilike ${like}))`,
  ),
];

export const lineConditions = (scope: Scope, filter: LinesFilter): Condition[] => [
  ...shared(scope, filter),
  ...among(filter.contract, sql.ref('c.contract_no')),
  ...among(filter.product, sql.ref('l.product_code')),
  ...forGroups(filter.group, (codes) => anyOf(groupCode, codes)),
  ...wordsOf(filter.q).map(
    (like) => sql<SqlBool>`(${saysItself} ilike ${like} or ${saysOfLine} ilike ${like})`,
  ),
  ...usedBetween(filter),
];

/** Whether an event "u" lies between the days that are asked for. */
export const betweenDays = ({ from, to }: LinesFilter): Condition[] => [
  ...(from ? [sql<SqlBool>`u.event_date >= ${from}::date`] : []),
  ...(to ? [sql<SqlBool>`u.event_date <= ${to}::date`] : []),
];

/** Events "u" that are of a line "l" of contract "c", or of the whole contract. */
export const ofLine = sql<SqlBool>`u.contract_no = c.contract_no
  and (u.line_no is null or l.line_no is null or u.line_no = ${lineNo})`;

function usedBetween(filter: LinesFilter): Condition[] {
  const days = betweenDays(filter);
  if (days.length === 0) return [];
  return [
    sql<SqlBool>`exists (select from prepay_usage u where ${ofLine}
      and u.event in ('used', 'returned') and ${sql.join(days, sql` and `)})`,
  ];
}

const saysItself = sql`concat_ws(' ', c.contract_no, c.comments, f.field_name, f.farm_name,
  (select string_agg(g.group_name, ' ') from product g where g.group_code = any(${groupCodes})))`;
const saysOfLine = sql`concat_ws(' ', l.description, l.product_code, p.name, p.group_name)`;

const wordsOf = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

function year(text: string): string {
  if (/^[0-9]{4}$/.test(text)) return text;
  throw unknown('cropYear', `${text} is not a crop year; a crop year has four digits.`);
}

function letterOf(word: string): string {
  if (Object.hasOwn(typeLetters, word)) return typeLetters[word as keyof typeof typeLetters];
  throw unknown(
    'type',
    `"${word}" is no type of prepay; choose from ${Object.keys(typeLetters).join(', ')}.`,
  );
}

const unknown = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });
