import { countAttempt, forgiveTry } from '../attempts';
import { claimedDevice } from '../devices';
import { PoolFailure, wrongPassword } from '../failures';
import type { Origin, Pool } from '../pool';
import { isPasswordOf } from '../srp';
import { findUser, noSuchUser, proverOf } from '../users';
import { type Advanced, advance } from './advance';
import { present } from './present';

interface Given {
  readonly username: string;
  readonly password: string;
  readonly deviceKey: string | undefined;
  readonly origin: Origin;
}

/** Judges a password that was sent as it is. For a name that nobody has the work is the same. */
export async function plainPassword(pool: Pool, { username, password, deviceKey, origin }: Given) {
  const trier = { username, address: origin.address, deviceKey };
  // Returns the refusal instead of throwing it: the failed try must be committed, not rolled back.
  const outcome = await pool.db.transaction(async ({ sql }): Promise<Advanced | PoolFailure> => {
    const refusal = await countAttempt(pool, sql, trier);
    if (refusal) return refusal;
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
