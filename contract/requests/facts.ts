import { type CalendarDateText, formatDate, formatInstant } from '../format/date';
import { formatMoney } from '../format/money';
import { formatWallTime } from '../format/zonedTime';
import { type DeliveryMethod, deliveryWords, type PaymentMode, paymentModeWords } from './labels';
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
    { label: 'Kind', value: requestKindWord(request), note: whatFor(request) },
    { label: 'Account', value: `${accountName}, ${accountNo}` },
    { label: 'Submitted', value: formatInstant(submittedAt, zone), note: `by ${submittedBy}` },
    { label: 'From', value: request.source },
    { label: 'To', value: request.target },
    { id: 'amount', label: 'Amount', value: formatMoney(request.amountCents) },
    ...told('Discount earned', discountCents && formatMoney(discountCents)),
    ...told('Credit used', creditCents && formatMoney(creditCents)),
    ...dayFacts(request),
    ...told('Booking', request.prepayContractNo),
    ...told('Comments', request.comments),
    ...told('You can cancel it until', cancelWords(request, zone)),
    ...paymentFact(request),
  ];
}

const told = (label: string, value: string | 0 | null): RequestFact[] => (value ? [{ label, value }] : []);

function whatFor({ flow, mode, deliveryMethod }: RequestDetail): string | undefined {
  if (flow === 'pickup') return deliveryWords[deliveryMethod as DeliveryMethod];
  return paymentModeWords[mode as PaymentMode];
}

function dayFacts(request: RequestDetail): RequestFact[] {
  const { flow, day, effectiveDate, branchName } = request;
  if (flow === 'pickup') return told('Pickup', [dayWords(request), branchName].filter(Boolean).join(' at '));
  return [
    ...told('Day of payment', dayWords(request)),
    ...told('Debited on', effectiveDate !== null && effectiveDate !== day ? formatDate(effectiveDate) : null),
  ];
}

function paymentFact({ paymentNo, postedOn }: RequestDetail): RequestFact[] {
  const day = postedOn === null ? undefined : formatDate(postedOn);
  if (paymentNo === null) return told('Posted', day ?? null);
  return [{ id: 'payment', label: 'Posted as', value: paymentNo, note: day }];
}
