import { randomUUID } from 'node:crypto';
import * as m from '@locales/paymentPlans';
import type { PlanOffer, PlanProposal } from '@contract/paymentPlans/schema';
import { type Installment, lapsesAt, type PlanTerms } from '@contract/rules/paymentPlan';
import { isUuid } from '@server/db/isUuid';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { AutopayDeps } from '@server/domain/autopay/agreed';
import { endPlan, tellOfPlan } from '@server/domain/paymentPlans/endPlan';
import { lockPlan, openPlanOf } from '@server/domain/paymentPlans/planRows';
import { type Consent, consentOf, plannedBy } from './agreement';
import { type Changer, conflict, lockedPlan, noSuchPlan, type Which } from './lockedPlan';

/** @throws ApiError 'conflict' where there is one already */
async function expectNoOpenPlan(tx: Tx, account: string): Promise<void> {
  if (await openPlanOf(tx.sql, account)) throw conflict(m.planOpen());
}

const termsOf = ({ totalCents, count, every, firstDay }: PlanTerms): PlanTerms => ({
  totalCents,
  count,
  every,
  firstDay,
});

/** A customer proposes a plan, and agrees to its debits if it is accepted. The same id again is the same proposal. */
export async function propose(
  tx: Tx,
  deps: AutopayDeps,
  who: Changer,
  id: string,
  body: PlanProposal,
): Promise<void> {
  if (!isUuid(id)) throw noSuchPlan();
  const known = await lockPlan(tx.sql, id);
  if (known?.proposed_by === who.username && known.account_no === body.account) return;
  if (known) throw noSuchPlan();
  await expectNoOpenPlan(tx, body.account);
  const { installments, hours } = await plannedBy(tx, deps, body.account, body);
  const consent = await consentOf(tx, deps, who, body, installments);
  await insert(tx, deps, who, {
    id,
    account: body.account,
    terms: termsOf(body),
    installments,
    lapses: lapsesAt(deps.clock.now(), body.firstDay, hours),
    consent,
  });
}

/** The office proposes a plan, also in place of what the customer proposed. */
export async function offer(
  tx: Tx,
  deps: AutopayDeps,
  who: Changer,
  account: string,
  { counters, version, ...terms }: PlanOffer,
): Promise<void> {
  if (counters !== undefined) {
    const before = await lockedPlan(tx, account, { id: counters, version: version ?? 0 });
    if (before.state !== 'proposed' || before.by_office) throw conflict(m.planEnded());
    // What is told is the proposal that takes its place.
    await endPlan(tx, deps, before, {
      state: 'declined',
      by: who.username,
      origin: who.origin,
      isTold: false,
    });
  }
  await expectNoOpenPlan(tx, account);
  const { installments, hours } = await plannedBy(tx, deps, account, terms);
  await insert(tx, deps, who, {
    id: randomUUID(),
    account,
    terms: termsOf(terms),
    installments,
    lapses: lapsesAt(deps.clock.now(), terms.firstDay, hours),
  });
}

interface NewPlan {
  readonly id: string;
  readonly account: string;
  readonly terms: PlanTerms;
  readonly installments: readonly Installment[];
  readonly lapses: Date;
  readonly consent?: Consent;
}

async function insert(
  tx: Tx,
  deps: AutopayDeps,
  { username, byOffice, origin }: Changer,
  { id, account, terms, installments, lapses, consent }: NewPlan,
): Promise<void> {
  const at = deps.clock.now();
  const plan = {
    plan_id: id,
    account_no: account,
    by_office: byOffice,
    proposed_by: username,
    proposed_at: at.toISOString(),
    lapses_at: lapses.toISOString(),
    total_cents: terms.totalCents,
    every: terms.every,
    ...consent,
  };
  await tx.sql.insertInto('payment_plan').values(plan).execute();
  await tx.sql
    .insertInto('payment_plan_installment')
    .values(
      installments.map(({ day, amountCents }, seq) => ({
        plan_id: id,
        seq: seq + 1,
        day,
        amount_cents: amountCents,
      })),
    )
    .execute();
  await appendAudit(tx, {
    at,
    actor: username,
    subject: account,
    action: 'paymentPlan.proposed',
    entity: 'paymentPlan',
    entityId: id,
    after: { ...terms, byOffice, text: consent?.text_version ?? null },
    origin,
  });
  const told = { ...plan, owner: consent?.owner ?? null };
  await tellOfPlan(tx, deps, told, byOffice ? 'offered' : 'proposed');
}

/** Withdraws what one's own side proposed, declines what the other one did, or cancels the rest of a plan. */
export async function end(
  tx: Tx,
  deps: AutopayDeps,
  { username, byOffice, origin }: Changer,
  { account, reason, ...which }: Which & { readonly account: string; readonly reason?: string },
): Promise<void> {
  const plan = await lockedPlan(tx, account, which);
  if (plan.state !== 'proposed' && plan.state !== 'agreed') throw conflict(m.planEnded());
  const isTheirs = plan.state === 'proposed' && plan.by_office !== byOffice;
  await endPlan(tx, deps, plan, {
    state: isTheirs ? 'declined' : 'canceled',
    reason: reason || null,
    by: username,
    origin,
  });
}
