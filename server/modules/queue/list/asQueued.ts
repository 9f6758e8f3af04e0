import type { QueuedRequest } from '@contract/queue/schema';
import type { RequestStatus } from '@contract/requests/states';
import type { RiskFlag } from '@contract/rules/riskFlags';
import type { RequestTable } from '@server/db/tables';
import { toldReason } from '@server/domain/requests/toldReason';

/** A row as the queries of the queue bring it. */
export type QueueRow = Omit<
  RequestTable,
  | 'version'
  | 'sav_id'
  | 'gross_cents'
  | 'to_account'
  | 'branch_code'
  | 'pickup_zone'
  | 'pickup_at'
  | 'pickup_person'
> & {
  readonly version: number;
  readonly account_name: string | null;
  readonly branch_name: string | null;
  readonly flags: RiskFlag[];
};

export const asQueued = (row: QueueRow): QueuedRequest => ({
  id: row.request_id,
  requestNo: row.request_no,
  kind: row.kind,
  flow: row.flow,
  status: row.status as RequestStatus,
  statusReason: toldReason(row),
  version: row.version,
  accountNo: row.account_no,
  accountName: row.account_name ?? row.account_no,
  submittedBy: row.submitted_by,
  submittedAt: row.submitted_at,
  changedAt: row.changed_at,
  amountCents: row.amount_cents,
  source: row.source,
  target: row.target,
  day: row.requested_date ?? row.pickup_date,
  time: row.pickup_time,
  branchName: row.branch_name,
  effectiveDate: row.effective_date,
  cancelUntil: row.cancel_until,
  mode: row.mode,
  deliveryMethod: row.delivery_method,
  discountCents: row.discount_cents,
  creditCents: row.credit_cents,
  prepayContractNo: row.prepay_contract_no,
  comments: row.comments,
  paymentNo: row.payment_no,
  postedOn: row.posted_on,
  returnCode: row.return_code,
  returnedOn: row.returned_on,
  flags: row.flags,
});
