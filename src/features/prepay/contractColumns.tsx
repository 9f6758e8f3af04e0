import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { paidInWords, prepayStatusWords, prepayTypeWords } from '@contract/prepay/labels';
import { formatPercent } from '@contract/format/quantity';
import type { PrepayContract } from '@contract/prepay/rows';
import type { Column } from '@/components/columns';
import { expiryOf } from './expiry';
import { ExpiryText } from './ExpiryText';
import { PaidInChip, PrepayStatusChip, PrepayTypeChip } from './PrepayChips';
import { contractTitle, contractRestriction, unitsLeft, paceWords } from './prepayWords';
import { RemainingBar } from './RemainingBar';

type ContractColumn = Column<PrepayContract>;

const hidden = { optional: true, mobile: 'hidden', width: 136 } as const;
const dateText = (date: string | null) => (date === null ? '' : formatDate(date));

/** What the Columns menu can bring in besides. */
const more: readonly ContractColumn[] = [
  { ...hidden, id: 'goodFor', label: 'Good for', text: contractRestriction, width: 220 },
  { ...hidden, id: 'cropYear', label: 'Crop year', text: ({ cropYear }) => String(cropYear), sortable: true },
  {
    ...hidden,
    id: 'bookedOn',
    label: 'Booked',
    text: ({ bookedOn }) => formatDate(bookedOn),
    sortable: true,
    orders: ['oldest first', 'newest first'],
  },
  { ...hidden, id: 'startOn', label: 'Valid from', text: ({ startOn }) => dateText(startOn) },
  { ...hidden, id: 'branch', label: 'Branch', text: ({ branchName }) => branchName, sortable: true },
  {
    ...hidden,
    id: 'paid',
    label: 'Paid in',
    text: ({ paidCents }) => formatMoney(paidCents),
    align: 'right',
  },
  {
    ...hidden,
    id: 'quantity',
    label: 'Quantity remaining',
    text: ({ quantities }) => unitsLeft(quantities),
    width: 168,
  },
  { ...hidden, id: 'field', label: 'Field', text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '' },
  {
    ...hidden,
    id: 'share',
    label: 'My share',
    text: ({ splitPercent }) => (splitPercent === null ? '' : formatPercent(splitPercent)),
    align: 'right',
  },
  { ...hidden, id: 'soldBy', label: 'Sold by', text: ({ salesperson }) => salesperson ?? '' },
];

/** Columns of the contracts; the sortable ones are named as the contract's sorts. */
export const contractColumns = (hrefOf: (contractNo: string) => string): ContractColumn[] => [
  {
    id: 'contract',
    label: 'Contract',
    text: ({ contractNo }) => contractNo,
    href: ({ contractNo }) => hrefOf(contractNo),
    width: 152,
    sortable: true,
    mobile: 'meta',
  },
  { id: 'title', label: 'Item or group', text: contractTitle, width: 160, grow: 1, mobile: 'title' },
  {
    id: 'type',
    label: 'Type',
    text: ({ type }) => prepayTypeWords[type],
    cell: (contract) => <PrepayTypeChip {...contract} />,
    width: 148,
    yields: 3,
    mobile: 'status',
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => prepayStatusWords[status],
    cell: (contract) => <PrepayStatusChip {...contract} />,
    width: 128,
    yields: 2,
    mobile: 'status',
  },
  {
    id: 'paidIn',
    label: 'Payment',
    text: ({ paidIn }) => (paidIn === null ? '' : paidInWords[paidIn]),
    cell: (contract) => <PaidInChip {...contract} />,
    width: 124,
    optional: true,
    mobile: 'status',
  },
  {
    id: 'expires',
    label: 'Ends',
    text: (contract) => expiryOf(contract).text,
    cell: (contract) => <ExpiryText expiry={expiryOf(contract)} />,
    width: 196,
    sortable: true,
    orders: ['soonest first', 'latest first'],
    yields: 1,
    mobile: 'status',
  },
  {
    id: 'usedUp',
    label: 'At last season’s pace',
    text: paceWords,
    width: 260,
    optional: true,
    mobile: 'meta',
  },
  {
    id: 'booked',
    label: 'Booked amount',
    text: ({ bookedCents }) => formatMoney(bookedCents),
    align: 'right',
    width: 128,
    sortable: true,
    optional: true,
    mobile: 'hidden',
  },
  {
    id: 'used',
    label: 'Used',
    text: ({ usedCents }) => formatMoney(usedCents),
    align: 'right',
    width: 120,
    sortable: true,
    yields: 4,
    mobile: 'hidden',
  },
  {
    id: 'remaining',
    label: 'Remaining',
    text: ({ remainingCents }) => formatMoney(remainingCents),
    cell: (contract) => <RemainingBar {...contract} />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  },
  ...more,
];
