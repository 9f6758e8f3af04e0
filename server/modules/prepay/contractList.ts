import { sql } from 'kysely';
import * as common from '@locales/common';
import * as m from '@locales/prepay';
import {
  paidInWords,
  prepayStatusWords,
  prepayTypeWords,
  contractColumns as labels,
} from '@contract/prepay/labels';
import type { PrepayContract } from '@contract/prepay/rows';
import { restrictionOf } from '@contract/rules/prepay';
import { anyOf } from '@server/db/anyOf';
import { contractStatus } from '@server/domain/documents/contractStatus';
import { groupCode } from '@server/domain/documents/lineGroup';
import { defineList } from '@server/lists/defineList';
import { eachWord } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byDate, byNumber, byText } from '@server/lists/order';
import {
  beside,
  type Coded,
  contractChips,
  contractFilters,
  contractSorts,
  type ContractsFilter,
  forGroups,
  ofAccounts,
  paidIn,
  saysItself,
  saysOfLine,
  type Scope,
  silentTerms,
  terms,
  typeWord,
} from './contractSql';
import { forecastOf } from './forecast';
import { groupNamesOf } from './groupNames';

type Row = Coded<Omit<PrepayContract, 'usedUpOn'>>;

/** Sums per unit of the lines that a source gives, as JSON. */
const unitSums = sql`(select coalesce(json_agg(q), '[]') from (
  select uom as "unit", trim_scale(sum(coalesce(qty_booked, 0)))::text as "booked",
    trim_scale(sum(coalesce(qty_used, 0)))::text as "used",
    trim_scale(sum(coalesce(qty_remaining, 0)))::text as "remaining"
  from prepay_line where contract_no = c.contract_no and uom is not null and qty_booked is not null
  group by uom order by uom) q)`;

const linesWith = (condition: ReturnType<typeof anyOf>) => sql<boolean>`exists (select from prepay_line l
  left join product p using (product_code) where l.contract_no = c.contract_no and ${condition})`;

const column = labeledColumns<Scope, PrepayContract, keyof typeof labels>(labels);

/** The prepay contracts of some accounts. */
export const contractList = defineList<Scope, ContractsFilter, Row, PrepayContract>()({
  from: () => sql`prepay_contract c ${beside(sql`c.field_id`)}`,
  access: ofAccounts,
  columns: {
    accountNo: column('account', { sql: terms.accountNo }),
    contractNo: column('contract', { sql: terms.contractNo }),
    type: column('type', { sql: typeWord, value: (c) => prepayTypeWords[c.type] }),
    status: column('status', {
      sql: ({ asOf }) => contractStatus(asOf),
      value: (c) => prepayStatusWords[c.status],
    }),
    goodFor: column('goodFor', {
      value: ({ type, groups, products }) =>
        restrictionOf({ type, groups: groups.map(({ name }) => name), products }),
    }),
    products: column('products', {
      sql: sql`(select coalesce(json_agg(d.description), '[]') from (select description from prepay_line
        where contract_no = c.contract_no order by line_no limit 3) d)`,
      value: (c) => c.products.join('; '),
    }),
    cropYear: column('cropYear', { sql: terms.cropYear, format: 'number' }),
    bookedOn: column('bookedOn', { sql: sql.ref('c.booked_on'), format: 'date' }),
    startOn: column('startOn', { sql: sql.ref('c.start_on'), format: 'date' }),
    expiresOn: column('expires', { sql: terms.expiresOn, format: 'date' }),
    branchName: column('branch', { sql: terms.branchName }),
    bookedCents: column('booked', { sql: sql.ref('c.booked_cents'), format: 'money' }),
    paidCents: column('paid', { sql: sql.ref('c.paid_cents'), format: 'money' }),
    paidIn: column('paidIn', { sql: paidIn, value: (c) => c.paidIn && paidInWords[c.paidIn] }),
    usedCents: column('used', { sql: sql.ref('c.used_cents'), format: 'money' }),
    remainingCents: column('remaining', { sql: sql.ref('c.remaining_cents'), format: 'money' }),
    splitPercent: column('sharePercent', { sql: terms.splitPercent, format: 'number' }),
    farmName: column('farm', { sql: terms.farmName }),
    fieldName: column('field', { sql: terms.fieldName }),
    salesperson: column('soldBy', { sql: sql.ref('c.salesperson') }),
    termsCode: column('terms', { sql: sql.ref('c.terms_code') }),
    refundable: column('refundable', {
      sql: sql.ref('c.refundable'),
      value: (c) => (c.refundable ? common.yes() : common.no()),
    }),
    signedOn: column('signedOn', { sql: sql.ref('c.signed_on'), format: 'date' }),
    usedUpOn: column('usedUp', { format: 'date' }),
    comments: column('comments', { sql: sql.ref('c.comments') }),
    ...silentTerms,
    lineCount: sql`(select count(*) from prepay_line where contract_no = c.contract_no)`,
    quantities: unitSums,
    hasDocument: sql`exists (select from feed_document where file_name = c.pdf_file)`,
  },
  sorts: {
    ...contractSorts,
    bookedOn: byDate(sql.ref('c.booked_on')),
    cropYear: byNumber(terms.cropYear),
    branch: byText(sql`coalesce(b.name, c.branch)`),
    booked: byNumber(sql.ref('c.booked_cents')),
    used: byNumber(sql.ref('c.used_cents')),
    remaining: byNumber(sql.ref('c.remaining_cents')),
  },
  ties: [{ key: terms.contractNo, type: 'text' }],
  filters: {
    ...contractFilters,
    group: forGroups((codes) => linesWith(anyOf(groupCode, codes))),
    q: eachWord(
      (like) => sql`(${saysItself} ilike ${like} or ${linesWith(sql`${saysOfLine} ilike ${like}`)})`,
    ),
  },
  chips: contractChips,
  sums: {
    bookedCents: sql.ref('c.booked_cents'),
    paidCents: sql.ref('c.paid_cents'),
    usedCents: sql.ref('c.used_cents'),
    remainingCents: sql.ref('c.remaining_cents'),
  },
  asJson: true,
  finish: async (rows, { db, scope }) => {
    const accounts = [...new Set(rows.map(({ accountNo }) => accountNo))];
    const [nameOf, days] = await Promise.all([groupNamesOf(db), forecastOf(db)(accounts, scope.asOf)]);
    return rows.map((row) =>
      Object.assign(row, {
        groups: row.groupCodes.map(nameOf),
        usedUpOn: days.get(row.contractNo) ?? null,
      }),
    );
  },
  file: {
    screen: 'prepay-open',
    get sheet() {
      return m.prepayContracts();
    },
  },
});
