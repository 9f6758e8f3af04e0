import { randomUUID } from 'node:crypto';
import * as m from '@locales/paymentPlans';
import type { PlanProposal } from '@contract/paymentPlans/schema';
import { dateInZone } from '@contract/format/date';
import type { Installment } from '@contract/rules/paymentPlan';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import { keep } from '@server/domain/autopay/told';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { tellOfPlan } from '@server/domain/paymentPlans/endPlan';
import { installmentsOfPlan, type PlanRow } from '@server/domain/paymentPlans/planRows';
import { consentOf } from './agreement';
import { type Changer, conflict, lockedPlan, noSuchPlan, type Which } from './lockedPlan';
import { limitsOf } from './possible';

/** The other side accepts: each installment is a scheduled payment from now on. */
export async function accept(
  tx: Tx,
  deps: AutopayDeps,
  who: Changer,
  { account, ...which }: Which & { readonly account: string },
  read?: Pick<PlanProposal, 'account' | 'optionId' | 'authorization' | 'authorizationSha256'>,
): Promise<void> {
  const plan = await lockedPlan(tx, account, which);
  if (plan.state !== 'proposed') throw conflict(m.planEnded());
  // Nobody accepts what their own side proposed.
  if (plan.by_office === who.byOffice) throw noSuchPlan();
  const now = deps.clock.now();
  if (new Date(plan.lapses_at) <= now) throw conflict(m.planLapsed());
  const limits = await limitsOf(tx.sql, deps, account);
  if (!limits) throw conflict(m.noDebits());
  if (plan.total_cents > limits.pastDueCents) throw conflict(m.lessPastDue());
  const installments = await installmentsOfPlan(tx.sql, plan.plan_id);
  const consent = read && (await consentOf(tx, deps, who, read, installments));
  const at = now.toISOString();
  const agreed = { ...plan, ...consent };
  await tx.sql
    .updateTable('payment_plan')
    .set({
      state: 'agreed',
      version: plan.version + 1,
      accepted_by: who.username,
      accepted_at: at,
      books_day: (await feedStateOf(tx.sql))?.asOf ?? dateInZone(now, deps.booksZone),
      ...consent,
    })
    .where('plan_id', '=', plan.plan_id)
    .execute();
  for (const one of installments) await scheduleOne(tx, agreed, one);
  await withdrawPromises(tx, who, account, now);
  await appendAudit(tx, {
    at: now,
    actor: who.username,
    subject: account,
    action: 'paymentPlan.agreed',
    entity: 'paymentPlan',
    entityId: plan.plan_id,
    before: { state: 'proposed' },
    after: { state: 'agreed', owner: agreed.owner, text: agreed.text_version },
    origin: who.origin,
  });
  await tellOfPlan(tx, deps, agreed, 'agreed');
}

/** What was promised of the account is in the plan now: the same money would be judged twice. */
async function withdrawPromises(tx: Tx, who: Changer, account: string, at: Date): Promise<void> {
  const rows = await tx.sql
    .updateTable('promise')
    .set((eb) => ({ state: 'withdrawn', ended_at: at.toISOString(), version: eb('version', '+', 1) }))
    .where('account_no', '=', account)
    .where('state', '=', 'open')
    .returning('promise_id')
    .execute();
  for (const { promise_id } of rows)
    await appendAudit(tx, {
      at,
      actor: who.username,
      subject: account,
      action: 'promise.withdrawn',
      entity: 'promise',
      entityId: promise_id,
      before: { state: 'open' },
      after: { state: 'withdrawn', by: 'paymentPlan' },
      origin: who.origin,
    });
}

/** By what its owner agreed to, then and there. */
const scheduleOne = (tx: Tx, plan: PlanRow, { day, amountCents }: Installment): Promise<void> =>
  keep(
    tx,
    {
      autopay_id: randomUUID(),
      plan_id: plan.plan_id,
      kind: 'scheduled',
      account_no: plan.account_no,
      owner: plan.owner!,
      option_id: plan.option_id!,
      covers: 'pastDue',
      payment_cap_cents: amountCents,
      repeats: 'once',
      first_day: day,
    },
    {
      agreed: {
        version: plan.text_version!,
        text: plan.agreed_text!,
        english: plan.english_text,
        sha256: plan.text_sha256!,
      },
      at: new Date(plan.consented_at!),
      origin: { ip: plan.ip!, userAgent: plan.user_agent! },
    },
  );
