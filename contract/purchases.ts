import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { owner } from './accounts';
import { download, endpoint, fileTypes } from './endpoint';
import { cents, dateOrNull, decimalOrNull, oneOf, sentDate, text, textOrNull } from './fields';
import {
  deliveryTicket,
  invoiceApplications,
  invoiceDiscounts,
  invoicePrepayUses,
  invoiceShares,
  invoiceTaxes,
} from './invoiceDetails';
import { lineFilter, purchaseChoices } from './lineFilter';
import { listOf, pageOf, pageQuery } from './paging';

/** What an invoice is today, as the badge says it. Derived from its amounts and the as-of day. */
export const invoiceStatuses = [
  'open',
  'pastDue',
  'notYetDue',
  'partial',
  'disputed',
  'paid',
  'prepaid',
  'credited',
  'void',
] as const;

/** The chips above the list, each a set of statuses. */
export const statusChips = {
  open: ['open', 'pastDue', 'notYetDue', 'partial', 'disputed'],
  pastDue: ['pastDue'],
  paid: ['paid', 'credited'],
  prepaid: ['prepaid'],
} as const satisfies Record<string, readonly (typeof invoiceStatuses)[number][]>;

export const docTypes = ['invoice', 'credit', 'financeCharge', 'debitMemo'] as const;

export const paidBys = ['open', 'prepay', 'cash', 'card'] as const;

/** One line of an invoice with what its invoice, product and field say of it. */
const purchaseLine = object({
  id: string().required(),
  accountNo: string().required(),
  invoiceNo: string().required(),
  lineNo: number().integer().required(),
  parentLineNo: number().integer().nullable().defined(),
  lineType: oneOf(['product', 'service', 'freight', 'tax', 'fee', 'text']),
  invoiceDate: sentDate(),
  dueDate: sentDate(),
  docType: oneOf(docTypes),
  status: oneOf(invoiceStatuses),
  ticketNo: textOrNull(),
  deliveredOn: dateOrNull(),
  branchCode: text(),
  branchName: text(),
  productCode: textOrNull(),
  description: text(),
  groupCode: textOrNull(),
  groupName: textOrNull(),
  quantity: decimalOrNull(),
  unit: textOrNull(),
  unitPrice: decimalOrNull(),
  priceUnit: textOrNull(),
  extendedCents: cents(),
  discountCents: cents(),
  taxCents: cents(),
  netCents: cents(),
  paidBy: mixed<(typeof paidBys)[number]>()
    .nullable()
    .defined()
    .oneOf([...paidBys, null]),
  prepayContractNo: textOrNull(),
  fieldName: textOrNull(),
  farmName: textOrNull(),
  shipTo: textOrNull(),
  cropYear: number().integer().nullable().defined(),
  crop: textOrNull(),
  acres: decimalOrNull(),
  splitPercent: decimalOrNull(),
  poNo: textOrNull(),
  /** Who brought or spread it, as the ticket says. */
  deliveredBy: textOrNull(),
  epaRegNo: textOrNull(),
  lotNo: textOrNull(),
});

/** What narrows the list besides; every member narrows further. */
const purchaseFilter = {
  ...lineFilter,
  paidBy: listOf(),
  docType: listOf(),
  status: string().oneOf([...Object.keys(statusChips), '']),
  invoice: string().max(30),
};

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const purchaseSorts = [
  'date',
  'invoice',
  'product',
  'group',
  'field',
  'branch',
  'ticket',
  'total',
] as const;

const sort = string()
  .oneOf(purchaseSorts.flatMap((s) => [s, `-${s}`]))
  .default('-date');

const purchaseTotals = object({
  rows: number().integer().required(),
  extendedCents: cents(),
  discountCents: cents(),
  taxCents: cents(),
  netCents: cents(),
  /** Sums per unit; different units are never added. */
  quantities: array(object({ unit: text(), quantity: string().required() })).required(),
  /** Rows per chip under the other filters: what each chip would show. */
  chips: object({
    all: number().integer().required(),
    open: number().integer().required(),
    pastDue: number().integer().required(),
    paid: number().integer().required(),
    prepaid: number().integer().required(),
  }).required(),
});

