import type { Clock } from '../../clock';
import type { Db } from '../../db/db';
import type { Outbox } from '../../outbox/outbox';
import type { PoolAdmin } from '../../poolAdmin/poolAdmin';

/** What the work on people's own sign-ins needs. */
export interface SignInRoom {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly poolAdmin: PoolAdmin;
}
