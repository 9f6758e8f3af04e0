import { fileTypes } from '@contract/fields';
import type { PrepayFilter, PrepayLineFilter } from '@contract/prepay/schema';
import type { PrepayFormat, PrepayLevel } from '@contract/prepay/labels';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import type { EventRow } from './events';
import { contractColumns } from './files/contractColumns';
import { lineColumns, usageColumns } from './files/lineColumns';
import type { Scope } from './level';
import type { PrepayRepository } from './repository';

interface Asked {
  readonly sort: string;
  readonly format: PrepayFormat;
}

type PageOf<Row> = Parameters<typeof pagesOf<Row>>[0]['page'];

/** Makes the files that customers download; each holds every row that the filter lets through. */
export function exportsOf(repository: PrepayRepository) {
  const importId = async () => (await repository.feedState())?.importId;

  function fileOf<Row>(
    { screen, sheet }: { readonly screen: string; readonly sheet: string },
    { asOf }: Scope,
    { account, format, from, to }: Asked & Omit<PrepayLineFilter, 'username'>,
    columns: readonly ExportColumn<Row>[],
    page: PageOf<Row>,
  ): FileStream {
    return {
      fileName: exportName({ screen, account, from, to, asOf, extension: format }),
      contentType: fileTypes[format],
      chunks: exportFile({ format, sheet, columns, rows: pagesOf({ page, importId }) }),
    };
  }

  /** Events by the one that the page before ended with; there are no marks of them to hand out. */
  function eventPages(scope: Scope, query: Omit<PrepayLineFilter, 'username'>): PageOf<EventRow> {
    let last: EventRow | undefined;
    return async () => {
      const rows = await repository.events(scope, query, last, exportPage);
      last = rows.at(-1);
      return { rows, next: rows.length < exportPage ? null : last!.id };
    };
  }

  return {
    contracts: (scope: Scope, query: Asked & Omit<PrepayFilter, 'username'>): FileStream =>
      fileOf({ screen: 'prepay-open', sheet: 'Prepay contracts' }, scope, query, contractColumns, (after) =>
        repository.contractsPage(scope, { ...query, limit: exportPage, after }),
      ),
    lines: (
      scope: Scope,
      query: Asked & Omit<PrepayLineFilter, 'username'> & { readonly level: PrepayLevel },
    ): FileStream =>
      query.level === 'usage'
        ? fileOf(
            { screen: 'prepay-usage', sheet: 'Prepay use' },
            scope,
            query,
            usageColumns,
            eventPages(scope, query),
          )
        : fileOf(
            { screen: 'prepay-open-details', sheet: 'Prepay lines' },
            scope,
            query,
            lineColumns,
            (after) => repository.linesPage(scope, { ...query, limit: exportPage, after }),
          ),
  };
}
