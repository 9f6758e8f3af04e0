import { type Kysely, type Selectable, sql } from 'kysely';
import type { CalendarDateText } from '@contract/format/date';
import { masked } from '@contract/format/accountNumber';
import type { InstallmentState } from '@contract/paymentPlans/labels';
import type { Installment } from '@contract/rules/paymentPlan';
import { inFlightStatuses, type RequestStatus } from '@contract/requests/states';
import type { PaymentPlanTable, Tables } from '@server/db/tables';
import { paidSince } from '../promises/paidSince';

type Sql = Kysely<Tables>;

export type PlanRow = Selectable<PaymentPlanTable>;

/** A plan, locked: whoever accepts, ends or judges it waits for who does so before. */
export const lockPlan = (db: Sql, planId: string): Promise<PlanRow | undefined> =>
  db.selectFrom('payment_plan').selectAll().where('plan_id', '=', planId).forUpdate().executeTakeFirst();

/** The plan of an account that is proposed or agreed to. */
export const openPlanOf = (db: Sql, accountNo: string): Promise<PlanRow | undefined> =>
  db
    .selectFrom('payment_plan')
    .selectAll()
    .where('account_no', '=', accountNo)
    .where('state', 'in', ['proposed', 'agreed'])
    .executeTakeFirst();

/** The accounts of which a plan was agreed, with the day: what was due before is covered by it. */
export async function coveredBefore(
  db: Sql,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, CalendarDateText>> {
  const rows = await db
    .selectFrom('payment_plan')
    .select(['account_no', 'books_day'])
    .where('account_no', 'in', accounts)
    .where('state', '=', 'agreed')
    .execute();
  return new Map(rows.map(({ account_no, books_day }) => [account_no, books_day!]));
}

/** The installments of a plan, soonest first. */
export async function installmentsOfPlan(db: Sql, planId: string): Promise<readonly Installment[]> {
  const rows = await db
    .selectFrom('payment_plan_installment')
    .select(['day', 'amount_cents as amountCents'])
    .where('plan_id', '=', planId)
    .orderBy('seq')
    .execute();
  return rows;
}

/** An installment, as its debit and the money that was paid since tell. */
export interface InstallmentLook extends Installment {
  /** Undefined where its debit says nothing more than that its day has not come. */
  readonly debit: Exclude<InstallmentState, 'ahead'> | undefined;
}

/** What was paid of a plan since it was agreed, and how its debits stand. */
interface PlanLook {
  readonly installments: readonly InstallmentLook[];
  /** In cents. */
  readonly postedCents: number;
  readonly onItsWayCents: number;
}

interface LookRow extends Installment {
  readonly status: string | null;
  readonly run: string | null;
  readonly request: RequestStatus | null;
}

/** @param zone IANA zone of the company's books */
export async function lookAtPlan(
  db: Sql,
  { plan_id: planId, state }: Pick<PlanRow, 'plan_id' | 'state'>,
  zone: string,
): Promise<PlanLook> {
  const { rows } = await sql<LookRow>`
    select i.day, i.amount_cents as "amountCents", p.status, n.status as run,
      r.status as request
    from payment_plan_installment i
      left join autopay p on p.plan_id = i.plan_id and p.first_day = i.day
      left join autopay_run n on n.autopay_id = p.autopay_id
      left join request r on r.request_id = n.request_id
    where i.plan_id = ${planId} order by i.seq`.execute(db);
  const { rows: paid } = await sql<{ readonly posted: number; readonly way: number }>`
    select coalesce(posted.cents, 0)::bigint as posted, coalesce(way.cents, 0)::bigint as way
    from (select account_no, null::text as invoice_no, accepted_at as made_at,
        coalesce((ended_at at time zone ${zone})::date, 'infinity'::date) as day
      from payment_plan where plan_id = ${planId} and accepted_at is not null) p
    ${paidSince(zone)}`.execute(db);
  return {
    installments: rows.map((row) => ({
      day: row.day,
      amountCents: row.amountCents,
      debit: debitOf(row, state),
    })),
    postedCents: paid[0]?.posted ?? 0,
    onItsWayCents: paid[0]?.way ?? 0,
  };
}

const inFlight: ReadonlySet<RequestStatus> = new Set(inFlightStatuses);

/** What became of a request that is not on its way; of any other no money came. */
const ended: Partial<Record<RequestStatus, 'paid' | 'returned'>> = {
  posted: 'paid',
  completed: 'paid',
  returned: 'returned',
  reversed: 'returned',
};

function debitOf({ status, run, request }: LookRow, state: PlanRow['state']): InstallmentLook['debit'] {
  if (request !== null) return inFlight.has(request) ? 'onItsWay' : (ended[request] ?? 'notPaid');
  if (run === 'announced') return 'announced';
  if (run === 'dropped') return 'stopped';
  if (run !== null) return 'notPaid';
  const isOver = state !== 'proposed' && state !== 'agreed';
  return isOver || (status !== null && status !== 'on') ? 'stopped' : undefined;
}

/** "Farm checking ••4417"; null where nobody agreed to be debited yet. */
export async function sourceOf(db: Sql, { option_id }: Pick<PlanRow, 'option_id'>): Promise<string | null> {
  if (option_id === null) return null;
  const { nickname, account_last } = await db
    .selectFrom('payment_option')
    .select(['nickname', 'account_last'])
    .where('option_id', '=', option_id)
    .executeTakeFirstOrThrow();
  return `${nickname} ${masked(account_last)}`;
}
