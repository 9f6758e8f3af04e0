/** How a payment came. */
export const paymentMethods = [
  'portalAch',
  'ach',
  'check',
  'cash',
  'card',
  'depositPlan',
  'prepay',
  'other',
] as const;

/** What a payment was for. */
export const paymentTypes = ['regular', 'prepay', 'budget', 'deposit'] as const;

/** Returned by the bank, or taken back by the company. */
export const paymentStatuses = ['posted', 'returned', 'reversed'] as const;

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const paymentSorts = ['date', 'received', 'payment', 'amount'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualPaymentSort = '-date';

export const paymentFormats = ['csv', 'xlsx', 'ofx'] as const;

type PaymentMethod = (typeof paymentMethods)[number];
type PaymentType = (typeof paymentTypes)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentFormat = (typeof paymentFormats)[number];

/** How a payment came, on screens and in files. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  portalAch: 'Portal ACH',
  ach: 'ACH',
  check: 'Check',
  cash: 'Cash',
  card: 'Card',
  depositPlan: 'Deposit plan',
  prepay: 'Prepay',
  other: 'Other',
};

/** What a payment was for. */
export const paymentTypeWords: Readonly<Record<PaymentType, string>> = {
  regular: 'Regular',
  prepay: 'Prepay',
  budget: 'Budget',
  deposit: 'Deposit',
};

export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = {
  posted: 'Posted',
  returned: 'Returned',
  reversed: 'Reversed',
};

/** What the columns of past payments are called, on the screen and in their files. */
export const paymentColumns = {
  date: 'Posted',
  payment: 'Payment',
  method: 'Paid by',
  reference: 'Reference',
  request: 'Request',
  discount: 'Discount',
  amount: 'Amount',
  status: 'Status',
  account: 'Account',
  accountName: 'Account name',
  received: 'Received',
  source: 'From',
  type: 'Type',
  applied: 'Applied',
  unapplied: 'Unapplied',
  reason: 'Reason',
} as const;
