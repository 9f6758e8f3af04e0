import { formatDate } from '@contract/format/date';
import { kindWords } from '@contract/ledger/labels';
import { formatMoney } from '@contract/format/money';
import type { LedgerRow } from '@contract/ledger/schema';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { LedgerStatus, ledgerStatusWord } from './LedgerStatus';

type LedgerColumn = Column<LedgerRow>;

interface LedgerColumns {
  /** Whether the rows are of more than one account. */
  readonly several: boolean;
  /** Whether the rows lead up to each other; otherwise a running balance would be a lie. */
  readonly balanced: boolean;
  /** Where a row leads: to its document or its payment. */
  readonly hrefOf: (row: LedgerRow) => string | undefined;
}

const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;
const money = { align: 'right', width: 124, mobile: 'hidden' } as const;
const moneyText = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
const moneyCell = (cents: number) => (cents === 0 ? null : <Money cents={cents} />);
const change = ({ debitCents, creditCents }: LedgerRow) => debitCents - creditCents;

/** Columns of the ledger; the sortable ones are named as the contract's sorts. */
export const ledgerColumns = ({ several, balanced, hrefOf }: LedgerColumns): LedgerColumn[] => [
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
    id: 'type',
    label: 'Type',
    text: ({ kind }) => kindWords[kind],
    width: 140,
    grow: 1,
    sortable: true,
    mobile: 'title',
  },
  {
    id: 'document',
    label: 'Document',
    text: ({ documentNo }) => documentNo ?? '',
    href: hrefOf,
    width: 104,
    yields: 2,
    sortable: true,
    mobile: 'meta',
  },
  ...(several ? [accountColumn] : []),
  {
    id: 'due',
    label: 'Due',
    text: ({ dueDate }) => (dueDate === null ? '' : formatDate(dueDate)),
    cell: ({ dueDate }) => dueDate && <CalendarDate date={dueDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: ['earliest first', 'latest first'],
    yields: 5,
    mobile: 'hidden',
  },
  {
    ...money,
    id: 'debit',
    label: 'Debit',
    text: ({ debitCents }) => moneyText(debitCents),
    cell: ({ debitCents }) => moneyCell(debitCents),
  },
  {
    ...money,
    id: 'credit',
    label: 'Credit',
    text: ({ creditCents }) => moneyText(creditCents),
    cell: ({ creditCents }) => moneyCell(creditCents),
  },
  ...(balanced ? [balanceColumn] : []),
  {
    ...money,
    id: 'open',
    label: 'Open',
    text: ({ openCents }) => moneyText(openCents),
    cell: ({ openCents }) => moneyCell(openCents),
    sortable: true,
    yields: 4,
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => ledgerStatusWord(status),
    cell: ({ status }) => <LedgerStatus status={status} />,
    width: 132,
    yields: 3,
    mobile: 'status',
  },
  ...more,
];

const accountColumn: LedgerColumn = {
  id: 'account',
  label: 'Account',
  text: ({ accountNo }) => accountNo,
  width: 96,
  whole: true,
  yields: 1,
  mobile: 'meta',
};

const balanceColumn: LedgerColumn = {
  ...money,
  id: 'balance',
  label: 'Balance',
  text: ({ balanceCents }) => (balanceCents === null ? '' : `Balance ${formatMoney(balanceCents)}`),
  cell: ({ balanceCents }) => balanceCents !== null && <Money cents={balanceCents} tone="strong" />,
  yields: 1,
  mobile: 'meta',
};

/** What the Columns menu can bring in besides, and the one amount of a phone's card. */
const more: readonly LedgerColumn[] = [
  {
    ...hidden,
    id: 'amount',
    label: 'Amount',
    text: (row) => formatMoney(change(row)),
    cell: (row) => <Money cents={change(row)} tone="strong" />,
    align: 'right',
    sortable: true,
    mobile: 'amount',
  },
  {
    ...hidden,
    id: 'effective',
    label: 'Date',
    text: ({ effectiveDate }) => formatDate(effectiveDate),
    cell: ({ effectiveDate }) => <CalendarDate date={effectiveDate} format="grid" />,
  },
  { ...hidden, id: 'reference', label: 'Reference', text: ({ reference }) => reference ?? '' },
  {
    ...hidden,
    id: 'description',
    label: 'Description',
    text: ({ description }) => description ?? '',
    width: 200,
  },
  { ...hidden, id: 'branch', label: 'Branch', text: ({ branchName }) => branchName ?? '' },
];
