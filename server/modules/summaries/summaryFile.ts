import * as m from '@locales/summaries';
import { percentOf } from '@contract/rules/percent';
import {
  type SummaryDimension,
  type SummaryExportFormat,
  summaryColumns as labels,
  summaryDimensionLabels as rowLabels,
} from '@contract/summaries/labels';
import { type SummaryRow, type SummaryTotals, schemas } from '@contract/summaries/schema';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
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
export const summaryFileOf =
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
        sheet: m.purchaseSummary(),
        columns: columnsOf(by, totals),
        rows: repository.pages(scope, { ...query, by }),
      }),
    };
  };

type Column = ExportColumn<SummaryRow>;

const namesOf: Readonly<Record<SummaryDimension, () => readonly Column[]>> = {
  group: () => [{ head: rowLabels.group, kind: 'text', value: ({ name }) => name }],
  product: () => [
    { head: rowLabels.group, kind: 'text', value: ({ note }) => note },
    { head: rowLabels.productCode, kind: 'text', value: ({ code }) => code },
    { head: rowLabels.product, kind: 'text', value: ({ name }) => name },
  ],
  field: () => [
    { head: rowLabels.farm, kind: 'text', value: ({ note }) => note },
    { head: rowLabels.field, kind: 'text', value: ({ name }) => name },
  ],
  branch: () => [{ head: rowLabels.branch, kind: 'text', value: ({ name }) => name }],
  month: () => [{ head: rowLabels.month, kind: 'text', value: ({ name }) => name.slice(0, 7) }],
  crop: () => [{ head: rowLabels.crop, kind: 'text', value: ({ name }) => name }],
};

function columnsOf(by: SummaryDimension, { cents, prior }: SummaryTotals): Column[] {
  const now: readonly Column[] = [
    { head: labels.unit, kind: 'text', value: ({ unit }) => unit },
    { head: labels.quantity, kind: 'number', value: ({ quantity }) => quantity },
    { head: labels.price, kind: 'number', value: ({ averagePrice }) => averagePrice },
    { head: labels.amount, kind: 'money', value: (row) => row.cents },
    { head: labels.share, kind: 'number', value: (row) => percentOf(row.cents, cents) },
  ];
  const before: readonly Column[] = [
    { head: labels.priorQuantity, kind: 'number', value: ({ priorQuantity }) => priorQuantity },
    { head: labels.priorPrice, kind: 'number', value: ({ priorAveragePrice }) => priorAveragePrice },
    { head: labels.prior, kind: 'money', value: ({ priorCents }) => priorCents },
    { head: labels.change, kind: 'money', value: (row) => row.cents - row.priorCents },
    {
      head: labels.changePercent,
      kind: 'number',
      value: (row) => percentOf(row.cents - row.priorCents, row.priorCents),
    },
  ];
  return [...namesOf[by](), ...now, ...(prior ? before : [])];
}
