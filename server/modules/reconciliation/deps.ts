import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';

/** What the comparison with bank and ERP needs of the portal. */
export interface ReconciliationDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly outbox: Outbox;
}
