import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/prepay';

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

/** The ERP's letters for types of contracts, in our words. */
export const prepayTypeCodes = {
  S: 'product',
  G: 'group',
  N: 'generic',
  D: 'downPayment',
  U: 'unpaidBooking',
} as const satisfies Readonly<Record<string, PrepayType>>;

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
export const prepayTypeWords: Readonly<Record<PrepayType, string>> = texts({
  product: m.typeProduct,
  group: m.typeGroup,
  generic: m.anyProduct,
  downPayment: m.typeDownPayment,
  unpaidBooking: m.typeUnpaidBooking,
});

export const prepayStatusWords: Readonly<Record<PrepayStatus, string>> = texts({
  open: m.statusOpen,
  partUsed: m.statusPartUsed,
  unpaid: m.statusUnpaid,
  expired: m.statusExpired,
  filled: m.statusFilled,
  closed: m.statusClosed,
});

export const paidInWords: Readonly<Record<PaidIn, string>> = texts({
  unpaid: m.statusUnpaid,
  partPaid: m.statusPartPaid,
  paid: m.statusPaid,
});

export const prepayEventWords: Readonly<Record<PrepayEventKind, string>> = texts({
  received: m.received,
  used: m.used,
  returned: m.returned,
  transferredIn: m.transferredIn,
  transferredOut: m.transferredOut,
  convertedToCredit: m.convertedToCredit,
  adjusted: m.adjusted,
  expired: m.expired,
  refunded: m.refunded,
});

/** What the columns of prepay contracts are called, on the screen and in their files. */
export const contractColumns = texts({
  contract: common.contract,
  title: m.itemOrGroup,
  type: common.type,
  status: common.status,
  paidIn: common.payment,
  expires: m.ends,
  usedUp: m.atLastPace,
  booked: m.bookedAmount,
  used: m.used,
  remaining: m.remaining,
  goodFor: m.goodFor,
  cropYear: common.cropYear,
  bookedOn: m.booked,
  startOn: m.validFrom,
  branch: common.branch,
  paid: m.paidIn,
  quantity: m.quantityRemaining,
  field: common.field,
  farm: common.farm,
  share: m.myShare,
  sharePercent: m.mySharePercent,
  soldBy: m.soldBy,
  account: common.account,
  products: m.products,
  terms: m.contractTerms,
  refundable: m.refundable,
  signedOn: m.signedOn,
  comments: common.comments,
});

/** What the columns of prepay lines are called, on the screen and in their files. */
export const prepayLineColumns = texts({
  product: m.item,
  contract: common.contract,
  goodFor: m.goodFor,
  qtyRemaining: m.quantityLeft,
  lockedPrice: m.lockedPrice,
  postedPrice: m.postedPrice,
  status: common.status,
  expires: m.ends,
  remaining: m.remaining,
  line: m.line,
  productCode: m.productCode,
  group: m.group,
  type: common.type,
  cropYear: common.cropYear,
  booked: m.bookedAmount,
  used: m.used,
  qtyBooked: m.quantityBooked,
  qtyUsed: m.quantityUsed,
  limit: m.limit,
  field: common.field,
  farm: common.farm,
  share: m.myShare,
  sharePercent: m.mySharePercent,
  account: common.account,
  unit: common.unit,
  branch: common.branch,
});

/** What the columns of the file of prepay use are called. */
export const usageColumns = texts({
  account: common.account,
  contract: common.contract,
  line: m.line,
  product: m.item,
  date: common.date,
  event: m.event,
  document: common.document,
  ticket: m.ticket,
  quantity: common.quantity,
  unit: common.unit,
  amount: common.amount,
  otherAccount: m.otherAccount,
});
