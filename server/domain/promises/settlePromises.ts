import { sql } from 'kysely';
import { type CalendarDateText, dateInZone } from '@contract/format/date';
import { promiseOutcome, type PromiseProgress } from '@contract/rules/promise';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { appendAudit } from '../audit/appendAudit';
import { feedStateOf } from '../feedState/feedState';
import { paidSince } from './paidSince';

interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Ends promises that are kept or broken by now. However often it runs, each of them ends once. */
export async function settlePromises({ db, clock, booksZone }: SettleDeps): Promise<void> {
  const at = clock.now();
  const days = { today: dateInZone(at, booksZone), asOf: (await feedStateOf(db.sql))?.asOf };
  for (const open of await progressOf(db.sql, booksZone)) {
    const outcome = promiseOutcome(open, days);
    if (outcome !== 'open') await db.transaction((tx) => end(tx, open, outcome, at));
  }
}

interface OpenProgress extends PromiseProgress {
  readonly id: string;
  readonly accountNo: string;
  readonly version: number;
}

async function end(
  tx: Tx,
  { id, accountNo, version, postedCents, onItsWayCents }: OpenProgress,
  outcome: 'posted' | 'onItsWay' | 'broken',
  at: Date,
): Promise<void> {
  const state = outcome === 'broken' ? 'broken' : 'kept';
  const ended = await tx.sql
    .updateTable('promise')
    .set({ state, kept_by: outcome === 'broken' ? null : outcome, ended_at: at.toISOString() })
    .where('promise_id', '=', id)
    .where('state', '=', 'open')
    .where('version', '=', version)
    .returning('promise_id')
    .executeTakeFirst();
  // Its maker was quicker.
  if (!ended) return;
  await appendAudit(tx, {
    at,
    actor: 'portal',
    subject: accountNo,
    action: 'promise.ended',
    entity: 'promise',
    entityId: id,
    before: { state: 'open' },
    after: { state, by: outcome, postedCents, onItsWayCents },
  });
}

/** What was paid of the promises that are open. */
async function progressOf(db: Db['sql'], zone: string): Promise<readonly OpenProgress[]> {
  const { rows } = await sql<OpenProgress & { readonly day: CalendarDateText }>`
    select p.promise_id as id, p.account_no as "accountNo", p.version, p.day, p.amount_cents as "amountCents",
      coalesce(posted.cents, 0)::bigint as "postedCents", coalesce(way.cents, 0)::bigint as "onItsWayCents"
    from promise p
    ${paidSince(zone)}
    where p.state = 'open'
    order by p.day, p.promise_id`.execute(db);
  return rows;
}

/** The clocks of the portal and of its database may differ. */
const SKEW_MS = 5 * 60_000;

/**
 * In the transaction that rolls a drop back: what it ended is open again, and judged anew by the older books. Where
 * somebody has promised anew meanwhile, the older promise stays ended.
 * @param appliedAt ISO instant at which the drop was applied
 */
export async function reopenPromises(
  tx: Pick<Tx, 'sql'>,
  { clock }: Pick<SettleDeps, 'clock'>,
  appliedAt: string,
): Promise<void> {
  const since = new Date(Date.parse(appliedAt) - SKEW_MS).toISOString();
  const { rows } = await sql<{ readonly id: string; readonly accountNo: string; readonly state: string }>`
    update promise p set state = 'open', kept_by = null, ended_at = null, version = p.version + 1
    from (
      select distinct on (e.account_no, e.invoice_no) e.promise_id, e.state from promise e
      where e.state in ('kept', 'broken') and e.ended_at >= ${since}
        and not exists (select from promise n where n.state = 'open' and n.account_no = e.account_no
          and n.invoice_no is not distinct from e.invoice_no)
      order by e.account_no, e.invoice_no, e.made_at desc
    ) was
    where p.promise_id = was.promise_id
    returning p.promise_id as id, p.account_no as "accountNo", was.state`.execute(tx.sql);
  for (const { id, accountNo, state } of rows) {
    await appendAudit(tx, {
      at: clock.now(),
      actor: 'portal',
      subject: accountNo,
      action: 'promise.reopened',
      entity: 'promise',
      entityId: id,
      before: { state },
      after: { state: 'open' },
    });
  }
}
