import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/payments';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import {
  paymentMethodWords,
  paymentStatusWords,
  paymentTypeWords,
  type PaymentStatus,
  paymentColumns as labels,
} from '@contract/payments/labels';
import type { Payment } from '@contract/payments/schema';
import { returnReason } from '@contract/rules/returnCodes';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { requestHref } from './historyList';

type HistoryColumn = Column<Payment>;

interface HistoryColumns {
  /** Whether the rows are of more than one account. */
  readonly several: boolean;
  readonly hrefOf: (paymentNo: string) => string;
}

const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;
const money = { align: 'right', width: 124, mobile: 'hidden' } as const;
const moneyText = (cents: number) => (cents === 0 ? '' : formatMoney(cents));

const column = labeledColumns<Payment, keyof typeof labels>(labels);

/** Columns of the history; the sortable ones are named as the contract's sorts. */
export const historyColumns = ({ several, hrefOf }: HistoryColumns): HistoryColumn[] => [
  column('date', {
    text: ({ postingDate }) => formatDate(postingDate),
    cell: ({ postingDate }) => <CalendarDate date={postingDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'meta',
  }),
  column('payment', {
    text: ({ paymentNo, isReversal }) => (isReversal ? m.reversal({ paymentNo }) : paymentNo),
    href: ({ paymentNo }) => hrefOf(paymentNo),
    width: 150,
    grow: 1,
    whole: true,
    sortable: true,
    mobile: 'title',
  }),
  ...(several ? [accountColumn()] : []),
  column('method', {
    text: ({ method }) => paymentMethodWords[method],
    width: 150,
    yields: 1,
    mobile: 'meta',
  }),
  column('reference', {
    text: ({ reference }) => reference ?? '',
    width: 120,
    grow: 1,
    yields: 5,
    mobile: 'meta',
  }),
  column('request', {
    text: ({ requestNo }) => requestNo ?? '',
    href: ({ requestId }) => (requestId === null ? undefined : requestHref(requestId)),
    width: 150,
    yields: 4,
    mobile: 'hidden',
  }),
  column('discount', { ...money, text: ({ discountCents }) => moneyText(discountCents), yields: 3 }),
  column('amount', {
    ...money,
    text: ({ amountCents }) => formatMoney(amountCents),
    cell: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
    sortable: true,
    mobile: 'amount',
  }),
  column('status', {
    text: ({ status }) => paymentStatusWords[status],
    cell: ({ status }) => <PaymentStatusChip status={status} />,
    width: 132,
    yields: 2,
    mobile: 'status',
  }),
  ...more(),
];

const accountColumn = (): HistoryColumn =>
  column('account', {
    text: ({ accountNo }) => accountNo,
    width: 96,
    whole: true,
    mobile: 'meta',
  });

/** What the Columns menu can bring in besides. */
const more = (): readonly HistoryColumn[] => [
  column('received', {
    ...hidden,
    text: ({ receivedDate }) => formatDate(receivedDate),
    cell: ({ receivedDate }) => <CalendarDate date={receivedDate} format="grid" />,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
  }),
  column('source', { ...hidden, text: ({ source }) => source ?? '', width: 190 }),
  column('type', { ...hidden, text: ({ type }) => paymentTypeWords[type] }),
  column('applied', { ...money, optional: true, text: ({ appliedCents }) => moneyText(appliedCents) }),
  column('unapplied', { ...money, optional: true, text: ({ unappliedCents }) => moneyText(unappliedCents) }),
  column('reason', {
    ...hidden,
    text: ({ status, returnCode }) => (status === 'returned' ? returnReason(returnCode).words : ''),
    width: 260,
  }),
];

interface PaymentStatusChipProps {
  readonly status: PaymentStatus;
}

/** What became of a payment. That it simply stands is said quietly: most of them do. */
function PaymentStatusChip({ status }: PaymentStatusChipProps) {
  const word = paymentStatusWords[status];
  if (status === 'returned') return <Chip label={word} color="error" icon={<Icon name="warning" />} />;
  if (status === 'reversed') return <Chip label={word} color="warning" icon={<Icon name="credited" />} />;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {word}
    </Typography>
  );
}
