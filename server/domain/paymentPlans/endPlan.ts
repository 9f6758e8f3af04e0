import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import type { Tx } from '@server/db/db';
import { appendAudit, type AuditEntry } from '../audit/appendAudit';
import { lockAutopay } from '../autopay/autopayRows';
import { stop } from '../autopay/told';
import type { Outbox } from '../email/outbox';
import type { PaymentPlanEmail } from '../email/payingEmails';
import { payersOf } from '../visibility/payersOf';
import { installmentsOfPlan, type PlanRow } from './planRows';

/** What whoever changes a plan needs of the portal. */
export interface PlanDeps {
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly outbox: Outbox;
}

/** Tells everybody who may pay the account, and whoever agreed to be debited. */
export async function tellOfPlan(
  tx: Pick<Tx, 'sql'>,
  { clock, booksZone, outbox }: PlanDeps,
  plan: Pick<PlanRow, 'plan_id' | 'account_no' | 'total_cents' | 'owner' | 'lapses_at'>,
  event: PaymentPlanEmail['event'],
  reason: string | null = null,
): Promise<void> {
  const { name } = await tx.sql
    .selectFrom('account')
    .select('name')
    .where('account_no', '=', plan.account_no)
    .executeTakeFirstOrThrow();
  const installments = await installmentsOfPlan(tx.sql, plan.plan_id);
  const payers = await payersOf(tx.sql, plan.account_no, dateInZone(clock.now(), booksZone));
  const letter: PaymentPlanEmail = {
    name: 'paymentPlan',
    event,
    accountNo: plan.account_no,
    account: name,
    totalCents: plan.total_cents,
    count: installments.length,
    firstDay: installments[0]!.day,
    until: new Date(plan.lapses_at).toISOString(),
    reason,
  };
  for (const to of new Set([...payers, ...(plan.owner === null ? [] : [plan.owner])]))
    await outbox.put(tx.sql, { channel: 'mail', to, reader: to, letter });
}

interface End {
  readonly state: 'kept' | 'broken' | 'declined' | 'lapsed' | 'canceled';
  /** In words; of a broken plan a word of contract. */
  readonly reason?: string | null;
  /** A sign-in, or 'portal'. */
  readonly by: string;
  readonly origin?: AuditEntry['origin'];
  /** False where something else is told in its place. */
  readonly isTold?: boolean;
}

/** Ends a plan that is locked: what is not placed of it is not debited any more. */
export async function endPlan(
  tx: Tx,
  deps: PlanDeps,
  plan: PlanRow,
  { state, reason = null, by, origin, isTold = true }: End,
): Promise<void> {
  const at = deps.clock.now();
  await tx.sql
    .updateTable('payment_plan')
    .set({ state, reason, ended_by: by, ended_at: at.toISOString(), version: plan.version + 1 })
    .where('plan_id', '=', plan.plan_id)
    .execute();
  await stopDebits(tx, deps, plan, { by, at, origin });
  await appendAudit(tx, {
    at,
    actor: by,
    subject: plan.account_no,
    action: 'paymentPlan.ended',
    entity: 'paymentPlan',
    entityId: plan.plan_id,
    before: { state: plan.state },
    after: { state, reason },
    origin,
  });
  if (isTold) await tellOfPlan(tx, deps, plan, state, reason);
}

async function stopDebits(
  tx: Tx,
  deps: PlanDeps,
  { plan_id }: PlanRow,
  who: { readonly by: string; readonly at: Date; readonly origin?: AuditEntry['origin'] },
): Promise<void> {
  const live = await tx.sql
    .selectFrom('autopay')
    .select('autopay_id')
    .where('plan_id', '=', plan_id)
    .where('status', '<>', 'ended')
    .orderBy('first_day')
    .execute();
  for (const { autopay_id } of live) {
    // The worker that places one holds it: whatever comes first holds.
    const row = await lockAutopay(tx.sql, autopay_id);
    if (row && row.status !== 'ended') await stop(tx, deps, row, { reason: 'planEnded', ...who });
  }
}
