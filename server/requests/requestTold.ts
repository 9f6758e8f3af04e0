import type { Kysely } from 'kysely';
import type { RequestFlow, RequestStatus } from '../../contract/rules/requestStates';
import type { Tables } from '../db/tables';
import type { RequestTable } from '../db/tables/requests';
import type { RequestTold } from '../outbox/requestLetters';

type Row = Omit<RequestTable, 'version'>;

/** A request as letters tell of it. */
export async function requestTold(db: Kysely<Tables>, row: Row): Promise<RequestTold> {
  const account = await db
    .selectFrom('account')
    .select('name')
    .where('account_no', '=', row.account_no)
    .executeTakeFirst();
  return {
    requestNo: row.request_no,
    kind: row.kind,
    flow: row.flow as RequestFlow,
    status: row.status as RequestStatus,
    statusReason: row.status_reason,
    amountCents: row.amount_cents,
    accountName: account?.name ?? 'your account',
    source: row.source,
    target: row.target,
    day: row.kind === 'payment' ? row.requested_date : row.pickup_date,
    time: row.pickup_time,
    effectiveDate: row.effective_date,
    postedOn: row.posted_on,
    comments: row.comments,
  };
}
