import Chip from '@mui/material/Chip';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { Statement } from '@contract/statements/schema';
import { AccountName } from '@/components/AccountName/AccountName';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';

type StatementColumn = Column<Statement>;

const money = { align: 'right', width: 132, mobile: 'hidden' } as const;
const period = ({ periodFrom, periodTo }: Statement) =>
  `${formatDate(periodFrom)} to ${formatDate(periodTo)}`;

/**
 * Columns of the list; the sortable ones are named as the contract's sorts.
 * @param several whether statements of several accounts stand in it
 */
export const statementColumns = (
  hrefOf: (statementNo: string) => string,
  several: boolean,
): StatementColumn[] => [
  {
    id: 'date',
    label: 'Statement',
    text: ({ statementDate }) => formatDate(statementDate),
    href: ({ statementNo }) => hrefOf(statementNo),
    width: 116,
    grow: 1,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    mobile: 'title',
  },
  {
    id: 'account',
    label: 'Account',
    text: ({ accountName, accountNo }) => `${accountName}, ${accountNo}`,
    cell: ({ accountName, accountNo }) => <AccountName name={accountName} accountNo={accountNo} />,
    width: 160,
    grow: 2,
    sortable: true,
    optional: !several,
    yields: several ? undefined : 6,
    mobile: several ? 'meta' : 'hidden',
  },
  { id: 'period', label: 'Period', text: period, width: 200, grow: 1, optional: true, mobile: 'meta' },
  {
    ...money,
    id: 'previous',
    label: 'Previous balance',
    text: (s) => formatMoney(s.previousCents),
    optional: true,
  },
  { ...money, id: 'charges', label: 'New charges', text: (s) => formatMoney(s.chargesCents), yields: 4 },
  {
    ...money,
    id: 'credits',
    label: 'Credits',
    text: (s) => formatMoney(s.creditsCents),
    yields: 5,
  },
  {
    id: 'seen',
    label: 'Opened',
    text: ({ isNew, revision }) =>
      [isNew && 'New', revision > 1 && `Revision ${revision}`].filter(Boolean).join(', '),
    cell: ({ isNew, revision }) => (
      <>
        {isNew && <Chip label="New" color="info" size="small" sx={{ mr: 0.5 }} />}
        {revision > 1 && <Chip label={`Rev. ${revision}`} size="small" />}
      </>
    ),
    width: 128,
    yields: 2,
    mobile: 'status',
  },
  {
    id: 'due',
    label: 'Due',
    text: ({ dueDate }) => formatDate(dueDate),
    cell: ({ dueDate }) => <CalendarDate date={dueDate} format="grid" />,
    width: 134,
    yields: 1,
    sortable: true,
    orders: ['earliest first', 'latest first'],
    mobile: 'hidden',
  },
  {
    id: 'amountDue',
    label: 'Amount due',
    text: ({ amountDueCents }) => formatMoney(amountDueCents),
    align: 'right',
    width: 132,
    yields: 3,
    mobile: 'hidden',
  },
  {
    id: 'ending',
    label: 'Ending balance',
    text: ({ endingCents }) => formatMoneyInWords(endingCents),
    cell: ({ endingCents }) => <Money cents={endingCents} tone="strong" words />,
    align: 'right',
    width: 140,
    sortable: true,
    mobile: 'amount',
  },
  {
    ...money,
    id: 'financeCharge',
    label: 'Finance charge',
    text: (s) => formatMoney(s.financeChargeCents),
    optional: true,
  },
  {
    id: 'discount',
    label: 'Discount',
    text: ({ discount }) =>
      discount ? `${formatMoney(discount.cents)} by ${formatDate(discount.throughDate)}` : '',
    width: 200,
    optional: true,
    mobile: 'hidden',
  },
  {
    id: 'statementNo',
    label: 'Statement no.',
    text: ({ statementNo }) => statementNo,
    width: 160,
    optional: true,
    mobile: 'hidden',
  },
];
