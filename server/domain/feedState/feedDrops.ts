import { type Kysely, sql } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Every drop that was looked at, with the number of its findings, named as the contract names it. */
export const feedDrops = (db: Kysely<Tables>) =>
  db.selectFrom('feed_drop as d').select([
    'd.drop_id as dropId',
    'd.drop_name as name',
    'd.as_of as asOf',
    'd.outcome',
    sql<boolean>`coalesce(d.import_id = (select max(import_id) from feed_import), false)`.as('live'),
    'd.looked_at as lookedAt',
    'd.rows_read as rowsRead',
    'd.rows_quarantined as rowsQuarantined',
    'd.rows_waiting as rowsWaiting',
    'd.decided_by as decidedBy',
    'd.decided_at as decidedAt',
    sql<{ fatal: number; row: number; warn: number; wait: number }>`(
        select json_build_object('fatal', count(*) filter (where severity = 'fatal'),
          'row', count(*) filter (where severity = 'row'), 'warn', count(*) filter (where severity = 'warn'),
          'wait', count(*) filter (where severity = 'wait'))
        from feed_finding f where f.drop_id = d.drop_id)`.as('findings'),
  ]);
