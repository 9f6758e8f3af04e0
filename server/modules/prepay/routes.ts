import * as m from '@locales/prepay';
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
      throw new ApiError({ code: 'not-found', message: m.noSuchContract() });
    })
    .stream(prepay.exportFile, async ({ query }, caller) =>
      repository.contractsFile(await scopeOf(caller, query), query),
    )
    .stream(prepay.lineExport, async ({ query: { level, ...query } }, caller) => {
      const scope = await scopeOf(caller, query);
      return level === 'usage' ? usageFile(repository, scope, query) : repository.linesFile(scope, query);
    });
}

const column = (
  label: keyof typeof labels,
  kind: ExportColumn<EventRow>['kind'],
  value: ExportColumn<EventRow>['value'],
): ExportColumn<EventRow> => ({
  // Read when a file is written, in the language of who asked for it.
  get head() {
    return labels[label];
  },
  kind,
  value,
});

const usageFileColumns: readonly ExportColumn<EventRow>[] = [
  column('account', 'text', (e) => e.accountNo),
  column('contract', 'text', (e) => e.contractNo),
  column('line', 'number', (e) => e.lineNo),
  column('product', 'text', (e) => e.description),
  column('date', 'date', (e) => e.date),
  column('event', 'text', (e) => prepayEventWords[e.kind]),
  column('document', 'text', (e) => e.documentNo),
  column('ticket', 'text', (e) => e.ticketNo),
  column('quantity', 'number', (e) => e.quantity),
  column('unit', 'text', (e) => e.unit),
  column('amount', 'money', (e) => e.cents),
  column('otherAccount', 'text', (e) => e.otherAccountNo),
];

type Asked = LinesFilter & Omit<FileQuery, 'format'> & { readonly format: 'csv' | 'xlsx' };

/** The file of every event on the lines that a filter lets through. */
function usageFile(repository: PrepayRepository, scope: Scope, query: Asked): FileStream {
  const { account, from, to, format } = query;
  return {
    fileName: exportName({ screen: 'prepay-usage', account, from, to, asOf: scope.asOf, extension: format }),
    contentType: fileTypes[format],
    chunks: exportFile({
      format,
      sheet: m.prepayUse(),
      columns: usageFileColumns,
      rows: repository.events(scope, query),
    }),
  };
}
