import { formatMoney } from '@contract/format/money';
import type { StatementExportFormat } from '@contract/statements/labels';
import type { StatementTotals } from '@contract/statements/schema';
import { allRows } from '@/components/columns';
import type { ExportFormat } from '@/components/ExportMenu/ExportMenu';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { ListChoices, ListKind } from '@/lists/listKind';
import type { ListPeriod } from '@/lists/listPeriods';
import { totalsTitle } from '@/lists/listTotals';
import { sizes, statementAddress, type StatementFilters } from './statementView';

/** The list of statements: how it is called and what narrows it. */
export const statementKind: ListKind<StatementFilters> = {
  label: 'Statements',
  things: 'statements',
  noFilters: statementAddress.noFilters,
  sizes,
  searched: 'Statement or account',
  panel: [{ name: 'year', label: 'Year' }],
};

export const filterChoices = (years: readonly number[]): ListChoices => ({
  year: years.map((year) => ({ value: String(year), label: String(year) })),
});

/** Any year, and each that has statements. */
export const yearPeriods = (years: readonly number[]): ListPeriod<StatementFilters>[] => [
  { label: 'Any year', filters: { year: [] } },
  ...years.map((year) => ({ label: String(year), filters: { year: [String(year)] } })),
];

/** A table of the statements, or the papers themselves. */
export type StatementFormat = StatementExportFormat | 'zip';

/**
 * What the list can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<StatementFormat>[] => [
  { id: 'zip', label: `Download ${allRows(rows)} (PDFs in a ZIP)`, note: 'The statements themselves' },
  { id: 'csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, for a spreadsheet' },
  { id: 'xlsx', label: `Download ${allRows(rows)} (Excel)`, note: 'Every column, numbers and dates as such' },
];

/** Balances of different days are never added: only what happened between them is. */
export const totalsWords = (totals: StatementTotals): Totals => ({
  title: totalsTitle(totals.rows),
  sums: [
    { label: 'New charges', text: formatMoney(totals.chargesCents) },
    { label: 'Finance charges', text: formatMoney(totals.financeChargeCents) },
    { label: 'Payments and credits', text: formatMoney(totals.creditsCents) },
  ],
  ...(totals.newRows > 0 && { note: `${totals.newRows} new` }),
});
