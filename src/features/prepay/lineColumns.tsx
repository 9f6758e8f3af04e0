import { formatMoney } from '@contract/format/money';
import { prepayStatusWords, prepayTypeWords } from '@contract/prepay/labels';
import { formatPercent, formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import type { PrepayLine } from '@contract/prepay/rows';
import type { Column } from '@/components/columns';
import { expiryOf } from './expiry';
import { ExpiryText } from './ExpiryText';
import { PrepayStatusChip } from './PrepayChips';
import { lineRestriction } from './prepayWords';
import { RemainingBar } from './RemainingBar';

type LineColumn = Column<PrepayLine>;

const hidden = { optional: true, mobile: 'hidden', width: 128 } as const;
const money = { ...hidden, align: 'right', sortable: true } as const;
const quantity = (amount: string | null, unit: string | null) =>
  amount === null ? '' : formatQuantity(amount, unit);
const price = (amount: string | null, unit: string | null) =>
  amount === null ? '' : formatUnitPrice(amount, unit);

/** The item stands beside it already. */
const goodFor = (line: PrepayLine) => {
  const words = lineRestriction(line);
  return words === `Only ${line.description}` ? 'Only this item' : words;
};

/** What the Columns menu can bring in besides. */
const more: readonly LineColumn[] = [
  {
    ...hidden,
    id: 'line',
    label: 'Line',
    text: ({ lineNo }) => (lineNo === 0 ? '' : String(lineNo)),
    width: 72,
  },
  { ...hidden, id: 'productCode', label: 'Product code', text: ({ productCode }) => productCode ?? '' },
  { ...hidden, id: 'group', label: 'Group', text: ({ groupName }) => groupName ?? '', sortable: true },
  { ...hidden, id: 'type', label: 'Type', text: ({ type }) => prepayTypeWords[type], width: 148 },
  { ...hidden, id: 'cropYear', label: 'Crop year', text: ({ cropYear }) => String(cropYear) },
  { ...money, id: 'booked', label: 'Booked amount', text: ({ bookedCents }) => formatMoney(bookedCents) },
  { ...money, id: 'used', label: 'Used', text: ({ usedCents }) => formatMoney(usedCents) },
  {
    ...hidden,
    id: 'qtyBooked',
    label: 'Quantity booked',
    text: ({ qtyBooked, unit }) => quantity(qtyBooked, unit),
    align: 'right',
  },
  {
    ...hidden,
    id: 'qtyUsed',
    label: 'Quantity used',
    text: ({ qtyUsed, unit }) => quantity(qtyUsed, unit),
    align: 'right',
  },
  {
    ...hidden,
    id: 'limit',
    label: 'Limit',
    text: ({ limitQty }) => (limitQty ? 'Stops at the booked quantity' : ''),
    width: 208,
  },
  { ...hidden, id: 'field', label: 'Field', text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '' },
  {
    ...hidden,
    id: 'share',
    label: 'My share',
    text: ({ splitPercent }) => (splitPercent === null ? '' : formatPercent(splitPercent)),
    align: 'right',
  },
];

/** Columns of the lines; the sortable ones are named as the contract's sorts. */
export const lineColumns = (hrefOf: (id: string) => string): LineColumn[] => [
  {
    id: 'product',
    label: 'Item',
    text: (line) => line.description ?? lineRestriction(line),
    href: ({ id }) => hrefOf(id),
    width: 168,
    grow: 2,
    sortable: true,
    mobile: 'title',
  },
  {
    id: 'contract',
    label: 'Contract',
    text: ({ contractNo }) => contractNo,
    width: 152,
    sortable: true,
    mobile: 'meta',
  },
  { id: 'goodFor', label: 'Good for', text: goodFor, width: 184, grow: 1, yields: 6, mobile: 'meta' },
  {
    id: 'qtyRemaining',
    label: 'Quantity left',
    text: ({ qtyRemaining, unit }) => quantity(qtyRemaining, unit),
    align: 'right',
    width: 120,
    yields: 1,
    mobile: 'meta',
  },
  {
    id: 'lockedPrice',
    label: 'Locked price',
    text: ({ lockedPrice, unit }) => price(lockedPrice, unit),
    align: 'right',
    width: 128,
    yields: 3,
    mobile: 'hidden',
  },
  {
    id: 'postedPrice',
    label: 'Posted price',
    text: ({ postedPrice, unit }) => price(postedPrice, unit),
    align: 'right',
    width: 128,
    yields: 4,
    mobile: 'hidden',
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => prepayStatusWords[status],
    cell: (line) => <PrepayStatusChip {...line} />,
    width: 128,
    yields: 5,
    mobile: 'status',
  },
  {
    id: 'expires',
    label: 'Ends',
    text: (line) => expiryOf(line).text,
    cell: (line) => <ExpiryText expiry={expiryOf(line)} />,
    width: 196,
    sortable: true,
    orders: ['soonest first', 'latest first'],
    yields: 2,
    mobile: 'status',
  },
  {
    id: 'remaining',
    label: 'Remaining',
    text: ({ remainingCents }) => formatMoney(remainingCents),
    cell: (line) => <RemainingBar {...line} />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  },
  ...more,
];
