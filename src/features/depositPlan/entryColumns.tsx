import type { DepositTransaction } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';
import { depositKindWord } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';

const money = { align: 'right', width: 124, mobile: 'hidden' } as const;
const moneyText = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
const moneyCell = (cents: number) => (cents === 0 ? null : <Money cents={cents} />);
const change = ({ inCents, outCents }: DepositTransaction) => inCents - outCents;
const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;

/** Columns of a deposit account's ledger; the sortable one is named as the contract's sort. */
export const entryColumns: readonly Column<DepositTransaction>[] = [
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
    id: 'effective',
    label: 'Effective',
    text: ({ effectiveDate }) => formatDate(effectiveDate),
    cell: ({ effectiveDate }) => <CalendarDate date={effectiveDate} format="grid" />,
    width: 134,
    yields: 4,
    mobile: 'hidden',
  },
  { id: 'type', label: 'Type', text: ({ kind }) => depositKindWord(kind), width: 150, mobile: 'title' },
  {
    id: 'description',
    label: 'Description',
    text: ({ description }) => description ?? '',
    width: 160,
    yields: 2,
    grow: 1,
    mobile: 'meta',
  },
  {
    id: 'check',
    label: 'Check',
    text: ({ checkNo }) => (checkNo === null ? '' : `Check ${checkNo}`),
    cell: ({ checkNo }) => checkNo,
    width: 92,
    yields: 3,
    mobile: 'meta',
  },
  {
    ...money,
    id: 'in',
    label: 'In',
    text: ({ inCents }) => moneyText(inCents),
    cell: ({ inCents }) => moneyCell(inCents),
  },
  {
    ...money,
    id: 'out',
    label: 'Out',
    text: ({ outCents }) => moneyText(outCents),
    cell: ({ outCents }) => moneyCell(outCents),
  },
  {
    ...money,
    id: 'balance',
    yields: 1,
    label: 'Balance',
    text: ({ balanceAfterCents }) => `Balance ${formatMoney(balanceAfterCents)}`,
    cell: ({ balanceAfterCents }) => <Money cents={balanceAfterCents} tone="strong" />,
    mobile: 'meta',
  },
  {
    ...hidden,
    id: 'amount',
    label: 'Amount',
    text: (row) => formatMoney(change(row)),
    cell: (row) => <Money cents={change(row)} tone="strong" />,
    align: 'right',
    mobile: 'amount',
  },
  { ...hidden, id: 'reference', label: 'Reference', text: ({ reference }) => reference ?? '' },
];
