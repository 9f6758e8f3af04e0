import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/requests';
import type { RequestFlow, RequestStatus } from './states';

export const requestKinds = ['payment', 'pickup', 'refund'] as const;

/** What a payment is for. */
export const paymentModes = ['statement', 'dueBy', 'payoff', 'selected', 'amount', 'prepay'] as const;

/** How money of the deposit plan reaches its owner. */
export const deliveryMethods = ['checkPickup', 'checkMail', 'ach', 'transfer'] as const;

/** How a credit balance reaches its owner. */
export const refundMethods = [
  'ach',
  'checkMail',
] as const satisfies readonly (typeof deliveryMethods)[number][];

/** Why an invoice is paid in part or short. */
export const shortReasons = ['later', 'price', 'wrongProduct', 'damaged', 'duplicate', 'other'] as const;

export const requestTabs = ['open', 'completed', 'problems', 'all'] as const;

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const requestSorts = ['submitted', 'amount', 'day'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualRequestSort = '-submitted';

/** How a check that pays an account comes to the company. */
export type CheckDelivery = 'mailed' | 'branch';
export type DeliveryMethod = (typeof deliveryMethods)[number];
export type RefundMethod = (typeof refundMethods)[number];
export type PaymentMode = (typeof paymentModes)[number];
export type ShortReason = (typeof shortReasons)[number];

/** A status in a word or two, on a chip and in a file. */
export const requestStatusWords: Readonly<Record<RequestStatus, string>> = texts({
  submitted: m.statusSubmitted,
  pendingSecond: m.statusPendingSecond,
  approved: m.statusApproved,
  exported: m.statusExported,
  settled: m.statusSettled,
  posted: m.statusPosted,
  ready: m.statusReady,
  completed: m.statusCompleted,
  rejected: m.statusRejected,
  cancelled: m.statusCancelled,
  returned: m.statusReturned,
  reversed: m.statusReversed,
  noShow: m.statusNoShow,
  expired: m.statusExpired,
});

/** Whether it is a check that the office took in at a branch, and recorded for its customer. */
export const isHandedOver = ({
  flow,
  deliveryMethod,
}: {
  readonly flow: RequestFlow;
  readonly deliveryMethod?: string | null;
}): boolean => flow === 'check' && deliveryMethod === 'branch';

/**
 * The same of one request. A check was not submitted: it is on its way, or it was handed over and is received.
 * @param deliveryMethod of a check a `CheckDelivery`
 */
export function requestStatusWord({
  flow,
  status,
  deliveryMethod,
}: {
  readonly flow: RequestFlow;
  readonly status: RequestStatus;
  readonly deliveryMethod?: string | null;
}): string {
  if (flow !== 'check' || status !== 'submitted') return requestStatusWords[status];
  return deliveryMethod === 'branch' ? m.statusReceived() : m.statusOnItsWay();
}

/** How money of the deposit plan reaches its owner, as a choice on a form. */
export const deliveryWords: Readonly<Record<DeliveryMethod, string>> = texts({
  checkPickup: m.checkPickup,
  checkMail: m.checkMail,
  ach: m.transferToBank,
  transfer: m.transferToTrade,
});

/** How a check comes to the company. */
export const checkDeliveryWords: Readonly<Record<CheckDelivery, string>> = texts({
  mailed: m.deliveryMailed,
  branch: m.deliveryBranch,
});

/** What a payment is for. */
export const paymentModeWords: Readonly<Record<PaymentMode, string>> = texts({
  statement: m.modeStatement,
  dueBy: m.modeDueBy,
  payoff: m.modePayoff,
  selected: m.modeSelected,
  amount: m.modeAmount,
  prepay: common.prepay,
});

/** Why an invoice is paid in part or short. */
export const shortReasonWords: Readonly<Record<ShortReason, string>> = texts({
  later: m.reasonLater,
  price: m.reasonPrice,
  wrongProduct: m.reasonWrongProduct,
  damaged: m.reasonDamaged,
  duplicate: m.reasonDuplicate,
  other: m.reasonOther,
});

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
export const unsentWords = texts({ refused: m.unsentRefused, unknown: m.unsentUnknown });

/** What the columns of a customer's requests are called. */
export const requestColumns = texts({
  status: common.status,
  number: common.request,
  kind: m.kind,
  submitted: m.submitted,
  source: m.from,
  target: m.to,
  day: common.day,
  amount: common.amount,
  discount: common.discount,
  cancel: m.cancelUntil,
  by: m.submittedBy,
  message: common.message,
  posted: m.posted,
  account: common.account,
});
