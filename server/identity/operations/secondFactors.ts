import { requireRecentBearer } from '../bearer';
import { setUpCaller } from '../challenges/mfaSetup';
import { PoolFailure } from '../failures';
import { type Members, text } from '../members';
import { grantWishes, readWishes } from '../mfa';
import { notify } from '../notices';
import { holdUser } from '../attributes';
import type { Pool } from '../pool';
import { confirmTotp, startTotp } from '../totp';

/** Returns the secret for a new authenticator app, which is active after VerifySoftwareToken. */
export async function associateSoftwareToken(pool: Pool, members: Members) {
  const { user, goOn } = await setUpCaller(pool, members);
  const SecretCode = await startTotp(pool, pool.db.sql, user);
  const Session = goOn({});
  return { SecretCode, ...(Session && { Session }) };
}

/**
 * Activates a new authenticator app by its first code. Wrong ones need not be counted: the caller was just given the
 * secret.
 */
export async function verifySoftwareToken(pool: Pool, members: Members) {
  const code = text(members, 'UserCode', { max: 16 }).trim();
  const name = members.FriendlyDeviceName ? text(members, 'FriendlyDeviceName', { max: 131 }) : undefined;
  const { user, goOn } = await setUpCaller(pool, members);
  const isConfirmed = await pool.db.transaction(async ({ sql }) => {
    const confirmed = await confirmTotp(pool, sql, user, { code, name });
    const isReplaced = user.factors.totp.pending && user.factors.methods.includes('SOFTWARE_TOKEN_MFA');
    if (confirmed && isReplaced) await notify(pool, sql, user, 'codeMethodsChanged');
    return confirmed;
  });
  if (!isConfirmed) {
    throw new PoolFailure(
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    );
  }
  const Session = goOn({ isVerified: true });
  return { Status: 'SUCCESS', ...(Session && { Session }) };
}

/** Switches second factors on or off; what a call does not name stays. */
export async function setUserMFAPreference(pool: Pool, members: Members) {
  const { user } = await requireRecentBearer(pool, members);
  const wishes = readWishes(members);
  await pool.db.transaction(async ({ sql }) => {
    await grantWishes(pool, sql, await holdUser(pool, sql, user), wishes);
  });
  return {};
}
