import * as m from '@locales/scheduledPayments';
import { ApiError } from '@contract/problem';
import * as scheduled from '@contract/scheduledPayments/endpoints';
import { isUuid } from '@server/db/isUuid';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tx } from '@server/db/db';
import { type AutopayDeps, expectPayer } from '@server/domain/autopay/agreed';
import { type AutopayRow, lockAutopay } from '@server/domain/autopay/autopayRows';
import { stop } from '@server/domain/autopay/told';
import type { Api } from '@server/http/api';
import { ownedBy } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { agreementFor, schedule } from './schedule';
import { skipRun } from './skip';
import { expectInTime, viewOf } from './view';

export function scheduledPaymentRoutes(api: Api, deps: AutopayDeps): void {
  const { db } = deps;
  /** Changes what is scheduled for an account, one person at a time, and answers how it stands afterwards. */
  const changed = (username: string, account: string, change: (tx: Tx) => Promise<void>) =>
    db.transaction(async (tx) => {
      await expectPayer(tx.sql, { ...deps, username }, account, noSuchAccount);
      await oneAtATime(tx, 'autopay', account);
      await change(tx);
      return viewOf(tx.sql, deps, username, account);
    });

  api
    .on(scheduled.list, async ({ query: { username, account } }, caller) => {
      const owner = ownedBy(caller, username);
      await expectPayer(db.sql, { ...deps, username: owner }, account, noSuchAccount);
      return viewOf(db.sql, deps, owner, account);
    })
    .on(scheduled.authorization, async ({ query: { username, ...asked } }, caller) => {
      const owner = ownedBy(caller, username);
      await expectPayer(db.sql, { ...deps, username: owner }, asked.account, noSuchAccount);
      return db.transaction((tx) => agreementFor(tx, deps, owner, asked));
    })
    .on(scheduled.schedule, async ({ params: { id }, body }, caller, origin) => {
      const username = ownedBy(caller, body.username);
      return changed(username, body.account, async (tx) => {
        if (!isUuid(id)) throw notScheduled();
        const { replaces } = body;
        // The same id again is the same payment: what it took the place of has ended by then.
        const known = await lockAutopay(tx.sql, id);
        if (known?.owner === username && known.account_no === body.account) return;
        const before = replaces === undefined ? undefined : await liveOf(tx, body.account, replaces);
        if (before && before.owner !== username)
          throw new ApiError({ code: 'conflict', message: m.othersPayment({ name: before.owner }) });
        if (before) await expectInTime(tx.sql, deps, before);
        await schedule(tx, deps, { username, origin, id, before }, body);
      });
    })
    .on(scheduled.skip, async ({ params: { id, day }, body }, caller, origin) => {
      const username = ownedBy(caller, body.username);
      return changed(username, body.account, async (tx) => {
        const row = await liveOf(tx, body.account, id);
        await skipRun(tx, deps, { row, day, skipped: body.skipped, username, origin });
      });
    })
    .on(scheduled.cancel, async ({ params: { id }, body: { username: name, account } }, caller, origin) => {
      const username = ownedBy(caller, name);
      return changed(username, account, async (tx) => {
        // Canceled already, and no answer came.
        if ((await ownOf(tx, account, id)).reason === 'off') return;
        const row = await liveOf(tx, account, id);
        await expectInTime(tx.sql, deps, row);
        await stop(tx, deps, row, { reason: 'off', by: username, at: deps.clock.now(), origin });
      });
    });
}

const notScheduled = (): ApiError => new ApiError({ code: 'conflict', message: m.notScheduled() });

/** A scheduled payment of the account, locked: whoever places its request waits, or was before. */
async function ownOf(tx: Tx, account: string, id: string): Promise<AutopayRow> {
  const row = isUuid(id) ? await lockAutopay(tx.sql, id) : undefined;
  // An installment of a payment plan ends with its plan alone.
  const isOwn = row?.kind === 'scheduled' && row.account_no === account && row.plan_id === null;
  if (!isOwn) throw notScheduled();
  return row;
}

/** The same of one that is on or paused, or of which the last one was made. */
async function liveOf(tx: Tx, account: string, id: string): Promise<AutopayRow> {
  const row = await ownOf(tx, account, id);
  if (row.status === 'ended' && row.reason !== 'done') throw notScheduled();
  return row;
}
