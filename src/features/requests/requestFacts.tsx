import Link from '@mui/material/Link';
import { formatDate, formatInstant } from '../../../contract/format/date';
import { formatMoney } from '../../../contract/format/money';
import { deliveryWords, paymentModeWords, requestKindWord } from '../../../contract/format/requestWords';
import type { DeliveryMethod, PaymentMode, RequestDetail } from '../../../contract/requests';
import type { Fact } from '../../components/Facts/Facts';
import { Money } from '../../components/Money/Money';
import { cancelWords, dayWords } from './requestWhen';
import { paymentHref } from './requestView';

/** What was asked for, line by line; what a request does not have is left out. */
export function requestFacts(request: RequestDetail, zone: string): Fact[] {
  const { discountCents, creditCents, submittedBy, submittedAt, accountName, accountNo } = request;
  return [
    { label: 'Kind', value: requestKindWord(request), note: whatFor(request) },
    { label: 'Account', value: `${accountName}, ${accountNo}` },
    { label: 'Submitted', value: formatInstant(submittedAt, zone), note: `by ${submittedBy}` },
    { label: 'From', value: request.source },
    { label: 'To', value: request.target },
    { label: 'Amount', value: <Money cents={request.amountCents} tone="strong" /> },
    ...told('Discount earned', discountCents && formatMoney(discountCents)),
    ...told('Credit used', creditCents && formatMoney(creditCents)),
    ...dayFacts(request),
    ...told('Booking', request.prepayContractNo),
    ...told('Comments', request.comments),
    ...told('You can cancel it until', cancelWords(request, zone)),
    ...paymentFact(request),
  ];
}

const told = (label: string, value: string | number | null): Fact[] => (value ? [{ label, value }] : []);

function whatFor({ flow, mode, deliveryMethod }: RequestDetail): string | undefined {
  if (flow === 'pickup') return deliveryWords[deliveryMethod as DeliveryMethod];
  return paymentModeWords[mode as PaymentMode];
}

function dayFacts(request: RequestDetail): Fact[] {
  const { flow, day, effectiveDate, branchName } = request;
  if (flow === 'pickup') return told('Pickup', [dayWords(request), branchName].filter(Boolean).join(' at '));
  return [
    ...told('Day of payment', dayWords(request)),
    ...told('Debited on', effectiveDate !== null && effectiveDate !== day ? formatDate(effectiveDate) : null),
  ];
}

function paymentFact(request: RequestDetail): Fact[] {
  const { paymentNo, postedOn } = request;
  if (paymentNo === null) return told('Posted', postedOn && formatDate(postedOn));
  const value = <Link href={paymentHref(request)}>{paymentNo}</Link>;
  return [{ label: 'Posted as', value, note: postedOn === null ? undefined : formatDate(postedOn) }];
}
