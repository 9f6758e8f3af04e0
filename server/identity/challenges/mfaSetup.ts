import { isPlainAddress } from '@contract/rules/email';
import { requireRecentBearer } from '../bearer';
import { findDevice } from '../devices';
import { invalidParameter, PoolFailure } from '../failures';
import { type Members, parameter, text } from '../members';
import { setMethods, usableMethods } from '../mfa';
import type { Pool } from '../pool';
import type { PoolUser } from '../users';
import { askBy, nextStep, type SentCode, type AuthState } from './nextStep';
import { sealChallenge } from './sealed';
import { type Answer, answerSession, invalidSession, openAnswered, openSession, userOf } from './session';

/** The session once the authenticator app has proven its first code. */
interface SetUp {
  readonly isVerified?: boolean;
}

/**
 * Sets up the first method in the middle of a sign-in: by mail, which sends a code to the address, or by an
 * authenticator app, with the session that VerifySoftwareToken handed out.
 */
export async function mfaSetup(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered<SetUp>(answer, 'MFA_SETUP');
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    requireNoMethods(user);
    const stand: AuthState = { user, answered: session.answered, device: undefined };
    const step = { stand, question: session, origin };
    if (responses.EMAIL !== undefined) return { ...step, chosen: codeTo(user, responses.EMAIL) };
    if (!session.isVerified) throw invalidParameter('User has not verified software token mfa');
    const method = 'SOFTWARE_TOKEN_MFA';
    const known = await setMethods(pool, sql, user, { methods: [method], preferred: method });
    return { ...step, stand: { ...stand, user: known, answered: 'factor' } };
  });
}

/** A set-up that began before another one finished is void: it could add a stranger's method. */
export function requireNoMethods(user: PoolUser): void {
  if (usableMethods(user).length > 0) throw invalidSession();
}

/**
 * A proven address is never replaced in the middle of a sign-in. Otherwise somebody with a stolen password could redirect
 * the owner's email.
 */
function codeTo({ attributes }: PoolUser, typed: string): SentCode {
  const to = typed.trim();
  if (!isPlainAddress(to) || to.length > 128) throw invalidParameter('Invalid email address format.');
  const { email, email_verified: verified } = attributes;
  if (email === undefined || verified !== 'true') return { kind: 'EMAIL_OTP', to, isSetUp: true };
  if (to.toLowerCase() !== email.toLowerCase()) {
    throw invalidParameter(
      'Codes can only go to the proven address of this sign-in. Enter that address, or have it changed first.',
    );
  }
  return { kind: 'EMAIL_OTP', to: email, isSetUp: true };
}

/** Takes the user's choice among several methods. */
export async function selectMfaType(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered(answer, 'SELECT_MFA_TYPE');
  const wanted = parameter(responses, 'ANSWER');
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    const device = await findDevice(pool, sql, user, responses.DEVICE_KEY);
    const stand: AuthState = { user, answered: session.answered, device };
    const step = { stand, question: session, origin };
    const next = nextStep(pool, stand);
    // The methods changed meanwhile, so there is nothing left to choose.
    if (next instanceof PoolFailure || next.kind !== 'SELECT_MFA_TYPE') return step;
    const method = next.methods.find((method) => method === wanted);
    if (!method) throw invalidParameter('ANSWER is not one of the methods to choose from');
    return { ...step, chosen: askBy(user, method) };
  });
}

/** Who sets up an authenticator app: a signed-in user, or one in the middle of a sign-in. */
interface SetUpCaller {
  readonly user: PoolUser;
  /** The session of the sign-in; undefined for a signed-in user. */
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
