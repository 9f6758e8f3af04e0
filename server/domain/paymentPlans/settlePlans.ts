import { dateInZone } from '@contract/format/date';
import { type brokenReasons, planOutcome } from '@contract/rules/paymentPlan';
import { pastDueOf } from '@contract/rules/due';
import type { Db, Tx } from '@server/db/db';
import { appendAudit } from '../audit/appendAudit';
import { creditOf } from '../autopay/reckon';
import { feedStateOf } from '../feedState/feedState';
import { openByAccount } from '../payable/openDocuments';
import { endPlan, type PlanDeps } from './endPlan';
import { lockPlan, lookAtPlan, type PlanRow } from './planRows';

interface SettleDeps extends PlanDeps {
  readonly db: Db;
}

/** Ends plans that are kept or broken by now, and proposals that lapsed. However often it runs, each of them ends once. */
export async function settlePlans(deps: SettleDeps): Promise<void> {
  const open = await deps.db.sql
    .selectFrom('payment_plan')
    .select('plan_id')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'agreed'),
        eb.and([eb('state', '=', 'proposed'), eb('lapses_at', '<=', deps.clock.now().toISOString())]),
      ]),
    )
    .orderBy('plan_id')
    .execute();
  for (const { plan_id } of open) await deps.db.transaction((tx) => settle(tx, deps, plan_id));
}

async function settle(tx: Tx, deps: SettleDeps, planId: string): Promise<void> {
  const plan = await lockPlan(tx.sql, planId);
  if (plan?.state === 'proposed') {
    if (new Date(plan.lapses_at) <= deps.clock.now())
      await endPlan(tx, deps, plan, { state: 'lapsed', by: 'portal' });
    return;
  }
  if (plan?.state !== 'agreed') return;
  const outcome = await outcomeOf(tx.sql, deps, plan);
  if (outcome === 'agreed') return;
  const isKept = outcome === 'kept';
  await endPlan(tx, deps, plan, {
    state: isKept ? 'kept' : 'broken',
    reason: isKept ? null : outcome,
    by: 'portal',
  });
}

async function outcomeOf(
  db: Db['sql'],
  { clock, booksZone }: SettleDeps,
  plan: PlanRow,
): Promise<'agreed' | 'kept' | (typeof brokenReasons)[number]> {
  const now = clock.now();
  const today = dateInZone(now, booksZone);
  const asOf = (await feedStateOf(db))?.asOf;
  const accountNo = plan.account_no;
  const open = (
    await openByAccount(db, { accounts: [accountNo], requestsOf: [accountNo], asOf: asOf ?? today })
  )(accountNo);
  // What has no invoice is never debited for a plan.
  const documents = open.filter(({ invoiceNo }) => invoiceNo !== null);
  const { payNowCents, disputedCents, onItsWayCents: onItsWay } = pastDueOf(documents, asOf ?? today);
  const { creditCents, memoCents } = await creditOf(db, accountNo, { now, booksZone });
  const { installments, ...paid } = await lookAtPlan(db, plan, booksZone);
  return planOutcome(
    {
      ...paid,
      installments: installments.map(({ day, amountCents, debit }) => ({
        day,
        amountCents,
        isReturned: debit === 'returned',
      })),
      pastDueCents: payNowCents + disputedCents + onItsWay,
      payNowCents: payNowCents - creditCents - memoCents,
      isStopped: installments.some(({ debit }) => debit === 'stopped'),
    },
    { today, asOf },
  );
}

/** The clocks of the portal and of its database may differ. */
const SKEW_MS = 5 * 60_000;

/**
 * In the transaction that rolls a drop back: what was kept by it goes on, and is judged anew by the older books. What was
 * broken stays so, as its debits were stopped and people told of it.
 * @param appliedAt ISO instant at which the drop was applied
 */
export async function reopenPlans(
  tx: Pick<Tx, 'sql'>,
  { clock }: Pick<PlanDeps, 'clock'>,
  appliedAt: string,
): Promise<void> {
  const since = new Date(Date.parse(appliedAt) - SKEW_MS).toISOString();
  const rows = await tx.sql
    .updateTable('payment_plan as p')
    .set((eb) => ({ state: 'agreed', ended_at: null, ended_by: null, version: eb('p.version', '+', 1) }))
    .where('p.state', '=', 'kept')
    .where('p.ended_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_plan as o')
            .select('o.plan_id')
            .whereRef('o.account_no', '=', 'p.account_no')
            .where('o.state', 'in', ['proposed', 'agreed']),
        ),
      ),
    )
    .returning(['p.plan_id', 'p.account_no'])
    .execute();
  for (const { plan_id, account_no } of rows)
    await appendAudit(tx, {
      at: clock.now(),
      actor: 'portal',
      subject: account_no,
      action: 'paymentPlan.reopened',
      entity: 'paymentPlan',
      entityId: plan_id,
      before: { state: 'kept' },
      after: { state: 'agreed' },
    });
}
