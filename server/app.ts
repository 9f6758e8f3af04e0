import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { PortalConfig } from '../contract/portalConfig';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Db } from './db/db';
import { createApi } from './http/api';
import { createIdentify } from './http/caller';
import { serveDescription } from './http/docs';
import { pageHeaders } from './http/headers';
import { createServer } from './http/server';
import type { UserPool } from './identity/userPool';
import { accountRepository } from './modules/accounts/repository';
import { accountRoutes } from './modules/accounts/routes';
import { healthRepository } from './modules/health/repository';
import { healthRoutes } from './modules/health/routes';
import { purchaseRepository } from './modules/purchases/repository';
import { purchaseRoutes } from './modules/purchases/routes';
import { userRepository } from './modules/users/repository';
import { userRoutes } from './modules/users/routes';
import { servePages } from './pages';

interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  /** The embedded pool; undefined where a hosted one issues the tokens. */
  readonly pool: UserPool | undefined;
  readonly clock: Clock;
}

/** The composition: every room of the server is named here, and nowhere else together. */
export async function createApp({ config, db, pool, clock }: AppOptions): Promise<FastifyInstance> {
  const app = createServer({ logLevel: config.logLevel });
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
    isRevoked: async ({ sub, originJti, authTime }) =>
      pool?.isRevoked({ sub, origin_jti: originJti, auth_time: authTime }) ?? false,
    permissionsOf: users.permissionsOf,
  });

  const api = createApi(app, identify);
  const { booksZone } = config;
  healthRoutes(api, { repository: healthRepository(db), pool: config.pool.kind });
  userRoutes(api, { repository: users });
  accountRoutes(api, { repository: accountRepository(db), clock, booksZone });
  purchaseRoutes(api, {
    repository: purchaseRepository(db),
    clock,
    booksZone,
    companyName: config.company.companyName,
  });
  serveDescription(app, api);

  if (pool) await app.register(async (scope) => pool.routes(scope), { prefix: '/idp' });
  await servePages(app, portalConfigOf(config));
  return app;
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

const portalConfigOf = ({ company, pool, demo }: Config): PortalConfig => ({
  ...company,
  userPoolId: pool.poolId,
  userPoolClientId: pool.clientId,
  userPoolEndpoint: pool.endpoint,
  region: pool.region,
  usernameClaim: pool.usernameClaim,
  demo,
});
