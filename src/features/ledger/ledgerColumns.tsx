import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/ledger';
import { formatDate } from '@contract/format/date';
import { kindWords, ledgerColumns as labels, ledgerStatusWord } from '@contract/ledger/labels';
import { formatMoney } from '@contract/format/money';
import type { LedgerRow } from '@contract/ledger/schema';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/domain/StatusChip/StatusChip';

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

const column = labeledColumns<LedgerRow, keyof typeof labels>(labels);

/** Columns of the ledger; the sortable ones are named as the contract's sorts. */
export const ledgerColumns = ({ several, balanced, hrefOf }: LedgerColumns): LedgerColumn[] => [
  column('date', {
    text: ({ postingDate }) => formatDate(postingDate),
    cell: ({ postingDate }) => <CalendarDate date={postingDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    mobile: 'meta',
  }),
  column('type', {
    text: ({ kind }) => kindWords[kind],
    width: 140,
    grow: 1,
    sortable: true,
    mobile: 'title',
  }),
  column('document', {
    text: ({ documentNo }) => documentNo ?? '',
    href: hrefOf,
    width: 104,
    yields: 2,
    sortable: true,
    mobile: 'meta',
  }),
  ...(several ? [accountColumn] : []),
  column('due', {
    text: ({ dueDate }) => (dueDate === null ? '' : formatDate(dueDate)),
    cell: ({ dueDate }) => dueDate && <CalendarDate date={dueDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
    yields: 5,
    mobile: 'hidden',
  }),
  column('debit', {
    ...money,
    text: ({ debitCents }) => moneyText(debitCents),
    cell: ({ debitCents }) => moneyCell(debitCents),
  }),
  column('credit', {
    ...money,
    text: ({ creditCents }) => moneyText(creditCents),
    cell: ({ creditCents }) => moneyCell(creditCents),
  }),
  ...(balanced ? [balanceColumn] : []),
  column('open', {
    ...money,
    text: ({ openCents }) => moneyText(openCents),
    cell: ({ openCents }) => moneyCell(openCents),
    sortable: true,
    yields: 4,
  }),
  column('status', {
    text: ({ status }) => ledgerStatusWord(status),
    cell: ({ status }) => <LedgerStatus status={status} />,
    width: 132,
    yields: 3,
    mobile: 'status',
  }),
  ...more,
];

const accountColumn: LedgerColumn = column('account', {
  text: ({ accountNo }) => accountNo,
  width: 96,
  whole: true,
  yields: 1,
  mobile: 'meta',
});

const balanceColumn: LedgerColumn = column('balance', {
  ...money,
  text: ({ balanceCents }) =>
    balanceCents === null ? '' : m.balanceOf({ amount: formatMoney(balanceCents) }),
  cell: ({ balanceCents }) => balanceCents !== null && <Money cents={balanceCents} tone="strong" />,
  yields: 1,
  mobile: 'meta',
});

/** What the Columns menu can bring in besides, and the one amount of a phone's card. */
const more: readonly LedgerColumn[] = [
  column('amount', {
    ...hidden,
    text: (row) => formatMoney(change(row)),
    cell: (row) => <Money cents={change(row)} tone="strong" />,
    align: 'right',
    sortable: true,
    mobile: 'amount',
  }),
  column('effective', {
    ...hidden,
    text: ({ effectiveDate }) => formatDate(effectiveDate),
    cell: ({ effectiveDate }) => <CalendarDate date={effectiveDate} format="grid" />,
  }),
  column('reference', { ...hidden, text: ({ reference }) => reference ?? '' }),
  column('description', { ...hidden, text: ({ description }) => description ?? '', width: 200 }),
  column('branch', { ...hidden, text: ({ branchName }) => branchName ?? '' }),
];

interface LedgerStatusProps {
  readonly status: LedgerRow['status'];
}

/** What became of a row. That it simply stands is said quietly: most of them do. */
function LedgerStatus({ status }: LedgerStatusProps) {
  if (status === 'posted')
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {ledgerStatusWord(status)}
      </Typography>
    );
  if (status === 'reversed')
    return <Chip label={ledgerStatusWord(status)} color="warning" icon={<Icon name="credited" />} />;
  return <StatusChip status={status} />;
}
