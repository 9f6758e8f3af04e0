import { percentOf } from '@contract/rules/percent';
import type { SummaryDimension, SummaryExportFormat } from '@contract/summaries/labels';
import { type SummaryRow, type SummaryTotals, schemas } from '@contract/summaries/schema';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import type { Narrowing, Scope } from './lineSource';
import type { SummaryRepository } from './repository';

interface ExportQuery extends Narrowing {
  readonly account?: string;
  readonly by: SummaryDimension;
  readonly sort: string;
  readonly format: SummaryExportFormat;
}

/** Makes the file of a summary: every row, with the figures of all measures. */
export const exportOf =
  (repository: SummaryRepository) =>
  async (scope: Scope, query: ExportQuery): Promise<FileStream> => {
    // A group alone has units that cannot be added; its products have one each.
    const by = query.by === 'group' ? 'product' : query.by;
    const totals = await repository.totals(scope, query);
    const { period } = totals;
    return {
      fileName: exportName({
        screen: period.cropYear === null ? 'purchase-summary' : `purchase-summary-crop-${period.cropYear}`,
        account: query.account,
        from: period.from ?? undefined,
        to: period.to ?? undefined,
        asOf: scope.asOf,
        extension: query.format,
      }),
      contentType: schemas.exportFile.produces[query.format],
      chunks: exportFile({
        format: query.format,
        sheet: 'Purchase summary',
        columns: columnsOf(by, totals),
        rows: pagesOf({
          page: (after) => repository.rowsPage(scope, { ...query, by, limit: exportPage, after }),
          importId: async () => (await repository.feedState())?.importId,
        }),
      }),
    };
  };

type Column = ExportColumn<SummaryRow>;

const names: Readonly<Record<SummaryDimension, readonly Column[]>> = {
  group: [{ head: 'Group', kind: 'text', value: ({ name }) => name }],
  product: [
    { head: 'Group', kind: 'text', value: ({ note }) => note },
    { head: 'Product code', kind: 'text', value: ({ code }) => code },
    { head: 'Product', kind: 'text', value: ({ name }) => name },
  ],
  field: [
    { head: 'Farm', kind: 'text', value: ({ note }) => note },
    { head: 'Field', kind: 'text', value: ({ name }) => name },
  ],
  branch: [{ head: 'Branch', kind: 'text', value: ({ name }) => name }],
  month: [{ head: 'Month', kind: 'text', value: ({ name }) => name.slice(0, 7) }],
  crop: [{ head: 'Crop', kind: 'text', value: ({ name }) => name }],
};

function columnsOf(by: SummaryDimension, { cents, prior }: SummaryTotals): Column[] {
  const now: readonly Column[] = [
    { head: 'Unit', kind: 'text', value: ({ unit }) => unit },
    { head: 'Quantity', kind: 'number', value: ({ quantity }) => quantity },
    { head: 'Average net price', kind: 'number', value: ({ averagePrice }) => averagePrice },
    { head: 'Amount', kind: 'money', value: (row) => row.cents },
    { head: '% of total', kind: 'number', value: (row) => percentOf(row.cents, cents) },
  ];
  const before: readonly Column[] = [
    { head: 'Quantity before', kind: 'number', value: ({ priorQuantity }) => priorQuantity },
    { head: 'Average net price before', kind: 'number', value: ({ priorAveragePrice }) => priorAveragePrice },
    { head: 'Amount before', kind: 'money', value: ({ priorCents }) => priorCents },
    { head: 'Change', kind: 'money', value: (row) => row.cents - row.priorCents },
    {
      head: 'Change %',
      kind: 'number',
      value: (row) => percentOf(row.cents - row.priorCents, row.priorCents),
    },
  ];
  return [...names[by], ...now, ...(prior ? before : [])];
}
