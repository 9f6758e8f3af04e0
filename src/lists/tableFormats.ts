import * as common from '@locales/common';
import { allRows } from '../components/columns';
import type { ExportFormat } from '../components/FormatsMenu/FormatsMenu';
import type { TableFormat } from '../data/useDownload';

/**
 * What spreadsheets read: every list has these two.
 * @param rows that the filters let through; undefined while they are counted
 */
export const tableFormats = (rows: number | undefined): readonly ExportFormat<TableFormat>[] => [
  { id: 'csv', label: common.downloadCsv({ rows: allRows(rows) }), note: common.everyColumnCsv() },
  { id: 'xlsx', label: common.downloadExcel({ rows: allRows(rows) }), note: common.everyColumnExcel() },
];
