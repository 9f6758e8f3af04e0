import * as common from '@locales/common';
import * as m from '@locales/prepay';
import { formatMoney } from '@contract/format/money';
import { prepayStatusWords, prepayTypeWords, prepayLineColumns as labels } from '@contract/prepay/labels';
import { formatPercent, formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import type { PrepayLine } from '@contract/prepay/rows';
import { type Column, labeledColumns } from '@/components/columns';
import { expiryOf, lineRestriction } from './prepayLabels';
import { ExpiryText, PrepayStatusChip, RemainingBar } from './PrepayCells';

type LineColumn = Column<PrepayLine>;

const hidden = { optional: true, mobile: 'hidden', width: 128 } as const;
const money = { ...hidden, align: 'right', sortable: true } as const;
const quantity = (amount: string | null, unit: string | null) =>
  amount === null ? '' : formatQuantity(amount, unit);
const price = (amount: string | null, unit: string | null) =>
  amount === null ? '' : formatUnitPrice(amount, unit);

/** The item stands beside it already. */
const goodFor = (line: PrepayLine) =>
  line.type === 'product' && line.description !== null ? m.onlyThisItem() : lineRestriction(line);

const column = labeledColumns<PrepayLine, keyof typeof labels>(labels);

/** What the Columns menu can bring in besides. */
const more = (): readonly LineColumn[] => [
  column('line', { ...hidden, text: ({ lineNo }) => (lineNo === 0 ? '' : String(lineNo)), width: 72 }),
  column('productCode', { ...hidden, text: ({ productCode }) => productCode ?? '' }),
  column('group', { ...hidden, text: ({ groupName }) => groupName ?? '', sortable: true }),
  column('type', { ...hidden, text: ({ type }) => prepayTypeWords[type], width: 148 }),
  column('cropYear', { ...hidden, text: ({ cropYear }) => String(cropYear) }),
  column('booked', { ...money, text: ({ bookedCents }) => formatMoney(bookedCents) }),
  column('used', { ...money, text: ({ usedCents }) => formatMoney(usedCents) }),
  column('qtyBooked', {
    ...hidden,
    text: ({ qtyBooked, unit }) => quantity(qtyBooked, unit),
    align: 'right',
  }),
  column('qtyUsed', { ...hidden, text: ({ qtyUsed, unit }) => quantity(qtyUsed, unit), align: 'right' }),
  column('limit', {
    ...hidden,
    text: ({ limitQty }) => (limitQty ? m.stopsAtQuantity() : ''),
    width: 208,
  }),
  column('field', { ...hidden, text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '' }),
  column('share', {
    ...hidden,
    text: ({ splitPercent }) => (splitPercent === null ? '' : formatPercent(splitPercent)),
    align: 'right',
  }),
];

/** Columns of the lines; the sortable ones are named as the contract's sorts. */
export const lineColumns = (hrefOf: (id: string) => string): LineColumn[] => [
  column('product', {
    text: (line) => line.description ?? lineRestriction(line),
    href: ({ id }) => hrefOf(id),
    width: 168,
    grow: 2,
    sortable: true,
    mobile: 'title',
  }),
  column('contract', { text: ({ contractNo }) => contractNo, width: 152, sortable: true, mobile: 'meta' }),
  column('goodFor', { text: goodFor, width: 184, grow: 1, yields: 6, mobile: 'meta' }),
  column('qtyRemaining', {
    text: ({ qtyRemaining, unit }) => quantity(qtyRemaining, unit),
    align: 'right',
    width: 120,
    yields: 1,
    mobile: 'meta',
  }),
  column('lockedPrice', {
    text: ({ lockedPrice, unit }) => price(lockedPrice, unit),
    align: 'right',
    width: 128,
    yields: 3,
    mobile: 'hidden',
  }),
  column('postedPrice', {
    text: ({ postedPrice, unit }) => price(postedPrice, unit),
    align: 'right',
    width: 128,
    yields: 4,
    mobile: 'hidden',
  }),
  column('status', {
    text: ({ status }) => prepayStatusWords[status],
    cell: (line) => <PrepayStatusChip {...line} />,
    width: 128,
    whole: 'pictured',
    yields: 5,
    mobile: 'status',
  }),
  column('expires', {
    text: (line) => expiryOf(line).text,
    cell: (line) => <ExpiryText expiry={expiryOf(line)} />,
    width: 196,
    whole: 'pictured',
    sortable: true,
    orders: [common.earliestFirst(), common.latestFirst()],
    yields: 2,
    mobile: 'status',
  }),
  column('remaining', {
    text: ({ remainingCents }) => formatMoney(remainingCents),
    cell: (line) => <RemainingBar {...line} />,
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  }),
  ...more(),
];
