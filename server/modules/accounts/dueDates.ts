import { type Kysely, sql } from 'kysely';
import type { Overview } from '../../../contract/accounts';
import { discountEnding } from '../../../contract/rules/discountEnding';
import { anyOf } from '../../db/anyOf';
import type { Tables } from '../../db/tables';
import { standingOf } from '../../requests/payableDocuments';

type DueDates = Pick<Overview, 'dueByMonth' | 'nextDue' | 'expiringDiscount'>;

/**
 * What is owed by when. Sums by month hold every open amount, so that they add up to the regular balance;
 * the reminders leave out what is disputed, and what was still to be had on the as-of day but is not today.
 */
export async function dueDatesOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  { asOf, today }: { readonly asOf: string; readonly today: string },
): Promise<DueDates> {
  const open = db
    .selectFrom('invoice as i')
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts))
    .where('i.open_amount_cents', '<>', 0)
    .where('i.voided', '=', false);
  const payable = open.where('i.open_amount_cents', '>', 0).where('i.disputed', '=', false);

  const pastDue = sql<boolean>`i.due_date < ${asOf}::date and not i.deferred`;
  const openSum = sql<number>`coalesce(sum(i.open_amount_cents), 0)::bigint`;

  const [dueByMonth, nextDue, standings] = await Promise.all([
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
    Promise.all(accounts.map((accountNo) => standingOf(db, accountNo, asOf))),
  ]);
  return {
    dueByMonth,
    nextDue: nextDue ?? null,
    expiringDiscount: discountEnding(standings, today) ?? null,
  };
}
