import { invalidParameter, notAuthorized, PoolFailure } from '../failures';
import { parameter } from '../members';
import type { Origin, Pool, Sql } from '../pool';
import { canonicalName, findUser, type PoolUser } from '../users';
import { type Advanced, advance, type Step } from './advance';
import type { AuthState } from './nextStep';
import { present } from './present';
import { isSpent, openChallenge, type Seal } from './sealed';

/** An answer to a challenge, as it came in. */
export interface Answer {
  readonly pool: Pool;
  readonly responses: Readonly<Record<string, string>>;
  readonly session: string | undefined;
  readonly origin: Origin;
}

/** What every session says: whose sign-in it is, and by which of the user's passwords. */
export interface Session {
  readonly username: string;
  readonly credentialSetAt: string;
  readonly answered: AuthState['answered'];
}

export const invalidSession = (detail = '.') => notAuthorized(`Invalid session for the user${detail}`);
const usedSession = () => invalidSession(', session can only be used once.');

/**
 * Opens the session that a challenge handed out.
 * @param purpose the challenge's name: the session of one answers no other
 * @throws InvalidParameterException where there is none, NotAuthorizedException for one that does not count
 */
export function openSession<T extends object>(
  pool: Pool,
  purpose: string,
  session: string | undefined,
): T & Session & Seal {
  if (session === undefined) throw invalidParameter('Missing required parameter Session');
  const opened = openChallenge<T & Session>(pool, purpose, session);
  if (opened.state === 'expired') throw invalidSession(', session is expired.');
  if (opened.state === 'unknown') throw invalidSession();
  return opened.challenge;
}

/** The same for the answer to a challenge, which names the user too. */
export function openAnswered<T extends object>(
  { pool, responses, session }: Answer,
  purpose: string,
): T & Session & Seal {
  const opened = openSession<T>(pool, purpose, session);
  if (opened.username !== canonicalName(parameter(responses, 'USERNAME'))) throw invalidSession();
  return opened;
}

/**
 * The user whose sign-in goes on. A password that was set meanwhile, by whatever way, ends what the older one had
 * begun.
 */
export async function userOf(pool: Pool, sql: Sql, session: Session & Seal): Promise<PoolUser> {
  if (await isSpent(sql, session)) throw usedSession();
  const user = await findUser(pool, sql, session.username);
  if (!user || user.credentialSetAt !== session.credentialSetAt) throw invalidSession();
  return user;
}

/**
 * Answers a session in one transaction. What is returned as a failure is committed, such as a counted try; what is
 * thrown is rolled back.
 */
export async function answerSession(
  pool: Pool,
  work: (sql: Sql) => Promise<Step | PoolFailure>,
): Promise<object> {
  const outcome = await pool.db.transaction(async ({ sql }): Promise<Advanced | PoolFailure> => {
    const step = await work(sql);
    if (step instanceof PoolFailure) return step;
    const advanced = await advance(pool, sql, step);
    if (!advanced) throw usedSession();
    if (advanced instanceof PoolFailure) throw advanced;
    return advanced;
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return present(pool, outcome);
}
