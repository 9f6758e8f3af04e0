import { dateInZone, formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestKindWord } from '@contract/requests/sentences';
import { requestStatusWords } from '@contract/requests/labels';
import type { MoneyRequest } from '@contract/requests/schema';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/components/RequestChip/RequestChip';
import { cancelWords, dayWords } from '@contract/requests/facts';

type RequestColumn = Column<MoneyRequest>;

interface RequestColumns {
  /** Whether the rows are of more than one account. */
  readonly several: boolean;
  readonly hrefOf: (id: string) => string;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

const hidden = { optional: true, mobile: 'hidden', width: 152 } as const;

/** Columns of the list; the sortable ones are named as the contract's sorts. On a phone the status comes first. */
export const requestColumns = ({ several, hrefOf, zone }: RequestColumns): RequestColumn[] => [
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => requestStatusWords[status],
    cell: ({ status }) => <RequestChip status={status} />,
    width: 156,
    mobile: 'title',
  },
  {
    id: 'number',
    label: 'Request',
    text: ({ requestNo }) => requestNo,
    href: ({ id }) => hrefOf(id),
    width: 150,
    mobile: 'title',
  },
  { id: 'kind', label: 'Kind', text: requestKindWord, width: 116, yields: 6, mobile: 'meta' },
  ...(several ? [accountColumn] : []),
  {
    id: 'submitted',
    label: 'Submitted',
    text: ({ submittedAt }) => formatDate(dateInZone(new Date(submittedAt), zone)),
    width: 134,
    yields: 4,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    mobile: 'hidden',
  },
  {
    id: 'source',
    label: 'From',
    text: ({ source }) => source,
    width: 150,
    grow: 1,
    yields: 5,
    mobile: 'hidden',
  },
  { id: 'target', label: 'To', text: ({ target }) => target, width: 130, grow: 1, yields: 3, mobile: 'meta' },
  {
    id: 'day',
    label: 'Day',
    text: (request) => dayWords(request),
    width: 124,
    yields: 1,
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
  {
    ...hidden,
    id: 'discount',
    label: 'Discount',
    text: ({ discountCents }) => (discountCents ? formatMoney(discountCents) : ''),
    align: 'right',
  },
  {
    ...hidden,
    id: 'cancel',
    label: 'Cancel until',
    text: (request) => cancelWords(request, zone),
    width: 200,
  },
  { ...hidden, id: 'by', label: 'Submitted by', text: ({ submittedBy }) => submittedBy, width: 200 },
  { ...hidden, id: 'message', label: 'Message', text: ({ statusReason }) => statusReason ?? '', width: 220 },
  {
    ...hidden,
    id: 'posted',
    label: 'Posted',
    text: ({ postedOn }) => (postedOn === null ? '' : formatDate(postedOn)),
  },
];

const accountColumn: RequestColumn = {
  id: 'account',
  label: 'Account',
  text: ({ accountNo }) => accountNo,
  width: 96,
  whole: true,
  yields: 2,
  mobile: 'meta',
};
