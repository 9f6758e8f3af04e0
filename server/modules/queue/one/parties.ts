import { type Kysely, sql } from 'kysely';
import type { QueuedDetail } from '@contract/queue/schema';
import { pastDueOf } from '@contract/rules/due';
import { inFlightStatuses } from '@contract/requests/states';
import { anyOf } from '@server/db/anyOf';
import { feedStateOf } from '@server/domain/feedState/feedState';
import type { Tables } from '@server/db/tables';
import { openDocumentsOf } from '@server/domain/payable/openDocuments';

interface Asked {
  readonly id: string;
  readonly accountNo: string;
  readonly submittedBy: string;
}

/** The account that a request is about, and what else of it is on its way; null where the ERP knows it no more. */
export async function accountOf(
  db: Kysely<Tables>,
  { id, accountNo }: Asked,
  today: string,
): Promise<QueuedDetail['account']> {
  const account = await db
    .selectFrom('account as a')
    .leftJoin('branch as b', 'b.branch_code', 'a.home_branch')
    .select([
      sql<number>`a.regular_balance_cents - a.unapplied_credit_cents`.as('balanceCents'),
      sql<number>`coalesce((select sum(f.amount_cents) from request f where f.account_no = a.account_no
        and f.kind = 'payment' and f.request_id <> ${id}
        and ${anyOf(sql.ref('f.status'), inFlightStatuses)}), 0)::bigint`.as('otherInFlightCents'),
      sql<string | null>`coalesce(a.phone, b.phone)`.as('phone'),
      'b.name as branchName',
      sql<boolean>`a.status = 'X'`.as('isClosed'),
      'a.no_ach as noAch',
    ])
    .where('a.account_no', '=', accountNo)
    .executeTakeFirst();
  if (!account) return null;
  const day = (await feedStateOf(db))?.asOf ?? today;
  const scope = { accounts: [accountNo], requestsOf: [accountNo], asOf: day };
  return { ...account, pastDue: pastDueOf(await openDocumentsOf(db, scope), day) };
}

/** Whoever asked, as far as the portal knows them today. */
export async function personOf(
  db: Kysely<Tables>,
  { submittedBy: name, accountNo }: Asked,
): Promise<QueuedDetail['person']> {
  const person = await db
    .selectFrom('portal_user as u')
    .leftJoin('account_access as x', (join) =>
      join.onRef('x.name', '=', 'u.name').on('x.account_no', '=', accountNo),
    )
    .select(['u.created_at as since', 'x.level', 'x.relationship'])
    .where('u.name', '=', name)
    .executeTakeFirst();
  return person ?? { since: null, level: null, relationship: null };
}

/** A saved bank account as the office may read it. */
export const bankAccountOf = async (
  db: Kysely<Tables>,
  optionId: string,
): Promise<QueuedDetail['bankAccount']> =>
  (await db
    .selectFrom('payment_option')
    .select([
      'nickname',
      'bank_name as bankName',
      'account_last as last',
      'holder_name as holderName',
      'holder_type as holderType',
      'account_type as accountType',
      'status',
      'status_reason as statusReason',
      'created_at as addedAt',
    ])
    .where('option_id', '=', optionId)
    .executeTakeFirst()) ?? null;
