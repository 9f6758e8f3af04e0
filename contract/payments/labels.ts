import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/payments';

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
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = texts({
  portalAch: m.methodPortalAch,
  ach: m.methodAch,
  check: m.methodCheck,
  cash: m.methodCash,
  card: m.methodCard,
  depositPlan: common.depositPlan,
  prepay: common.prepay,
  other: common.other,
});

/** What a payment was for. */
export const paymentTypeWords: Readonly<Record<PaymentType, string>> = texts({
  regular: m.typeRegular,
  prepay: common.prepay,
  budget: m.typeBudget,
  deposit: m.typeDeposit,
});

export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = texts({
  posted: m.statusPosted,
  returned: m.statusReturned,
  reversed: m.statusReversed,
});

/** What the columns of past payments are called, on the screen and in their files. */
export const paymentColumns = texts({
  date: m.posted,
  payment: common.payment,
  method: m.paidBy,
  reference: common.reference,
  request: common.request,
  discount: common.discount,
  amount: common.amount,
  status: common.status,
  account: common.account,
  accountName: m.accountName,
  received: m.received,
  source: m.from,
  type: common.type,
  applied: m.applied,
  unapplied: m.unapplied,
  reason: common.reason,
});