export const invoice = object({
  invoiceNo: string().required(),
  accountNo: string().required(),
  accountName: string().required(),
  docType: oneOf(docTypes),
  status: oneOf(invoiceStatuses),
  invoiceDate: sentDate(),
  shipDate: dateOrNull(),
  postingDate: sentDate(),
  dueDate: sentDate(),
  termsCode: textOrNull(),
  deferred: boolean().required(),
  disputed: boolean().required(),
  branchCode: text(),
  branchName: text(),
  branchPhone: textOrNull(),
  shipTo: textOrNull(),
  orderNo: textOrNull(),
  poNo: textOrNull(),
  salesperson: textOrNull(),
  cropYear: number().integer().nullable().defined(),
  splitGroup: textOrNull(),
  splitPercent: decimalOrNull(),
  comments: textOrNull(),
  /** full | subtotal | total | oneLine: how much of a blend this customer's papers show. */
  blendDetail: text(),
  subtotalCents: cents(),
  discountCents: cents(),
  taxCents: cents(),
  freightCents: cents(),
  totalCents: cents(),
  prepayAppliedCents: cents(),
  paidCents: cents(),
  creditedCents: cents(),
  discountTakenCents: cents(),
  writtenOffCents: cents(),
  openCents: cents(),
  /** What requests pay of it already, which the ERP has not booked yet. */
  onItsWayCents: cents(),
  lines: array(purchaseLine).required(),
  taxes: invoiceTaxes,
  discounts: invoiceDiscounts,
  /** What early-pay discounts are reckoned on: goods, without taxes, services and freight. */
  discountableCents: cents(),
  applications: invoiceApplications,
  prepayUses: invoicePrepayUses,
  tickets: array(deliveryTicket).required(),
  shares: invoiceShares,
  /** Whether the invoice's paper can be had. */
  hasDocument: boolean().required(),
});

const { csv, xlsx } = fileTypes;
export const exportFormats = ['csv', 'xlsx', 'quickbooks', 'applications'] as const;

export const purchases = {
  lines: endpoint({
    method: 'GET',
    path: '/api/purchases/lines',
    summary: 'Invoice lines of one account or of all, by keyset, filtered and sorted by the server.',
    query: object({ ...owner, ...purchaseFilter, sort, ...pageQuery }),
    response: pageOf(purchaseLine),
  }),

  totals: endpoint({
    method: 'GET',
    path: '/api/purchases/totals',
    summary: 'Sums over every line that the same filters let through, not over one page.',
    query: object({ ...owner, ...purchaseFilter }),
    response: purchaseTotals,
  }),

  choices: endpoint({
    method: 'GET',
    path: '/api/purchases/choices',
    summary: 'What there is to filter by.',
    query: object({ ...owner, account: string().max(20) }),
    response: purchaseChoices,
  }),

  invoice: endpoint({
    method: 'GET',
    path: '/api/purchases/invoices/:invoiceNo',
    summary: 'One invoice whole: lines, taxes, discount ladder, payments.',
    params: object({ invoiceNo: string().required().max(30) }),
    query: object({ ...owner }),
    response: invoice,
  }),

  deliveries: endpoint({
    method: 'GET',
    path: '/api/purchases/deliveries',
    summary: 'Deliveries that no invoice bears yet, newest first. No balance and no statement counts them.',
    query: object({ ...owner, account: string().max(20), ...pageQuery }),
    response: pageOf(deliveryTicket),
  }),

  export: download({
    method: 'GET',
    path: '/api/purchases/export',
    summary: 'Every line that the filters let through, as a file that streams.',
    query: object({ ...owner, ...purchaseFilter, sort, format: oneOf(exportFormats) }),
    produces: { csv, xlsx, quickbooks: csv, applications: csv },
  }),
};

export type PurchaseLine = InferType<typeof purchaseLine>;
export type PurchaseTotals = InferType<typeof purchaseTotals>;
export type PurchaseChoices = InferType<typeof purchaseChoices>;
export type PurchaseQuery = InferType<(typeof purchases)['lines']['query']>;
export type PurchaseFilter = InferType<(typeof purchases)['totals']['query']>;
export type Invoice = InferType<typeof invoice>;
export type DeliveryTicket = InferType<typeof deliveryTicket>;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type ExportFormat = (typeof exportFormats)[number];
