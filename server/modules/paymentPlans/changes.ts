import { randomUUID } from 'node:crypto';
import * as m from '@locales/paymentPlans';
import type { PlanProposal, PlanOffer } from '@contract/paymentPlans/schema';
import { ApiError } from '@contract/problem';
import { dateInZone } from '@contract/format/date';
import { canPlan, type Installment, lapsesAt, type PlanTerms } from '@contract/rules/paymentPlan';
import { isUuid } from '@server/db/isUuid';
import type { Tx } from '@server/db/db';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import { type AutopayDeps, expectAgreed } from '@server/domain/autopay/agreed';
import { keep } from '@server/domain/autopay/told';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { endPlan, tellOfPlan } from '@server/domain/paymentPlans/endPlan';
import { installmentsOfPlan, lockPlan, openPlanOf, type PlanRow } from '@server/domain/paymentPlans/planRows';
import type { Origin } from '@server/http/api';
import { agreementFor, plannedBy } from './agreement';
import { limitsOf } from './possible';

/** Who changes a plan: a customer, or somebody of the office. */
export interface Changer {
  readonly username: string;
  readonly byOffice: boolean;
  readonly origin: Origin;
}

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });

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

type Consent = Pick<
  PlanRow,
  | 'owner'
  | 'option_id'
  | 'consented_at'
  | 'text_version'
  | 'agreed_text'
  | 'english_text'
  | 'text_sha256'
  | 'ip'
  | 'user_agent'
>;

/** What a customer agrees to, held against what was on the screen. */
async function consentOf(
  tx: Tx,
  deps: AutopayDeps,
  { username, origin }: Changer,
  read: Pick<PlanProposal, 'account' | 'optionId' | 'authorization' | 'authorizationSha256'>,
  installments: readonly Installment[],
): Promise<Consent> {
  const now = deps.clock.now();
  const agreed = await agreementFor(tx, deps, username, read, installments);
  await expectAgreed(tx, { username, now }, agreed, read);
  return {
    owner: username,
    option_id: read.optionId,
    consented_at: now.toISOString(),
    text_version: agreed.version,
    agreed_text: agreed.text,
    english_text: agreed.english,
    text_sha256: agreed.sha256,
    ip: origin.ip,
    user_agent: origin.userAgent,
  };
}

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

const noSuchPlan = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchPlan() });

interface Which {
  readonly id: string;
  readonly version: number;
}

/**
 * A plan of an account, locked, as whoever changes it saw it.
 * @throws ApiError 'not-found', or 'conflict' where it was changed meanwhile
 */
async function lockedPlan(tx: Tx, account: string, { id, version }: Which): Promise<PlanRow> {
  const plan = isUuid(id) ? await lockPlan(tx.sql, id) : undefined;
  if (plan?.account_no !== account) throw noSuchPlan();
  if (plan.version !== version) throw conflict(m.planChanged());
  return plan;
}

/** What the office proposed, and can be accepted by a customer: @throws ApiError */
export async function offeredPlan(tx: Tx, account: string, id: string): Promise<PlanRow> {
  const plan = isUuid(id) ? await lockPlan(tx.sql, id) : undefined;
  if (plan?.account_no !== account || !plan.by_office) throw noSuchPlan();
  return plan;
}

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
  if (plan.total_cents > limits.pastDueCents || !canPlan(limits.pastDueCents))
    throw conflict(m.lessPastDue());
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
    origin: origin satisfies AuditEntry['origin'],
  });
}
