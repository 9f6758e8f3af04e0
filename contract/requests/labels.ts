import type { RequestStatus } from './states';

export const requestKinds = ['payment', 'pickup'] as const;

/** What a payment is for. */
export const paymentModes = ['statement', 'dueBy', 'payoff', 'selected', 'amount', 'prepay'] as const;

/** How money of the deposit plan reaches its owner. */
export const deliveryMethods = ['checkPickup', 'checkMail', 'ach', 'transfer'] as const;

/** Why an invoice is paid in part or short. */
export const shortReasons = ['later', 'price', 'wrongProduct', 'damaged', 'duplicate', 'other'] as const;

export const requestTabs = ['open', 'completed', 'problems', 'all'] as const;

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const requestSorts = ['submitted', 'amount', 'day'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualRequestSort = '-submitted';

export type DeliveryMethod = (typeof deliveryMethods)[number];
export type PaymentMode = (typeof paymentModes)[number];
export type ShortReason = (typeof shortReasons)[number];

/** A status in a word or two, on a chip and in a file. */
export const requestStatusWords: Readonly<Record<RequestStatus, string>> = {
  submitted: 'Submitted',
  pendingSecond: 'Being checked',
  approved: 'Approved',
  exported: 'Sent to bank',
  settled: 'Cleared',
  posted: 'Posted',
  ready: 'Ready',
  completed: 'Completed',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  returned: 'Returned',
  reversed: 'Reversed',
  noShow: 'Not picked up',
  expired: 'Expired',
};

/** How money of the deposit plan reaches its owner, as a choice on a form. */
export const deliveryWords: Readonly<Record<DeliveryMethod, string>> = {
  checkPickup: 'Check to pick up',
  checkMail: 'Check by mail',
  ach: 'Transfer to a bank account',
  transfer: 'Transfer to a trade account',
};

/** What a payment is for. */
export const paymentModeWords: Readonly<Record<PaymentMode, string>> = {
  statement: 'Statement balance',
  dueBy: 'Everything due by a day',
  payoff: 'Everything that is open',
  selected: 'Chosen invoices',
  amount: 'An amount, oldest invoices first',
  prepay: 'Prepay',
};

/** Why an invoice is paid in part or short. */
export const shortReasonWords: Readonly<Record<ShortReason, string>> = {
  later: 'The rest is paid later',
  price: 'Question about the price',
  wrongProduct: 'Wrong product',
  damaged: 'Damaged goods',
  duplicate: 'Billed twice',
  other: 'Another reason',
};

/** Why an invoice is paid in part or short, with what was noted about it; '' where nothing was said. */
export const shortWords = ({
  reason,
  note,
}: {
  readonly reason: string | null;
  readonly note: string | null;
}): string =>
  [reason && (shortReasonWords[reason as ShortReason] ?? reason), note].filter(Boolean).join(': ');

/** What a page says beside the portal's alert, which tells why a request failed: how things stand, and what to do. */
export const unsentWords = {
  refused: 'It was not sent, and nothing is lost: everything stands here as you entered it.',
  unknown:
    'It is not known whether your request arrived. Everything is kept here. Send it again: however often you do, it ' +
    'is asked for once.',
} as const;

/** What the columns of a customer's requests are called. */
export const requestColumns = {
  status: 'Status',
  number: 'Request',
  kind: 'Kind',
  submitted: 'Submitted',
  source: 'From',
  target: 'To',
  day: 'Day',
  amount: 'Amount',
  discount: 'Discount',
  cancel: 'Cancel until',
  by: 'Submitted by',
  message: 'Message',
  posted: 'Posted',
  account: 'Account',
} as const;
