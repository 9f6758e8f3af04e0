import { setUpCaller } from '../challenges/setUpCaller';
import type { Members } from '../members';
import type { Pool } from '../pool';
import { startTotp } from '../totp';

/** Hands out the secret for a new authenticator app, which counts once VerifySoftwareToken saw its first code. */
export async function associateSoftwareToken(pool: Pool, members: Members) {
  const { user, goOn } = await setUpCaller(pool, members);
  const SecretCode = await startTotp(pool, pool.db.sql, user);
  const Session = goOn({});
  return { SecretCode, ...(Session && { Session }) };
}
