import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';

/** What the office's queue needs of the house. */
export interface QueueDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}
