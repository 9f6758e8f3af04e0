import { fileTypes } from '@contract/fields';
import { prepayEventWords, usageColumns as labels } from '@contract/prepay/labels';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import type { FileQuery } from '@server/lists/listFile';
import type { Scope } from './contractSql';
import type { EventRow } from './events';
import type { LinesFilter } from './prepayLineList';
import type { PrepayRepository } from './repository';

const columns: readonly ExportColumn<EventRow>[] = [
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
export function usageFile(repository: PrepayRepository, scope: Scope, query: Asked): FileStream {
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
    chunks: exportFile({ format, sheet: 'Prepay use', columns, rows: pagesOf({ page, importId }) }),
  };
}
