import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import { cropYear, groupCode } from './lineGroup';
import { cropCode, farmName, fieldCode, fieldName } from './lineNames';

type Condition = RawBuilder<SqlBool>;

/** Parts of what was bought that somebody may leave out. */
export type LeftOut = 'tax' | 'freight' | 'financeCharges' | 'prepay';

/** What narrows invoice lines wherever they are listed or summed up. Empty lists and texts narrow nothing. */
export interface LineFilter {
  /** 'YYYY-MM-DD', of the invoice; both are counted. */
  readonly from: string;
  readonly to: string;
  /** Each has four digits. */
  readonly cropYears: readonly string[];
  /** Of groups, fields and crops, "-" names the lines that have none. */
  readonly groups: readonly string[];
  readonly products: readonly string[];
  readonly fields: readonly string[];
  readonly branches: readonly string[];
  readonly crops: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Words that must all occur. */
  readonly words: readonly string[];
}

/** For the tables of lineNames.ts: which lines a filter lets through. Every member narrows further. */
export function lineConditions(filter: LineFilter): Condition[] {
  const lists: readonly (readonly [Expression<unknown>, readonly string[]])[] = [
    [sql`${cropYear}::text`, filter.cropYears],
    [orNone(groupCode), filter.groups],
    [sql.ref('l.product_code'), filter.products],
    [orNone(fieldCode), filter.fields],
    [sql.ref('i.branch'), filter.branches],
    [orNone(cropCode), filter.crops],
  ];
  return [
    ...(filter.from ? [sql<SqlBool>`i.invoice_date >= ${filter.from}::date`] : []),
    ...(filter.to ? [sql<SqlBool>`i.invoice_date <= ${filter.to}::date`] : []),
    ...lists.filter(([, codes]) => codes.length > 0).map(([column, codes]) => anyOf(column, codes)),
    ...filter.leftOut.map((part) => without[part]),
    ...filter.words.map(saying),
  ];
}

/** What a filter calls the lines that have none. */
const orNone = (code: RawBuilder<string | null>) => sql`coalesce(${code}, '-')`;

/** Tax that stands on a line of another kind is not a line of its own: whoever leaves tax out subtracts it. */
const without: Readonly<Record<LeftOut, Condition>> = {
  tax: sql<SqlBool>`l.line_type <> 'T'`,
  freight: sql<SqlBool>`l.line_type <> 'F'`,
  financeCharges: sql<SqlBool>`i.doc_type <> 'F'`,
  prepay: sql<SqlBool>`l.paid_by is distinct from 'P'`,
};

/** Whether a word occurs in what people look for, in capitals or not. */
const saying = (word: string): Condition =>
  sql<SqlBool>`concat_ws(' ', i.invoice_no, l.ticket_no, i.po_no, l.product_code, p.name, l.description,
    ${fieldName}, ${farmName}, l.crop) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Whose lines are read. */
export interface Billed {
  readonly accounts: readonly string[];
  /** Accounts whose shares of the same deliveries count too; none where each account counts for itself. */
  readonly sharers?: readonly string[];
}

/** Which invoices are meant, for the invoice table "i". A delivery that is split is one split group. */
export const billedTo = ({ accounts, sharers = [] }: Billed): Condition => {
  const own = anyOf(sql.ref('i.account_no'), accounts);
  if (sharers.length === 0) return own;
  return sql<SqlBool>`(${own} or (${anyOf(sql.ref('i.account_no'), sharers)} and i.split_group in
    (select own.split_group from invoice as own where ${anyOf(sql.ref('own.account_no'), accounts)})))`;
};
