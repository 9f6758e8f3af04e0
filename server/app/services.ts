import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { defaultCompany } from '@contract/defaultCompany';
import type { Clock } from '../clock';
import type { Config } from './config';
import type { Db, Tx } from '../db/db';
import { readPoolKey } from '../identity/poolKey';
import { openUserPool, type UserPool } from '../identity/userPool';
import { type ImportEffects, openImportEffects } from './importEffects';
import { openJobs } from '../jobs/openJobs';
import { type KeyRotation, openKeyRotation } from '../modules/paymentOptions/keyRotation';
import { openNumbers } from '../modules/paymentOptions/openNumbers';
import { openPromiseWorker } from '../modules/promises/settleWorker';
import { openAutopayWorker } from '../modules/autopay/worker';
import { openSettleWorker } from '../modules/queue/settleWorker';
import { openValidationWorker } from '../modules/paymentOptions/validationWorker';
import { openAnnouncementWorker } from '../modules/announcements/send';
import { watchBounces } from '../domain/email/returned/bounceFolder';
import { attachStatements } from '../modules/statements/attached';
import { openNightWorker, openNoticeEmailWorker } from '../modules/notices/workers';
import { makeVapidKey, vapidOf } from '../modules/notices/push/vapid';
import { openPushWorker, openPushWriter } from '../modules/notices/push/workers';
import type { WebPush } from '../modules/notices/push/webPush';
import type { Texting } from '../modules/notices/sms/texting';
import { openTellWorker } from '../modules/secondPerson/tellWorker';
import { placeRecurring, type RecurringPayment } from '../modules/requests/payment/placePayment';
import { openForgetWorker } from '../modules/users/accessRequests/forget';
import { openUserWorker } from '../modules/users/operations/resume';
import { poolPeople } from '../modules/users/poolPeople';
import { openAdmin } from './openAdmin';
import { watchIncoming } from '../bank/transport/takeWhole';
import { openDeliveryWorker } from '../modules/achBatches/deliver';
import { type Bank, openBank } from './openBank';
import { officeMailOf, openMail, type PortalMail } from './openMail';
import type { Drawings } from './drawings';
import type { OpenDrawings } from './openDrawings';
import { openSentWorker } from '../modules/achBatches/sentRequests';
import { openOptionKeys } from './optionKeys';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import { keptInFile } from '../vault/keyFile';
import type { NumberVault } from '../vault/numberVault';
import { vaultOf } from '../vault/vault';

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
  readonly drawings: Drawings;
  /** Undefined where nothing is pushed to devices. */
  readonly push: WebPush | undefined;
  /** Undefined where nobody carries text messages. */
  readonly texting: Texting | undefined;
  readonly bank: Bank;
}

