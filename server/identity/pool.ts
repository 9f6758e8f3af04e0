import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Settings } from './settings';
import type { SigningKey } from './signingKey';
import type { Vault } from './vault';

/** What the operations work with. All that lasts is in the database: any number of processes may share it. */
export interface Pool {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly vault: Vault;
  readonly signing: SigningKey;
  /** Stands in for the verifier of a user who does not exist, so that the work is the same. */
  readonly decoyVerifier: bigint;
}

/** Queries, inside a transaction or not. */
export type Sql = Db['sql'];
