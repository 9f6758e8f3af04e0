import * as achReturns from '@contract/achReturns/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Api } from '@server/http/api';
import { actingOf } from '@server/http/stepUp';
import { bankNamesOf } from './applyRows';
import { auditSheet } from './auditSheet';
import type { AchReturnDeps } from './deps';
import { moveFile } from './moveFile';
import { oneFile } from './oneFile';
import { ratesOf } from './rates';
import { returnFileList, returnRowList, statementEntryList } from './returnFiles';
import { takeFile } from './takeFile';

/** What the bank sends back. That only the office comes here is said by the endpoints. */
export function achReturnRoutes(api: Api, deps: AchReturnDeps): void {
  const { db, clock, booksZone } = deps;
  const today = () => dateInZone(clock.now(), booksZone);

  api
    .on(achReturns.list, async ({ query }) => returnFileList.page(db.sql, {}, { ...query, sort: '-file' }))
    .on(achReturns.totals, async ({ query }) => {
      const { rows, chips } = await returnFileList.totals(db.sql, {}, query);
      return { rows, statuses: chips, booksZone };
    })
    .stream(achReturns.exportFile, async ({ query }) =>
      returnFileList.file(db.sql, {}, today(), { ...query, sort: '-file' }),
    )
    .on(achReturns.rates, async () => ratesOf(db.sql, clock.now(), booksZone))
    .stream(achReturns.audit, async ({ query: { year } }) => auditSheet(db, year, booksZone))
    .receive(achReturns.upload, async ({ query: { name } }, { username: by }, origin, chunks) =>
      takeFile(deps, { name, bytes: await allOf(chunks) }, { by, at: clock.now(), origin }),
    )
    .on(achReturns.one, ({ params: { fileNo } }) => db.transaction((tx) => oneFile(tx, fileNo, booksZone)))
    .on(achReturns.rows, async ({ params: { fileNo }, query }) =>
      returnRowList.page(db.sql, fileNo, { ...query, sort: 'row' }),
    )
    .stream(achReturns.rowExport, async ({ params: { fileNo }, query }) =>
      returnRowList.file(db.sql, fileNo, today(), { ...query, sort: 'row' }),
    )
    .on(achReturns.entries, async ({ params: { fileNo }, query }) =>
      statementEntryList.page(db.sql, fileNo, { ...query, sort: 'row' }),
    )
    .stream(achReturns.entryExport, async ({ params: { fileNo }, query }) =>
      statementEntryList.file(db.sql, fileNo, today(), { ...query, sort: 'row' }),
    )
    .on(achReturns.move, async ({ params: { fileNo }, body }, caller, origin) => {
      const bankNames = await bankNamesOf(deps, fileNo);
      return db.transaction(async (tx) => {
        const acting = actingOf(caller, origin, clock.now());
        await moveFile(tx, { ...deps, bankNames }, { fileNo, ...body }, acting);
        return oneFile(tx, fileNo, booksZone);
      });
    });
}

async function allOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}
