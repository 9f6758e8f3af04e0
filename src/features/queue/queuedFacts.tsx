import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/queue';
import Link from '@mui/material/Link';
import { formatDate, formatInstant } from '@contract/format/date';
import { besidePastDue } from '@contract/accounts/labels';
import { formatMoney } from '@contract/format/money';
import { requestWay } from '@contract/requests/facts';
import { isHandedOver } from '@contract/requests/labels';
import { relationships } from '@contract/rules/accessLevels';
import { requestKindWord } from '@contract/requests/sentences';
import type { QueuedDetail } from '@contract/queue/schema';
import { accountHref } from '@/data/accountHref';
import type { Fact } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { dayWords } from './queueColumns';

const told = (label: string, value: string | number | null | undefined): Fact[] =>
  value ? [{ label, value }] : [];

/** What is asked for, line by line; what a request does not have is left out. */
export function askedFacts(request: QueuedDetail, zone: string): Fact[] {
  const { discountCents, creditCents, effectiveDate, day } = request;
  return [
    { label: m.kind(), value: requestKindWord(request), note: requestWay(request) },
    { label: common.amount(), value: <Money cents={request.amountCents} tone="strong" /> },
    { label: m.moneyFrom(), value: request.source },
    { label: m.moneyTo(), value: request.target },
    ...told(common.day(), dayWords(request)),
    ...told(
      request.flow === 'refund' ? m.creditedOn() : m.debitedOn(),
      effectiveDate !== null && effectiveDate !== day ? formatDate(effectiveDate) : null,
    ),
    ...told(m.discountEarned(), discountCents && formatMoney(discountCents)),
    ...told(m.creditUsed(), creditCents && formatMoney(creditCents)),
    ...creditFact(request),
    ...told(m.prepayContract(), request.prepayContractNo),
    ...told(common.branch(), request.branchName),
    ...told(common.comments(), request.comments),
    ...told(m.customerCanCancelUntil(), request.cancelUntil && formatInstant(request.cancelUntil, zone)),
    ...told(common.payment(), request.paymentNo),
    ...told(m.posted(), request.postedOn && formatDate(request.postedOn)),
    ...told(m.returnCode(), request.returnCode),
  ];
}

/** Of a refund: whether its account still has the credit. */
const creditFact = ({ refundableCents: left, amountCents }: QueuedDetail): Fact[] =>
  left === null
    ? []
    : [
        {
          label: m.creditLeft(),
          value: <Money cents={left} />,
          note: left < amountCents ? m.creditLeftGone() : undefined,
        },
      ];

/** Who asks, and for which account. */
export function partyFacts({ account, person, ...request }: QueuedDetail, zone: string): Fact[] {
  const isRecorded = isHandedOver(request);
  return [
    {
      label: isRecorded ? m.recordedBy() : m.requestedBy(),
      value: (
        <Link href={`/admin/queue?tab=all&submitter=${encodeURIComponent(request.submittedBy)}`}>
          {request.submittedBy}
        </Link>
      ),
      note: [formatInstant(request.submittedAt, zone), ...(isRecorded ? [] : [accessWords(person)])].join(
        '; ',
      ),
    },
    ...told(m.signInSince(), person.since && formatInstant(person.since, zone)),
    {
      label: common.account(),
      value: (
        <Link href={accountHref(request.accountNo)}>
          {common.nameAndNumber({ name: request.accountName, number: request.accountNo })}
        </Link>
      ),
      note:
        [account?.isClosed && m.accountClosed(), account?.noAch && m.noBankPayments()]
          .filter(Boolean)
          .join(', ') || undefined,
    },
    ...(account
      ? [
          { label: m.netDue(), value: <Money cents={account.balanceCents} words /> },
          {
            label: m.pastDue(),
            value: <Money cents={account.pastDue.payNowCents} />,
            note: besidePastDue(account.pastDue).join(' ') || undefined,
          },
          { label: m.othersOnTheirWay(), value: <Money cents={account.otherInFlightCents} /> },
          ...told(m.homeBranch(), account.branchName),
          ...told(common.phone(), account.phone),
        ]
      : []),
  ];
}

const accessWords = ({ relationship, level }: QueuedDetail['person']): string =>
  relationship
    ? m.relationToAccount({
        relationship: relationshipWords(relationship),
        may: level === 'owner' || level === 'pay' ? 'pay' : 'look',
      })
    : m.noAccessToday();

const relationshipWords = (relationship: string): string =>
  (relationships as Readonly<Record<string, string>>)[relationship] ?? relationship;

type Bank = NonNullable<QueuedDetail['bankAccount']>;

export const bankName = ({ bankName: name, last }: Bank): string => `${name ?? m.unknownBank()} ••${last}`;

/** The bank account that is debited or paid. */
export const bankFacts = (bank: Bank, zone: string): Fact[] => [
  {
    label: common.bank(),
    value: bankName(bank),
    note: bank.nickname || undefined,
  },
  { label: m.accountHolder(), value: bank.holderName, note: bankTypeWords(bank) },
  { label: m.bankAdded(), value: formatInstant(bank.addedAt, zone) },
  {
    label: common.status(),
    value: bankWords[bank.status] ?? bank.status,
    note: [bank.statusReason, bank.check].filter(Boolean).join(' ') || undefined,
  },
];

const bankTypeWords = ({ holderType, accountType: type }: Bank): string =>
  holderType === 'business' ? m.holderBusiness({ type }) : m.holderPersonal({ type });

const bankWords: Readonly<Record<string, string>> = texts({
  active: m.bankActive,
  pendingVerification: m.bankPending,
  blocked: m.bankBlocked,
  failed: m.bankFailed,
  removed: m.bankRemoved,
});
