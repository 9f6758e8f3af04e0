import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/purchases';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatPercent, formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import type { PurchaseLine } from '@contract/purchases/schema';
import { paidByLabels, purchaseColumns as labels } from '@contract/purchases/labels';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { type Column, labeledColumns } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { StatusChip, statusWord } from '@/domain/StatusChip/StatusChip';

type LineColumn = Column<PurchaseLine>;

const hidden = { optional: true, mobile: 'hidden', width: 128 } as const;
const money = { ...hidden, align: 'right' } as const;
const dateText = (date: string | null) => (date === null ? '' : formatDate(date));

const column = labeledColumns<PurchaseLine, keyof typeof labels>(labels);

/** What the Columns menu can bring in besides. */
const more = (): readonly LineColumn[] => [
  column('ticket', { ...hidden, text: ({ ticketNo }) => ticketNo ?? '', sortable: true }),
  column('delivered', { ...hidden, text: ({ deliveredOn }) => dateText(deliveredOn) }),
  column('due', { ...hidden, text: ({ dueDate }) => formatDate(dueDate) }),
  column('branch', { ...hidden, text: ({ branchName }) => branchName, sortable: true }),
  column('productCode', { ...hidden, text: ({ productCode }) => productCode ?? '' }),
  column('group', { ...hidden, text: ({ groupName }) => groupName ?? '', sortable: true }),
  column('unitPrice', {
    ...money,
    text: ({ unitPrice, priceUnit }) => (unitPrice === null ? '' : formatUnitPrice(unitPrice, priceUnit)),
  }),
  column('extended', { ...money, text: ({ extendedCents }) => formatMoney(extendedCents) }),
  column('discount', { ...money, text: ({ discountCents }) => formatMoney(discountCents) }),
  column('tax', { ...money, text: ({ taxCents }) => formatMoney(taxCents) }),
  column('paidBy', { ...hidden, text: paidByText, width: 160 }),
  column('farm', { ...hidden, text: ({ farmName }) => farmName ?? '' }),
  column('shipTo', { ...hidden, text: ({ shipTo }) => shipTo ?? '', width: 160 }),
  column('cropYear', { ...hidden, text: ({ cropYear }) => String(cropYear ?? '') }),
  column('crop', { ...hidden, text: ({ crop }) => crop ?? '' }),
  column('acres', { ...money, text: ({ acres }) => (acres === null ? '' : formatQuantity(acres)) }),
  column('split', {
    ...money,
    text: ({ splitPercent }) => (splitPercent === null ? '' : formatPercent(splitPercent)),
  }),
  column('po', { ...hidden, text: ({ poNo }) => poNo ?? '' }),
  column('deliveredBy', { ...hidden, text: ({ deliveredBy }) => deliveredBy ?? '' }),
  column('epa', { ...hidden, text: ({ epaRegNo }) => epaRegNo ?? '' }),
  column('lot', { ...hidden, text: ({ lotNo }) => lotNo ?? '' }),
  column('applicatorLicense', { ...hidden, text: ({ applicatorLicenseNo: no }) => no ?? '', width: 176 }),
];

/** What both ways to look at purchases begin with. */
export const invoiceNoColumn = (hrefOf: (invoiceNo: string) => string) =>
  ({
    text: ({ invoiceNo }: Pick<PurchaseLine, 'invoiceNo'>) => invoiceNo,
    href: ({ invoiceNo }: Pick<PurchaseLine, 'invoiceNo'>) => hrefOf(invoiceNo),
    width: 104,
    sortable: true,
    mobile: 'meta',
  }) as const;

export const invoiceDateColumn = () =>
  ({
    text: ({ invoiceDate }: Pick<PurchaseLine, 'invoiceDate'>) => formatDate(invoiceDate),
    cell: ({ invoiceDate }: Pick<PurchaseLine, 'invoiceDate'>) => (
      <CalendarDate date={invoiceDate} format="grid" />
    ),
    width: 134,
    sortable: true,
    orders: [common.oldestFirst(), common.newestFirst()],
    yields: 1,
    mobile: 'meta',
  }) as const;

/** Columns of the list; the sortable ones are named as the contract's sorts. */
export const purchaseColumns = (hrefOf: (invoiceNo: string) => string): LineColumn[] => [
  column('invoice', invoiceNoColumn(hrefOf)),
  column('date', invoiceDateColumn()),
  column('product', {
    text: ({ description }) => description,
    width: 180,
    grow: 2,
    sortable: true,
    mobile: 'title',
  }),
  column('field', {
    text: ({ farmName, fieldName }) => fieldName ?? farmName ?? '',
    width: 120,
    grow: 1,
    sortable: true,
    yields: 4,
    mobile: 'meta',
  }),
  column('quantity', {
    text: ({ quantity, unit }) => (quantity === null ? '' : formatQuantity(quantity, unit)),
    align: 'right',
    width: 112,
    yields: 3,
    mobile: 'meta',
  }),
  column('status', {
    text: ({ status }) => statusWord(status),
    cell: ({ status }) => <StatusChip status={status} />,
    width: 136,
    whole: 'pictured',
    yields: 2,
    mobile: 'status',
  }),
  column('total', {
    text: (line) => (isPricedInBlend(line) ? m.inBlend() : formatMoney(line.netCents)),
    cell: (line) =>
      isPricedInBlend(line) ? (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {m.inBlend()}
        </Typography>
      ) : (
        <Money cents={line.netCents} tone="strong" />
      ),
    align: 'right',
    width: 128,
    sortable: true,
    mobile: 'amount',
  }),
  ...more(),
];

/** A part of a blend whose price stands on the blend itself: its own nought would read like a gift. */
const isPricedInBlend = ({ parentLineNo, netCents }: PurchaseLine): boolean =>
  parentLineNo !== null && netCents === 0;

/** "Prepay PP-2261": how a line was paid, and by which contract. */
export function paidByText({ paidBy, prepayContractNo }: PurchaseLine): string {
  if (paidBy === null) return '';
  return [paidByLabels[paidBy], prepayContractNo].filter(Boolean).join(' ');
}

/** What the drawer says of a line beside what it costs; an empty one is left out. */
export const lineFacts = (line: PurchaseLine): readonly (string | null)[] => [
  paidByText(line),
  line.fieldName,
  line.ticketNo && m.ticketNumber({ ticket: line.ticketNo }),
  line.applicatorLicenseNo && `${labels.applicatorLicense} ${line.applicatorLicenseNo}`,
];
