import * as prepay from '@contract/prepay/endpoints';
import { ApiError } from '@contract/problem';
import type { Clock } from '@server/clock';
import type { Api, FileStream } from '@server/http/api';
import { scopeReader } from '@server/http/scope';
import type { PrepayRepository } from './repository';
import { fileTypes } from '@contract/fields';
import { prepayEventWords, usageColumns as labels } from '@contract/prepay/labels';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileQuery } from '@server/lists/listFile';
import type { Scope } from './contractSql';
import type { EventRow } from './events';
import type { LinesFilter } from './prepayLineList';

interface PrepayOptions {
  readonly repository: PrepayRepository;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function prepayRoutes(api: Api, { repository, clock, booksZone }: PrepayOptions): void {
  const scopeOf = scopeReader({ repository, clock, booksZone });

  api
    .on(prepay.contracts, async ({ query }, caller) =>
      repository.contractsPage(await scopeOf(caller, query), query),
    )
    .on(prepay.totals, async ({ query }, caller) => repository.totals(await scopeOf(caller, query), query))
    .on(prepay.lines, async ({ query }, caller) => repository.linesPage(await scopeOf(caller, query), query))
    .on(prepay.lineTotals, async ({ query }, caller) =>
      repository.lineTotals(await scopeOf(caller, query), query),
    )
    .on(prepay.choices, async ({ query }, caller) => repository.choices(await scopeOf(caller, query)))
    .on(prepay.contract, async ({ params: { contractNo }, query }, caller) => {
      const found = await repository.detail(await scopeOf(caller, query), contractNo, query.line);
      if (found) return found;
      throw new ApiError({
        code: 'not-found',
        message: 'You have no prepay contract of that number. Check the number.',
      });
    })
    .stream(prepay.exportFile, async ({ query }, caller) =>
      repository.contractsFile(await scopeOf(caller, query), query),
    )
    .stream(prepay.lineExport, async ({ query: { level, ...query } }, caller) => {
      const scope = await scopeOf(caller, query);
      return level === 'usage' ? usageFile(repository, scope, query) : repository.linesFile(scope, query);
    });
}

const usageFileColumns: readonly ExportColumn<EventRow>[] = [
  { head: labels.account, kind: 'text', value: (e) => e.accountNo },
  { head: labels.contract, kind: 'text', value: (e) => e.contractNo },
  { head: labels.line, kind: 'number', value: (e) => e.lineNo },
  { head: labels.product, kind: 'text', value: (e) => e.description },
  { head: labels.date, kind: 'date', value: (e) => e.date },
  { head: labels.event, kind: 'text', value: (e) => prepayEventWords[e.kind] },
  { head: labels.document, kind: 'text', value: (e) => e.documentNo },
  { head: labels.ticket, kind: 'text', value: (e) => e.ticketNo },
  { head: labels.quantity, kind: 'number', value: (e) => e.quantity },
  { head: labels.unit, kind: 'text', value: (e) => e.unit },
  { head: labels.amount, kind: 'money', value: (e) => e.cents },
  { head: labels.otherAccount, kind: 'text', value: (e) => e.otherAccountNo },
];

type Asked = LinesFilter & Omit<FileQuery, 'format'> & { readonly format: 'csv' | 'xlsx' };

/** The file of every event on the lines that a filter lets through. */
function usageFile(repository: PrepayRepository, scope: Scope, query: Asked): FileStream {
  const { account, from, to, format } = query;
  // By the event that the page before ended with: nobody is handed a cursor of events.
  let last: EventRow | undefined;
  const page = async () => {
    const rows = await repository.events(scope, query, last);
    last = rows.at(-1);
    return { rows, next: rows.length < exportPage ? null : last!.id };
  };
  const importId = async () => (await repository.feedState())?.importId;
  return {
    fileName: exportName({ screen: 'prepay-usage', account, from, to, asOf: scope.asOf, extension: format }),
    contentType: fileTypes[format],
    chunks: exportFile({
      format,
      sheet: 'Prepay use',
      columns: usageFileColumns,
      rows: pagesOf({ page, importId }),
    }),
  };
}
