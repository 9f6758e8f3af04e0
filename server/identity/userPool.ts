import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Outbox } from '../domain/email/outbox';
import { vaultOf } from '../vault/vault';
import type { CustomChallenge } from './challenges/custom';
import { openCognitoEndpoint } from './cognitoEndpoint';
import { type Inside, openInside } from './inside';
import { KEY_REST_HOURS } from './keyRotations';
import { openSigningKeys, type PublicJwk } from './signingKeys';
import type { Pool, PoolPeople, SignInEvent } from './pool';
import { type PoolSettings, settle } from './settings';
import { isLive } from './signIns';
import { power } from './srp';

/** The user pool inside this server, instead of one that AWS hosts: docs/identity.md. */
export interface UserPool {
  /** What the tokens name as `iss`: https://cognito-idp.<region>.amazonaws.com/<poolId> */
  readonly issuer: string;
  /** The public keys that verify the tokens. */
  jwks(): Promise<{ keys: PublicJwk[] }>;
  /**
   * Opens POST / and GET /<poolId>/.well-known/* on an instance that already carries the prefix.
   * @param told is called for sign-ins that were refused or ended; it neither waits nor throws
   */
  routes(app: FastifyInstance, told?: (event: SignInEvent) => void): void;
  /** For the administration of this pool by this server. */
  readonly inside: Inside;
  /** Whether a genuine, unexpired token is no longer valid: signed out, revoked, user disabled or deleted. */
  isRevoked(claims: { sub: string; origin_jti: string; auth_time: number }): Promise<boolean>;
}

/**
 * Opens the pool over the database; the first time, its signing key is made.
 * @param options.key 32 bytes from outside the database (see readPoolKey); always the same ones
 */
export async function openUserPool(options: {
  readonly db: Db;
  /** Over which the tokens of calls are checked, of which there are many more than sign-ins; the same where nothing is said. */
  readonly callDb?: Db;
  readonly clock: Clock;
  readonly key: Uint8Array;
  readonly settings: PoolSettings;
  readonly outbox: Outbox;
  readonly custom?: CustomChallenge;
  readonly people?: PoolPeople;
}): Promise<UserPool> {
  const { db, callDb = db, clock, outbox, custom, people } = options;
  const settings = settle(options.settings);
  const vault = vaultOf(options.key, settings.poolId);
  const signing = await openSigningKeys({ db, vault, clock, settings });
  const decoyVerifier = power(2n, vault.mac('decoy', 'verifier'));
  const pool: Pool = {
    db,
    clock,
    settings,
    vault,
    signing,
    decoyVerifier,
    outbox,
    custom,
    people,
    told: () => undefined,
  };
  return {
    issuer: settings.issuer,
    jwks: async () => ({ keys: await signing.published() }),
    routes(app, told = pool.told) {
      // A scope of its own, because bodies and errors are handled differently here than in the rest of the app.
      void app.register(async (scope) => {
        openCognitoEndpoint(scope, { ...pool, told });
        openWellKnown(scope, pool);
      });
    },
    inside: openInside(pool),
    isRevoked: async (claims) =>
      !(await isLive(callDb.sql, { sub: claims.sub, originJti: claims.origin_jti })),
  };
}

const keptFor = (seconds: number) => ({
  'cache-control': seconds === 0 ? 'no-store' : `public, max-age=${seconds}`,
  'access-control-allow-origin': '*',
});

/** What others need to verify this pool's tokens: its public keys and where they are. */
function openWellKnown(scope: FastifyInstance, { settings, signing }: Pool): void {
  const folder = `/${settings.poolId}/.well-known`;
  scope.get(`${folder}/jwks.json`, async (_request, reply) =>
    reply.headers(keptFor(KEY_REST_HOURS * 3600)).send({ keys: await signing.published() }),
  );
  scope.get(`${folder}/openid-configuration`, async (request, reply) => {
    // The issuer keeps the shape that token libraries know, but everything is served from here.
    const home = `${request.protocol}://${request.host}${scope.prefix}`;
    return reply.headers(keptFor(0)).send({
      issuer: settings.issuer,
      jwks_uri: `${home}${folder}/jwks.json`,
      // The form of the document names the hosted pages' addresses; a pool that has none answers there with 404.
      authorization_endpoint: `${home}/oauth2/authorize`,
      token_endpoint: `${home}/oauth2/token`,
      userinfo_endpoint: `${home}/oauth2/userInfo`,
      revocation_endpoint: `${home}/oauth2/revoke`,
      end_session_endpoint: `${home}/logout`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    });
  });
}
