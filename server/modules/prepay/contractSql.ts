import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PrepayFilter } from '@contract/prepay/schema';
import { members } from '@contract/paging';
import type { PrepayContract } from '@contract/prepay/rows';
import { type PrepayType, prepayTypeCodes } from '@contract/prepay/labels';
import { anyOf } from '@server/db/anyOf';
import { contractCounts, contractStatus } from '@server/domain/documents/contractStatus';
import { anyCode, anyWord, anyYear, type Condition, equals, codesOf, spoken } from '@server/lists/filters';
import { byCode, byDate, type SortKey } from '@server/lists/order';

/** What lists of contracts "c" and of their lines have in common. */

/** Whose contracts are read, and on which day they are looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** What narrows contracts and lines alike. */
export type ContractsFilter = Omit<PrepayFilter, 'username' | 'account'> & {
  /** One contract. */
  readonly only?: string;
};

/** A row as the query gives it: groups are codes still. */
export type Coded<Row> = Omit<Row, 'groups'> & { readonly groupCodes: readonly string[] };

/** What the filters call prepay that is for any product. */
export const anyProduct = '*';

export const typeWord: RawBuilder<PrepayType> = spoken(sql.ref('c.type'), prepayTypeCodes);

/** How much of what was booked on a contract "c" has been paid in; null where nothing was booked. */
export const paidIn = sql<PrepayContract['paidIn']>`case
  when c.booked_cents = 0 then null
  when c.paid_cents = 0 then 'unpaid'
  when c.paid_cents < c.booked_cents then 'partPaid'
  else 'paid' end`;

/** Group codes of a contract, as the ERP lists them. */
export const groupCodes = sql<
  string[]
>`array_remove(string_to_array(replace(coalesce(c.groups, ''), ' ', ''), ';'), '')`;

/** A contract that is for no group in particular. */
export const isGeneric = sql<SqlBool>`c.type in ('N', 'D') and cardinality(${groupCodes}) = 0`;

export const beside = (field: RawBuilder<unknown>) => sql`
  left join branch b on b.branch_code = c.branch
  left join field f on f.field_id = ${field}`;

/** The columns that both have. */
export const terms = {
  contractNo: sql.ref<string>('c.contract_no'),
  accountNo: sql.ref<string>('c.account_no'),
  cropYear: sql.ref<number>('c.crop_year'),
  expiresOn: sql.ref<string | null>('c.expires_on'),
  branchName: sql<string>`coalesce(b.name, c.branch, '')`,
  splitPercent: sql<string | null>`trim_scale(c.split_percent)::text`,
  farmName: sql.ref<string | null>('f.farm_name'),
  fieldName: sql.ref<string | null>('f.field_name'),
};

/** Those of them that no file has. */
export const silentTerms = {
  groupCodes,
  expiresInDays: { sql: ({ asOf }: Scope) => sql`c.expires_on - ${asOf}::date` },
  branchCode: sql`coalesce(c.branch, '')`,
};

export const contractSorts = {
  contract: byCode(terms.contractNo),
  // What never ends stands behind what does.
  expires: byDate(terms.expiresOn, 'last'),
} satisfies Readonly<Record<string, SortKey>>;

const inStatus =
  (status: PrepayContract['status']) =>
  ({ asOf }: Scope): Condition =>
    equals(contractStatus(asOf))(status);

export const contractChips = {
  open: ({ asOf }: Scope): Condition => contractCounts(asOf),
  partUsed: inStatus('partUsed'),
  unpaid: inStatus('unpaid'),
  expired: inStatus('expired'),
  filled: inStatus('filled'),
};

export const ofAccounts = ({ accounts }: Scope): Condition[] => [anyOf(terms.accountNo, accounts)];

export const contractFilters = {
  only: equals(terms.contractNo),
  cropYear: anyYear(sql`c.crop_year::text`, 'crop year'),
  type: anyWord(sql.ref('c.type'), codesOf(prepayTypeCodes)),
  branch: anyCode(sql.ref('c.branch')),
  expiring: (days: number, { scope: { asOf } }: { readonly scope: Scope }): Condition =>
    sql`c.expires_on between ${asOf}::date and ${asOf}::date + ${days}::int`,
  status: 'chip',
} as const;

/** Whether prepay is for one of some groups. Money for one group is never found under another. */
export const forGroups =
  (ofLines: (codes: readonly string[]) => Condition) =>
  (list: string): Condition[] => {
    const codes = members(list);
    if (codes.length === 0) return [];
    const listed = sql<SqlBool>`${groupCodes} && ${codes}::text[]`;
    const generic = codes.includes(anyProduct) ? sql<SqlBool>`(${isGeneric})` : sql<SqlBool>`false`;
    return [sql<SqlBool>`(${listed} or ${generic} or ${ofLines(codes)})`];
  };

/** What people look for in a contract and its lines. */
export const saysItself = sql`concat_ws(' ', c.contract_no, c.comments, f.field_name, f.farm_name,
  (select string_agg(g.group_name, ' ') from product g where g.group_code = any(${groupCodes})))`;
export const saysOfLine = sql`concat_ws(' ', l.description, l.product_code, p.name, p.group_name)`;
