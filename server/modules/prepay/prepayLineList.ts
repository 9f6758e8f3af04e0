import { sql } from 'kysely';
import * as m from '@locales/prepay';
import { prepayStatusWords, prepayTypeWords, prepayLineColumns as labels } from '@contract/prepay/labels';
import type { PrepayLineFilter } from '@contract/prepay/schema';
import type { PrepayLine } from '@contract/prepay/rows';
import { restrictionOf } from '@contract/rules/prepay';
import { anyOf } from '@server/db/anyOf';
import { contractStatus } from '@server/domain/documents/contractStatus';
import { groupCode, groupName } from '@server/domain/documents/lineGroup';
import { defineList } from '@server/lists/defineList';
import { all, anyCode, type Condition, eachWord, fromDay, toDay } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byNumber, byText } from '@server/lists/order';
import {
  beside,
  type Coded,
  contractChips,
  contractFilters,
  type ContractsFilter,
  contractSorts,
  forGroups,
  ofAccounts,
  saysItself,
  saysOfLine,
  type Scope,
  silentTerms,
  terms,
  typeWord,
} from './contractSql';
import { groupNamesOf } from './groupNames';

export type LinesFilter = ContractsFilter & Omit<PrepayLineFilter, 'username' | 'account'>;

type Row = Coded<Omit<PrepayLine, 'groupName'>>;

/** The price of a product today: the line's own, else the newest of the branch's price sheet, else of any branch. */
const postedPrice = (asOf: string) => sql`coalesce(l.posted_price, (select s.posted_price from price_sheet s
  where s.product_code = l.product_code and s.uom = l.uom and s.effective_from <= ${asOf}::date
    and s.branch in (coalesce(c.branch, ''), '')
  order by s.effective_from desc, s.branch desc limit 1))`;

const lineNo = sql<number>`coalesce(l.line_no, 0)`;
const own = (column: string) => sql<number>`coalesce(${sql.ref(`l.${column}`)}, ${sql.ref(`c.${column}`)})`;
const quantity = (column: string) => sql<string | null>`trim_scale(${sql.ref(column)})::text`;

/** Whether an event "u" lies between the days that are asked for. */
export const betweenDays = ({ from, to }: Pick<LinesFilter, 'from' | 'to'>): Condition[] => [
  ...(from ? [fromDay(sql.ref('u.event_date'))(from)] : []),
  ...(to ? [toDay(sql.ref('u.event_date'))(to)] : []),
];

/** Events "u" that are of a line "l" of contract "c", or of the whole contract. */
export const ofLine = sql<boolean>`u.contract_no = c.contract_no
  and (u.line_no is null or l.line_no is null or u.line_no = ${lineNo})`;

/** Lines of which something was used or came back between two days; asked once, whichever of the days is given. */
const usedBetween = (filter: LinesFilter): Condition =>
  sql`exists (select from prepay_usage u where ${ofLine}
    and u.event in ('used', 'returned') and ${all(betweenDays(filter))})`;

/** Contracts with their lines, and what stands beside each. */
export const lineTables = sql`prepay_contract c
  left join prepay_line l on l.contract_no = c.contract_no
  left join product p on p.product_code = l.product_code
  ${beside(sql`coalesce(l.field_id, c.field_id)`)}`;

const column = labeledColumns<Scope, PrepayLine, keyof typeof labels>(labels);

/** The lines of prepay contracts; a contract without lines stands as one. */
export const prepayLineList = defineList<Scope, LinesFilter, Row, PrepayLine>()({
  from: () => lineTables,
  access: ofAccounts,
  columns: {
    accountNo: column('account', { sql: terms.accountNo }),
    contractNo: column('contract', { sql: terms.contractNo }),
    lineNo: column('line', { sql: lineNo, format: 'number' }),
    type: column('type', { sql: typeWord, value: (l) => prepayTypeWords[l.type] }),
    status: column('status', {
      sql: ({ asOf }) => contractStatus(asOf),
      value: (l) => prepayStatusWords[l.status],
    }),
    cropYear: column('cropYear', { sql: terms.cropYear, format: 'number' }),
    productCode: column('productCode', { sql: sql.ref('l.product_code') }),
    description: column('product', { sql: sql.ref('l.description') }),
    groupName: column('group', {}),
    goodFor: column('goodFor', {
      value: ({ type, groups, description }) =>
        restrictionOf({
          type,
          groups: groups.map(({ name }) => name),
          products: description === null ? [] : [description],
        }),
    }),
    unit: column('unit', { sql: sql.ref('l.uom') }),
    qtyBooked: column('qtyBooked', { sql: quantity('l.qty_booked'), format: 'number' }),
    qtyUsed: column('qtyUsed', { sql: quantity('l.qty_used'), format: 'number' }),
    qtyRemaining: column('qtyRemaining', { sql: quantity('l.qty_remaining'), format: 'number' }),
    lockedPrice: column('lockedPrice', { sql: quantity('l.unit_price'), format: 'number' }),
    postedPrice: column('postedPrice', {
      sql: ({ asOf }) => sql`trim_scale(${postedPrice(asOf)})::text`,
      format: 'number',
    }),
    bookedCents: column('booked', { sql: own('booked_cents'), format: 'money' }),
    usedCents: column('used', { sql: own('used_cents'), format: 'money' }),
    remainingCents: column('remaining', { sql: own('remaining_cents'), format: 'money' }),
    expiresOn: column('expires', { sql: terms.expiresOn, format: 'date' }),
    limitQty: column('limit', {
      sql: sql`coalesce(l.limit_qty, false)`,
      value: (l) => (l.limitQty ? m.stopsAtQuantity() : null),
    }),
    splitPercent: column('sharePercent', { sql: terms.splitPercent, format: 'number' }),
    farmName: column('farm', { sql: terms.farmName }),
    fieldName: column('field', { sql: terms.fieldName }),
    branchName: column('branch', { sql: terms.branchName }),
    ...silentTerms,
    id: sql`c.contract_no || ':' || ${lineNo}`,
    groupCode,
  },
  sorts: {
    ...contractSorts,
    product: byText(sql.ref('l.description')),
    group: byText(groupName),
    booked: byNumber(own('booked_cents')),
    used: byNumber(own('used_cents')),
    remaining: byNumber(own('remaining_cents')),
  },
  ties: [
    { key: terms.contractNo, type: 'text' },
    { key: lineNo, type: 'int', alwaysRising: true },
  ],
  filters: {
    ...contractFilters,
    contract: anyCode(terms.contractNo),
    product: anyCode(sql.ref('l.product_code')),
    group: forGroups((codes) => anyOf(groupCode, codes)),
    q: eachWord((like) => sql`(${saysItself} ilike ${like} or ${saysOfLine} ilike ${like})`),
    from: (_, { filter }) => usedBetween(filter),
    to: (_, { filter }) => (filter.from ? [] : usedBetween(filter)),
  },
  chips: contractChips,
  sums: {
    bookedCents: own('booked_cents'),
    // Money comes in for a contract as a whole.
    paidCents: sql.lit(0),
    usedCents: own('used_cents'),
    remainingCents: own('remaining_cents'),
  },
  asJson: true,
  finish: async (rows, { db }) => {
    const nameOf = await groupNamesOf(db);
    return rows.map((row) =>
      Object.assign(row, {
        groups: row.groupCodes.map(nameOf),
        groupName: row.groupCode === null ? null : nameOf(row.groupCode).name,
      }),
    );
  },
  file: {
    screen: 'prepay-open-details',
    get sheet() {
      return m.prepayLines();
    },
  },
});
