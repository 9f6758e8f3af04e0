import { type Kysely, sql } from 'kysely';
import type { Overview } from '../../../contract/accounts';
import { anyOf } from '../../db/anyOf';
import type { Tables } from '../../db/tables';

type OpenSums = Pick<Overview, 'openCreditCents' | 'oldestPastDue' | 'disputedPastDueCents'>;

/** What is left on credit memos, and what of the open amounts is late. Nobody is reminded of what is in dispute. */
export function openSumsOf(db: Kysely<Tables>, accounts: readonly string[], asOf: string): Promise<OpenSums> {
  const late = sql<boolean>`i.due_date < ${asOf}::date and not i.deferred and i.open_amount_cents > 0`;
  return db
    .selectFrom('invoice as i')
    .select([
      sql<number>`coalesce(-sum(i.open_amount_cents) filter (where i.open_amount_cents < 0), 0)::bigint`.as(
        'openCreditCents',
      ),
      sql<string | null>`min(i.due_date) filter (where ${late} and not i.disputed)`.as('oldestPastDue'),
      sql<number>`coalesce(sum(i.open_amount_cents) filter (where ${late} and i.disputed), 0)::bigint`.as(
        'disputedPastDueCents',
      ),
    ])
    .where((eb) => anyOf(eb.ref('i.account_no'), accounts))
    .where('i.open_amount_cents', '<>', 0)
    .where('i.voided', '=', false)
    .executeTakeFirstOrThrow();
}
