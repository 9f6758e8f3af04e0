import { type RawBuilder, sql } from 'kysely';
import * as m from '@locales/purchases';
import type { PurchaseChoices, PurchaseFilter, PurchaseLine } from '@contract/purchases/schema';
import {
  statusChips,
  docTypeLabels,
  invoiceStatusLabels,
  paidByLabels,
  purchaseColumns as labels,
} from '@contract/purchases/labels';
import { anyOf } from '@server/db/anyOf';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import { cropYear, groupCode, groupName } from '@server/domain/documents/lineGroup';
import { branchName, cropCode, farmName, fieldCode, fieldName } from '@server/domain/documents/lineNames';
import {
  type Billed,
  billedTo,
  docTypeWords,
  invoiceLines,
  lineFilters,
} from '@server/domain/purchases/invoiceLines';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { anyCode, anyWord, equals, codesOf, spoken } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byCode, byDate, byNumber, byText } from '@server/lists/order';

/** Whose invoices are read, and on which day they are looked at. */
export interface Scope extends Billed {
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** What narrows the lines, apart from whose they are. */
export type LinesFilter = Omit<PurchaseFilter, 'username' | 'account' | 'share'>;
export type LinesQuery = ListQuery<LinesFilter>;

/** A line as it is sent, with what files need beside it. */
export type LineRow = PurchaseLine & { readonly termsCode: string | null; readonly totalCents: number };

const lineTypeWords = {
  P: 'product',
  S: 'service',
  F: 'freight',
  T: 'tax',
  E: 'fee',
  X: 'text',
} as const;
const paidByWords = { O: 'open', P: 'prepay', C: 'cash', K: 'card' } as const;

const docType = sql.ref('i.doc_type');
const paidBy = sql.ref('l.paid_by');
const invoiceNo = sql.ref('i.invoice_no');
const applicatorLicense = sql.ref('l.applicator_license_no');
const decimal = (column: string): RawBuilder<string | null> => sql`trim_scale(${sql.ref(column)})::text`;
const inChip =
  (chip: keyof typeof statusChips) =>
  ({ asOf }: Scope) =>
    anyOf(invoiceStatus(asOf), [...statusChips[chip]]);

const { from, to, branch, ...ownOfLines } = lineFilters;

/** Filters by what an invoice says. */
export const invoiceNarrowing = {
  from,
  to,
  branch,
  invoice: equals(invoiceNo),
  docType: anyWord(docType, codesOf(docTypeWords)),
};

/** Filters by what its lines say. */
export const lineNarrowing = {
  ...ownOfLines,
  paidBy: anyWord(paidBy, codesOf(paidByWords)),
  applicatorLicense: anyCode(applicatorLicense),
};

/** The chips, each with the statuses that it shows. */
export const purchaseChips = {
  open: inChip('open'),
  pastDue: inChip('pastDue'),
  paid: inChip('paid'),
  prepaid: inChip('prepaid'),
};

const column = labeledColumns<Scope, LineRow, keyof typeof labels>(labels);

/** Every line of the scope's invoices. */
export const purchaseList = defineList<Scope, LinesFilter, LineRow>()({
  from: () => invoiceLines,
  access: (scope) => [billedTo(scope)],
  columns: {
    id: sql`i.invoice_no || ':' || l.line_no`,
    accountNo: column('account', { sql: sql.ref('i.account_no') }),
    invoiceDate: column('date', { sql: sql.ref('i.invoice_date'), format: 'date' }),
    invoiceNo: column('invoice', { sql: invoiceNo }),
    lineNo: column('line', { sql: sql.ref('l.line_no'), format: 'number' }),
    parentLineNo: sql.ref('l.parent_line_no'),
    lineType: spoken(sql.ref('l.line_type'), lineTypeWords),
    docType: column('docType', {
      sql: spoken(docType, docTypeWords),
      value: (line) => docTypeLabels[line.docType],
    }),
    status: column('status', {
      sql: ({ asOf }) => invoiceStatus(asOf),
      value: (line) => invoiceStatusLabels[line.status],
    }),
    dueDate: column('due', { sql: sql.ref('i.due_date'), format: 'date' }),
    ticketNo: column('ticket', { sql: sql.ref('l.ticket_no') }),
    deliveredOn: column('delivered', { sql: sql.ref('l.delivered_on'), format: 'date' }),
    branchCode: sql.ref('i.branch'),
    branchName: column('branch', { sql: branchName }),
    productCode: column('productCode', { sql: sql.ref('l.product_code') }),
    description: column('product', { sql: sql.ref('l.description') }),
    groupCode,
    groupName: column('group', { sql: groupName }),
    quantity: column('quantity', { sql: decimal('l.qty'), format: 'number' }),
    unit: column('unit', { sql: sql.ref('l.uom') }),
    unitPrice: column('unitPrice', { sql: decimal('l.unit_price'), format: 'number' }),
    priceUnit: column('priceUnit', { sql: sql.ref('l.price_uom') }),
    extendedCents: column('extended', { sql: sql.ref('l.extended_cents'), format: 'money' }),
    discountCents: column('discount', { sql: sql.ref('l.line_discount_cents'), format: 'money' }),
    taxCents: column('tax', { sql: sql.ref('l.line_tax_cents'), format: 'money' }),
    netCents: column('total', { sql: sql.ref('l.net_cents'), format: 'money' }),
    paidBy: column('paidBy', {
      sql: spoken(paidBy, paidByWords),
      value: (line) => line.paidBy && paidByLabels[line.paidBy],
    }),
    prepayContractNo: column('contract', { sql: sql.ref('l.prepay_contract_no') }),
    fieldName: column('field', { sql: fieldName }),
    farmName: column('farm', { sql: farmName }),
    acres: column('acres', { sql: decimal('l.acres'), format: 'number' }),
    shipTo: column('shipTo', { sql: sql.ref('i.ship_to') }),
    cropYear: column('cropYear', { sql: cropYear, format: 'number' }),
    crop: column('crop', { sql: sql.ref('l.crop') }),
    splitPercent: column('splitPercent', { sql: decimal('i.split_percent'), format: 'number' }),
    poNo: column('po', { sql: sql.ref('i.po_no') }),
    deliveredBy: column('deliveredBy', {
      sql: sql`(select t.driver from delivery_ticket t
        where t.ticket_no = l.ticket_no and t.account_no = i.account_no)`,
    }),
    epaRegNo: column('epa', { sql: sql`coalesce(l.epa_reg_no, p.epa_reg_no)` }),
    lotNo: column('lot', { sql: sql.ref('l.lot_no') }),
    applicatorLicenseNo: column('applicatorLicense', { sql: applicatorLicense }),
    termsCode: sql.ref('i.terms_code'),
    totalCents: sql.ref('i.total_cents'),
  },
  sorts: {
    date: byDate(sql.ref('i.invoice_date')),
    invoice: byCode(invoiceNo),
    product: byText(sql.ref('l.description')),
    group: byText(groupName),
    field: byText(fieldName),
    branch: byText(branchName),
    ticket: byText(sql.ref('l.ticket_no')),
    total: byNumber(sql.ref('l.net_cents')),
  },
  ties: [
    { key: invoiceNo, type: 'text' },
    { key: sql.ref('l.line_no'), type: 'int', alwaysRising: true },
  ],
  filters: { ...invoiceNarrowing, ...lineNarrowing, status: 'chip' },
  chips: purchaseChips,
  sums: {
    extendedCents: sql.ref('l.extended_cents'),
    discountCents: sql.ref('l.line_discount_cents'),
    taxCents: sql.ref('l.line_tax_cents'),
    netCents: sql.ref('l.net_cents'),
  },
  asJson: true,
  file: {
    screen: 'purchase-details',
    get sheet() {
      return m.purchases();
    },
  },
});

/** What the application record says of a line, after its day. */
export const applicationRecord = [
  'farmName',
  'fieldName',
  'acres',
  'crop',
  'cropYear',
  'description',
  'epaRegNo',
  'quantity',
  'unit',
  'lotNo',
  'applicatorLicenseNo',
  'ticketNo',
  'invoiceNo',
] as const;

/** What a filter by codes can be set to: the codes of all lines, and what each is called. */
export const filterCodes = {
  group: { code: groupCode, name: groupName },
  product: { code: sql.ref('l.product_code'), name: sql`coalesce(p.name, l.description)` },
  field: { code: fieldCode, name: fieldName },
  branch: { code: sql.ref('i.branch'), name: branchName },
  crop: { code: cropCode, name: sql.ref('l.crop') },
  applicatorLicense: { code: applicatorLicense, name: applicatorLicense },
} satisfies Record<keyof Omit<PurchaseChoices, 'cropYear'>, object>;
