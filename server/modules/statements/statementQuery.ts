import { type Kysely, sql } from 'kysely';
import type { Statement } from '@contract/statements/schema';
import { anyOf } from '@server/db/anyOf';
import { statementDate } from '@server/domain/documents/statementDate';
import type { Tables } from '@server/db/tables';

/** Whose statements are read, and who reads them. */
export interface Scope {
  readonly accounts: readonly string[];
  readonly username: string;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** No other statement takes the place of it. For table "s". */
export const inForce = sql<boolean>`not exists (select from statement n where n.supersedes = s.statement_no)`;

/** No later statement of its account exists. For table "s". */
export const latest = sql<boolean>`not exists (select from statement n
  where n.account_no = s.account_no and n.period_to > s.period_to)`;

/** Not opened yet, and either the last one or closed since the person came: years of old ones are no news. */
const unseenBy = (username: string) => sql<boolean>`(not exists (select from statement_view v
    where v.name = ${username} and v.statement_no = s.statement_no)
  and (${latest} or s.period_to >= (select u.created_at::date from portal_user u where u.name = ${username})))`;

/** The statements of the scope that are in force, each beside its account. */
export const statementsOf = (db: Kysely<Tables>, { accounts }: Pick<Scope, 'accounts'>) =>
  db
    .selectFrom('statement as s')
    .innerJoin('account as a', 'a.account_no', 's.account_no')
    .where((eb) => anyOf(eb.ref('s.account_no'), accounts))
    .where(inForce);

export const countNew = ({ username }: Scope) => sql<number>`count(*) filter (where ${unseenBy(username)})`;

/** What a row of the list says, with what was frozen of it where that was done. */
export const columnsOf = ({ username, booksZone }: Scope) =>
  [
    's.statement_no as statementNo',
    's.account_no as accountNo',
    'a.name as accountName',
    statementDate(booksZone).as('statementDate'),
    's.period_from as periodFrom',
    's.period_to as periodTo',
    's.due_date as dueDate',
    's.previous_balance_cents as previousCents',
    's.charges_cents as chargesCents',
    's.credits_cents as creditsCents',
    's.finance_charge_cents as financeChargeCents',
    's.ending_balance_cents as endingCents',
    's.amount_due_cents as amountDueCents',
    's.future_obligations_cents as futureObligationsCents',
    sql<Statement['discount']>`case when s.discount_through is not null and s.discount_amount_cents <> 0
      then json_build_object('throughDate', s.discount_through, 'cents', s.discount_amount_cents) end`.as(
      'discount',
    ),
    sql<number>`coalesce(x.revision, s.revision)`.as('revision'),
    sql<string | null>`coalesce(x.replaces, s.supersedes)`.as('replaces'),
    'x.reason',
    unseenBy(username).as('isNew'),
    latest.as('isLatest'),
  ] as const;
