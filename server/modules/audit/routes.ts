import * as audit from '@contract/audit/endpoints';
import { ApiError } from '@contract/problem';
import { verifyChain } from '@server/domain/audit/verifyChain';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Api } from '@server/http/api';
import { auditFile } from './export';
import { asEvent, auditRepository } from './repository';

interface AuditOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function auditRoutes(api: Api, { db, clock, booksZone }: AuditOptions): void {
  const repository = auditRepository(db, booksZone);
  const file = auditFile(repository, booksZone);
  api
    .on(audit.list, async ({ query }) => {
      const page = await repository.page(query);
      return { ...page, rows: page.rows.map(asEvent) };
    })
    .on(audit.totals, ({ query }) => repository.totals(query))
    .stream(audit.exportFile, async ({ query }) => file(query, clock.now()))
    .on(audit.verification, async ({ query }) => {
      const at = clock.now().toISOString();
      const { events, head, broken = null, noted = null } = await verifyChain(db, query.head);
      return { events, head, broken, noted, at };
    })
    .on(audit.one, async ({ params: { seq } }) => {
      const event = await repository.one(seq);
      if (event) return event;
      throw new ApiError({ code: 'not-found', message: `The audit has no event ${seq}.` });
    });
}
