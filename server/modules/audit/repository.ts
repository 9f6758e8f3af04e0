import { sql } from 'kysely';
import type { AuditDetail, AuditEvent, AuditFilter, AuditQuery, AuditTotals } from '@contract/audit/schema';
import type { AuditEventTable } from '@server/db/tables';
import type { Db } from '@server/db/db';
import { decodeMark, pageFrom, placeOf, turnOf } from '@server/http/keyset';
import { narrowing } from './filter';

const isPlace = placeOf<readonly [seq: number]>('bigint');

/** Reads the audit; nothing here writes. */
export const auditRepository = ({ sql: db }: Pick<Db, 'sql'>, booksZone: string) => ({
  /** One page by keyset: the chain's own order is the order of time. */
  async page(query: AuditQuery) {
    const turn = turnOf(query);
    const place = turn && decodeMark(turn.mark, query.sort, isPlace);
    const forward = (query.sort === '-at') === (turn?.back ?? false);
    const found = await db
      .selectFrom('audit_event as e')
      .selectAll()
      .where((eb) => eb.and(narrowing(query, booksZone)))
      .$if(place !== undefined, (q) => q.where('e.seq', forward ? '>' : '<', place![0]))
      .orderBy('e.seq', forward ? 'asc' : 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageFrom(found, query.limit, turn, ({ seq }) => [query.sort, seq]);
    return { ...page, rows: page.rows.map(asDetail) };
  },

  /** The chain has no gaps, so its end counts all of it; only what is narrowed has to be counted. */
  async totals(filter: AuditFilter): Promise<AuditTotals> {
    const conditions = narrowing(filter, booksZone);
    if (conditions.length === 0) {
      const end = await db.selectFrom('audit_head').select('seq').executeTakeFirst();
      return { rows: end?.seq ?? 0, booksZone };
    }
    const { rows } = await db
      .selectFrom('audit_event as e')
      .select(sql<number>`count(*)`.as('rows'))
      .where((eb) => eb.and(conditions))
      .executeTakeFirstOrThrow();
    return { rows, booksZone };
  },

  async one(seq: number): Promise<AuditDetail | undefined> {
    const row = await db.selectFrom('audit_event').selectAll().where('seq', '=', seq).executeTakeFirst();
    return row && asDetail(row);
  },
});

export type AuditRepository = ReturnType<typeof auditRepository>;

/** What a list needs of an event. */
export const asEvent = ({
  seq,
  at,
  actor,
  subject,
  action,
  entity,
  entityId,
  ip,
}: AuditDetail): AuditEvent => ({
  seq,
  at,
  actor,
  subject,
  action,
  entity,
  entityId,
  ip,
});

const asDetail = (row: AuditEventTable): AuditDetail => ({
  seq: row.seq,
  at: row.at,
  actor: row.actor,
  subject: row.subject,
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  ip: row.ip,
  before: row.before_state,
  after: row.after_state,
  userAgent: row.user_agent,
  requestId: row.request_id,
  prevHash: row.prev_hash,
  hash: row.hash,
});
