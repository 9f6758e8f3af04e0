import type { UserPool } from '../identity/userPool';
import { insideClient } from '../poolAdmin/inside';
import { openPoolAdmin } from '../poolAdmin/openPoolAdmin';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import type { PoolConfig } from './poolConfig';

/** Milliseconds: a hosted pool that does not answer must not hold up whoever waits for it. */
const patience = { connectionTimeout: 2_000, requestTimeout: 5_000 };

/**
 * Administration of the pool that the configuration names, by the same signed calls in both cases: the embedded one
 * is reached within the process, by a key of its own; a hosted one with the AWS credentials of the surroundings.
 */
export const openAdmin = ({ poolId, region, endpoint }: PoolConfig, pool: UserPool | undefined): PoolAdmin =>
  openPoolAdmin({
    poolId,
    client: pool
      ? { region, ...insideClient(pool.inside) }
      : { region, requestHandler: patience, ...(endpoint && { endpoint }) },
  });
