import { namedUser } from '../adminUser';
import { countAttempt, forgiveAttempts, forgiveTry } from '../passwordLock';
import { requireBearer, requireClient, revokedToken } from '../bearer';
import { checkCode, deliveryTo, dropCode, apiErrorOf, refuseCode, refuseTry } from '../codes';
import {
  disabled,
  expiredCode,
  limitExceeded,
  noSuchName,
  notAuthorized,
  PoolFailure,
  wrongCode,
  wrongPassword,
} from '../failures';
import { toMail } from '../masks';
import { type Members, text } from '../members';
import { notify } from '../notices';
import { holdUser } from '../attributes';
import { heldContacts, noContact, recoveryContact, sendPasswordCode } from '../passwordCodes';
import { requireGoodPassword } from '../passwordPolicy';
import type { HeldContacts, Origin, Pool, Sql } from '../pool';
import { isLive, revokeSignInsOf } from '../signIns';
import { isPasswordOf } from '../srp';
import { findUser, type PoolUser, proverOf, setPassword } from '../users';

/** Sets a new password for somebody who knows the old one, ends the other sign-ins and notifies the owner. */
export async function changePassword(pool: Pool, members: Members, { address }: Origin) {
  const { user: bearer, claims } = await requireBearer(pool, members);
  const previous = text(members, 'PreviousPassword', { max: 256 });
  const password = text(members, 'ProposedPassword', { max: 256 });
  requireGoodPassword(password);
  // Returned, not thrown: the counted try must be committed.
  const failure = await pool.db.transaction(async ({ sql }) => {
    // Checked again: the password may have been changed meanwhile, which ends this sign-in.
    const user = await holdUser(pool, sql, bearer);
    if (!(await isLive(sql, claims))) return revokedToken();
    const failure = await judge(pool, sql, user, { previous, address });
    if (failure) return failure;
    await setPassword(pool, sql, user, { password });
    await revokeSignInsOf(pool, sql, user.sub, claims.originJti);
    await notify(pool, sql, user, 'passwordChanged');
    return undefined;
  });
  if (failure) throw failure;
  return {};
}

/** Tries count like those of a sign-in, so that a stolen session cannot be used to guess the password. */
async function judge(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  { previous, address }: { previous: string; address: string },
): Promise<PoolFailure | undefined> {
  const trier = { username: user.username, address, deviceKey: undefined };
  const failure = await countAttempt(pool, sql, trier);
  if (failure) return failure.type === 'NotAuthorizedException' ? limitExceeded() : failure;
  if (!isPasswordOf(proverOf(pool, user.username), previous, user.credential)) return wrongPassword();
  await forgiveTry(pool, sql, trier);
  return undefined;
}

/**
 * Sends a code to replace a forgotten password. If answers hide who exists, everybody is told that a code was sent to the
 * typed address, after the same work. That includes invited users, who get one (docs/identity.md#codes), and users whose
 * address is not their name: anything else would tell that they exist.
 */
export async function forgotPassword(pool: Pool, members: Members, { address }: Origin): Promise<object> {
  requireClient(pool, members);
  const username = namedUser(members);
  // Returned, not thrown: the counted request must be committed.
  const outcome = await pool.db.transaction(async ({ sql }) => {
    const failure = await refuseCode(pool, sql, { username, purpose: 'password', address });
    if (failure) return failure;
    const user = await findUser(pool, sql, username);
    const held = await heldContacts(pool, sql, username);
    if (pool.settings.hidesUsers) {
      await sendPasswordCode(pool, sql, {
        username,
        contact: user?.enabled ? recoveryContact(user, held) : undefined,
      });
      return toMail(username);
    }
    const contact = user && contactOf(user, held);
    if (!contact) return noSuchName();
    if (contact instanceof PoolFailure) return contact;
    await sendPasswordCode(pool, sql, { username, contact });
    return deliveryTo(contact);
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return { CodeDeliveryDetails: outcome };
}

/** The protocol's answers, if nothing has to be hidden. */
function contactOf(user: PoolUser, held: HeldContacts) {
  if (!user.enabled) return disabled();
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return notAuthorized('User password cannot be reset in the current state.');
  }
  return recoveryContact(user, held) ?? noContact();
}

interface Reset {
  readonly username: string;
  readonly code: string;
  readonly password: string;
  readonly address: string;
}

/** Replaces a forgotten password by a code; every sign-in and lock of the old one ends. */
export async function confirmForgotPassword(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  requireClient(pool, members);
  const username = namedUser(members);
  const code = text(members, 'ConfirmationCode', { max: 2048, pattern: /^\S+$/ });
  const password = text(members, 'Password', { max: 256 });
  // Before the code is checked: a weak password uses no try and says nothing about code or name.
  requireGoodPassword(password);
  // Returned, not thrown: the counted try must be committed.
  const asked = { username, code, password, address };
  const failure = await pool.db.transaction(({ sql }) => reset(pool, sql, asked));
  if (failure) throw failure;
  return {};
}

async function reset(
  pool: Pool,
  sql: Sql,
  { username, code, password, address }: Reset,
): Promise<PoolFailure | undefined> {
  const { hidesUsers } = pool.settings;
  const user = await findUser(pool, sql, username);
  if (!user && !hidesUsers) return noSuchName();
  const tooMany = await refuseTry(pool, sql, { username, address });
  if (tooMany) return tooMany;
  const judged = await checkCode(pool, sql, { username, purpose: 'password', code });
  if (judged.verdict !== 'right') return apiErrorOf(judged, hidesUsers);
  if (!user?.enabled) return wrongCode();
  // A code is void if the address it was sent to was replaced meanwhile.
  const held = await heldContacts(pool, sql, username);
  if (recoveryContact(user, held)?.to !== judged.target) return expiredCode();
  await setPassword(pool, sql, user, { password });
  await dropCode(pool, sql, username, 'password');
  await forgiveAttempts(pool, sql, username);
  await revokeSignInsOf(pool, sql, user.sub);
  await notify(pool, sql, user, 'passwordReset');
  return undefined;
}
