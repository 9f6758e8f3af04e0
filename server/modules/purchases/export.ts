import { csvStart } from '../../../contract/format/csv';
import { Refusal } from '../../../contract/problem';
import { type ExportFormat, type PurchaseFilter, purchases } from '../../../contract/purchases';
import type { FileStream } from '../../http/api';
import { applicationRecords } from './files/applicationRecords';
import type { LineFile } from './files/lineFile';
import { purchaseLines } from './files/purchaseLines';
import { quickBooksBills } from './files/quickBooksBills';
import type { LineRow, Scope } from './lineQuery';
import type { PurchaseRepository } from './repository';

interface ExportQuery extends Omit<PurchaseFilter, 'username'> {
  readonly sort: string;
  readonly format: ExportFormat;
}

/** Rows that one query fetches: enough to stream fast, few enough to hold. */
const PAGE = 500;

/** Makes the files that customers download; each holds every line that the filter lets through. */
export function exportOf(repository: PurchaseRepository, vendor: string) {
  const files: Readonly<Record<ExportFormat, () => LineFile>> = {
    csv: purchaseLines,
    quickbooks: () => quickBooksBills(vendor, (invoices) => repository.lineSums(invoices)),
    applications: applicationRecords,
  };
  return async (scope: Scope, query: ExportQuery): Promise<FileStream> => {
    const file = files[query.format]();
    return {
      fileName: nameOf(file.screen, scope, query),
      contentType: purchases.export.produces[query.format],
      chunks: (async function* chunks() {
        yield csvStart + file.head;
        for await (const rows of pagesOf(repository, scope, query)) yield await file.rows(rows);
      })(),
    };
  };
}

async function* pagesOf(
  repository: PurchaseRepository,
  scope: Scope,
  query: ExportQuery,
): AsyncGenerator<LineRow[]> {
  const before = await repository.feedState();
  let after: string | null | undefined;
  do {
    const page = await repository.linesPage(scope, { ...query, limit: PAGE, after: after ?? undefined });
    // Half of one night and half of the next would add up to nothing that ever was.
    if ((await repository.feedState())?.importId !== before?.importId) {
      throw new Refusal({
        code: 'conflict',
        message: 'New data arrived while the file was made. Download it again.',
      });
    }
    yield page.rows;
    after = page.next;
  } while (after);
}

function nameOf(screen: string, { asOf }: Scope, { account, from, to }: ExportQuery): string {
  const parts = [screen, account || 'all', from || 'start', to || asOf, asOf];
  return `${parts.map((part) => part.replace(/[^\w-]/g, '-')).join('_')}.csv`;
}
