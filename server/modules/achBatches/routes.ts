import * as achBatches from '@contract/achBatches/endpoints';
import { type BatchStatus, batchStatuses } from '@contract/achBatches/labels';
import type { Tx } from '@server/db/db';
import { onceByKey } from '@server/domain/requests/onceByKey';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { provenAt } from '@server/http/stepUp';
import { sumOf } from '@server/lists/listTotals';
import { batchColumns, batchList, entryList } from './batchList';
import { createBatch } from './createBatch';
import type { AchBatchDeps, Office } from './deps';
import { moveBatch } from './moveBatch';
import { bytesOf, fileNameOf, oneBatch } from './oneBatch';
import { proposalOf } from './proposal';
import { saySent } from './sentRequests';
import { sheetOf } from './sheets';

/** Files for the bank. That only the office comes here is said by the endpoints. */
export function achBatchRoutes(api: Api, deps: AchBatchDeps): void {
  const { db, clock, booksZone, numbers } = deps;
  const officeOf = (caller: Caller, origin: Origin): Office => ({
    actor: caller.username,
    provenAt: provenAt(caller),
    at: clock.now(),
    origin,
  });
  const one = (tx: Tx, batchNo: number, { username: actor }: Caller) =>
    oneBatch(tx, batchNo, { actor, now: clock.now() });

  api
    .on(achBatches.list, async ({ query }) => batchList.page(db.sql, {}, { ...query, sort: '-batch' }))
    .on(achBatches.totals, async ({ query: { status, q } }) => {
      const found = await batchList.totalsBy<BatchStatus>(db.sql, {}, { q }, batchColumns.status as never);
      const countOf = (key: BatchStatus) => sumOf(found, (group) => (group.key === key ? group.rows : 0));
      const statuses = Object.fromEntries(batchStatuses.map((key) => [key, countOf(key)])) as Record<
        BatchStatus,
        number
      >;
      const chosen = batchStatuses.filter((key) => !status || status.split(',').includes(key));
      return { rows: sumOf(chosen, (key) => statuses[key]), statuses };
    })
    .on(achBatches.proposal, async ({ query: { without } }) =>
      proposalOf(db.sql, { now: clock.now(), without, booksZone }),
    )
    .on(achBatches.create, ({ body, key }, caller, origin) => {
      const office = officeOf(caller, origin);
      const asked = { owner: caller.username, key, route: achBatches.create.path, body, at: office.at };
      return onceByKey(db, asked, async (tx) => one(tx, await createBatch(tx, deps, body, office), caller));
    })
    .on(achBatches.one, ({ params: { batchNo } }, caller) => db.transaction((tx) => one(tx, batchNo, caller)))
    .on(achBatches.entries, async ({ params: { batchNo }, query }) =>
      entryList.page(db.sql, batchNo, { ...query, sort: 'entry' }),
    )
    .on(achBatches.move, async ({ params: { batchNo }, body }, caller, origin) => {
      await db.transaction((tx) => moveBatch(tx, { batchNo, ...body }, officeOf(caller, origin)));
      // It is sent, whatever becomes of telling it: what is not told here, the worker tells.
      if (body.move === 'send') await saySent(deps);
      return db.transaction((tx) => one(tx, batchNo, caller));
    })
    .stream(achBatches.bankFile, async ({ params: { batchNo } }) => {
      const { bytes } = await bytesOf(db, numbers, batchNo);
      return {
        fileName: fileNameOf(batchNo),
        contentType: 'application/octet-stream',
        chunks: inOnePiece(bytes),
      };
    })
    .stream(achBatches.sheet, async ({ params: { batchNo }, query: { name } }) => sheetOf(db, batchNo, name));
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
