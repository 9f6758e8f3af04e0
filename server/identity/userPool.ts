import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/problem';
import { isEmail } from '../../contract/rules/email';
import { unmetPasswordRequirements } from '../../contract/rules/password';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { openDoor } from './door';
import type { Pool } from './pool';
import { type PoolSettings, settle } from './settings';
import { isLive } from './signIns';
import { openSigningKey, type PublicJwk } from './signingKey';
import { power } from './srp';
import { canonicalName, insertUser } from './users';
import { vaultOf } from './vault';
import { openWellKnown } from './wellKnown';

export interface NewPoolUser {
  /** An e-mail address; case does not matter. */
  readonly username: string;
  readonly password: string;
  /** False: temporary, valid for seven days, to be replaced at the first sign-in. */
  readonly permanent: boolean;
  /** Such as name; the address counts as verified, since an administrator vouches for it. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The user pool inside this server, in the place of one that AWS hosts. */
export interface UserPool {
  /** What the tokens name as `iss`: https://cognito-idp.<region>.amazonaws.com/<poolId> */
  readonly issuer: string;
  /** The public keys that verify the tokens. */
  jwks(): Promise<{ keys: PublicJwk[] }>;
  /** Opens POST / and GET /<poolId>/.well-known/* on an instance that already carries the prefix. */
  routes(app: FastifyInstance): void;
  /** @throws Refusal `conflict` when the name is taken, `invalid` for no address or a weak password */
  createUser(user: NewPoolUser): Promise<void>;
  exists(username: string): Promise<boolean>;
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
}): Promise<UserPool> {
  const { db, clock } = options;
  const settings = settle(options.settings);
  const vault = vaultOf(options.key, settings.poolId);
  const signing = await openSigningKey({ db, vault, clock });
  const decoyVerifier = power(2n, vault.mac('decoy', 'verifier'));
  const pool: Pool = { db, clock, settings, vault, signing, decoyVerifier };
  return {
    issuer: settings.issuer,
    jwks: async () => ({ keys: [signing.publicJwk] }),
    routes(app) {
      // A scope of its own: what the door does to bodies and errors must not reach the rest of the app.
      void app.register(async (scope) => {
        openDoor(scope, pool);
        openWellKnown(scope, pool);
      });
    },
    createUser: (user) => createUser(pool, user),
    exists: async (username) =>
      (await db.sql
        .selectFrom('pool_user')
        .select('sub')
        .where('username', '=', canonicalName(username))
        .executeTakeFirst()) !== undefined,
    isRevoked: async (claims) => !(await isLive(db.sql, { sub: claims.sub, originJti: claims.origin_jti })),
  };
}

async function createUser(pool: Pool, user: NewPoolUser): Promise<void> {
  const username = canonicalName(user.username);
  if (!isEmail(username) || username.length > 128) {
    throw new Refusal({
      code: 'invalid',
      message: `"${user.username}" is not an e-mail address of at most 128 characters. People sign in with their address; enter one like name@example.com.`,
    });
  }
  const unmet = unmetPasswordRequirements(user.password);
  if (unmet.length > 0) {
    throw new Refusal({
      code: 'invalid',
      message: `The password for ${username} is too weak. It still needs: ${unmet.map(({ label }) => label.toLowerCase()).join(', ')}.`,
    });
  }
  const attributes = { email: username, email_verified: 'true', ...user.attributes };
  if (!(await insertUser(pool, { ...user, username, attributes }))) {
    throw new Refusal({
      code: 'conflict',
      message: `${username} exists already. Each address signs in once; nothing was changed.`,
    });
  }
}
