import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/purchases';

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

/** The same of the list by invoice. */
export const invoiceSorts = ['date', 'invoice', 'due', 'branch', 'left', 'total'] as const;

/** How either list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualPurchaseSort = '-date';

/** What is listed: invoices, or each of their lines. */
export const purchaseViews = texts({ invoice: m.invoices, line: m.lines });

/** Files of the list by invoice. Those for other programs have a row for each line. */
export const invoiceFormats = ['csv', 'xlsx'] as const;

export const exportFormats = [...invoiceFormats, 'quickbooks', 'applications'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type PurchaseView = keyof typeof purchaseViews;
export type ExportFormat = (typeof exportFormats)[number];

/** What the columns of purchase lines are called, on the screen and in their files. */
export const purchaseColumns = texts({
  invoice: common.invoice,
  date: common.date,
  product: m.item,
  field: common.field,
  quantity: common.quantity,
  status: common.status,
  total: common.amount,
  ticket: m.ticket,
  delivered: m.delivered,
  due: m.due,
  branch: common.branch,
  productCode: m.productCode,
  group: m.group,
  unitPrice: m.unitPrice,
  extended: m.extended,
  discount: common.discount,
  tax: common.tax,
  paidBy: m.paidBy,
  farm: common.farm,
  shipTo: m.shipTo,
  cropYear: common.cropYear,
  crop: common.crop,
  acres: m.acres,
  split: m.mySplit,
  splitPercent: m.mySplitPercent,
  po: m.purchaseOrder,
  deliveredBy: m.deliveredBy,
  epa: m.epaNumber,
  lot: m.lotNumber,
  applicatorLicense: m.applicatorLicense,
  account: common.account,
  line: m.line,
  docType: common.document,
  unit: common.unit,
  priceUnit: m.priceUnit,
  contract: m.prepayContractNumber,
});

/** What the columns of invoices are called, on the screen and in their files. */
export const invoiceColumns = texts({
  item: m.bought,
  invoice: common.invoice,
  date: common.date,
  field: common.field,
  status: common.status,
  saving: m.earlyPayDiscount,
  left: m.leftToPay,
  credit: m.creditLeft,
  total: common.amount,
  due: m.due,
  daysLate: m.daysLate,
  paid: m.paidSoFar,
  onItsWay: m.onItsWay,
  savingEnds: m.discountEnds,
  lines: m.lines,
  branch: common.branch,
  farm: common.farm,
  shipTo: m.shipTo,
  po: m.purchaseOrder,
  account: common.account,
  docType: common.document,
});

/** Filters of the list with several values, in the order of the filter panel, and what they are called. */
export const purchaseFilters = texts({
  cropYear: common.cropYear,
  group: common.productGroup,
  product: common.product,
  field: common.field,
  branch: common.branch,
  crop: common.crop,
  paidBy: m.paidBy,
  docType: common.document,
  applicatorLicense: m.applicatorLicense,
  without: m.leaveOut,
  share: m.sharedDeliveries,
});

/** What an invoice is on the as-of day. */
export const invoiceStatusLabels = texts({
  open: m.statusOpen,
  pastDue: m.statusPastDue,
  notYetDue: m.statusNotYetDue,
  partial: m.statusPartlyPaid,
  disputed: m.statusDisputed,
  paid: m.statusPaid,
  prepaid: m.statusPrepaid,
  credited: m.statusCredited,
  void: m.statusVoid,
});

export const docTypeLabels = texts({
  invoice: common.invoice,
  credit: m.creditMemo,
  financeCharge: m.financeCharge,
  debitMemo: m.debitMemo,
});

/** How a line was paid. */
export const paidByLabels = texts({
  open: m.openAccount,
  prepay: common.prepay,
  cash: m.cash,
  card: m.card,
});
