import { checkCode, dropCode } from '../codes';
import { findDevice } from '../devices';
import { expiredCode, limitExceeded, PoolFailure } from '../failures';
import { admitUse, keyOf, type Limit } from '../usesPerWindow';
import { parameter } from '../members';
import { setMethods } from '../mfa';
import type { Pool, Sql } from '../pool';
import { spendTotp } from '../totp';
import type { PoolUser } from '../users';
import { requireNoMethods } from './mfaSetup';
import type { SentCode } from './nextStep';
import { type Answer, answerSession, openAnswered, userOf } from './session';

interface Question {
  readonly challenge: SentCode['kind'];
  /** The name of the response that holds the code. */
  readonly member: string;
  readonly wrong: string;
}

/**
 * Checks a code that was sent. After too many wrong tries it is void and called expired, because a new code is what helps.
 * "Limit reached" would suggest waiting, and clients would try three more times.
 */
async function answerSentCode(answer: Answer, { challenge, member, wrong }: Question) {
  const { pool, responses, origin } = answer;
  const session = openAnswered<Omit<SentCode, 'kind'>>(answer, challenge);
  const code = parameter(responses, member).trim();
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    if (session.isSetUp) requireNoMethods(user);
    const { username } = user;
    const judged = await checkCode(pool, sql, { username, purpose: 'signIn', code });
    // Returned, not thrown: the counted try must be committed.
    if (judged.verdict === 'none') return expiredCode();
    // A code that was sent by another method is not the one that was asked for.
    if (judged.verdict === 'wrong' || judged.target !== session.to) {
      return new PoolFailure('CodeMismatchException', wrong);
    }
    await dropCode(pool, sql, username, 'signIn');
    const known = session.isSetUp ? await switchOn(pool, sql, user, session.to) : user;
    const device = await findDevice(pool, sql, known, responses.DEVICE_KEY);
    return { stand: { user: known, answered: 'factor', device }, question: session, origin };
  });
}

/** The right code proves the address too. */
const switchOn = (pool: Pool, sql: Sql, user: PoolUser, email: string): Promise<PoolUser> =>
  setMethods(pool, sql, user, {
    methods: ['EMAIL_OTP'],
    preferred: 'EMAIL_OTP',
    attributes: { ...user.attributes, email, email_verified: 'true' },
  });

/** Checks a code that was emailed. */
export const emailOtp = (answer: Answer) =>
  answerSentCode(answer, {
    challenge: 'EMAIL_OTP',
    member: 'EMAIL_OTP_CODE',
    wrong: 'Invalid verification code provided, please try again.',
  });

/** Checks a code that was sent as a text message. */
export const smsMfa = (answer: Answer) =>
  answerSentCode(answer, {
    challenge: 'SMS_MFA',
    member: 'SMS_MFA_CODE',
    wrong: 'Invalid code or auth state for the user.',
  });

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
