import Box from '@mui/material/Box';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import type { Column, Page, TableProps } from '@/components/columns';
import { Money } from '@/components/Money/Money';
import { StatusChip, statusWord } from '@/domain/StatusChip/StatusChip';
import type { InvoiceStatus } from '@contract/purchases/labels';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatQuantity } from '@contract/format/quantity';
import { freshPreferences } from '@/components/gridPreferences';

export interface SampleRow {
  readonly invoice: string;
  readonly date: string;
  readonly item: string;
  readonly branch: string;
  readonly quantity: string;
  readonly unit: string;
  readonly status: InvoiceStatus;
  readonly cents: number;
}

const rows: readonly SampleRow[] = (
  [
    ['104880', '2026-11-27', 'Urea 46-0-0, bulk', 'Tekoa', '24.5', 'ton', 'open', 821_450],
    ['104873', '2026-11-22', 'Herbicide, 265 gal tote', 'Rosalia', '1', 'tote', 'paid', 314_000],
    [
      '104866',
      '2026-11-17',
      'Soft white winter wheat seed, treated',
      'Palouse',
      '180',
      'bu',
      'paid',
      1_275_025,
    ],
    ['104859', '2026-11-12', 'Custom application, 214 ac', 'Oakesdale', '214', 'ac', 'pastDue', 288_900],
    ['104852', '2026-11-07', 'MAP 11-52-0, bulk', 'Tekoa', '19', 'ton', 'prepaid', 998_075],
    ['104845', '2026-10-27', 'Propane, bulk delivery', 'Rosalia', '640', 'gal', 'partial', 143_260],
    ['104838', '2026-10-22', 'Returned pallets', 'Palouse', '-6', 'each', 'credited', -21_018],
  ] as const
).map(([invoice, date, item, branch, quantity, unit, status, cents]) => ({
  invoice,
  date,
  item,
  branch,
  quantity,
  unit,
  status,
  cents,
}));

const columns: readonly Column<SampleRow>[] = [
  {
    id: 'invoice',
    label: 'Invoice',
    text: (r) => r.invoice,
    href: (r) => `#invoice-${r.invoice}`,
    width: 96,
    sortable: true,
    mobile: 'meta',
  },
  {
    id: 'date',
    label: 'Date',
    text: (r) => formatDate(r.date),
    cell: (r) => <CalendarDate date={r.date} format="grid" />,
    width: 124,
    sortable: true,
    orders: ['oldest first', 'newest first'],
    yields: 1,
    mobile: 'meta',
  },
  { id: 'item', label: 'Item', text: (r) => r.item, width: 180, grow: 1, mobile: 'title' },
  { id: 'branch', label: 'Branch', text: (r) => r.branch, width: 110, optional: true, mobile: 'meta' },
  {
    id: 'quantity',
    label: 'Quantity',
    text: (r) => formatQuantity(r.quantity, r.unit),
    cell: (r) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatQuantity(r.quantity, r.unit)}
      </Box>
    ),
    align: 'right',
    width: 110,
    yields: 2,
    mobile: 'meta',
  },
  {
    id: 'status',
    label: 'Status',
    text: (r) => statusWord(r.status),
    cell: (r) => <StatusChip status={r.status} />,
    width: 132,
    mobile: 'status',
  },
  {
    id: 'total',
    label: 'Amount',
    text: (r) => formatMoney(r.cents),
    cell: (r) => <Money cents={r.cents} tone="strong" />,
    align: 'right',
    width: 120,
    sortable: true,
    mobile: 'amount',
  },
];

/** A believable list, for the stories and tests of everything that shows one. */
export const sampleTable: TableProps<SampleRow> = {
  label: 'Purchases',
  rows,
  columns,
  rowId: (row) => row.invoice,
  page: { from: 1, to: rows.length, total: 46, hasNext: true, hasPrevious: false },
  pageSize: 25,
  onPage: () => undefined,
  onPageSize: () => undefined,
  sort: '-date',
  onSort: () => undefined,
  preferences: freshPreferences,
  onPrefer: () => undefined,
};

/** Where a list stands before its first rows come. */
export const noPage: Page = { from: 0, to: 0, total: null, hasNext: false, hasPrevious: false };

/** Rows whose words are longer than any room for them. */
export const longRows: readonly SampleRow[] = [
  {
    invoice: 'INV-2026-000000104880',
    date: '2026-11-27',
    item: 'Certified soft white winter wheat seed, Palouse Ridge selection, treated twice, one-ton totes',
    branch: 'Old Kowalczyk homestead above the river',
    quantity: '1234567.89',
    unit: 'hundredweight',
    status: 'notYetDue',
    cents: 1_234_567_890,
  },
  ...rows.slice(1, 4),
];
