import { type RawBuilder, sql } from 'kysely';
import type { PrepayContract, PrepayLine } from '@contract/prepay/rows';
import { groupCode } from '@server/domain/documents/lineGroup';
import { contractStatus } from '@server/domain/documents/contractStatus';
import { paidIn, typeWord } from './words';

/** Whose contracts are read, and on which day they are looked at. */
export interface Scope {
  readonly accounts: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** A row as the query gives it: groups are codes still. */
type Coded<Row> = Omit<Row, 'groups'> & { readonly groupCodes: readonly string[] };
export type ContractRow = Coded<Omit<PrepayContract, 'usedUpOn'>>;
export type LineRow = Coded<Omit<PrepayLine, 'groupName'>>;

type Amount = 'booked' | 'paid' | 'used' | 'remaining';

/** A list of contracts, or of their lines: what it is made of, so that the rest is written once. */
export interface Level<Row> {
  readonly from: RawBuilder<unknown>;
  /** The columns of a row, named as the contract names them, every value as JSON has it. */
  readonly columns: (asOf: string) => RawBuilder<Row>;
  readonly cents: Readonly<Record<Amount, RawBuilder<number>>>;
  /** Tells the rows of one contract apart. */
  readonly lineNo: RawBuilder<number>;
}

const beside = (field: RawBuilder<unknown>) => sql`
  left join branch b on b.branch_code = c.branch
  left join field f on f.field_id = ${field}`;

/** Group codes of a contract, as the ERP lists them. */
export const groupCodes = sql<
  string[]
>`array_remove(string_to_array(replace(coalesce(c.groups, ''), ' ', ''), ';'), '')`;

const terms = (asOf: string) => sql`
  c.contract_no as "contractNo",
  c.account_no as "accountNo",
  ${typeWord} as "type",
  ${contractStatus(asOf)} as "status",
  c.crop_year as "cropYear",
  ${groupCodes} as "groupCodes",
  c.expires_on as "expiresOn",
  c.expires_on - ${asOf}::date as "expiresInDays",
  coalesce(c.branch, '') as "branchCode",
  coalesce(b.name, c.branch, '') as "branchName",
  trim_scale(c.split_percent)::text as "splitPercent",
  f.field_name as "fieldName",
  f.farm_name as "farmName"`;

/** Sums per unit of the lines that a source gives, as JSON. */
const unitSums = sql`(select coalesce(json_agg(q), '[]') from (
  select uom as "unit", trim_scale(sum(coalesce(qty_booked, 0)))::text as "booked",
    trim_scale(sum(coalesce(qty_used, 0)))::text as "used",
    trim_scale(sum(coalesce(qty_remaining, 0)))::text as "remaining"
  from prepay_line where contract_no = c.contract_no and uom is not null and qty_booked is not null
  group by uom order by uom) q)`;

export const contractLevel: Level<ContractRow> = {
  from: sql`prepay_contract c ${beside(sql`c.field_id`)}`,
  columns: (asOf) => sql`${terms(asOf)},
    (select coalesce(json_agg(d.description), '[]') from (select description from prepay_line
      where contract_no = c.contract_no order by line_no limit 3) d) as "products",
    (select count(*) from prepay_line where contract_no = c.contract_no) as "lineCount",
    c.booked_on as "bookedOn", c.start_on as "startOn", c.signed_on as "signedOn",
    c.salesperson, c.terms_code as "termsCode", c.refundable, c.comments,
    c.booked_cents as "bookedCents", c.paid_cents as "paidCents",
    c.used_cents as "usedCents", c.remaining_cents as "remainingCents",
    ${paidIn} as "paidIn",
    ${unitSums} as "quantities",
    exists (select from feed_document where file_name = c.pdf_file) as "hasDocument"`,
  cents: {
    booked: sql`c.booked_cents`,
    paid: sql`c.paid_cents`,
    used: sql`c.used_cents`,
    remaining: sql`c.remaining_cents`,
  },
  lineNo: sql.lit(0),
};

/** The price of a product today: the line's own, else the newest of the branch's price sheet, else of any branch. */
const postedPrice = (asOf: string) => sql`coalesce(l.posted_price, (select s.posted_price from price_sheet s
  where s.product_code = l.product_code and s.uom = l.uom and s.effective_from <= ${asOf}::date
    and s.branch in (coalesce(c.branch, ''), '')
  order by s.effective_from desc, s.branch desc limit 1))`;

export const lineNo = sql<number>`coalesce(l.line_no, 0)`;
const own = (column: string) => sql<number>`coalesce(${sql.ref(`l.${column}`)}, ${sql.ref(`c.${column}`)})`;

export const lineLevel: Level<LineRow> = {
  from: sql`prepay_contract c
    left join prepay_line l on l.contract_no = c.contract_no
    left join product p on p.product_code = l.product_code
    ${beside(sql`coalesce(l.field_id, c.field_id)`)}`,
  columns: (asOf) => sql`${terms(asOf)},
    c.contract_no || ':' || ${lineNo} as "id",
    ${lineNo} as "lineNo",
    l.product_code as "productCode",
    l.description,
    ${groupCode} as "groupCode",
    l.uom as "unit",
    trim_scale(l.qty_booked)::text as "qtyBooked",
    trim_scale(l.qty_used)::text as "qtyUsed",
    trim_scale(l.qty_remaining)::text as "qtyRemaining",
    trim_scale(l.unit_price)::text as "lockedPrice",
    trim_scale(${postedPrice(asOf)})::text as "postedPrice",
    coalesce(l.limit_qty, false) as "limitQty",
    ${own('booked_cents')} as "bookedCents",
    ${own('used_cents')} as "usedCents",
    ${own('remaining_cents')} as "remainingCents"`,
  cents: {
    booked: own('booked_cents'),
    paid: sql.lit(0),
    used: own('used_cents'),
    remaining: own('remaining_cents'),
  },
  lineNo,
};
