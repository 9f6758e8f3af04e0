import type { MoneyRequest } from '@contract/requests/schema';
import { whyNotCancel } from '@contract/rules/cancelRequest';
import type { RequestStatus } from '@contract/requests/states';
import type { RequestTable } from '@server/db/tables';
import { toldReason } from '@server/domain/requests/toldReason';
import type { Viewer } from '../viewer';

/** A row as the queries of requests bring it. */
export type RequestRow = Pick<
  RequestTable,
  | 'request_id'
  | 'request_no'
  | 'kind'
  | 'flow'
  | 'status'
  | 'status_reason'
  | 'account_no'
  | 'submitted_by'
  | 'submitted_at'
  | 'amount_cents'
  | 'source'
  | 'target'
  | 'requested_date'
  | 'effective_date'
  | 'pickup_date'
  | 'pickup_time'
  | 'pickup_zone'
  | 'branch_code'
  | 'cancel_until'
  | 'mode'
  | 'delivery_method'
  | 'option_id'
  | 'sav_id'
  | 'to_account'
  | 'prepay_contract_no'
  | 'gross_cents'
  | 'discount_cents'
  | 'credit_cents'
  | 'comments'
  | 'payment_no'
  | 'posted_on'
  | 'return_code'
  | 'returned_on'
> & {
  readonly version: number;
  readonly account_name: string | null;
  readonly branch_name: string | null;
};

/** A request in the words of the agreement, as far as this viewer may read it. */
export function asRequest(row: RequestRow, viewer: Viewer): MoneyRequest {
  const status = row.status as RequestStatus;
  const flow = row.flow;
  const hidesPlan = flow === 'internal' && !viewer.depositPlan;
  return {
    id: row.request_id,
    requestNo: row.request_no,
    kind: row.kind,
    flow,
    status,
    statusReason: toldReason(row),
    accountNo: row.account_no,
    accountName: row.account_name ?? row.account_no,
    submittedBy: row.submitted_by,
    submittedAt: row.submitted_at,
    amountCents: row.amount_cents,
    source: hidesPlan ? 'Deposit plan' : row.source,
    target: row.target,
    day: row.requested_date ?? row.pickup_date,
    time: row.pickup_time,
    timeZone: row.pickup_zone,
    branchCode: row.branch_code,
    branchName: row.branch_name,
    effectiveDate: row.effective_date,
    version: row.version,
    cancelUntil: row.cancel_until,
    canCancel: canCancel(row, viewer),
    mode: row.mode,
    deliveryMethod: row.delivery_method,
    // Somebody else's bank account is told in words only.
    optionId: row.submitted_by === viewer.username ? row.option_id : null,
    savId: hidesPlan ? null : row.sav_id,
    toAccount: row.to_account,
    prepayContractNo: row.prepay_contract_no,
    grossCents: row.gross_cents,
    discountCents: row.discount_cents,
    creditCents: row.credit_cents,
    comments: row.comments,
    paymentNo: row.payment_no,
    postedOn: row.posted_on,
    returnCode: row.return_code,
    returnedOn: row.returned_on,
  };
}

function canCancel(row: RequestRow, { paying, now, booksZone }: Viewer): boolean {
  if (!paying.includes(row.account_no)) return false;
  const { flow, status, cancel_until: cancelUntil } = row;
  return whyNotCancel({ flow, status: status as RequestStatus, cancelUntil }, now, booksZone) === undefined;
}
