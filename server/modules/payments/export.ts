import type { PaymentFormat } from '@contract/payments/labels';
import { schemas } from '@contract/payments/schema';
import type { Chunk } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import { paymentColumns } from './files/paymentColumns';
import { paymentsOfx } from './files/paymentsOfx';
import type { Filter, Scope } from './filter';
import type { PaymentRepository } from './repository';

interface ExportQuery extends Filter {
  readonly account?: string;
  readonly sort: string;
  readonly format: PaymentFormat;
}

/** Makes the files that customers download; each holds every row that the filter lets through. */
export function exportOf(repository: PaymentRepository, company: string) {
  const rowsOf = (scope: Scope, query: Filter & { readonly sort: string }) =>
    pagesOf({
      page: (after) => repository.listPage(scope, { ...query, limit: exportPage, after }),
      importId: async () => (await repository.feedState())?.importId,
    });

  return async (scope: Scope, query: ExportQuery): Promise<FileStream> => ({
    fileName: exportName({ ...query, screen: 'payment-history', asOf: scope.asOf, extension: query.format }),
    contentType: schemas.exportFile.produces[query.format],
    chunks: chunksOf(scope, query),
  });

  function chunksOf(scope: Scope, query: ExportQuery): AsyncIterable<Chunk> {
    const { format } = query;
    if (format === 'ofx') return paymentsOfx({ repository, company, rowsOf, scope, filter: query });
    return exportFile({
      format,
      sheet: 'Payment history',
      columns: paymentColumns,
      rows: rowsOf(scope, query),
    });
  }
}
