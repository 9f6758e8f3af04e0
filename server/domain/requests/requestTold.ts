import type { Kysely } from 'kysely';
import type { RequestStatus } from '@contract/requests/states';
import type { Tables } from '@server/db/tables';
import type { RequestTable } from '@server/db/tables';
import type { RequestTold } from '../email/emails';

type Row = Omit<RequestTable, 'version'>;

/** A request as letters tell of it. */
export async function requestTold(db: Kysely<Tables>, row: Row): Promise<RequestTold> {
  const account = await db
    .selectFrom('account')
    .select('name')
    .where('account_no', '=', row.account_no)
    .executeTakeFirst();
  const branch =
    row.branch_code === null
      ? undefined
      : await db
          .selectFrom('branch')
          .select('name')
          .where('branch_code', '=', row.branch_code)
          .executeTakeFirst();
  return {
    requestNo: row.request_no,
    kind: row.kind,
    flow: row.flow,
    status: row.status as RequestStatus,
    statusReason: row.status_reason,
    amountCents: row.amount_cents,
    accountName: account?.name ?? null,
    source: row.source,
    target: row.target,
    day: row.kind === 'pickup' ? row.pickup_date : row.requested_date,
    time: row.pickup_time,
    effectiveDate: row.effective_date,
    postedOn: row.posted_on,
    returnCode: row.return_code,
    mode: row.mode,
    deliveryMethod: row.delivery_method,
    branchName: branch?.name ?? null,
    comments: row.comments,
  };
}
