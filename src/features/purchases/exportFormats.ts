import type { ExportFormat } from '@contract/purchases/labels';
import { allRows } from '@/components/columns';
import type { ExportFormat as Offered } from '@/components/ExportMenu/ExportMenu';

/**
 * What the list can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly Offered<ExportFormat>[] => [
  { id: 'csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, for a spreadsheet' },
  { id: 'xlsx', label: `Download ${allRows(rows)} (Excel)`, note: 'Every column, numbers and dates as such' },
  { id: 'quickbooks', label: 'QuickBooks bills (CSV)', note: 'One bill per invoice, with its lines' },
  {
    id: 'applications',
    label: 'Application record (CSV)',
    note: 'Date, field, product, EPA number, quantity',
  },
];
