import type { Kysely } from 'kysely';
import type { CompanySettings } from '@contract/settings/schema';
import type { PlanTerms } from '@contract/depositPlan/schema';
import type { Tables } from '@server/db/tables';
import type { DepositRateTable } from '@server/db/tables';

/** What a plan of the ERP's pays, and how. */
export interface RatePlan {
  readonly ratePlan: string;
  readonly terms: PlanTerms;
  readonly posting: string | null;
  /** Whether it pays on each day's balance at its end, the one way that the portal can reckon. */
  readonly byDay: boolean;
}

const dayCounts: Readonly<Record<string, PlanTerms['dayCount']>> = {
  '365F': 'ACT_365F',
  '360': 'ACT_360',
  ACT: 'ACT_ACT',
};

/** Every plan that the ERP has rates of, by its code. */
export const termsByPlan =
  (db: Kysely<Tables>) =>
  async ({ depositPlan: { tiers, minToEarnCents } }: CompanySettings): Promise<RatePlan[]> => {
    const rows = await db
      .selectFrom('deposit_rate')
      .selectAll()
      .orderBy('rate_plan')
      .orderBy('effective_from')
      .orderBy('tier_from_cents')
      .execute();
    const plans = new Set(rows.map(({ rate_plan }) => rate_plan));
    return [...plans].map((ratePlan) => {
      const rates = rows.filter(({ rate_plan }) => rate_plan === ratePlan);
      const newest = rates.at(-1)!;
      return {
        ratePlan,
        terms: {
          rates: ratesOf(rates),
          dayCount: dayCounts[newest.day_count ?? ''] ?? 'ACT_365F',
          tiers,
          minToEarnCents,
        },
        posting: newest.posting,
        byDay: newest.balance_method === null || newest.balance_method.toUpperCase() === 'EOD',
      };
    });
  };

const ratesOf = (rows: readonly DepositRateTable[]): PlanTerms['rates'] =>
  [...new Set(rows.map(({ effective_from }) => effective_from))].map((effectiveFrom) => ({
    effectiveFrom,
    tiers: rows
      .filter(({ effective_from }) => effective_from === effectiveFrom)
      .map((tier) => ({ fromCents: tier.tier_from_cents, annualRate: tier.annual_rate })),
  }));
