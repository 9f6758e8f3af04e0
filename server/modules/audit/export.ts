import { type AuditDetail, type AuditFilter, schemas } from '@contract/audit/schema';
import { dateInZone } from '@contract/format/date';
import { actionWords } from '@contract/audit/labels';
import { csvFile } from '@server/exports/csvFile';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportName } from '@server/exports/exportName';
import { exportPage } from '@server/exports/pagesOf';
import type { FileStream } from '@server/http/api';
import type { AuditRepository } from './repository';

type Query = AuditFilter & { readonly sort: string };

const text = (head: string, value: (event: AuditDetail) => string | null): ExportColumn<AuditDetail> => ({
  head,
  kind: 'text',
  value,
});

/** Everything that is hashed stands in the file, so that the chain can be recomputed from it. */
const columns: readonly ExportColumn<AuditDetail>[] = [
  { head: 'Number', kind: 'number', value: ({ seq }) => seq },
  text('Time', ({ at }) => at),
  text('Who', ({ actor }) => actor),
  text('What', ({ action }) => actionWords(action)),
  text('Action', ({ action }) => action),
  text('About', ({ subject }) => subject),
  text('Kind', ({ entity }) => entity),
  text('Which', ({ entityId }) => entityId),
  text('Before', ({ before }) => before),
  text('After', ({ after }) => after),
  text('Network address', ({ ip }) => ip),
  text('Browser', ({ userAgent }) => userAgent),
  text('Request number', ({ requestId }) => requestId),
  text('Hash before', ({ prevHash }) => prevHash),
  text('Hash', ({ hash }) => hash),
];

/** The events as a file; what is written while it streams is not in it where the newest come first. */
export const auditFile =
  (repository: AuditRepository, booksZone: string) =>
  (query: Query, now: Date): FileStream => ({
    fileName: exportName({
      screen: 'audit',
      from: query.from,
      to: query.to,
      asOf: dateInZone(now, booksZone),
      extension: 'csv',
    }),
    contentType: schemas.exportFile.produces.csv,
    chunks: csvFile({ columns, rows: pages(repository, query) }),
  });

async function* pages(repository: AuditRepository, query: Query): AsyncGenerator<readonly AuditDetail[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await repository.page({ ...query, limit: exportPage, after });
    yield rows;
    after = next ?? undefined;
  } while (after !== undefined);
}
