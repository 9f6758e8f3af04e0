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
export const purchaseViews = { invoice: 'Invoices', line: 'Lines' } as const;

/** Files of the list by invoice. Those for other programs have a row for each line. */
export const invoiceFormats = ['csv', 'xlsx'] as const;

export const exportFormats = [...invoiceFormats, 'quickbooks', 'applications'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type PurchaseView = keyof typeof purchaseViews;
export type ExportFormat = (typeof exportFormats)[number];

/** What the columns of purchase lines are called, on the screen and in their files. */
export const purchaseColumns = {
  invoice: 'Invoice',
  date: 'Date',
  product: 'Item',
  field: 'Field',
  quantity: 'Quantity',
  status: 'Status',
  total: 'Amount',
  ticket: 'Ticket',
  delivered: 'Delivered',
  due: 'Due',
  branch: 'Branch',
  productCode: 'Product code',
  group: 'Group',
  unitPrice: 'Unit price',
  extended: 'Extended',
  discount: 'Discount',
  tax: 'Tax',
  paidBy: 'Paid by',
  farm: 'Farm',
  shipTo: 'Ship to',
  cropYear: 'Crop year',
  crop: 'Crop',
  acres: 'Acres',
  split: 'My split',
  po: 'PO',
  deliveredBy: 'Delivered by',
  epa: 'EPA reg. no.',
  lot: 'Lot no.',
  applicatorLicense: 'Applicator license no.',
  account: 'Account',
  line: 'Line',
  docType: 'Document',
  unit: 'Unit',
  priceUnit: 'Price unit',
  contract: 'Prepay contract',
} as const;

const { invoice, date, field, status, total, due, branch, farm, shipTo, po, account, docType } =
  purchaseColumns;

/** What the columns of invoices are called, on the screen and in their files. */
export const invoiceColumns = {
  item: 'Bought',
  invoice,
  date,
  field,
  status,
  saving: 'Early-pay discount',
  left: 'Left to pay',
  credit: 'Credit left',
  total,
  due,
  daysLate: 'Days late',
  paid: 'Paid so far',
  onItsWay: 'On its way',
  savingEnds: 'Discount ends',
  lines: 'Lines',
  branch,
  farm,
  shipTo,
  po,
  account,
  docType,
} as const;

/** Filters of the list with several values, in the order of the filter panel, and what they are called. */
export const purchaseFilters = {
  cropYear: purchaseColumns.cropYear,
  group: 'Product group',
  product: 'Product',
  field: purchaseColumns.field,
  branch: purchaseColumns.branch,
  crop: purchaseColumns.crop,
  paidBy: purchaseColumns.paidBy,
  docType: purchaseColumns.docType,
  applicatorLicense: purchaseColumns.applicatorLicense,
  without: 'Leave out',
  share: 'Shared deliveries',
} as const;

/** What an invoice is on the as-of day. */
export const invoiceStatusLabels = {
  open: 'Open',
  pastDue: 'Past due',
  notYetDue: 'Not yet due',
  partial: 'Partly paid',
  disputed: 'Disputed',
  paid: 'Paid',
  prepaid: 'Prepaid',
  credited: 'Credited',
  void: 'Void',
} as const;

export const docTypeLabels = {
  invoice: 'Invoice',
  credit: 'Credit memo',
  financeCharge: 'Finance charge',
  debitMemo: 'Debit memo',
} as const;

/** How a line was paid. */
export const paidByLabels = { open: 'Open account', prepay: 'Prepay', cash: 'Cash', card: 'Card' } as const;
