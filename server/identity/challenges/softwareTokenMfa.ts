import { findDevice } from '../devices';
import { limitExceeded, PoolFailure } from '../failures';
import { admitUse, keyOf, type Limit } from '../usesPerWindow';
import { parameter } from '../members';
import { spendTotp } from '../totp';
import { type Answer, answerSession, openAnswered, userOf } from './session';

/** Wrong codes of one user. Three of a million are right at any moment: guessing takes 33,000 hours on average. */
const wrongCodes: Limit = { what: 'app codes', most: 10, seconds: 3600 };

/** Checks a code of the authenticator app. */
export async function softwareTokenMfa(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered(answer, 'SOFTWARE_TOKEN_MFA');
  const code = parameter(responses, 'SOFTWARE_TOKEN_MFA_CODE').trim();
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    if (!user.factors.totp.secret) {
      return new PoolFailure(
        'SoftwareTokenMFANotFoundException',
        'Software Token MFA does not exist for the user.',
      );
    }
    // Counted before it is checked, so that parallel tries cannot all pass.
    const use = { ...wrongCodes, who: user.username };
    if (!(await admitUse(pool, sql, use))) return limitExceeded();
    const verdict = await spendTotp(pool, sql, user, code);
    if (verdict === 'wrong') {
      return new PoolFailure('CodeMismatchException', 'Invalid code received for user');
    }
    if (verdict === 'used') {
      return new PoolFailure('ExpiredCodeException', 'Your software token has already been used once.');
    }
    await sql.deleteFrom('pool_limit').where('key_mac', '=', keyOf(pool, use)).execute();
    const device = await findDevice(pool, sql, user, responses.DEVICE_KEY);
    return { stand: { user, answered: 'factor', device }, question: session, origin };
  });
}
