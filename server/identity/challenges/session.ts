import { invalidParameter, notAuthorized, PoolFailure } from '../failures';
import { parameter } from '../members';
import type { Origin, Pool, Sql } from '../pool';
import { canonicalName, findUser, type PoolUser } from '../users';
import { type Advanced, advance, type Step } from './advance';
import type { AuthState } from './nextStep';
import { present } from './present';
import { isSpent, openChallenge, type Seal } from './sealed';

/** An answer to a challenge, as it was received. */
export interface Answer {
  readonly pool: Pool;
  readonly responses: Readonly<Record<string, string>>;
  readonly session: string | undefined;
  readonly origin: Origin;
}

/** What every session holds: the user, and which password the sign-in began with. */
export interface Session {
  readonly username: string;
  readonly credentialSetAt: string;
  readonly answered: AuthState['answered'];
}

export const invalidSession = (detail = '.') => notAuthorized(`Invalid session for the user${detail}`);
const usedSession = () => invalidSession(', session can only be used once.');

/**
 * Opens the session of a challenge.
 * @param purpose the challenge's name: a session is valid for no other
 * @throws InvalidParameterException if there is none, NotAuthorizedException if it is not valid
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
 * The user of a session. If the password was changed meanwhile, the sign-in ends.
 */
export async function userOf(pool: Pool, sql: Sql, session: Session & Seal): Promise<PoolUser> {
  if (await isSpent(sql, session)) throw usedSession();
  const user = await findUser(pool, sql, session.username);
  if (!user || user.credentialSetAt !== session.credentialSetAt) throw invalidSession();
  return user;
}

/**
 * Answers a session in one transaction. A returned failure is committed, with the counted try; a thrown one is rolled
 * back.
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
