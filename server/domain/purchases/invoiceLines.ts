import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import { type lineParts, linePartsOf } from '@contract/rules/leftOutLines';
import { anyOf } from '@server/db/anyOf';
import { cropYear, groupCode } from '../documents/lineGroup';
import { cropCode, farmName, fieldCode, fieldName } from '../documents/lineNames';
import { anyCode, anyYear, type Condition, fromDay, search, toDay } from '@server/lists/filters';

/** The ERP's letters for documents, in the contract's words. */
export const docTypeWords = { I: 'invoice', C: 'credit', F: 'financeCharge', D: 'debitMemo' } as const;

/** The tables of invoice lines, each with its product, branch and field beside it, as lineNames.ts names them. */
export const invoiceLines = sql`invoice i
  join invoice_line l on l.invoice_no = i.invoice_no
  left join product p on p.product_code = l.product_code
  left join branch b on b.branch_code = i.branch
  left join field f on f.field_id = l.field_id`;

/** What a filter calls the lines that have none. */
const orNone = (code: RawBuilder<string | null>) => sql`coalesce(${code}, '-')`;

/** Tax that stands on a line of another kind is not a line of its own: whoever leaves tax out subtracts it. */
const without: Readonly<Record<(typeof lineParts)[number], Condition>> = {
  tax: sql<SqlBool>`l.line_type <> 'T'`,
  freight: sql<SqlBool>`l.line_type <> 'F'`,
  financeCharges: sql<SqlBool>`i.doc_type <> 'F'`,
  prepay: sql<SqlBool>`l.paid_by is distinct from 'P'`,
};

/**
 * What narrows invoice lines wherever they are listed or summed up. Of groups, fields and crops, "-" names the lines
 * that have none.
 */
export const lineFilters = {
  from: fromDay(sql.ref('i.invoice_date')),
  to: toDay(sql.ref('i.invoice_date')),
  cropYear: anyYear(sql`${cropYear}::text`, 'crop year'),
  group: anyCode(orNone(groupCode)),
  product: anyCode(sql.ref('l.product_code')),
  field: anyCode(orNone(fieldCode)),
  branch: anyCode(sql.ref('i.branch')),
  crop: anyCode(orNone(cropCode)),
  without: (parts: string) => linePartsOf(members(parts)).map((part) => without[part]),
  q: search(
    sql.ref('i.invoice_no'),
    sql.ref('l.ticket_no'),
    sql.ref('i.po_no'),
    sql.ref('l.product_code'),
    sql.ref('p.name'),
    sql.ref('l.description'),
    fieldName,
    farmName,
    sql.ref('l.crop'),
  ),
};

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
