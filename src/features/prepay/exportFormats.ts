import type { PrepayFormat, PrepayLevel } from '@contract/prepay/labels';
import { allRows } from '@/components/columns';
import type { ExportFormat } from '@/components/ExportMenu/ExportMenu';

/** A file of the lines: of which level, for which program. */
export type LineFormat = `${PrepayLevel}-${PrepayFormat}`;

/** @param rows that the filters let through; undefined while they are counted */
export const contractFormats = (rows: number | undefined): readonly ExportFormat<PrepayFormat>[] => [
  { id: 'csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, for any program' },
  { id: 'xlsx', label: `Download ${allRows(rows)} (Excel)`, note: 'The same as a workbook' },
];

/** As `contractFormats`, for the lines and for what happened on them. */
export const lineFormats = (rows: number | undefined): readonly ExportFormat<LineFormat>[] => [
  { id: 'line-csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, for any program' },
  { id: 'line-xlsx', label: `Download ${allRows(rows)} (Excel)`, note: 'The same as a workbook' },
  { id: 'usage-csv', label: 'Use of these lines (CSV)', note: 'Every event, with its document' },
  { id: 'usage-xlsx', label: 'Use of these lines (Excel)', note: 'The same as a workbook' },
];

/** "usage-csv" as the query says it. */
export function lineFile(format: LineFormat): { readonly level: PrepayLevel; readonly format: PrepayFormat } {
  const [level, kind] = format.split('-') as [PrepayLevel, PrepayFormat];
  return { level, format: kind };
}
