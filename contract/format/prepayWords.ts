import type { PrepayEventKind } from '../prepayEvent';
import type { PrepayContract, PrepayStatus, PrepayType } from '../prepayRows';

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

export const paidInWords: Readonly<Record<NonNullable<PrepayContract['paidIn']>, string>> = {
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
