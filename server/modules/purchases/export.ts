import type { ExportFormat } from '@contract/purchases/labels';
import { type PurchaseFilter, schemas } from '@contract/purchases/schema';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import { applicationRecords } from './files/applicationRecords';
import type { LineFile } from './files/lineFile';
import { purchaseLines } from './files/purchaseLines';
import { quickBooksBills } from './files/quickBooksBills';
import type { Scope } from './lineQuery';
import type { PurchaseRepository } from './repository';

interface ExportQuery extends Omit<PurchaseFilter, 'username'> {
  readonly sort: string;
  readonly format: ExportFormat;
}

/** Makes the files that customers download; each holds every line that the filter lets through. */
export function exportOf(repository: PurchaseRepository, vendor: string) {
  const files: Readonly<Record<ExportFormat, () => LineFile>> = {
    csv: () => purchaseLines,
    xlsx: () => purchaseLines,
    quickbooks: () => quickBooksBills(vendor, (invoices) => repository.lineSums(invoices)),
    applications: () => applicationRecords,
  };
  return async (scope: Scope, query: ExportQuery): Promise<FileStream> => {
    const { screen, columns, rowsOf } = files[query.format]();
    const format = query.format === 'xlsx' ? 'xlsx' : 'csv';
    const pages = pagesOf({
      page: (after) => repository.linesPage(scope, { ...query, limit: exportPage, after }),
      importId: async () => (await repository.feedState())?.importId,
    });
    const rows = (async function* rows() {
      for await (const lines of pages) yield await rowsOf(lines);
    })();
    return {
      fileName: exportName({ ...query, screen, asOf: scope.asOf, extension: format }),
      contentType: schemas.exportFile.produces[query.format],
      chunks: exportFile({ format, sheet: 'Purchases', columns, rows }),
    };
  };
}
