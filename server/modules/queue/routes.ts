import { dateInZone } from '@contract/format/date';
import { mayUse } from '@contract/rules/desks';
import * as queue from '@contract/queue/endpoints';
import type { Tx } from '@server/db/db';
import type { Api } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { provenAt } from '@server/http/stepUp';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import { moveAll } from './moves/moveAll';
import { bankConfirmationOf, confirmBankAccount } from './one/confirmBankAccount';
import { possibleMoves } from './one/possible';
import { readQueued } from './one/readQueued';
import { type QueueMoment, queueList } from './queueList';
import type { QueueDeps } from './deps';

/** The office's queue. That only the office comes here is said by its endpoints. */
export function queueRoutes(api: Api, room: QueueDeps): void {
  const { db, clock, booksZone } = room;
  const momentOf = async ({ permissions: { branch } }: Caller, sql = db.sql): Promise<QueueMoment> => {
    const now = clock.now();
    const { payments } = await companySettingsOf(sql, now);
    return { now, booksZone, untriedCents: payments.newOptionMaxCents, branch };
  };
  const whole = async (tx: Tx, id: string, caller: Caller) => {
    const moment = await momentOf(caller, tx.sql);
    const request = await readQueued(tx.sql, id, moment);
    return {
      ...request,
      ...(await possibleMoves(tx, room, id, caller, moment.now)),
      bankConfirmation: mayUse(caller.permissions, 'confirmBankAccounts')
        ? await bankConfirmationOf(tx, id, caller.username)
        : null,
    };
  };

  api
    .on(queue.list, async ({ query }, caller) => queueList.page(db.sql, await momentOf(caller), query))
    .on(queue.totals, async ({ query }, caller) => {
      const { chips: tabs, ...totals } = await queueList.totals(db.sql, await momentOf(caller), query);
      return { ...totals, booksZone, tabs };
    })
    .on(queue.one, ({ params: { id } }, caller) => db.transaction((tx) => whole(tx, id, caller)))
    .on(queue.confirmBankAccount, ({ params: { id } }, caller, origin) =>
      db.transaction(async (tx) => {
        // What they do not see is not there.
        await whole(tx, id, caller);
        await confirmBankAccount(tx, room, id, {
          actor: caller.username,
          provenAt: provenAt(caller),
          at: clock.now(),
          origin,
        });
        return whole(tx, id, caller);
      }),
    )
    .on(queue.moves, async ({ body, key }, { username: actor, permissions }, origin) => ({
      results: await moveAll(room, body, { actor, permissions, key, origin }),
    }))
    .stream(queue.exportFile, async ({ query }, caller) => {
      const moment = await momentOf(caller);
      return queueList.file(db.sql, moment, dateInZone(moment.now, booksZone), query);
    });
}
