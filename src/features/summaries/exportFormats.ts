import type { SummaryExportFormat } from '@contract/summaries/labels';
import type { ExportFormat as Offered } from '@/components/ExportMenu/ExportMenu';
import type { SummaryFilters } from './summaryView';

/** What a summary can be taken along as. Product groups go with their products. */
export function exportFormats(by: SummaryFilters['by']): readonly Offered<SummaryExportFormat>[] {
  const note = by === '' ? 'Every product with its group' : 'Every row, with the figures of all measures';
  return [
    { id: 'csv', label: 'Download this summary (CSV)', note },
    { id: 'xlsx', label: 'Download this summary (XLSX)', note },
  ];
}
