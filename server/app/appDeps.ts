import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { PortalConfig } from '@contract/portalConfig/schema';
import type { AppDeps } from './app';
import { fetchAws } from '../aws/fetchAws';
import { letterheadOf } from './brand';
import { buildFacts } from './buildFacts';
import type { Clock } from '../clock';
import type { Config } from './config';
import type { UserPool } from '../identity/userPool';
import { bankLookup } from '../modules/paymentOptions/routing/bankLookup';
import { bankService } from '../modules/paymentOptions/routing/bankService';
import { createLookupLimit } from '../modules/paymentOptions/routing/lookupLimit';
import { officeMailOf } from './openMail';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import { createPoolUserStatus } from '../poolAdmin/poolUserStatus';
import { toldByCompany } from '../domain/settings/toldByCompany';

/** What a portal has opened before its server is made. */
interface Opened extends Pick<
  AppDeps,
  | 'db'
  | 'feed'
  | 'poolAdmin'
  | 'papers'
  | 'drawings'
  | 'clock'
  | 'outbox'
  | 'links'
  | 'numbers'
  | 'mailbox'
  | 'desk'
  | 'push'
  | 'texting'
> {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly answered?: AppDeps['server']['answered'];
  readonly tracer?: AppDeps['server']['tracer'];
  readonly signIn?: AppDeps['signIn'];
  readonly stopping?: AbortSignal;
  readonly pagesDir?: string;
  /** The embedded pool; undefined where a hosted one issues the tokens. */
  readonly pool: UserPool | undefined;
}

/** The server's parts as the configuration wants them. */
export function appDeps(opened: Opened): AppDeps {
  const { config, pool, db, clock } = opened;
  const { company, routingLookup } = config;
  const portalConfig = portalConfigOf(config, opened.mailbox !== undefined);
  return {
    ...opened,
    server: {
      log: opened.log,
      trustProxy: config.trustProxy,
      answered: opened.answered,
      tracer: opened.tracer,
      stopping: opened.stopping,
    },
    headers: {
      poolEndpoint: config.pool.endpoint ?? `${awsIssuer(config)}/`,
      pushes: opened.push !== undefined,
      strictTransport: config.production,
    },
    issuer: (log) => issuerOf(opened, log),
    keepsSessions: true,
    describesApi: config.apiDocs,
    poolRoutes: pool && ((app, told) => pool.routes(app, told)),
    pageConfig: async () => ({ ...portalConfig, ...(await toldByCompany({ db, clock, ...config })) }),
    banks: bankLookup({
      db,
      clock,
      service: routingLookup && bankService(routingLookup),
      gate: createLookupLimit(),
    }),
    random: randomInt,
    booksZone: config.booksZone,
    brand: config.brand,
    companyName: company.companyName,
    portalUrl: config.mail.portalUrl,
    letterhead: config.brand && letterheadOf(config.brand),
    supportPhone: company.supportPhone,
    pool: config.pool.kind,
    build: buildFacts,
    officeMail: officeMailOf(config),
    events: config.mail.events && { topic: config.mail.events, fetchText: fetchAws },
    replies: config.sms.replies && { topic: config.sms.replies, fetchText: fetchAws },
    sendsByItself: config.bank.place !== undefined && config.bank.send === 'released',
  };
}

export const awsIssuer = ({ pool }: Pick<Config, 'pool'>): string =>
  `https://cognito-idp.${pool.region}.amazonaws.com`;

function issuerOf(opened: Opened, log: FastifyBaseLogger): ReturnType<AppDeps['issuer']> {
  const { config, pool, poolAdmin, clock } = opened;
  const issuer = pool?.issuer ?? `${awsIssuer(config)}/${config.pool.poolId}`;
  return {
    issuer,
    clientId: config.pool.clientId,
    keys: pool ? keysOf(pool) : createRemoteJWKSet(keysAddress(config, issuer)),
    usernameClaim: config.pool.usernameClaim,
    isRevoked: pool ? revokedBy(pool) : goneFrom(poolAdmin, clock, log),
  };
}

type IsRevoked = ReturnType<AppDeps['issuer']>['isRevoked'];

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
export const keysAddress = ({ pool }: Pick<Config, 'pool'>, issuer: string): URL =>
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
  // At a hosted pool the demo has neither sign-ins nor messages of its own to speak of.
  demo: hasMailbox,
});
