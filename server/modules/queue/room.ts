import type { Clock } from '../../clock';
import type { Db } from '../../db/db';
import type { Outbox } from '../../outbox/outbox';

/** What the office's queue needs of the house. */
export interface QueueRoom {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}
