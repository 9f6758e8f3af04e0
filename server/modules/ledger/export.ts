import type { LedgerFormat } from '@contract/ledger/labels';
import { schemas } from '@contract/ledger/schema';
import type { Chunk } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import { ledgerColumns } from './files/ledgerColumns';
import { ledgerOfx } from './files/ledgerOfx';
import type { RowsFilter } from './filter';
import type { Scope } from './ledgerQuery';
import type { LedgerRepository } from './repository';

interface ExportQuery extends RowsFilter {
  readonly account?: string;
  readonly sort: string;
  readonly format: LedgerFormat;
}

/** Makes the files that customers download; each holds every row that the filter lets through. */
export function exportOf(repository: LedgerRepository, company: string) {
  const rowsOf = (scope: Scope, query: RowsFilter & { readonly sort: string }) =>
    pagesOf({
      page: (after) => repository.rowsPage(scope, { ...query, limit: exportPage, after }),
      importId: async () => (await repository.feedState())?.importId,
    });

  return async (scope: Scope, query: ExportQuery): Promise<FileStream> => ({
    fileName: exportName({
      ...query,
      screen: 'account-details',
      asOf: scope.asOf,
      extension: query.format,
    }),
    contentType: schemas.exportFile.produces[query.format],
    chunks: chunksOf(scope, query),
  });

  function chunksOf(scope: Scope, query: ExportQuery): AsyncIterable<Chunk> {
    const { format } = query;
    if (format === 'ofx') return ledgerOfx({ repository, company, rowsOf, scope, filter: query });
    return exportFile({
      format,
      sheet: 'Account details',
      columns: ledgerColumns,
      rows: rowsOf(scope, query),
    });
  }
}
