import * as common from '@locales/common';
import * as m from '@locales/requestSentences';
import { type CalendarDateText, formatDate, formatInstant } from '../format/date';
import { formatMoney } from '../format/money';
import { formatWallTime } from '../format/zonedTime';
import {
  type CheckDelivery,
  checkDeliveryWords,
  type DeliveryMethod,
  deliveryWords,
  type PaymentMode,
  paymentModeWords,
} from './labels';
import type { MoneyRequest, RequestDetail } from './schema';
import { requestKindWord } from './sentences';

/** The day of payment, or day and time of a pickup on the branch's wall; '' where there is none. */
export function dayWords(
  { day, time }: Pick<MoneyRequest, 'day' | 'time'>,
  format: (day: CalendarDateText) => string = formatDate,
): string {
  if (day === null) return '';
  return time === null ? format(day) : `${format(day)}, ${formatWallTime(time)}`;
}

/** Until when the customer can cancel; '' where nobody but the office can. */
export const cancelWords = (
  { canCancel, cancelUntil }: Pick<MoneyRequest, 'canCancel' | 'cancelUntil'>,
  zone: string,
): string => (canCancel && cancelUntil !== null ? formatInstant(cancelUntil, zone) : '');

/** One thing that a request says of itself, in words. */
export interface RequestFact {
  /** What a page shows in its own way. */
  readonly id?: 'amount' | 'payment';
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/**
 * What was asked for, line by line, on page and paper alike; what a request does not have is left out.
 * @param zone IANA zone in which instants are told
 */
export function requestFacts(request: RequestDetail, zone: string): RequestFact[] {
  const { discountCents, creditCents, submittedBy, submittedAt, accountName, accountNo } = request;
  return [
    { label: m.factKind(), value: requestKindWord(request), note: requestWay(request) },
    { label: common.account(), value: common.nameAndNumber({ name: accountName, number: accountNo }) },
    {
      label: request.flow === 'check' ? m.factAnnounced() : m.factSubmitted(),
      value: formatInstant(submittedAt, zone),
      note: m.factSubmittedBy({ name: submittedBy }),
    },
    { label: m.factFrom(), value: request.source },
    { label: m.factTo(), value: request.target },
    { id: 'amount', label: common.amount(), value: formatMoney(request.amountCents) },
    ...told(m.factDiscount(), discountCents && formatMoney(discountCents)),
    ...told(m.factCredit(), creditCents && formatMoney(creditCents)),
    ...dayFacts(request),
    ...told(m.factBooking(), request.prepayContractNo),
    ...told(common.comments(), request.comments),
    ...told(m.factCancelUntil(), cancelWords(request, zone)),
    ...paymentFact(request),
  ];
}

const told = (label: string, value: string | 0 | null): RequestFact[] => (value ? [{ label, value }] : []);

/** In which way it pays, or how its money is to come. */
export function requestWay({
  flow,
  mode,
  deliveryMethod,
}: Pick<RequestDetail, 'flow' | 'mode' | 'deliveryMethod'>): string | undefined {
  if (flow === 'check') return checkDeliveryWords[deliveryMethod as CheckDelivery];
  if (flow === 'pickup' || flow === 'refund') return deliveryWords[deliveryMethod as DeliveryMethod];
  return paymentModeWords[mode as PaymentMode];
}

function dayFacts(request: RequestDetail): RequestFact[] {
  const { flow, day, effectiveDate, branchName, deliveryMethod } = request;
  if (flow === 'check') {
    const when = dayWords(request);
    if (deliveryMethod !== 'branch') return told(m.factMailedOn(), when);
    return told(m.factHandedOverOn(), branchName ? m.handedOverAt({ when, branch: branchName }) : when);
  }
  if (flow === 'pickup') {
    const when = dayWords(request);
    return told(
      m.kindPickup(),
      when && branchName ? m.pickupAt({ when, branch: branchName }) : when || branchName,
    );
  }
  if (flow === 'refund')
    return told(m.factArrivesOn(), effectiveDate === null ? null : formatDate(effectiveDate));
  return [
    ...told(m.factDayOfPayment(), dayWords(request)),
    ...told(
      m.factDebitedOn(),
      effectiveDate !== null && effectiveDate !== day ? formatDate(effectiveDate) : null,
    ),
  ];
}

function paymentFact({ paymentNo, postedOn }: RequestDetail): RequestFact[] {
  const day = postedOn === null ? undefined : formatDate(postedOn);
  if (paymentNo === null) return told(m.factPosted(), day ?? null);
  return [{ id: 'payment', label: m.factPostedAs(), value: paymentNo, note: day }];
}
