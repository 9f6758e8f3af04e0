import { randomBytes, timingSafeEqual } from 'node:crypto';
import { admitAttempt, forgiveAttempts, isLocked } from '../attempts';
import { lockedOut, notAuthorized, PoolFailure, wrongPassword } from '../failures';
import { parameter } from '../members';
import type { Pool } from '../pool';
import { answer, sharedKey, signatureOf, toHex } from '../srp';
import { canonicalName, findUser, type PoolUser, proverOf } from '../users';
import { type NextStep, finish, stepAfterPassword } from './nextStep';
import { openChallenge, sealChallenge, spend } from './sealed';
import { isTimestamp } from './timestamp';

/** What the server must remember between the two steps; binary values as base64. */
interface PasswordChallenge {
  readonly username: string;
  readonly A: string;
  readonly b: string;
  readonly u: string;
}

const PURPOSE = 'password challenge';

/** Asks for the proof of the password. A name that nobody has is asked in the same way. */
export async function askForPassword(pool: Pool, username: string, A: bigint) {
  if (await isLocked(pool, pool.db.sql, username)) throw lockedOut();
  const user = await findUser(pool, pool.db.sql, username);
  const salt = user?.credential.salt ?? pool.vault.mac('salt', username).subarray(0, 16);
  const b = randomBytes(32);
  const { B, u } = answer(A, user?.credential.verifier ?? pool.decoyVerifier, b);
  const challenge: PasswordChallenge = {
    username,
    A: toHex(A),
    b: b.toString('base64'),
    u: u.toString('base64'),
  };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: toHex(salt),
      SRP_B: toHex(B),
      SECRET_BLOCK: sealChallenge(pool, PURPOSE, challenge),
      USER_ID_FOR_SRP: username,
      USERNAME: username,
    },
  };
}

/** Judges the proof and answers with tokens or the next challenge. */
export async function passwordVerifier(pool: Pool, responses: Readonly<Record<string, string>>) {
  const block = parameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = parameter(responses, 'TIMESTAMP');
  const signature = Buffer.from(parameter(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64');
  const username = canonicalName(parameter(responses, 'USERNAME'));
  const opened = openChallenge<PasswordChallenge>(pool, PURPOSE, block);
  if (opened.state === 'expired') throw notAuthorized('Invalid session for the user, session is expired.');
  if (opened.state === 'unknown' || opened.challenge.username !== username || !isTimestamp(timestamp)) {
    throw wrongPassword();
  }
  const { challenge } = opened;
  // Returns the refusal instead of throwing it: the failed try must be committed, not rolled back.
  const outcome = await pool.db.transaction(async ({ sql }): Promise<NextStep | PoolFailure> => {
    if (!(await admitAttempt(pool, sql, username))) return lockedOut();
    const user = await findUser(pool, sql, username);
    const expected = expectedSignature(pool, challenge, user, { block, timestamp });
    const isRight = signature.length === expected.length && timingSafeEqual(signature, expected);
    if (!isRight || !user || !(await spend(sql, challenge))) return wrongPassword();
    await forgiveAttempts(pool, sql, username);
    return stepAfterPassword(pool, sql, user);
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return finish(pool, outcome);
}

function expectedSignature(
  pool: Pool,
  challenge: PasswordChallenge,
  user: PoolUser | undefined,
  { block, timestamp }: { block: string; timestamp: string },
): Buffer {
  const [b, u] = [Buffer.from(challenge.b, 'base64'), Buffer.from(challenge.u, 'base64')];
  const A = BigInt(`0x${challenge.A}`);
  const key = sharedKey(A, user?.credential.verifier ?? pool.decoyVerifier, b, u);
  return signatureOf(key, proverOf(pool, challenge.username), Buffer.from(block, 'base64'), timestamp);
}
