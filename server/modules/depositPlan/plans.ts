import type { Plan, PlanTerms } from '@contract/depositPlan/schema';
import { addMonths } from '@contract/format/date';
import { levelOpens } from '@contract/rules/accessOpens';
import { depositStatusOf, depositTroubles } from '@contract/rules/depositStatus';
import type { CompanySettings } from '@contract/settings/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';
import type { Access } from '@server/domain/visibility/access';
import { heldAccountsOf } from '@server/domain/visibility/heldAccounts';
import { type Kysely, sql } from 'kysely';
import { accruedOf } from './accrued';
import { termsByPlan } from './terms';

interface Asked {
  readonly settings: CompanySettings;
  /** 'YYYY-MM-DD'. */
  readonly asOf: string;
}

/** The deposit accounts of some accesses, each with its own figures: they are never set against a debt. */
export const plansOf =
  (db: Kysely<Tables>) =>
  async (accesses: readonly Access[], { settings, asOf }: Asked): Promise<Plan[]> => {
    const owners = accesses.map(({ accountNo }) => accountNo);
    const deposits = await db
      .selectFrom('deposit_account')
      .selectAll()
      .where((eb) => anyOf(eb.ref('account_no'), owners))
      .orderBy('sav_id')
      .execute();
    const ids = deposits.map(({ sav_id }) => sav_id);
    const [available, requests, ratePlans, held] = await Promise.all([
      depositAvailableOf(db, ids),
      requestsHolding(db, ids),
      termsByPlan(db)(settings),
      heldAccountsOf(db, owners),
    ]);
    return Promise.all(
      deposits.map(async (deposit): Promise<Plan> => {
        const { sav_id: savId, account_no: accountNo } = deposit;
        const status = depositStatusOf(deposit.status);
        const { level } = accesses.find((access) => access.accountNo === accountNo)!;
        const ratePlan = ratePlans.find((one) => one.ratePlan === deposit.rate_plan);
        const stands = available.find((one) => one.savId === savId)!;
        const holds = held.find((one) => one.accountNo === accountNo);
        return {
          savId,
          accountNo,
          title: deposit.title,
          status,
          trouble: depositTroubles[status],
          openedOn: deposit.opened_on,
          held: holds ? { asOf: holds.asOf } : null,
          level,
          ledgerCents: stands.ledgerCents,
          erpHoldCents: stands.erpHoldCents,
          requests: requests
            .filter((one) => one.savId === savId)
            .map(({ requestId, requestNo, amountCents }) => ({ requestId, requestNo, amountCents })),
          minCents: stands.minCents,
          maxCents: deposit.max_balance_cents,
          availableCents: stands.availableCents,
          terms: ratePlan?.terms ?? noRates(settings),
          posting: ratePlan?.posting ?? null,
          accruedCents: await accruedOf(db, deposit, ratePlan, asOf),
          interestYtdCents: deposit.interest_ytd_cents,
          interestPriorYearCents: deposit.interest_prior_year_cents,
          nominee: deposit.nominee,
          tinCertified: deposit.tin_certified,
          months: levelOpens(level, 'savings') ? await monthsOf(db, savId, asOf) : [],
        };
      }),
    );
  };

const noRates = ({ depositPlan: { tiers, minToEarnCents } }: CompanySettings): PlanTerms => ({
  rates: [],
  dayCount: 'ACT_365F',
  tiers,
  minToEarnCents,
});

/** The requests that hold a part of some deposit accounts. */
const requestsHolding = (db: Kysely<Tables>, savIds: readonly string[]) =>
  db
    .selectFrom('deposit_hold as h')
    .innerJoin('request as r', 'r.request_id', 'h.request_id')
    .select([
      'h.sav_id as savId',
      'r.request_id as requestId',
      'r.request_no as requestNo',
      'h.amount_cents as amountCents',
    ])
    .where((eb) => anyOf(eb.ref('h.sav_id'), savIds))
    .where(sql<boolean>`h.released_at is null`)
    .orderBy('h.placed_at')
    .orderBy('r.request_no')
    .execute();

const MONTHS = 12;

/** What an account held at the end of each of the last months, this one as of the day of the data, and its interest. */
async function monthsOf(db: Kysely<Tables>, savId: string, asOf: string): Promise<Plan['months']> {
  const last = `${asOf.slice(0, 7)}-01`;
  const first = addMonths(last, 1 - MONTHS);
  const { rows } = await sql<Plan['months'][number]>`
    select m::date as "month",
      coalesce((select t.balance_after_cents from deposit_transaction t
        where t.sav_id = ${savId} and t.posting_date < (m + interval '1 month')::date
        order by t.posting_date desc, t.seq desc limit 1), 0)::bigint as "endCents",
      coalesce((select sum(t.amount_in_cents - t.amount_out_cents) from deposit_transaction t
        where t.sav_id = ${savId} and t.kind = 'interest'
          and t.posting_date >= m::date and t.posting_date < (m + interval '1 month')::date), 0)::bigint as "interestCents"
    from generate_series(${first}::date, ${last}::date, interval '1 month') m
    order by m`.execute(db);
  return rows;
}
