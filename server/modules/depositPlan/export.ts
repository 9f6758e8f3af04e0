import { schemas } from '@contract/depositPlan/schema';
import type { EntryFormat } from '@contract/depositPlan/labels';
import type { Chunk } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import type { Narrowed } from './entryFilter';
import { depositOfx } from './files/depositOfx';
import { entryColumns } from './files/entryColumns';
import type { DepositPlanRepository } from './repository';

interface ExportQuery extends Narrowed {
  readonly sort: string;
  readonly format: EntryFormat;
}

/** Makes the files that customers download; each holds every row that the filter lets through. */
export function exportOf(repository: DepositPlanRepository, company: string) {
  const rowsOf = (query: Narrowed & { readonly sort: string }) =>
    pagesOf({
      page: (after) => repository.entriesPage({ ...query, limit: exportPage, after }),
      importId: async () => (await repository.feedState())?.importId,
    });

  async function* ofx(query: ExportQuery, asOf: string): AsyncGenerator<Uint8Array> {
    const { savid } = query;
    const to = query.to || asOf;
    const from = query.from || (await repository.firstDay(savid)) || to;
    const { closingCents: balanceCents } = await repository.totals(query);
    const rows = rowsOf({ ...query, sort: 'date' });
    yield* depositOfx({ company, asOf, savId: savid, from, to, balanceCents, rows });
  }

  return (query: ExportQuery, asOf: string): FileStream => {
    const { format, savid } = query;
    const chunks: AsyncIterable<Chunk> =
      format === 'ofx'
        ? ofx(query, asOf)
        : exportFile({ format, sheet: 'Deposit plan', columns: entryColumns, rows: rowsOf(query) });
    return {
      fileName: exportName({ ...query, screen: 'deposit-plan', account: savid, asOf, extension: format }),
      contentType: schemas.exportFile.produces[format],
      chunks,
    };
  };
}
