import type { AccountPlans, PaymentPlan, PaymentPlans } from '@contract/paymentPlans/schema';
import { pastDueOf } from '@contract/rules/due';
import { type brokenReasons, canPlan, planPaid } from '@contract/rules/paymentPlan';
import type { Db } from '@server/db/db';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { openByAccount } from '@server/domain/payable/openDocuments';
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
  const { booksZone } = deps;
  if (accounts.length === 0) return { plans: [], possible: [], booksZone };
  const since = new Date(deps.clock.now().getTime() - SHOWN_AFTER_MS);
  const newest = await newestByAccount(db, accounts);
  const plans: PaymentPlan[] = [];
  for (const row of newest)
    if (isOpen(row) || new Date(row.ended_at!) > since) plans.push(await planView(db, deps, row));
  const possible: PaymentPlans['possible'] = [];
  const taken = new Set(newest.filter(isOpen).map(({ account_no }) => account_no));
  for (const accountNo of await pastDueAmong(
    db,
    accounts.filter((one) => !taken.has(one)),
  )) {
    const one = await possibleOf(db, deps, accountNo);
    if (one) possible.push(one);
  }
  return { plans, possible, booksZone };
}

/** Those that can have enough past due, all by one query: of the others nothing has to be reckoned. */
async function pastDueAmong(db: Db['sql'], accounts: readonly string[]): Promise<readonly string[]> {
  const asOf = (await feedStateOf(db))?.asOf;
  if (asOf === undefined || accounts.length === 0) return [];
  const openOf = await openByAccount(db, { accounts, requestsOf: accounts, asOf });
  return accounts.filter((accountNo) => {
    // Before credits, and with what is disputed or on its way: what is planned is less.
    const { payNowCents, disputedCents, onItsWayCents } = pastDueOf(openOf(accountNo), asOf);
    return canPlan(payNowCents + disputedCents + onItsWayCents);
  });
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

/** The plan of each account that is open, else its last one. */
const newestByAccount = (db: Db['sql'], accounts: readonly string[]): Promise<PlanRow[]> =>
  db
    .selectFrom('payment_plan')
    .distinctOn('account_no')
    .selectAll()
    .where('account_no', 'in', accounts)
    .orderBy('account_no')
    .orderBy((eb) => eb('state', 'in', ['proposed', 'agreed']), 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('plan_id')
    .execute();

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
