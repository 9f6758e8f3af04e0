import type { Clock } from '../clock';
import type { Config } from './config';
import type { Db } from '../db/db';
import { readPoolKey } from '../identity/poolKey';
import { openUserPool, type UserPool } from '../identity/userPool';
import { type ImportEffects, openImportEffects } from './importEffects';
import { openJobs } from '../jobs/openJobs';
import { type KeyRotation, openKeyRotation } from '../modules/paymentOptions/keyRotation';
import { openNumbers } from '../modules/paymentOptions/openNumbers';
import { openUserWorker } from '../modules/users/operations/resume';
import { poolPeople } from '../modules/users/poolPeople';
import { openAdmin } from './openAdmin';
import { openMail, type PortalMail } from './openMail';
import { openSentWorker } from '../modules/achBatches/sentRequests';
import { openOptionKeys } from './optionKeys';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import type { NumberVault } from '../vault/numberVault';

/** What the portal keeps open beside its server. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  /** The embedded pool; undefined where a hosted one keeps the sign-ins, and writes to people of them. */
  readonly pool: UserPool | undefined;
  readonly poolAdmin: PoolAdmin;
  readonly mail: PortalMail;
  /** Of bank account numbers. */
  readonly numbers: NumberVault;
  readonly rotation: KeyRotation;
  readonly effects: ImportEffects;
}

export async function openServices(config: Config, db: Db, clock: Clock): Promise<Services> {
  const jobs = await openJobs(db);
  const keys = openOptionKeys(config);
  const numbers = await openNumbers(db, keys);
  const rotation = await openKeyRotation({ db, jobs, keys, numbers });
  const key = readPoolKey({ key: config.pool.key, dataDir: config.dataDir });
  const mail = await openMail({ config, db, clock, jobs, key });
  const pool =
    config.pool.kind === 'hosted'
      ? undefined
      : await openUserPool({
          db,
          clock,
          key,
          settings: config.pool,
          outbox: mail.outbox,
          people: poolPeople({
            clock,
            outbox: mail.outbox,
            adminsNeedFactor: config.pool.adminsNeedFactor,
          }),
        });
  const poolAdmin = openAdmin(config.pool, pool);
  const effects = await openImportEffects(config, db, jobs);
  return { db, clock, pool, poolAdmin, mail, numbers, rotation, effects };
}

/** Works beside the calls, from when the server can log until the portal closes. */
export interface BackgroundWorker {
  start(): void;
  close(): Promise<void>;
}

type Log = Parameters<Services['effects']['statements']['worker']>[0] & Parameters<typeof openUserWorker>[1];

/** Everything that works through a queue. */
export const workersOf = (config: Config, services: Services, log: Log): readonly BackgroundWorker[] => {
  const { db, clock, poolAdmin, mail, rotation, effects } = services;
  return [
    mail.mailWorker(log),
    effects.statements.worker(log),
    effects.matching.worker({ db, outbox: mail.outbox, clock, booksZone: config.booksZone }, log),
    rotation.worker(log),
    openSentWorker({ db, clock, outbox: mail.outbox, booksZone: config.booksZone }, log),
    openUserWorker({ db, clock, poolAdmin, pool: config.pool.kind }, log),
  ];
};
