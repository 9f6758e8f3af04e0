import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { openOutbox } from '../domain/email/openOutbox';
import { readPoolKey } from '../identity/poolKey';
import { openUserPool, type UserPool } from '../identity/userPool';
import { openJobs } from '../jobs/openJobs';
import { insideClient } from '../poolAdmin/inside';
import { openPoolAdmin } from '../poolAdmin/openPoolAdmin';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import { vaultOf } from '../vault/vault';
import type { Config } from './config';
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

/** The embedded pool for a command, beside which nothing works: emails wait for a portal. */
export async function openOwnPool(
  { pool, dataDir, database }: Pick<Config, 'pool' | 'dataDir' | 'database'>,
  db: Db,
  clock: Clock,
): Promise<UserPool> {
  const key = readPoolKey({ key: pool.key, dataDir });
  const jobs = await openJobs(db, database);
  const outbox = await openOutbox({ db, clock, vault: vaultOf(key, 'outbox'), jobs });
  return openUserPool({ db, clock, key, settings: pool, outbox });
}
