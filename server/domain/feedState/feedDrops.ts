import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';
import type { FeedDropTable } from '@server/db/tables';

/** What is told of a drop "d" that was looked at, named as the contract names it. */
export const dropColumns = {
  dropId: sql.ref<number>('d.drop_id'),
  name: sql.ref<string>('d.drop_name'),
  asOf: sql.ref<string | null>('d.as_of'),
  outcome: sql.ref<FeedDropTable['outcome']>('d.outcome'),
  live: sql<boolean>`coalesce(d.import_id = (select max(import_id) from feed_import), false)`,
  lookedAt: sql.ref<string>('d.looked_at'),
  rowsRead: sql.ref<number>('d.rows_read'),
  rowsQuarantined: sql.ref<number>('d.rows_quarantined'),
  rowsWaiting: sql.ref<number>('d.rows_waiting'),
  decidedBy: sql.ref<string | null>('d.decided_by'),
  decidedAt: sql.ref<string | null>('d.decided_at'),
  findings: sql<{ fatal: number; row: number; warn: number; wait: number }>`(
    select json_build_object('fatal', count(*) filter (where severity = 'fatal'),
      'row', count(*) filter (where severity = 'row'), 'warn', count(*) filter (where severity = 'warn'),
      'wait', count(*) filter (where severity = 'wait'))
    from feed_finding f where f.drop_id = d.drop_id)`,
};

export const feedDrops = (db: Kysely<Tables>) =>
  db
    .selectFrom('feed_drop as d')
    .select([
      dropColumns.dropId.as('dropId'),
      dropColumns.name.as('name'),
      dropColumns.asOf.as('asOf'),
      dropColumns.outcome.as('outcome'),
      dropColumns.live.as('live'),
      dropColumns.lookedAt.as('lookedAt'),
      dropColumns.rowsRead.as('rowsRead'),
      dropColumns.rowsQuarantined.as('rowsQuarantined'),
      dropColumns.rowsWaiting.as('rowsWaiting'),
      dropColumns.decidedBy.as('decidedBy'),
      dropColumns.decidedAt.as('decidedAt'),
      dropColumns.findings.as('findings'),
    ]);
