import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Outbox } from '../domain/email/outbox';
import { vaultOf } from '../vault/vault';
import type { CustomChallenge } from './challenges/custom';
import { openCognitoEndpoint } from './cognitoEndpoint';
import { type Inside, openInside } from './inside';
import type { PoolPeople } from './people';
import type { Pool, SignInEvent } from './pool';
import { type PoolSettings, settle } from './settings';
import { isLive } from './signIns';
import { openSigningKeys, type PublicJwk } from './signingKeys';
import { power } from './srp';
import { openWellKnown } from './wellKnown';

/** The user pool inside this server, in the place of one that AWS hosts. */
export interface UserPool {
  /** What the tokens name as `iss`: https://cognito-idp.<region>.amazonaws.com/<poolId> */
  readonly issuer: string;
  /** The public keys that verify the tokens. */
  jwks(): Promise<{ keys: PublicJwk[] }>;
  /**
   * Opens POST / and GET /<poolId>/.well-known/* on an instance that already carries the prefix.
   * @param told hears of sign-ins that were refused or ended; it neither waits nor fails
   */
  routes(app: FastifyInstance, told?: (event: SignInEvent) => void): void;
  /** For the administration of this pool by this server. */
  readonly inside: Inside;
  /** Whether a genuine, unexpired token counts no more: signed out, revoked, user disabled or deleted. */
  isRevoked(claims: { sub: string; origin_jti: string; auth_time: number }): Promise<boolean>;
}

/**
 * Opens the pool over the database; the first time, its signing key is made.
 * @param options.key 32 bytes from outside the database (see readPoolKey); always the same ones
 */
export async function openUserPool(options: {
  readonly db: Db;
  readonly clock: Clock;
  readonly key: Uint8Array;
  readonly settings: PoolSettings;
  readonly outbox: Outbox;
  readonly custom?: CustomChallenge;
  readonly people?: PoolPeople;
}): Promise<UserPool> {
  const { db, clock, outbox, custom, people } = options;
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
      // A scope of its own: what the door does to bodies and errors must not reach the rest of the app.
      void app.register(async (scope) => {
        openCognitoEndpoint(scope, { ...pool, told });
        openWellKnown(scope, pool);
      });
    },
    inside: openInside(pool),
    isRevoked: async (claims) => !(await isLive(db.sql, { sub: claims.sub, originJti: claims.origin_jti })),
  };
}
