import { type Kysely, sql } from 'kysely';
import { addDays, addMonths, type CalendarDateText } from '@contract/format/date';
import { interestFor } from '@contract/rules/depositInterest';
import type { Tables } from '@server/db/tables';
import type { RatePlan } from './terms';

const monthsOfPosting: Readonly<Record<string, number>> = { quarterly: 3, annual: 12 };

/** The first day of the time whose interest is not posted yet; undefined on a day on which it was posted. */
export function accruingSince(asOf: CalendarDateText, posting: string | null): CalendarDateText | undefined {
  const months = monthsOfPosting[posting?.toLowerCase() ?? ''] ?? 1;
  const into = (Number(asOf.slice(5, 7)) - 1) % months;
  const first = addMonths(`${asOf.slice(0, 7)}-01`, -into);
  return addDays(asOf, 1) === addMonths(first, months) ? undefined : first;
}

/**
 * What an account has earned since interest was posted last. The ERP's figure wins; where it gives none, the rule
 * says it, if it is one that the portal knows.
 */
export async function accruedOf(
  db: Kysely<Tables>,
  deposit: { readonly sav_id: string; readonly accrued_interest_cents: number },
  plan: RatePlan | undefined,
  asOf: CalendarDateText,
): Promise<number> {
  if (deposit.accrued_interest_cents !== 0) return deposit.accrued_interest_cents;
  const first = plan?.byDay ? accruingSince(asOf, plan.posting) : undefined;
  if (!plan || first === undefined) return 0;
  const movements = await db
    .selectFrom('deposit_transaction')
    .select([
      // What came before counts as one sum of the day before.
      sql<string>`greatest(effective_date, ${first}::date - 1)`.as('effectiveDate'),
      sql<number>`sum(amount_in_cents - amount_out_cents)::bigint`.as('cents'),
    ])
    .where('sav_id', '=', deposit.sav_id)
    .groupBy('effectiveDate')
    .execute();
  return interestFor(movements, plan.terms, first, asOf);
}
