import { setUpCaller } from '../challenges/setUpCaller';
import { PoolFailure } from '../failures';
import { type Members, text } from '../members';
import { notify } from '../notices';
import type { Pool } from '../pool';
import { confirmTotp } from '../totp';

/**
 * Takes a new authenticator app into use by its first code. Wrong ones need not be counted: who calls was given the
 * secret just before.
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
