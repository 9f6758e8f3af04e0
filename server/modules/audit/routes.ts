import * as m from '@locales/audit';
import * as audit from '@contract/audit/endpoints';
import type { AuditFilter } from '@contract/audit/schema';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { verifyChain } from '@server/domain/audit/verifyChain';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { auditList } from './auditList';

interface AuditOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function auditRoutes(api: Api, { db, clock, booksZone }: AuditOptions): void {
  api
    .on(audit.list, ({ query }) => auditList.page(db.sql, booksZone, query))
    .on(audit.totals, async ({ query }) => ({ rows: await countOf(db, query, booksZone), booksZone }))
    .stream(audit.exportFile, async ({ query }) =>
      auditList.file(db.sql, booksZone, dateInZone(clock.now(), booksZone), query),
    )
    .on(audit.verification, async ({ query }) => {
      const at = clock.now().toISOString();
      const { events, head, broken = null, noted = null } = await verifyChain(db, query.head);
      return { events, head, broken, noted, at };
    })
    .on(audit.one, async ({ params: { seq } }) => {
      const [event] = await auditList.all(db.sql, booksZone, { only: seq, sort: 'at' });
      if (event) return event;
      throw new ApiError({ code: 'not-found', message: m.noSuchEvent({ seq }) });
    });
}

/** The chain has no gaps, so its end counts all of it; only what is narrowed has to be counted. */
async function countOf({ sql: db }: Db, filter: AuditFilter, booksZone: string): Promise<number> {
  if (Object.values(filter).some(Boolean)) return (await auditList.totals(db, booksZone, filter)).rows;
  const end = await db.selectFrom('audit_head').select('seq').executeTakeFirst();
  return end?.seq ?? 0;
}
