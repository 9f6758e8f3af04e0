import { type Kysely, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import type { Viewer } from '../viewer';

/** Every request that a viewer sees: those of their accounts, and of the deposit plan only with the plan. */
export const requestsOf = (db: Kysely<Tables>, { accounts, depositPlan }: Viewer) =>
  db
    .selectFrom('request as r')
    .leftJoin('account as a', 'a.account_no', 'r.account_no')
    .leftJoin('branch as b', 'b.branch_code', 'r.branch_code')
    .where((eb) => anyOf(eb.ref('r.account_no'), accounts))
    .$if(!depositPlan, (query) => query.where('r.kind', '=', 'payment'));

export const requestColumns = [
  'r.request_id',
  'r.request_no',
  'r.kind',
  'r.flow',
  'r.status',
  'r.status_reason',
  'r.version',
  'r.account_no',
  'a.name as account_name',
  'r.submitted_by',
  'r.submitted_at',
  'r.amount_cents',
  'r.source',
  'r.target',
  'r.requested_date',
  'r.effective_date',
  'r.pickup_date',
  'r.pickup_time',
  'r.pickup_zone',
  'r.branch_code',
  'b.name as branch_name',
  'r.cancel_until',
  'r.mode',
  'r.delivery_method',
  'r.option_id',
  'r.sav_id',
  'r.to_account',
  'r.prepay_contract_no',
  'r.gross_cents',
  'r.discount_cents',
  'r.credit_cents',
  'r.comments',
  'r.payment_no',
  'r.posted_on',
  'r.return_code',
  'r.returned_on',
] as const;

/** The day asked for. */
export const day = sql<string | null>`coalesce(r.requested_date, r.pickup_date)`;
