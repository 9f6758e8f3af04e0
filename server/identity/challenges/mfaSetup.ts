import { isPlainAddress } from '@contract/rules/email';
import { invalidParameter } from '../failures';
import { setMethods, usableMethods } from '../mfa';
import type { PoolUser } from '../users';
import type { SentCode, AuthState } from './nextStep';
import { type Answer, answerSession, invalidSession, openAnswered, userOf } from './session';

/** What the session says once the authenticator app showed its first code. */
export interface SetUp {
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

/** A set-up that was begun before another one was finished counts no more: it would add a stranger's method. */
export function requireNoMethods(user: PoolUser): void {
  if (usableMethods(user).length > 0) throw invalidSession();
}

/**
 * Whoever found out a password shall not lead the letters of its owner elsewhere, so a proven address is not
 * replaced in the middle of a sign-in.
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
