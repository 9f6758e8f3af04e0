import type { AccountPlans, PaymentPlan, PaymentPlans } from '@contract/paymentPlans/schema';
import type { brokenReasons } from '@contract/rules/paymentPlan';
import { planPaid } from '@contract/rules/paymentPlan';
import type { Db } from '@server/db/db';
import type { PlanDeps } from '@server/domain/paymentPlans/endPlan';
import {
  type InstallmentLook,
  lookAtPlan,
  type PlanRow,
  sourceOf,
} from '@server/domain/paymentPlans/planRows';
import { possibleOf } from './possible';

type Deps = Pick<PlanDeps, 'clock' | 'booksZone'>;

/** What ended is shown to customers so long. */
const SHOWN_AFTER_MS = 30 * 86_400_000;

/** So many plans of an account are shown to the office. */
const MOST_SHOWN = 10;

const instant = (at: string): string => new Date(at).toISOString();

async function planView(db: Db['sql'], { booksZone }: Deps, row: PlanRow): Promise<PaymentPlan> {
  const { installments, postedCents } = await lookAtPlan(db, row, booksZone);
  const paid = planPaid(installments, postedCents);
  // Also where credits paid the rest of it.
  const { paidCount, leftCents } =
    row.state === 'kept' ? { paidCount: installments.length, leftCents: 0 } : paid;
  const stateOf = ({ debit }: InstallmentLook, at: number) => (at < paidCount ? 'paid' : (debit ?? 'ahead'));
  return {
    id: row.plan_id,
    accountNo: row.account_no,
    state: row.state,
    byOffice: row.by_office,
    totalCents: row.total_cents,
    every: row.every,
    installments: installments.map((one, at) => ({
      day: one.day,
      amountCents: one.amountCents,
      state: stateOf(one, at),
    })),
    paidCount,
    leftCents,
    source: await sourceOf(db, row),
    owner: row.owner,
    proposedAt: instant(row.proposed_at),
    lapsesAt: instant(row.lapses_at),
    endedAt: row.ended_at === null ? null : instant(row.ended_at),
    reason: row.state === 'broken' ? null : row.reason,
    broken: row.state === 'broken' ? (row.reason as (typeof brokenReasons)[number]) : null,
    agreedText: row.agreed_text,
    englishText: row.english_text,
    version: row.version,
  };
}

const isOpen = ({ state }: Pick<PlanRow, 'state'>): boolean => state === 'proposed' || state === 'agreed';

/** What somebody sees of the accounts that they may pay: of each the newest plan, and what could be planned. */
export async function plansOf(db: Db['sql'], deps: Deps, accounts: readonly string[]): Promise<PaymentPlans> {
  const since = new Date(deps.clock.now().getTime() - SHOWN_AFTER_MS);
  const plans: PaymentPlan[] = [];
  const possible: PaymentPlans['possible'] = [];
  for (const accountNo of accounts) {
    const [newest] = await newestOf(db, accountNo, 1);
    if (newest && (isOpen(newest) || new Date(newest.ended_at!) > since))
      plans.push(await planView(db, deps, newest));
    const one = newest && isOpen(newest) ? undefined : await possibleOf(db, deps, accountNo);
    if (one) possible.push(one);
  }
  return { plans, possible, booksZone: deps.booksZone };
}

/** What the office sees of an account. */
export async function accountPlansOf(db: Db['sql'], deps: Deps, accountNo: string): Promise<AccountPlans> {
  const rows = await newestOf(db, accountNo, MOST_SHOWN);
  const plans: PaymentPlan[] = [];
  for (const row of rows) plans.push(await planView(db, deps, row));
  const isAgreed = rows.some(({ state }) => state === 'agreed');
  return {
    plans,
    possible: isAgreed ? null : ((await possibleOf(db, deps, accountNo)) ?? null),
    booksZone: deps.booksZone,
  };
}

/** Agreed and proposed ones first. */
const newestOf = (db: Db['sql'], accountNo: string, most: number): Promise<PlanRow[]> =>
  db
    .selectFrom('payment_plan')
    .selectAll()
    .where('account_no', '=', accountNo)
    .orderBy((eb) => eb('state', 'in', ['proposed', 'agreed']), 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('plan_id')
    .limit(most)
    .execute();
