import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { PoolAdmin } from '@server/poolAdmin/poolAdmin';

/** What managing users needs of the house. */
export interface UserDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly poolAdmin: PoolAdmin;
  /** A hosted pool may know people of the company's own; the embedded one knows those of the portal only. */
  readonly pool: 'embedded' | 'hosted';
}
