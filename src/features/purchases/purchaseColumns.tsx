import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatPercent, formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import type { PurchaseLine } from '@contract/purchases/schema';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import type { Column } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { StatusChip, statusWord } from '@/components/StatusChip/StatusChip';
import { paidByWords } from './purchaseKind';

type LineColumn = Column<PurchaseLine>;

const hidden = { optional: true, mobile: 'hidden', width: 128 } as const;
const money = { ...hidden, align: 'right' } as const;
const dateText = (date: string | null) => (date === null ? '' : formatDate(date));

/** What the Columns menu can bring in besides. */
const more: readonly LineColumn[] = [
  { ...hidden, id: 'ticket', label: 'Ticket', text: ({ ticketNo }) => ticketNo ?? '', sortable: true },
  { ...hidden, id: 'delivered', label: 'Delivered', text: ({ deliveredOn }) => dateText(deliveredOn) },
  { ...hidden, id: 'due', label: 'Due', text: ({ dueDate }) => formatDate(dueDate) },
  { ...hidden, id: 'branch', label: 'Branch', text: ({ branchName }) => branchName, sortable: true },
  { ...hidden, id: 'productCode', label: 'Product code', text: ({ productCode }) => productCode ?? '' },
  { ...hidden, id: 'group', label: 'Group', text: ({ groupName }) => groupName ?? '', sortable: true },
  {
    ...money,
    id: 'unitPrice',
    label: 'Unit price',
    text: ({ unitPrice, priceUnit }) => (unitPrice === null ? '' : formatUnitPrice(unitPrice, priceUnit)),
  },
  { ...money, id: 'extended', label: 'Extended', text: ({ extendedCents }) => formatMoney(extendedCents) },
  { ...money, id: 'discount', label: 'Discount', text: ({ discountCents }) => formatMoney(discountCents) },
  { ...money, id: 'tax', label: 'Tax', text: ({ taxCents }) => formatMoney(taxCents) },
  { ...hidden, id: 'paidBy', label: 'Paid by', text: paidByText, width: 160 },
  { ...hidden, id: 'farm', label: 'Farm', text: ({ farmName }) => farmName ?? '' },
  { ...hidden, id: 'shipTo', label: 'Ship to', text: ({ shipTo }) => shipTo ?? '', width: 160 },
  { ...hidden, id: 'cropYear', label: 'Crop year', text: ({ cropYear }) => String(cropYear ?? '') },
  { ...hidden, id: 'crop', label: 'Crop', text: ({ crop }) => crop ?? '' },
  {
    ...money,
    id: 'acres',
    label: 'Acres',
    text: ({ acres }) => (acres === null ? '' : formatQuantity(acres)),
  },
  {
    ...money,
    id: 'split',
    label: 'My split',
    text: ({ splitPercent }) => (splitPercent === null ? '' : formatPercent(splitPercent)),
  },
  { ...hidden, id: 'po', label: 'PO', text: ({ poNo }) => poNo ?? '' },
  { ...hidden, id: 'deliveredBy', label: 'Delivered by', text: ({ deliveredBy }) => deliveredBy ?? '' },
  { ...hidden, id: 'epa', label: 'EPA reg. no.', text: ({ epaRegNo }) => epaRegNo ?? '' },
  { ...hidden, id: 'lot', label: 'Lot no.', text: ({ lotNo }) => lotNo ?? '' },
];

/** Columns of the list; the sortable ones are named as the contract's sorts. */
export const purchaseColumns = (hrefOf: (invoiceNo: string) => string): LineColumn[] => [
  {
    id: 'invoice',
    label: 'Invoice',
    text: ({ invoiceNo }) => invoiceNo,
    href: ({ invoiceNo }) => hrefOf(invoiceNo),
    width: 104,
    sortable: true,
    mobile: 'meta',
  },
  {
    id: 'date',
    label: 'Date',
    text: ({ invoiceDate }) => formatDate(invoiceDate),
    cell: ({ invoiceDate }) => <CalendarDate date={invoiceDate} format="grid" />,
    width: 134,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    yields: 1,
    mobile: 'meta',
  },
  {
    id: 'product',
    label: 'Item',
    text: ({ description }) => description,
    width: 180,
    grow: 2,
    sortable: true,
    mobile: 'title',
  },
  {
    id: 'field',
    label: 'Field',
    text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '',
    width: 120,
    grow: 1,
    sortable: true,
    yields: 4,
    mobile: 'meta',
  },
  {
    id: 'quantity',
    label: 'Quantity',
    text: ({ quantity, unit }) => (quantity === null ? '' : formatQuantity(quantity, unit)),
    align: 'right',
    width: 112,
    yields: 3,
    mobile: 'meta',
  },
  {
    id: 'status',
    label: 'Status',
    text: ({ status }) => statusWord(status),
    cell: ({ status }) => <StatusChip status={status} />,
    width: 136,
    yields: 2,
    mobile: 'status',
  },
  {
    id: 'total',
    label: 'Amount',
    text: (line) => (isPricedInBlend(line) ? 'In blend' : formatMoney(line.netCents)),
    cell: (line) =>
      isPricedInBlend(line) ? (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          In blend
        </Typography>
      ) : (
        <Money cents={line.netCents} tone="strong" />
      ),
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  },
  ...more,
];

/** A part of a blend whose price stands on the blend itself: its own nought would read like a gift. */
export const isPricedInBlend = ({ parentLineNo, netCents }: PurchaseLine): boolean =>
  parentLineNo !== null && netCents === 0;

/** "Prepay PP-2261": how a line was paid, and by which contract. */
export function paidByText({ paidBy, prepayContractNo }: PurchaseLine): string {
  if (paidBy === null) return '';
  return [paidByWords[paidBy], prepayContractNo].filter(Boolean).join(' ');
}
