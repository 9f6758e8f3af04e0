import { dateInZone, formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestKindWord } from '@contract/requests/sentences';
import { requestStatusWords } from '@contract/requests/labels';
import { formatWallTime } from '@contract/format/zonedTime';
import type { QueuedRequest } from '@contract/queue/schema';
import { riskFlags } from '@contract/rules/riskFlags';
import { AccountName } from '@/components/AccountName/AccountName';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/components/RequestChip/RequestChip';
import { RiskSummary } from './RiskChips';

interface QueueColumns {
  readonly hrefOf: (id: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** The day asked for, with the hour where one was; '' where there is none. */
export const dayWords = ({ day, time }: Pick<QueuedRequest, 'day' | 'time'>): string => {
  if (day === null) return '';
  return time === null ? formatDate(day) : `${formatDate(day)}, ${formatWallTime(time)}`;
};

const hidden = { optional: true, mobile: 'hidden', width: 160 } as const;

/** Columns of the queue; the sortable ones are named as the contract's sorts. */
export const queueColumns = ({ hrefOf, zone }: QueueColumns): Column<QueuedRequest>[] => [
  {
    id: 'number',
    label: 'Request',
    text: ({ requestNo }) => requestNo,
    href: ({ id }) => hrefOf(id),
    width: 150,
    mobile: 'title',
  },
  {
    id: 'account',
    label: 'Account',
    text: ({ accountName, accountNo }) => `${accountName}, ${accountNo}`,
    cell: ({ accountName, accountNo }) => <AccountName name={accountName} accountNo={accountNo} />,
    width: 150,
    grow: 2,
    mobile: 'title',
  },
  {
    id: 'flags',
    label: 'Look twice',
    text: ({ flags }) => flags.map((flag) => riskFlags[flag].label).join(', '),
    cell: ({ flags }) => <RiskSummary flags={flags} />,
    width: 180,
    yields: 1,
    mobile: 'status',
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => requestStatusWords[status],
    cell: ({ status }) => <RequestChip status={status} />,
    width: 150,
    yields: 4,
    mobile: 'meta',
  },
  { id: 'kind', label: 'Kind', text: requestKindWord, width: 110, yields: 5, mobile: 'meta' },
  {
    id: 'submitted',
    label: 'Asked for',
    text: ({ submittedAt }) => formatDate(dateInZone(new Date(submittedAt), zone)),
    width: 130,
    yields: 3,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    mobile: 'meta',
  },
  {
    id: 'source',
    label: 'From',
    text: ({ source }) => source,
    width: 150,
    grow: 1,
    yields: 6,
    mobile: 'hidden',
  },
  {
    id: 'target',
    label: 'To',
    text: ({ target }) => target,
    width: 120,
    grow: 1,
    yields: 7,
    mobile: 'hidden',
  },
  {
    id: 'day',
    label: 'Day',
    text: dayWords,
    width: 192,
    yields: 2,
    sortable: true,
    orders: ['earliest first', 'latest first'],
    mobile: 'meta',
  },
  {
    id: 'amount',
    label: 'Amount',
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  },
  { ...hidden, id: 'submitter', label: 'Asked by', text: ({ submittedBy }) => submittedBy, width: 220 },
  {
    ...hidden,
    id: 'changed',
    label: 'Last moved',
    text: ({ changedAt }) => formatInstant(changedAt, zone),
    width: 210,
    sortable: true,
    orders: ['longest ago first', 'newest first'],
  },
  {
    ...hidden,
    id: 'effective',
    label: 'Debited on',
    text: ({ effectiveDate }) => (effectiveDate === null ? '' : formatDate(effectiveDate)),
  },
  { ...hidden, id: 'comments', label: 'Comments', text: ({ comments }) => comments ?? '', width: 220 },
];
