import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import {
  cents,
  centsOrNull,
  date,
  dateOrNull,
  decimalOrNull,
  fileTypes,
  listOf,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  text,
  textOrNull,
} from '../fields';
import {
  deliveryTicket,
  invoiceApplications,
  invoiceDiscounts,
  invoicePrepayUses,
  invoiceRow,
  invoiceShares,
  invoiceTaxes,
  purchaseLine,
} from './invoiceDetails';
import {
  docTypes,
  exportFormats,
  invoiceFormats,
  invoiceSorts,
  invoiceStatuses,
  purchaseSorts,
  statusChips,
} from './labels';

/** Whose shares of a divided delivery count: the account's own, or those of all of one's accounts. */
const shareKinds = ['whole'] as const;

/** What narrows the lines of purchases, listed or summed up. Lists are comma-separated. */
export const lineFilter = {
  account: string().max(20),
  from: date(),
  to: date(),
  cropYear: listOf(),
  group: listOf(),
  product: listOf(),
  field: listOf(),
  branch: listOf(),
  crop: listOf(),
  /** What is left out, of the rule's `lineParts`. */
  without: string().max(60),
  share: string().oneOf([...shareKinds, '']),
  /** Words that must all occur in invoice, ticket, PO, product, field, farm or crop. */
  q: string().max(100),
};

/** What there is to filter by in some accounts, by the filter's name. */
const choice = object({ code: text(), name: text() });

const purchaseChoices = object({
  cropYear: array(number().integer().required()).required(),
  group: array(choice).required(),
  product: array(choice).required(),
  field: array(choice).required(),
  branch: array(choice).required(),
  crop: array(choice).required(),
  applicatorLicense: array(choice).required(),
});

/** What narrows the list besides; every member narrows further. */
const purchaseFilter = {
  ...lineFilter,
  paidBy: listOf(),
  docType: listOf(),
  applicatorLicense: listOf(),
  status: string().oneOf([...Object.keys(statusChips), '']),
  invoice: string().max(30),
};

const sortBy = (sorts: readonly string[]) =>
  string()
    .oneOf(sorts.flatMap((s) => [s, `-${s}`]))
    .default('-date');
const sort = sortBy(purchaseSorts);
const invoiceSort = sortBy(invoiceSorts);

const count = () => number().integer().required();

/** Rows per chip under the other filters: what each chip would show. */
const chips = object({
  all: count(),
  open: count(),
  pastDue: count(),
  paid: count(),
  prepaid: count(),
}).required();

const purchaseTotals = object({
  rows: count(),
  extendedCents: cents(),
  discountCents: cents(),
  taxCents: cents(),
  netCents: cents(),
  /** Sums per unit; different units are never added. */
  quantities: array(object({ unit: text(), quantity: string().required() })).required(),
  chips,
});

const invoiceTotals = object({
  rows: count(),
  totalCents: cents(),
  leftCents: cents(),
  /** What is left on credit memos, as a positive amount; what is left to pay is not less for it. */
  creditCents: cents(),
  /** What the lines come to that filters of lines find on these invoices; null where no such filter is set. */
  foundCents: centsOrNull(),
  chips,
});

const invoice = object({
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
  /** By the ERP, or by a message that is not done. */
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

/** What goes in and out of the area's endpoints. */
export const schemas = {
  lines: {
    summary: 'Invoice lines of one account or of all, by keyset, filtered and sorted by the server.',
    query: object({ ...owner, ...purchaseFilter, sort, ...pageQuery }),
    response: pageOf(purchaseLine),
  },

  totals: {
    summary: 'Sums over every line that the same filters let through, not over one page.',
    query: object({ ...owner, ...purchaseFilter }),
    response: purchaseTotals,
  },

  choices: {
    summary: 'What there is to filter by.',
    query: object({ ...owner, account: string().max(20) }),
    response: purchaseChoices,
  },

  invoices: {
    summary: 'Invoices of one account or of all, those with a line that fits the filters, by keyset.',
    query: object({ ...owner, ...purchaseFilter, sort: invoiceSort, ...pageQuery }),
    response: pageOf(invoiceRow),
  },

  invoiceTotals: {
    summary: 'Sums over every invoice that the same filters let through, not over one page.',
    query: object({ ...owner, ...purchaseFilter }),
    response: invoiceTotals,
  },

  invoicesFile: {
    summary: 'Every invoice that the filters let through, as a file that streams.',
    query: object({ ...owner, ...purchaseFilter, sort: invoiceSort, format: oneOf(invoiceFormats) }),
    produces: { csv, xlsx },
  },

  invoice: {
    summary: 'One invoice whole: lines, taxes, discount ladder, payments.',
    params: object({ invoiceNo: string().required().max(30) }),
    query: object({ ...owner }),
    response: invoice,
  },

  deliveries: {
    summary: 'Deliveries that no invoice bears yet, newest first. No balance and no statement counts them.',
    query: object({ ...owner, account: string().max(20), ...pageQuery }),
    response: pageOf(deliveryTicket),
  },

  exportFile: {
    summary: 'Every line that the filters let through, as a file that streams.',
    query: object({ ...owner, ...purchaseFilter, sort, format: oneOf(exportFormats) }),
    produces: { csv, xlsx, quickbooks: csv, applications: csv },
  },
} as const;

export type PurchaseLine = InferType<typeof purchaseLine>;
export type PurchaseTotals = InferType<typeof purchaseTotals>;
export type PurchaseChoices = InferType<typeof purchaseChoices>;
export type InvoiceRow = InferType<typeof invoiceRow>;
export type InvoiceTotals = InferType<typeof invoiceTotals>;
export type PurchaseFilter = InferType<(typeof schemas)['totals']['query']>;
export type Invoice = InferType<typeof invoice>;
export type DeliveryTicket = InferType<typeof deliveryTicket>;
