import { dateInZone } from '@contract/format/date';
import { type QueueFilter, schemas } from '@contract/queue/schema';
import type { Db } from '@server/db/db';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { exportFile } from '@server/exports/exportFile';
import { exportName } from '@server/exports/exportName';
import { exportPage, pagesOf } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import { queueFileColumns } from './files/queueFile';
import type { QueueMoment } from './list/filter';
import { listPage } from './list/listPage';

type ExportQuery = QueueFilter & { readonly sort: string; readonly format: 'csv' };

/** Makes the file of a list: every request that the filters let through. */
export function exportOf(db: Db) {
  const page = listPage(db.sql);
  return (moment: QueueMoment, { format, ...list }: ExportQuery): FileStream => ({
    fileName: exportName({
      ...list,
      screen: 'requests',
      asOf: dateInZone(moment.now, moment.booksZone),
      extension: format,
    }),
    contentType: schemas.exportFile.produces[format],
    chunks: exportFile({
      format,
      sheet: 'Requests',
      columns: queueFileColumns,
      rows: pagesOf({
        page: (after) => page(moment, { ...list, limit: exportPage, after }),
        importId: async () => (await feedStateOf(db.sql))?.importId,
      }),
    }),
  });
}
