import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { paymentMethodWords, paymentStatusWords, paymentTypeWords } from '@contract/payments/labels';
import type { Payment } from '@contract/payments/schema';
import { returnReason } from '@contract/rules/returnCodes';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { requestHref } from './historyView';
import { PaymentStatusChip } from './PaymentStatusChip';

type HistoryColumn = Column<Payment>;

interface HistoryColumns {
  /** Whether the rows are of more than one account. */
  readonly several: boolean;
  readonly hrefOf: (paymentNo: string) => string;
}

const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;
const money = { align: 'right', width: 124, mobile: 'hidden' } as const;
const moneyText = (cents: number) => (cents === 0 ? '' : formatMoney(cents));

/** Columns of the history; the sortable ones are named as the contract's sorts. */
export const historyColumns = ({ several, hrefOf }: HistoryColumns): HistoryColumn[] => [
  {
    id: 'date',
    label: 'Posted',
    text: ({ postingDate }) => formatDate(postingDate),
    cell: ({ postingDate }) => <CalendarDate date={postingDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    mobile: 'meta',
  },
  {
    id: 'payment',
    label: 'Payment',
    text: ({ paymentNo, isReversal }) => (isReversal ? `${paymentNo}, taken back` : paymentNo),
    href: ({ paymentNo }) => hrefOf(paymentNo),
    width: 150,
    grow: 1,
    sortable: true,
    mobile: 'title',
  },
  ...(several ? [accountColumn] : []),
  {
    id: 'method',
    label: 'Paid by',
    text: ({ method }) => paymentMethodWords[method],
    width: 116,
    yields: 1,
    mobile: 'meta',
  },
  {
    id: 'reference',
    label: 'Reference',
    text: ({ reference }) => reference ?? '',
    width: 120,
    grow: 1,
    yields: 5,
    mobile: 'meta',
  },
  {
    id: 'request',
    label: 'Request',
    text: ({ requestNo }) => requestNo ?? '',
    href: ({ requestId }) => (requestId === null ? undefined : requestHref(requestId)),
    width: 150,
    yields: 4,
    mobile: 'hidden',
  },
  {
    ...money,
    id: 'discount',
    label: 'Discount',
    text: ({ discountCents }) => moneyText(discountCents),
    yields: 3,
  },
  {
    ...money,
    id: 'amount',
    label: 'Amount',
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
    sortable: true,
    mobile: 'amount',
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => paymentStatusWords[status],
    cell: ({ status }) => <PaymentStatusChip status={status} />,
    width: 132,
    yields: 2,
    mobile: 'status',
  },
  ...more,
];

const accountColumn: HistoryColumn = {
  id: 'account',
  label: 'Account',
  text: ({ accountNo }) => accountNo,
  width: 96,
  whole: true,
  mobile: 'meta',
};

/** What the Columns menu can bring in besides. */
const more: readonly HistoryColumn[] = [
  {
    ...hidden,
    id: 'received',
    label: 'Received',
    text: ({ receivedDate }) => formatDate(receivedDate),
    cell: ({ receivedDate }) => <CalendarDate date={receivedDate} format="grid" />,
    sortable: true,
    orders: ['oldest first', 'newest first'],
  },
  { ...hidden, id: 'source', label: 'From', text: ({ source }) => source ?? '', width: 190 },
  { ...hidden, id: 'type', label: 'Type', text: ({ type }) => paymentTypeWords[type] },
  {
    ...money,
    optional: true,
    id: 'applied',
    label: 'Applied',
    text: ({ appliedCents }) => moneyText(appliedCents),
  },
  {
    ...money,
    optional: true,
    id: 'unapplied',
    label: 'Unapplied',
    text: ({ unappliedCents }) => moneyText(unappliedCents),
  },
  {
    ...hidden,
    id: 'reason',
    label: 'Reason',
    text: ({ status, returnCode }) => (status === 'returned' ? returnReason(returnCode).words : ''),
    width: 260,
  },
];
