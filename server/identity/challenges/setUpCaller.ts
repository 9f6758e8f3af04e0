import { requireRecentBearer } from '../bearer';
import { type Members, text } from '../members';
import type { Pool } from '../pool';
import type { PoolUser } from '../users';
import { requireNoMethods, type SetUp } from './mfaSetup';
import { sealChallenge } from './sealed';
import { openSession, userOf } from './session';

/** Who sets up an authenticator app: a signed-in user, or one in the middle of a sign-in. */
export interface SetUpCaller {
  readonly user: PoolUser;
  /** The session that the sign-in goes on with; undefined for who is signed in. */
  readonly goOn: (progress: SetUp) => string | undefined;
}

/** Reads AccessToken, or else Session. */
export async function setUpCaller(pool: Pool, members: Members): Promise<SetUpCaller> {
  if (members.AccessToken) {
    return { user: (await requireRecentBearer(pool, members)).user, goOn: () => undefined };
  }
  const opened = openSession<SetUp>(
    pool,
    'MFA_SETUP',
    members.Session ? text(members, 'Session') : undefined,
  );
  const user = await userOf(pool, pool.db.sql, opened);
  requireNoMethods(user);
  const { username, credentialSetAt, answered } = opened;
  return {
    user,
    goOn: (progress) =>
      sealChallenge(pool, 'MFA_SETUP', { username, credentialSetAt, answered, ...progress }),
  };
}
