import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Every customer's requests, each beside its account, branch, bank account and sign-in. */
export const queueOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('request as r')
    .leftJoin('account as a', 'a.account_no', 'r.account_no')
    .leftJoin('branch as b', 'b.branch_code', 'r.branch_code')
    .leftJoin('payment_option as o', 'o.option_id', 'r.option_id')
    .leftJoin('portal_user as u', 'u.name', 'r.submitted_by');

export const queueColumns = [
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
  'r.changed_at',
  'r.amount_cents',
  'r.source',
  'r.target',
  'r.requested_date',
  'r.pickup_date',
  'r.pickup_time',
  'b.name as branch_name',
  'r.effective_date',
  'r.cancel_until',
  'r.mode',
  'r.delivery_method',
  'r.discount_cents',
  'r.credit_cents',
  'r.prepay_contract_no',
  'r.comments',
  'r.payment_no',
  'r.posted_on',
  'r.return_code',
  'r.returned_on',
  'r.option_id',
] as const;
