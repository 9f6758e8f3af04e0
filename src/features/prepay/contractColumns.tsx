import * as common from '@locales/common';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import {
  paidInWords,
  prepayStatusWords,
  prepayTypeWords,
  contractColumns as labels,
} from '@contract/prepay/labels';
import { formatPercent } from '@contract/format/quantity';
import type { PrepayContract } from '@contract/prepay/rows';
import { type Column, labeledColumns } from '@/components/columns';
import { contractRestriction, contractTitle, expiryOf, paceWords, quantityLeft } from './prepayLabels';
import { ExpiryText, PaidInChip, PrepayStatusChip, PrepayTypeChip, RemainingBar } from './PrepayCells';

type ContractColumn = Column<PrepayContract>;

const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;
const dateText = (date: string | null) => (date === null ? '' : formatDate(date));

const column = labeledColumns<PrepayContract, keyof typeof labels>(labels);

/** What the Columns menu can bring in besides. */
const more = (): readonly ContractColumn[] => [
  column('goodFor', { ...hidden, text: contractRestriction, width: 220 }),
  column('cropYear', { ...hidden, text: ({ cropYear }) => String(cropYear), sortable: true }),
  column('bookedOn', {
    ...hidden,
    text: ({ bookedOn }) => formatDate(bookedOn),
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
  }),
  column('startOn', { ...hidden, text: ({ startOn }) => dateText(startOn) }),
  column('branch', { ...hidden, text: ({ branchName }) => branchName, sortable: true }),
  column('paid', { ...hidden, text: ({ paidCents }) => formatMoney(paidCents), align: 'right' }),
  column('quantity', {
    ...hidden,
    text: ({ quantities }) => quantityLeft(quantities),
    width: 168,
    whole: true,
  }),
  column('field', { ...hidden, text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '' }),
  column('share', {
    ...hidden,
    text: ({ splitPercent }) => (splitPercent === null ? '' : formatPercent(splitPercent)),
    align: 'right',
  }),
  column('soldBy', { ...hidden, text: ({ salesperson }) => salesperson ?? '' }),
];

/** Columns of the contracts; the sortable ones are named as the contract's sorts. */
export const contractColumns = (hrefOf: (contractNo: string) => string): ContractColumn[] => [
  column('contract', {
    text: ({ contractNo }) => contractNo,
    href: ({ contractNo }) => hrefOf(contractNo),
    width: 152,
    sortable: true,
    mobile: 'meta',
  }),
  column('title', { text: contractTitle, width: 160, grow: 1, mobile: 'title' }),
  column('type', {
    text: ({ type }) => prepayTypeWords[type],
    cell: (contract) => <PrepayTypeChip {...contract} />,
    width: 148,
    yields: 3,
    mobile: 'status',
  }),
  column('status', {
    text: ({ status }) => prepayStatusWords[status],
    cell: (contract) => <PrepayStatusChip {...contract} />,
    width: 128,
    whole: 'pictured',
    yields: 2,
    mobile: 'status',
  }),
  column('paidIn', {
    text: ({ paidIn }) => (paidIn === null ? '' : paidInWords[paidIn]),
    cell: (contract) => <PaidInChip {...contract} />,
    width: 124,
    whole: 'pictured',
    optional: true,
    mobile: 'status',
  }),
  column('expires', {
    text: (contract) => expiryOf(contract).text,
    cell: (contract) => <ExpiryText expiry={expiryOf(contract)} />,
    width: 196,
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
    yields: 1,
    mobile: 'status',
  }),
  column('usedUp', { text: paceWords, width: 260, optional: true, mobile: 'meta' }),
  column('booked', {
    text: ({ bookedCents }) => formatMoney(bookedCents),
    align: 'right',
    width: 128,
    sortable: true,
    optional: true,
    mobile: 'hidden',
  }),
  column('used', {
    text: ({ usedCents }) => formatMoney(usedCents),
    align: 'right',
    width: 120,
    sortable: true,
    yields: 4,
    mobile: 'hidden',
  }),
  column('remaining', {
    text: ({ remainingCents }) => formatMoney(remainingCents),
    cell: (contract) => <RemainingBar {...contract} />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  }),
  ...more(),
];
