import { type Kysely, sql } from 'kysely';
import type { Overview } from '../../../contract/accounts';
import { addDays } from '../../../contract/format/date';
import { anyOf } from '../../db/anyOf';
import type { Tables } from '../../db/tables';

type DueDates = Pick<Overview, 'dueByMonth' | 'nextDue' | 'expiringDiscount'>;

/** How long before its end a discount is worth a reminder, in days. */
const REMIND = 10;

/**
 * What is owed by when. Sums by month hold every open amount, so that they add up to the regular balance;
 * the reminders leave out what is disputed.
 */
export async function dueDatesOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<DueDates> {
  const open = db
    .selectFrom('invoice as i')
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts))
    .where('i.open_amount_cents', '<>', 0)
    .where('i.voided', '=', false);
  const payable = open.where('i.open_amount_cents', '>', 0).where('i.disputed', '=', false);

  const pastDue = sql<boolean>`i.due_date < ${asOf}::date and not i.deferred`;
  const openSum = sql<number>`coalesce(sum(i.open_amount_cents), 0)::bigint`;

  const [dueByMonth, nextDue, expiringDiscount] = await Promise.all([
    open
      .select([
        sql<string>`date_trunc('month', i.due_date)::date`.as('month'),
        sql<number>`coalesce(sum(i.open_amount_cents) filter (where ${pastDue}), 0)::bigint`.as(
          'pastDueCents',
        ),
        sql<number>`coalesce(sum(i.open_amount_cents) filter (where not (${pastDue})), 0)::bigint`.as(
          'dueCents',
        ),
      ])
      .groupBy('month')
      .orderBy('month')
      .execute(),
    payable
      .select(['i.due_date as date', openSum.as('cents')])
      .where('i.due_date', '>=', asOf)
      // Special terms are owed, but nothing of them falls due.
      .where('i.deferred', '=', false)
      .groupBy('i.due_date')
      .orderBy('i.due_date')
      .limit(1)
      .executeTakeFirst(),
    payable
      .innerJoin('invoice_discount as d', 'd.invoice_no', 'i.invoice_no')
      .innerJoin('account as a', 'a.account_no', 'i.account_no')
      .select(['d.through_date as throughDate', sql<number>`sum(d.amount_cents)::bigint`.as('cents')])
      .where('d.through_date', '>=', asOf)
      .where('d.through_date', '<=', addDays(asOf, REMIND))
      .where('d.amount_cents', '>', 0)
      // Some discounts are only for those who owe nothing late.
      .where(sql<boolean>`(d.condition is distinct from 'ACCOUNT_CURRENT' or a.past_due_cents <= 0)`)
      .groupBy('d.through_date')
      .orderBy('d.through_date')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    dueByMonth,
    nextDue: nextDue ?? null,
    expiringDiscount: expiringDiscount ?? null,
  };
}
