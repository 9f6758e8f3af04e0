import * as m from '@locales/autopay';
import * as autopay from '@contract/autopay/endpoints';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Db, Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { type AutopayDeps, expectPayer } from '@server/domain/autopay/agreed';
import { type AutopayRow, autopayOf, lockAutopay } from '@server/domain/autopay/autopayRows';
import { reckoningOf } from '@server/domain/autopay/reckon';
import { stop } from '@server/domain/autopay/told';
import type { Api, Origin } from '@server/http/api';
import { ownedBy } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { agreementFor, setUp } from './setUp';
import { viewOf } from './view';

export function autopayRoutes(api: Api, deps: AutopayDeps): void {
  const { db } = deps;
  const view = (sql: Db['sql'], username: string, account: string) => viewOf(sql, deps, username, account);
  /** Changes the autopay of an account, one person at a time, and answers how it stands afterwards. */
  const changed = (username: string, account: string, change: (tx: Tx) => Promise<void>) =>
    db.transaction(async (tx) => {
      await expectPayer(tx.sql, { ...deps, username }, account, noSuchAccount);
      await oneAtATime(tx, 'autopay', account);
      await change(tx);
      return view(tx.sql, username, account);
    });

  api
    .on(autopay.one, async ({ query: { username, account } }, caller) => {
      const owner = ownedBy(caller, username);
      await expectPayer(db.sql, { ...deps, username: owner }, account, noSuchAccount);
      return view(db.sql, owner, account);
    })
    .on(autopay.authorization, async ({ query: { username, ...asked } }, caller) => {
      const owner = ownedBy(caller, username);
      await expectPayer(db.sql, { ...deps, username: owner }, asked.account, noSuchAccount);
      return db.transaction((tx) => agreementFor(tx, deps, owner, asked));
    })
    .on(autopay.setUp, async ({ body }, caller, origin) => {
      const username = ownedBy(caller, body.username);
      return changed(username, body.account, (tx) => setUp(tx, deps, { username, origin }, body));
    })
    .on(autopay.end, async ({ body: { username: name, account } }, caller, origin) => {
      const username = ownedBy(caller, name);
      return changed(username, account, async (tx) => {
        // Ended already, and no answer came.
        if ((await autopayOf(tx.sql, account))?.reason === 'off') return;
        const row = await liveOf(tx, account);
        await stop(tx, deps, row, { reason: 'off', by: username, at: deps.clock.now(), origin });
      });
    })
    .on(autopay.changeRun, async ({ params: { day }, body }, caller, origin) => {
      const username = ownedBy(caller, body.username);
      return changed(username, body.account, async (tx) => {
        const row = await liveOf(tx, body.account);
        await changeRun(tx, deps, { row, day, username, origin }, body);
      });
    });
}

/** The autopay of an account that is on or paused, locked. */
async function liveOf(tx: Tx, account: string): Promise<AutopayRow> {
  const found = await autopayOf(tx.sql, account);
  const row = found && (await lockAutopay(tx.sql, found.autopay_id));
  if (!row || row.status === 'ended') throw new ApiError({ code: 'conflict', message: m.noAutopay() });
  return row;
}

interface Asking {
  readonly row: AutopayRow;
  readonly day: string;
  readonly username: string;
  readonly origin: Origin;
}

/** Skips or limits an announced payment that nobody has decided yet; it is reckoned anew for whoever looks. */
async function changeRun(
  tx: Tx,
  { clock, booksZone }: AutopayDeps,
  { row, day, username, origin }: Asking,
  { skipped, capCents }: { readonly skipped: boolean; readonly capCents: number | null },
): Promise<void> {
  const now = clock.now();
  const today = dateInZone(now, booksZone);
  const reckoning = await reckoningOf(tx.sql, row, { now, booksZone, today });
  const run = reckoning?.runs.find(({ pay_day }) => pay_day === day);
  const isOpen = run?.status === 'announced' || (run?.status === 'skipped' && day >= today);
  if (!reckoning || !isOpen) throw new ApiError({ code: 'conflict', message: m.noSuchRun() });
  await tx.sql
    .updateTable('autopay_run')
    .set({
      status: skipped ? 'skipped' : 'announced',
      cap_cents: capCents,
      plan: JSON.stringify(await reckoning.plan(day, capCents, run.plan.payDay)),
      decided_at: skipped ? now.toISOString() : null,
      decided_by: skipped ? username : null,
    })
    .where('autopay_id', '=', row.autopay_id)
    .where('pay_day', '=', day)
    .execute();
  await appendAudit(tx, {
    at: now,
    actor: username,
    subject: row.account_no,
    action: 'autopay.runChanged',
    entity: 'autopay',
    entityId: row.autopay_id,
    before: { day, skipped: run.status === 'skipped', capCents: run.cap_cents },
    after: { day, skipped, capCents },
    origin,
  });
}
