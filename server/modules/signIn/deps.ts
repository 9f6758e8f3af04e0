import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import type { PoolAdmin } from '@server/poolAdmin/poolAdmin';

/** What the work on people's own sign-ins needs. */
export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly poolAdmin: PoolAdmin;
}
