import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { openAuditLogger } from '../domain/audit/auditLogger';
import { bindModules } from './bindModules';
import type { Clock } from '../clock';
import type { Config } from './config';
import type { Db } from '../db/db';
import type { Feed } from '../feed/feed';
import { createApi } from '../http/api';
import { createIdentify } from '../http/caller';
import { serveDescription } from '../http/docs';
import { pageHeaders } from '../http/headers';
import { createServer } from '../http/server';
import type { UserPool } from '../identity/userPool';
import { bankLookup } from '../modules/paymentOptions/routing/bankLookup';
import { bankService } from '../modules/paymentOptions/routing/bankService';
import { createLookupLimit } from '../modules/paymentOptions/routing/lookupLimit';
import type { StatementDocuments } from '../modules/statements/statementDocuments';
import { userRepository } from '../modules/users/repository';
import { sessionBook } from '../modules/users/sessions';
import type { EmailDesk } from '../domain/email/desk';
import type { MailboxOptions } from '../domain/email/mailbox/readMail';
import type { Outbox } from '../domain/email/outbox';
import { serveMailbox } from '../domain/email/mailbox/serveMailbox';
import { officeMailOf } from './openMail';
import { servePages } from './pages';
import { toldByCompany } from '../domain/settings/toldByCompany';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import { createPoolUserStatus } from '../poolAdmin/poolUserStatus';
import type { NumberVault } from '../vault/numberVault';

interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  readonly feed: Feed;
  /** The embedded pool; undefined where a hosted one issues the tokens. */
  readonly pool: UserPool | undefined;
  readonly poolAdmin: PoolAdmin;
  /** Of statements, shared with whoever makes them ready beforehand. */
  readonly papers: StatementDocuments;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Of bank account numbers. */
  readonly numbers: NumberVault;
  /** The letters that the demo shows; undefined where there is no demo. */
  readonly mailbox: MailboxOptions | undefined;
  /** Where the office reads letters. */
  readonly desk: EmailDesk;
}

/** The composition: every room of the server is named here, and nowhere else together. */
export async function createApp({
  config,
  db,
  feed,
  pool,
  poolAdmin,
  papers,
  clock,
  outbox,
  numbers,
  mailbox,
  desk,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer({ logLevel: config.logLevel, trustProxy: config.trustProxy });
  const endpoint = config.pool.endpoint ?? `https://cognito-idp.${config.pool.region}.amazonaws.com/`;
  await app.register(pageHeaders, { poolEndpoint: endpoint, strictTransport: config.production });

  const users = userRepository(db);
  const issuer =
    pool?.issuer ?? `https://cognito-idp.${config.pool.region}.amazonaws.com/${config.pool.poolId}`;
  const identify = createIdentify({
    issuer,
    clientId: config.pool.clientId,
    keys: pool ? keysOf(pool) : createRemoteJWKSet(keysAddress(config, issuer)),
    clock,
    usernameClaim: config.pool.usernameClaim,
    isRevoked: pool ? revokedBy(pool) : goneFrom(poolAdmin, clock, app.log),
    permissionsOf: users.permissionsOf,
    noticed: sessionBook({ db, clock }),
  });

  const complain = (error: Error) => app.log.error({ err: error }, 'The audit could not be written');
  const auditLogger = openAuditLogger({ db, clock, complain });
  app.addHook('onClose', () => auditLogger.close());
  const api = createApi(app, identify, clock, auditLogger);
  bindModules(api, {
    db,
    users,
    feed,
    papers,
    clock,
    outbox,
    numbers,
    desk,
    banks: bankLookup({
      db,
      clock,
      service: config.routingLookup && bankService(config.routingLookup),
      gate: createLookupLimit(),
    }),
    booksZone: config.booksZone,
    companyName: config.company.companyName,
    supportPhone: config.company.supportPhone,
    pool: config.pool.kind,
    poolAdmin,
    officeMail: officeMailOf(config),
  });
  if (config.apiDocs) serveDescription(app, api);

  if (pool)
    await app.register(async (scope) => pool.routes(scope, (told) => auditLogger.signIn(told)), {
      prefix: '/idp',
    });
  if (mailbox) serveMailbox(app, mailbox);
  const portalConfig = portalConfigOf(config, mailbox !== undefined);
  await servePages(app, async () => ({
    ...portalConfig,
    ...(await toldByCompany({ db, clock, ...config })),
  }));
  return app;
}

type IsRevoked = Parameters<typeof createIdentify>[0]['isRevoked'];

const revokedBy =
  (pool: UserPool): IsRevoked =>
  ({ sub, originJti, authTime }) =>
    pool.isRevoked({ sub, origin_jti: originJti, auth_time: authTime });

/** A hosted pool tells who was deleted or disabled, but not which sign-ins were ended. */
function goneFrom(admin: PoolAdmin, clock: Clock, log: FastifyBaseLogger): IsRevoked {
  const isGone = createPoolUserStatus({
    admin,
    clock,
    complain: (error) => log.warn({ err: error }, 'The hosted user pool was asked in vain who is disabled'),
  });
  return ({ sub }) => isGone(sub);
}

/** The embedded pool's keys, asked for at each unknown key so that a new one is found. */
const keysOf =
  (pool: UserPool): JWTVerifyGetKey =>
  async (header, token) =>
    createLocalJWKSet(await pool.jwks())(header, token);

/** A hosted pool at an address of its own publishes its keys there, below the pool's id. */
const keysAddress = ({ pool }: Config, issuer: string): URL =>
  new URL(
    pool.endpoint
      ? `${pool.endpoint.replace(/\/$/, '')}/${pool.poolId}/.well-known/jwks.json`
      : `${issuer}/.well-known/jwks.json`,
  );

const portalConfigOf = ({ company, pool, idleMinutes }: Config, hasMailbox: boolean): PortalConfig => ({
  ...company,
  userPoolId: pool.poolId,
  userPoolClientId: pool.clientId,
  userPoolEndpoint: pool.endpoint,
  region: pool.region,
  usernameClaim: pool.usernameClaim,
  remembersDevices: pool.devices === 'optional',
  idleMinutes,
  // At a hosted pool the demo has neither sign-ins nor letters of its own to speak of.
  demo: hasMailbox,
});
