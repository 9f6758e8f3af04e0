import { countAttempt, forgiveTry, type Trier, whyNoAttempt } from '../attempts';
import { findDevice } from '../devices';
import { wrongPassword } from '../failures';
import { parameter } from '../members';
import type { Origin, Pool } from '../pool';
import { findUser, noSuchUser } from '../users';
import { customParameters } from './custom';
import { sealChallenge } from './sealed';
import { type Answer, answerSession, invalidSession, openAnswered, type Session, userOf } from './session';

const CHALLENGE = 'CUSTOM_CHALLENGE';

/** In the session of a name that nobody has: as long as what others have, so that the sessions look alike. */
const NOBODY = new Date(0).toISOString();

/**
 * Tries are counted apart from those of the password: whoever knows that would otherwise forget the wrong answers by
 * signing in anew, and guess on.
 */
const trierOf = (username: string, { address }: Origin): Trier => ({
  username: `${CHALLENGE} ${username}`,
  address,
  deviceKey: undefined,
});

/** Asks the company's question in the place of the password. A name that nobody has is asked in the same way. */
export async function askCustomAlone(pool: Pool, { username, origin }: { username: string; origin: Origin }) {
  const refusal = await whyNoAttempt(pool, pool.db.sql, trierOf(username, origin));
  if (refusal) throw refusal;
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

/** Judges the answer to the company's question. Wrong ones lock the name as wrong passwords do. */
export async function customChallenge(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered(answer, CHALLENGE);
  const given = parameter(responses, 'ANSWER');
  const { username } = session;
  const trier = trierOf(username, origin);
  if (!pool.custom) throw invalidSession();
  // The judge may be slow or far away, so no transaction waits for it.
  const refusal = await countAttempt(pool, pool.db.sql, trier);
  if (refusal) throw refusal;
  const isRight = await pool.custom.isRight(username, given);
  if (!isRight || session.credentialSetAt === NOBODY) throw wrongPassword();
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    await forgiveTry(pool, sql, trier);
    const device = await findDevice(pool, sql, user, responses.DEVICE_KEY);
    return { stand: { user, answered: 'custom', device }, question: session, origin };
  });
}
