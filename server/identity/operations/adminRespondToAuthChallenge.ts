import { requirePool } from '../adminUser';
import type { Members } from '../members';
import type { Origin, Pool } from '../pool';
import { respondToAuthChallenge } from './respondToAuthChallenge';

/** The same as the public operation, for a server that signs in on somebody's behalf. */
export async function adminRespondToAuthChallenge(pool: Pool, members: Members, origin: Origin) {
  requirePool(pool, members);
  return respondToAuthChallenge(pool, members, origin);
}
