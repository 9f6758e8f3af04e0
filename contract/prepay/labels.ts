/** What can happen to money that was paid ahead. */
export const prepayEventKinds = [
  'received',
  'used',
  'returned',
  'transferredIn',
  'transferredOut',
  'convertedToCredit',
  'adjusted',
  'expired',
  'refunded',
] as const;

export type PrepayEventKind = (typeof prepayEventKinds)[number];

export const prepayTypes = ['product', 'group', 'generic', 'downPayment', 'unpaidBooking'] as const;

/** What a contract is on the as-of day, by the ERP's word where it decides and by its amounts and end else. */
export const prepayStatuses = ['open', 'partUsed', 'unpaid', 'expired', 'filled', 'closed'] as const;

/** How much of what was booked has been paid in; null where nothing was booked. */
export const paidIns = ['unpaid', 'partPaid', 'paid'] as const;

type PaidIn = (typeof paidIns)[number];
export type PrepayType = (typeof prepayTypes)[number];
export type PrepayStatus = (typeof prepayStatuses)[number];

/**
 * The chips above the lists. "open" is all that still counts: open, part used, unpaid, and what ended with money
 * left on it.
 */
export const prepayChips = ['open', 'partUsed', 'unpaid', 'expired', 'filled'] as const;

/** Columns that the lists can be sorted by; "-" in front turns the order around. */
export const contractSorts = [
  'contract',
  'bookedOn',
  'expires',
  'cropYear',
  'branch',
  'booked',
  'used',
  'remaining',
] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualContractSort = '-bookedOn';

export const lineSorts = ['contract', 'product', 'group', 'expires', 'booked', 'used', 'remaining'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualLineSort = '-contract';

export const prepayFormats = ['csv', 'xlsx'] as const;

/** What a file of the lines holds: the lines themselves, or every event on them. */
export const prepayLevels = ['line', 'usage'] as const;

export type PrepayFormat = (typeof prepayFormats)[number];
export type PrepayLevel = (typeof prepayLevels)[number];

/** What the kinds of prepay are called, on screens and in files. */
export const prepayTypeWords: Readonly<Record<PrepayType, string>> = {
  product: 'Product-specific',
  group: 'Group',
  generic: 'Any product',
  downPayment: 'Down payment',
  unpaidBooking: 'Unpaid booking',
};

export const prepayStatusWords: Readonly<Record<PrepayStatus, string>> = {
  open: 'Open',
  partUsed: 'Part used',
  unpaid: 'Unpaid',
  expired: 'Expired',
  filled: 'Filled',
  closed: 'Closed',
};

export const paidInWords: Readonly<Record<PaidIn, string>> = {
  unpaid: 'Unpaid',
  partPaid: 'Part paid',
  paid: 'Paid',
};

export const prepayEventWords: Readonly<Record<PrepayEventKind, string>> = {
  received: 'Received',
  used: 'Used',
  returned: 'Returned',
  transferredIn: 'Transferred in',
  transferredOut: 'Transferred out',
  convertedToCredit: 'Converted to credit',
  adjusted: 'Adjusted',
  expired: 'Expired',
  refunded: 'Refunded',
};

/** What the columns of prepay contracts are called, on the screen and in their files. */
export const contractColumns = {
  contract: 'Contract',
  title: 'Item or group',
  type: 'Type',
  status: 'Status',
  paidIn: 'Payment',
  expires: 'Ends',
  usedUp: 'At last season’s pace',
  booked: 'Booked amount',
  used: 'Used',
  remaining: 'Remaining',
  goodFor: 'Good for',
  cropYear: 'Crop year',
  bookedOn: 'Booked',
  startOn: 'Valid from',
  branch: 'Branch',
  paid: 'Paid in',
  quantity: 'Quantity remaining',
  field: 'Field',
  farm: 'Farm',
  share: 'My share',
  soldBy: 'Sold by',
  account: 'Account',
  products: 'Products',
  terms: 'Terms',
  refundable: 'Refundable',
  signedOn: 'Signed on',
  comments: 'Comments',
} as const;

/** What the columns of prepay lines are called, on the screen and in their files. */
export const prepayLineColumns = {
  product: 'Item',
  contract: 'Contract',
  goodFor: 'Good for',
  qtyRemaining: 'Quantity left',
  lockedPrice: 'Locked price',
  postedPrice: 'Posted price',
  status: 'Status',
  expires: 'Ends',
  remaining: 'Remaining',
  line: 'Line',
  productCode: 'Product code',
  group: 'Group',
  type: 'Type',
  cropYear: 'Crop year',
  booked: 'Booked amount',
  used: 'Used',
  qtyBooked: 'Quantity booked',
  qtyUsed: 'Quantity used',
  limit: 'Limit',
  field: 'Field',
  farm: 'Farm',
  share: 'My share',
  account: 'Account',
  unit: 'Unit',
  branch: 'Branch',
} as const;

/** What the limit of a line that stops at its booked quantity is called. */
export const prepayLimit = 'Stops at the booked quantity';

/** What the columns of the file of prepay use are called. */
export const usageColumns = {
  account: 'Account',
  contract: 'Contract',
  line: 'Line',
  product: 'Item',
  date: 'Date',
  event: 'Event',
  document: 'Document',
  ticket: 'Ticket',
  quantity: 'Quantity',
  unit: 'Unit',
  amount: 'Amount',
  otherAccount: 'Other account',
} as const;
