import * as achBatches from '@contract/achBatches/endpoints';
import { dateInZone } from '@contract/format/date';
import type { Tx } from '@server/db/db';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { inOnePiece } from '@server/exports/inOnePiece';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf } from '@server/http/stepUp';
import { batchList, entryList } from './batchList';
import { createBatch } from './createBatch';
import type { AchBatchDeps } from './deps';
import { moveBatch } from './moveBatch';
import { bytesOf, fileNameOf, oneBatch } from './oneBatch';
import { proposalOf } from './proposal';
import { saySent } from './sentRequests';
import { sheetOf } from './sheets';

/** Files for the bank. That only the office comes here is said by the endpoints. */
export function achBatchRoutes(api: Api, deps: AchBatchDeps): void {
  const { db, clock, booksZone, numbers, sendsByItself } = deps;
  const today = () => dateInZone(clock.now(), booksZone);
  const acting = (caller: Caller, origin: Origin) => actingOf(caller, origin, clock.now());
  const one = (tx: Tx, batchNo: number, { username: reader }: Caller) =>
    oneBatch(tx, batchNo, { reader, now: clock.now(), booksZone, sendsByItself });

  api
    .on(achBatches.list, async ({ query }) => batchList.page(db.sql, {}, { ...query, sort: '-batch' }))
    .on(achBatches.totals, async ({ query }) => {
      const { rows, chips } = await batchList.totals(db.sql, {}, query);
      return { rows, statuses: chips };
    })
    .stream(achBatches.exportFile, async ({ query }) =>
      batchList.file(db.sql, {}, today(), { ...query, sort: '-batch' }),
    )
    .on(achBatches.proposal, async ({ query: { without } }) =>
      proposalOf(db.sql, { now: clock.now(), without, booksZone, sendsByItself }),
    )
    .on(achBatches.create, ({ body, key }, caller, origin) => {
      const who = acting(caller, origin);
      const asked = { owner: who.by, key, route: achBatches.create.path, body, at: who.at };
      return onceByKey(db, asked, async (tx) => one(tx, await createBatch(tx, deps, body, who), caller));
    })
    .on(achBatches.one, ({ params: { batchNo } }, caller) => db.transaction((tx) => one(tx, batchNo, caller)))
    .on(achBatches.entries, async ({ params: { batchNo }, query }) =>
      entryList.page(db.sql, batchNo, { ...query, sort: 'entry' }),
    )
    .stream(achBatches.entryExport, async ({ params: { batchNo }, query }) =>
      entryList.file(db.sql, batchNo, today(), { ...query, sort: 'entry' }),
    )
    .on(achBatches.move, async ({ params: { batchNo }, body }, caller, origin) => {
      await db.transaction((tx) => moveBatch(tx, { batchNo, ...body }, acting(caller, origin)));
      // It is sent, whatever becomes of telling it: what is not told here, the worker tells.
      if (body.move === 'send') await saySent(deps);
      return db.transaction((tx) => one(tx, batchNo, caller));
    })
    .stream(achBatches.bankFile, async ({ params: { batchNo } }) => {
      const bytes = await bytesOf(db, numbers, batchNo);
      return {
        fileName: fileNameOf(batchNo),
        contentType: 'application/octet-stream',
        chunks: inOnePiece(bytes),
      };
    })
    .stream(achBatches.sheet, async ({ params: { batchNo }, query: { name } }) => sheetOf(db, batchNo, name));
}
