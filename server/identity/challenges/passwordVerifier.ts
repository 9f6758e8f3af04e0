import { countAttempt, forgiveTry, whyNoAttempt } from '../passwordLock';
import { claimedDevice, findDevice } from '../devices';
import { notAuthorized, PoolFailure, wrongPassword } from '../failures';
import { parameter } from '../members';
import type { Origin, Pool } from '../pool';
import { isPasswordOf, toHex } from '../srp';
import { canonicalName, findUser, noSuchUser, proverOf } from '../users';
import { advance, type Advanced } from './advance';
import { present } from './present';
import { openChallenge, sealChallenge } from './sealed';
import type { Answer } from './session';
import { beginExchange, type Exchange, isProven, readProof } from './srpExchange';

interface PasswordChallenge extends Exchange {
  readonly username: string;
  /** The device that the client named with its first call. */
  readonly deviceKey?: string;
}

const PURPOSE = 'password challenge';

interface Asker {
  readonly username: string;
  readonly A: bigint;
  readonly deviceKey: string | undefined;
  readonly origin: Origin;
}

/** Asks for the proof of the password, for unknown names too. */
export async function askForPassword(pool: Pool, { username, A, deviceKey, origin }: Asker) {
  const failure = await whyNoAttempt(pool, pool.db.sql, { username, address: origin.address, deviceKey });
  if (failure) throw failure;
  const user = await findUser(pool, pool.db.sql, username);
  if (!user && !pool.settings.hidesUsers) throw noSuchUser(pool);
  const salt = user?.credential.salt ?? pool.vault.mac('salt', username).subarray(0, 16);
  const { B, exchange } = beginExchange(A, user?.credential.verifier ?? pool.decoyVerifier);
  const challenge: PasswordChallenge = {
    ...exchange,
    username,
    ...(deviceKey !== undefined && { deviceKey }),
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

/** Checks the proof and answers with tokens or the next challenge. */
export async function passwordVerifier({ pool, responses, origin }: Answer) {
  const proof = readProof(responses);
  const username = canonicalName(parameter(responses, 'USERNAME'));
  const opened = openChallenge<PasswordChallenge>(pool, PURPOSE, proof.block);
  if (opened.state === 'expired') throw notAuthorized('Invalid session for the user, session is expired.');
  if (opened.state === 'unknown' || opened.challenge.username !== username) throw wrongPassword();
  const question = opened.challenge;
  const trier = {
    username,
    address: origin.address,
    deviceKey: responses.DEVICE_KEY ?? question.deviceKey,
  };
  // Returned, not thrown: the counted try must be committed.
  const outcome = await pool.db.transaction(async ({ sql }): Promise<Advanced | PoolFailure> => {
    const failure = await countAttempt(pool, sql, trier);
    if (failure) return failure;
    const user = await findUser(pool, sql, username);
    const verifier = user?.credential.verifier ?? pool.decoyVerifier;
    if (!isProven(proof, question, proverOf(pool, username), verifier) || !user) return wrongPassword();
    const { DEVICE_KEY } = responses;
    // A device that only the first call named may be gone. The client's retry leaves it out and must not fail.
    const device = DEVICE_KEY
      ? await claimedDevice(pool, sql, user, DEVICE_KEY)
      : await findDevice(pool, sql, user, question.deviceKey);
    // An unknown device does not use up the block: clients send it again without the device.
    const advanced =
      device instanceof PoolFailure
        ? device
        : await advance(pool, sql, { stand: { user, answered: 'password', device }, question, origin });
    if (!advanced) return wrongPassword();
    await forgiveTry(pool, sql, trier);
    return advanced;
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return present(pool, outcome);
}

interface Given {
  readonly username: string;
  readonly password: string;
  readonly deviceKey: string | undefined;
  readonly origin: Origin;
}

/** Checks a password that was sent in clear, with the same work for unknown names. */
export async function plainPassword(pool: Pool, { username, password, deviceKey, origin }: Given) {
  const trier = { username, address: origin.address, deviceKey };
  // Returned, not thrown: the counted try must be committed.
  const outcome = await pool.db.transaction(async ({ sql }): Promise<Advanced | PoolFailure> => {
    const failure = await countAttempt(pool, sql, trier);
    if (failure) return failure;
    const user = await findUser(pool, sql, username);
    const decoy = { salt: pool.vault.mac('salt', username).subarray(0, 16), verifier: pool.decoyVerifier };
    const isRight = isPasswordOf(proverOf(pool, username), password, user?.credential ?? decoy);
    if (!user) return noSuchUser(pool);
    if (!isRight) return wrongPassword();
    await forgiveTry(pool, sql, trier);
    const device = await claimedDevice(pool, sql, user, deviceKey);
    if (device instanceof PoolFailure) return device;
    const stand = { user, answered: 'password', device } as const;
    const advanced = await advance(pool, sql, { stand, question: undefined, origin });
    return advanced ?? wrongPassword();
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return present(pool, outcome);
}
