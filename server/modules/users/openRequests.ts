import * as m from '@locales/users';
import { formatMoney } from '@contract/format/money';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { openStatuses, type RequestStatus } from '@contract/requests/states';
import type { Db } from '@server/db/db';
import { isRecorded } from '@server/domain/requests/recorded';

type OpenRequest = OfficeUserDetail['openRequests'][number];

/** What somebody asked for that is still under way, the oldest first; not what they recorded for customers. */
export async function openRequestsOf(sql: Db['sql'], name: string): Promise<OpenRequest[]> {
  const rows = await sql
    .selectFrom('request')
    .select(['request_no', 'kind', 'flow', 'delivery_method', 'status', 'amount_cents', 'submitted_at'])
    .where('submitted_by', '=', name)
    .where('status', 'in', openStatuses)
    .orderBy('submitted_at')
    .execute();
  return rows
    .filter((row) => !isRecorded(row))
    .map((row) => ({
      requestNo: row.request_no,
      kind: row.kind,
      flow: row.flow,
      status: row.status as RequestStatus,
      amountCents: row.amount_cents,
      submittedAt: row.submitted_at,
    }));
}

const NAMED = 10;

/** "PR-2026-000123 ($100.00), PR-2026-000124 ($50.00) and 3 more". */
export function requestWords(requests: readonly OpenRequest[]): string {
  const named = requests
    .slice(0, NAMED)
    .map(({ requestNo, amountCents }) => `${requestNo} (${formatMoney(amountCents)})`)
    .join(', ');
  const more = requests.length - NAMED;
  return more > 0 ? m.andMore({ requests: named, more }) : named;
}
