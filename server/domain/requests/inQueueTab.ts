import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type QueueTabName, queueTabs } from '@contract/queue/labels';
import { anyOf } from '@server/db/anyOf';

/** Whether a request "r" is in one of the office's tabs. */
export function inQueueTab(tab: QueueTabName): RawBuilder<SqlBool> {
  const { statuses, flows } = queueTabs[tab];
  const inStatus = statuses ? anyOf(sql.ref('r.status'), statuses) : sql<SqlBool>`true`;
  return flows ? sql<SqlBool>`${inStatus} and ${anyOf(sql.ref('r.flow'), flows)}` : inStatus;
}
