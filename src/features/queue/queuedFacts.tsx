import Link from '@mui/material/Link';
import { formatDate, formatInstant } from '@contract/format/date';
import { besidePastDue } from '@contract/accounts/labels';
import { formatMoney } from '@contract/format/money';
import {
  type DeliveryMethod,
  deliveryWords,
  type PaymentMode,
  paymentModeWords,
} from '@contract/requests/labels';
import { requestKindWord } from '@contract/requests/sentences';
import type { QueuedDetail } from '@contract/queue/schema';
import type { Fact } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { dayWords } from './queueColumns';

const told = (label: string, value: string | number | null | undefined): Fact[] =>
  value ? [{ label, value }] : [];
const link = (name: string, value: string, words: string) => (
  <Link href={`/admin/queue?tab=all&${name}=${encodeURIComponent(value)}`}>{words}</Link>
);

/** What is asked for, line by line; what a request does not have is left out. */
export function askedFacts(request: QueuedDetail, zone: string): Fact[] {
  const { flow, mode, deliveryMethod, discountCents, creditCents, effectiveDate, day } = request;
  const what =
    flow === 'pickup'
      ? deliveryWords[deliveryMethod as DeliveryMethod]
      : paymentModeWords[mode as PaymentMode];
  return [
    { label: 'Kind', value: requestKindWord(request), note: what },
    { label: 'Amount', value: <Money cents={request.amountCents} tone="strong" /> },
    { label: 'From', value: request.source },
    { label: 'To', value: request.target },
    ...told('Day', dayWords(request)),
    ...told('Debited on', effectiveDate !== null && effectiveDate !== day ? formatDate(effectiveDate) : null),
    ...told('Discount earned', discountCents && formatMoney(discountCents)),
    ...told('Credit used', creditCents && formatMoney(creditCents)),
    ...told('Booking', request.prepayContractNo),
    ...told('Branch', request.branchName),
    ...told('Comments', request.comments),
    ...told(
      'The customer can cancel it until',
      request.cancelUntil && formatInstant(request.cancelUntil, zone),
    ),
    ...told('Payment', request.paymentNo),
    ...told('Posted', request.postedOn && formatDate(request.postedOn)),
    ...told('Return code', request.returnCode),
  ];
}

/** Who asks, and for which account. */
export function partyFacts({ account, person, ...request }: QueuedDetail, zone: string): Fact[] {
  return [
    {
      label: 'Asked by',
      value: link('submitter', request.submittedBy, request.submittedBy),
      note: [
        formatInstant(request.submittedAt, zone),
        person.relationship
          ? `${person.relationship} of the account, may ${mayWords(person.level)}`
          : 'no access to the account today',
      ].join('; '),
    },
    ...told('Sign-in since', person.since && formatInstant(person.since, zone)),
    {
      label: 'Account',
      value: link('account', request.accountNo, `${request.accountName}, ${request.accountNo}`),
      note:
        [account?.isClosed && 'closed', account?.noAch && 'pays by no bank account']
          .filter(Boolean)
          .join(', ') || undefined,
    },
    ...(account
      ? [
          { label: 'Net due', value: <Money cents={account.balanceCents} words /> },
          {
            label: 'Past due',
            value: <Money cents={account.pastDue.payNowCents} />,
            note: besidePastDue(account.pastDue).join(' ') || undefined,
          },
          { label: 'Other requests on their way', value: <Money cents={account.otherInFlightCents} /> },
          ...told('Home branch', account.branchName),
          ...told('Phone', account.phone),
        ]
      : []),
  ];
}

const mayWords = (level: string | null): string => (level === 'owner' || level === 'pay' ? 'pay' : 'look');

type Bank = NonNullable<QueuedDetail['bankAccount']>;

export const bankName = ({ bankName: name, last }: Bank): string => `${name ?? 'Unknown bank'} ••${last}`;

/** The bank account that is debited or paid. */
export const bankFacts = (bank: Bank, zone: string): Fact[] => [
  {
    label: 'Bank',
    value: bankName(bank),
    note: bank.nickname || undefined,
  },
  { label: 'In the name of', value: bank.holderName, note: `${bank.holderType}, ${bank.accountType}` },
  { label: 'Added', value: formatInstant(bank.addedAt, zone) },
  { label: 'Stands as', value: bankWords[bank.status] ?? bank.status, note: bank.statusReason ?? undefined },
];

const bankWords: Readonly<Record<string, string>> = {
  active: 'Confirmed',
  pendingVerification: 'Not confirmed yet',
  blocked: 'Blocked',
  failed: 'Could not be confirmed',
  removed: 'Removed by its owner',
};