export async function openServices(
  config: Config,
  db: Db,
  { clock, drawing }: { readonly clock: Clock; readonly drawing: OpenDrawings },
): Promise<Services> {
  const jobs = await openJobs(db, config.database);
  const keys = openOptionKeys(config);
  const numbers = await openNumbers(db, keys);
  const bank = await openBank(config.bank, { db, numbers, clock });
  const rotation = await openKeyRotation({ db, jobs, keys, numbers });
  const key = readPoolKey({ key: config.pool.key, dataDir: config.dataDir });
  const mail = await openMail({ config, db, clock, jobs, key });
  const pool =
    config.pool.kind === 'hosted'
      ? undefined
      : await openUserPool({
          db: db.reserved ?? db,
          callDb: db,
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
  const effects = await openImportEffects(config, { db, jobs, outbox: mail.outbox, clock, drawing });
  const push = openPush(config, key);
  // The demo shows them beside its emails.
  const texting = config.sms.sns || config.demo ? { vault: vaultOf(key, 'text') } : undefined;
  const { drawings } = drawing;
  return { db, clock, pool, poolAdmin, mail, numbers, rotation, effects, drawings, push, texting, bank };
}

/** Works beside the calls, from when the server can log until the portal closes. */
export interface BackgroundWorker {
  start(): void;
  close(): Promise<void>;
}

type Log = Parameters<Services['effects']['statements']['worker']>[0] &
  Parameters<typeof openUserWorker>[1] &
  Parameters<typeof watchIncoming>[1];

/** Everything that works through a queue. */
export const workersOf = (config: Config, services: Services, log: Log): readonly BackgroundWorker[] => {
  const { db, clock, poolAdmin, mail, rotation, effects } = services;
  return [
    mail.mailWorker(
      log,
      attachStatements({ db, clock, booksZone: config.booksZone, papers: effects.statements.papers }, log),
    ),
    effects.statements.worker(log),
    effects.matching.worker({ db, outbox: mail.outbox, clock, booksZone: config.booksZone }, log),
    rotation.worker(log),
    openSentWorker({ db, clock, outbox: mail.outbox, booksZone: config.booksZone }, log),
    openSettleWorker({ db, clock, outbox: mail.outbox, booksZone: config.booksZone }, log),
    openTellWorker({ db, clock, outbox: mail.outbox }, log),
    openValidationWorker(
      { db, clock, outbox: mail.outbox, booksZone: config.booksZone, random: randomInt },
      log,
    ),
    openUserWorker({ db, clock, poolAdmin, pool: config.pool.kind }, log),
    openForgetWorker({ db, clock }, log),
    openPromiseWorker({ db, clock, outbox: mail.outbox, booksZone: config.booksZone }, log),
    autopayWorker(config, services, log),
    openAnnouncementWorker({ db, clock, outbox: mail.outbox, booksZone: config.booksZone }, log),
    openNightWorker({ db, clock, booksZone: config.booksZone }, log),
    openNoticeEmailWorker({ db, clock, outbox: mail.outbox, booksZone: config.booksZone }, log),
    ...(config.mail.bounceDir ? [watchBounces({ db, clock, folder: config.mail.bounceDir }, log)] : []),
    ...pushWorkers(config, services, log),
    ...bankWorkers(config, services, log),
  ];
};

/** Who decides what is pushed and texted, and who hands it to push services; nobody where neither is. */
function pushWorkers(
  { booksZone, company: { companyName } }: Config,
  { db, clock, push, texting, mail: { outbox } }: Services,
  log: Log,
): readonly BackgroundWorker[] {
  if (!push && !texting) return [];
  const chance = () => randomInt(1_000) / 1_000;
  const texts = texting && { texting, outbox };
  return [
    openPushWriter({ db, clock, booksZone, texts }, log),
    ...(push ? [openPushWorker({ db, clock, companyName, push, chance }, log)] : []),
  ];
}

/** Places what autopay asks for as requests are placed. */
function autopayWorker(
  config: Config,
  { db, clock, mail: { outbox } }: Services,
  log: Log,
): BackgroundWorker {
  const { booksZone } = config;
  const { companyName, supportPhone } = config.company;
  const room = { db, clock, outbox, booksZone, companyName, supportPhone, officeMail: officeMailOf(config) };
  const place = (tx: Tx, debit: RecurringPayment) => placeRecurring(tx, room, debit);
  return openAutopayWorker({ ...room, place }, log);
}

/** Who delivers released bank files, and who takes what the bank sends; nobody where no way leads there. */
function bankWorkers(
  { bank: { send } }: Config,
  { db, clock, numbers, bank: { place, pgp, incoming } }: Services,
  log: Log,
): readonly BackgroundWorker[] {
  if (!place) return [];
  const way = { place, pgp };
  return [
    ...(send === 'released' ? [openDeliveryWorker({ db, clock, numbers, way }, log)] : []),
    watchIncoming({ ...way, incoming, clock }, log),
  ];
}

/**
 * What pushing takes, as it is configured. The demo makes a key and keeps it in the data folder: browsers subscribe to one
 * key, and would have to be turned on again with another.
 * @param key the 32 bytes of the pool
 */
function openPush(
  { push: { vapid, services }, demo, dataDir }: Config,
  key: Uint8Array,
): WebPush | undefined {
  const pair = vapid ?? (demo ? ofDemo(dataDir) : undefined);
  return pair && { vapid: vapidOf(pair.key, pair.subject), vault: vaultOf(key, 'push'), services };
}

const ofDemo = (dataDir: string) => ({
  key: keptInFile(join(dataDir, 'push.key'), makeVapidKey).trim(),
  subject: `mailto:${defaultCompany.officeMail}`,
});
