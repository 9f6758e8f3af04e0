import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Clock, systemClock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Engine } from '@server/db/engine';
import { openJobs } from '@server/jobs/openJobs';
import type { MailWorker } from '@server/domain/email/mailWorker';
import { openOutbox } from '@server/domain/email/openOutbox';
import type { Outbox } from '@server/domain/email/outbox';
import type { MailTransport } from '@server/domain/email/transport';
import { kept } from '@server/domain/email/transports/kept';
import { smtpTransport } from '@server/domain/email/transports/smtp';
import { vaultOf } from '@server/vault/vault';
import { type Ground, openEngine, openOver } from './ground';
import { ask, growerOf } from './growers';
import { clientAt, openRequestApp } from './requestApp';

/** Where the requests are, and who takes their emails. */
export interface Place extends Ground {
  /** Of the mail server on this machine. */
  readonly smtpPort: number;
}

/** What stands between the portal and its ports; nothing where nothing is said. */
interface Between {
  /** Of its emails; that of requests stands still. */
  readonly clock?: Clock;
  readonly engine?: (engine: Engine) => Engine;
  readonly outbox?: (outbox: Outbox) => Outbox;
  readonly mail?: (mail: MailTransport) => MailTransport;
}

export interface RequestPortal {
  readonly db: Db;
  readonly app: FastifyInstance;
  /** Where its emails are put. */
  readonly outbox: Outbox;
  readonly mailWorker: MailWorker;
  /** Listens on a port of this machine, and answers which. */
  listen(): Promise<number>;
  /** Asks for the request with this number as its grower would, over the network; answers what it is called. */
  ask(n: number): Promise<string>;
  /** Gives back the emails that a process which died had claimed. */
  takeBack(): Promise<void>;
  /** Brings every letter that waits, and those too. */
  deliverAll(): Promise<void>;
  close(): Promise<void>;
}

const sender = {
  companyName: 'Larkspur Basin Ag Supply',
  supportPhone: undefined,
  portalUrl: undefined,
  timeZone: 'America/Los_Angeles',
};

/** The portal over a database, with emails that are written and brought to a mail server. */
export async function openRequestPortal(
  place: Place,
  { clock = systemClock, engine: guard = same, outbox: over = same, mail: by = same }: Between = {},
): Promise<RequestPortal> {
  const db = await openOver(guard(await openEngine(place)));
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  const server = { host: '127.0.0.1', port: place.smtpPort, tls: 'none', login: undefined } as const;
  const from = { name: sender.companyName, address: 'portal@example.com' };
  const mailWorker = outbox.mailWorker({
    mail: by(smtpTransport({ server, from })),
    text: kept,
    sender,
    readable: false,
    retryAfter: () => 0,
    log: { warn: () => undefined },
  });
  const between = over(outbox);
  const app = openRequestApp(db, between);
  const takeBack = async () => {
    // A claim runs out after two minutes, for which nobody here has the time.
    await sql`update pgboss.job set started_on = started_on - interval '1 hour'
      where state = 'active'`.execute(db.sql);
    await mailWorker.tidy();
  };
  return {
    db,
    app,
    outbox: between,
    mailWorker,
    takeBack,
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return portOf(app);
    },
    async ask(n) {
      const { requestNo } = await ask(clientAt(portOf(app), growerOf(n)), n);
      return requestNo;
    },
    async deliverAll() {
      await takeBack();
      while ((await mailWorker.round()) > 0);
    },
    async close() {
      await mailWorker.close();
      await app.close();
      await db.close();
    },
  };
}

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port;

const same = <T>(thing: T): T => thing;
