import { countAttempt, forgiveTry, type Trier, whyNoAttempt } from '../passwordLock';
import { findDevice } from '../devices';
import { wrongPassword } from '../failures';
import { parameter } from '../members';
import type { Origin, Pool } from '../pool';
import { findUser, noSuchUser } from '../users';
import { customParameters } from './custom';
import { sealChallenge } from './sealed';
import { type Answer, answerSession, invalidSession, openAnswered, type Session, userOf } from './session';

const CHALLENGE = 'CUSTOM_CHALLENGE';

/** For sessions of unknown names: as long as the real value, so that all sessions look alike. */
const NOBODY = new Date(0).toISOString();

/**
 * Tries are counted apart from those of the password. Otherwise somebody who knows the password could reset the count by
 * signing in again, and go on guessing.
 */
const trierOf = (username: string, { address }: Origin): Trier => ({
  username: `${CHALLENGE} ${username}`,
  address,
  deviceKey: undefined,
});

/** Asks the company's challenge instead of the password, for unknown names too. */
export async function askCustomAlone(pool: Pool, { username, origin }: { username: string; origin: Origin }) {
  const failure = await whyNoAttempt(pool, pool.db.sql, trierOf(username, origin));
  if (failure) throw failure;
  const user = await findUser(pool, pool.db.sql, username);
  if (!user && !pool.settings.hidesUsers) throw noSuchUser(pool);
  const credentialSetAt = user?.credentialSetAt ?? NOBODY;
  const session: Session = { username, credentialSetAt, answered: 'password' };
  return {
    ChallengeName: CHALLENGE,
    Session: sealChallenge(pool, CHALLENGE, session),
    ChallengeParameters: await customParameters(pool.custom!, username),
  };
}

/** Checks the answer to the company's challenge. Wrong ones lock the name like wrong passwords. */
export async function customChallenge(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered(answer, CHALLENGE);
  const given = parameter(responses, 'ANSWER');
  const { username } = session;
  const trier = trierOf(username, origin);
  if (!pool.custom) throw invalidSession();
  // The company's check may be slow or remote, so no transaction waits for it.
  const failure = await countAttempt(pool, pool.db.sql, trier);
  if (failure) throw failure;
  const isRight = await pool.custom.isRight(username, given);
  if (!isRight || session.credentialSetAt === NOBODY) throw wrongPassword();
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    await forgiveTry(pool, sql, trier);
    const device = await findDevice(pool, sql, user, responses.DEVICE_KEY);
    return { stand: { user, answered: 'custom', device }, question: session, origin };
  });
}
