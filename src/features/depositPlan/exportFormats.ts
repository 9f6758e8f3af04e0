import type { EntryFormat } from '@contract/depositPlan/labels';
import { allRows } from '@/components/columns';
import type { ExportFormat } from '@/components/ExportMenu/ExportMenu';

/**
 * What the ledger of a deposit account can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<EntryFormat>[] => [
  { id: 'csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, for a spreadsheet' },
  { id: 'xlsx', label: `Download ${allRows(rows)} (Excel)`, note: 'Every column, numbers and dates as such' },
  { id: 'ofx', label: 'Bookkeeping program (OFX)', note: 'As a savings account' },
];
