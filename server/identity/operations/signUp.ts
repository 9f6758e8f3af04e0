import { isPlainAddress } from '@contract/rules/email';
import { namedUser } from '../adminUser';
import { type Attributes, changed, missing, readOwnAttributes } from '../attributes';
import { requireClient } from '../bearer';
import { checkCode, dropCode, apiErrorOf, refuseCode, sendCode } from '../codes';
import { CONTACT_CODE_HOURS } from '../contacts';
import { invalidParameter, noSuchName, notAuthorized, PoolFailure, wrongCode } from '../failures';
import { toMail } from '../masks';
import { type Members, text } from '../members';
import { requireGoodPassword } from '../passwordPolicy';
import type { Origin, Pool, Sql } from '../pool';
import { requiredAttributes } from '../settings';
import { findUser, insertUser, setAttributes, setStatus } from '../users';

/** Lets people create their own sign-in, if the pool allows it; a code sent to the address confirms it. */
export async function signUp(pool: Pool, members: Members, { address }: Origin): Promise<object> {
  requireClient(pool, members);
  requireSelfSignUp(pool);
  const username = namedUser(members);
  if (!isPlainAddress(username)) throw invalidParameter('Invalid email address format.');
  const password = text(members, 'Password', { max: 256 });
  const attributes = attributesOf(members, username);
  requireGoodPassword(password, 'did not conform with');
  // Returned, not thrown: the counted request must be committed.
  const outcome = await pool.db.transaction(async ({ sql }) => {
    const failure = await refuseCode(pool, sql, { username, purpose: 'signUp', address });
    if (failure) return failure;
    if (!(await insertUser(pool, sql, { username, password, status: 'UNCONFIRMED', attributes }))) {
      return new PoolFailure('UsernameExistsException', 'User already exists');
    }
    await sendSignUpCode(pool, sql, username, username);
    return (await findUser(pool, sql, username))!;
  });
  if (outcome instanceof PoolFailure) throw outcome;
  return { UserConfirmed: false, UserSub: outcome.sub, CodeDeliveryDetails: toMail(username) };
}

function attributesOf(members: Members, username: string): Attributes {
  const told = readOwnAttributes(members);
  for (const name of requiredAttributes) if (!told[name]) throw missing(name);
  if (told.email !== undefined && told.email !== username) {
    throw invalidParameter('The email attribute must be the user name');
  }
  return changed({}, { ...told, email: username });
}

/** Confirms a sign-up by the code that was sent to its address, which proves the address. */
export async function confirmSignUp(pool: Pool, members: Members): Promise<object> {
  requireClient(pool, members);
  requireSelfSignUp(pool);
  const username = namedUser(members);
  const code = text(members, 'ConfirmationCode', { max: 2048, pattern: /^\S+$/ });
  // Returned, not thrown: the counted try must be committed.
  const failure = await pool.db.transaction(({ sql }) => confirm(pool, sql, username, code));
  if (failure) throw failure;
  return {};
}

async function confirm(
  pool: Pool,
  sql: Sql,
  username: string,
  code: string,
): Promise<PoolFailure | undefined> {
  const { hidesUsers } = pool.settings;
  const user = await findUser(pool, sql, username);
  if (!hidesUsers && !user) return noSuchName();
  if (!hidesUsers && user!.status !== 'UNCONFIRMED') {
    return notAuthorized(`User cannot be confirmed. Current status is ${user!.status}`);
  }
  const judged = await checkCode(pool, sql, { username, purpose: 'signUp', code });
  if (judged.verdict !== 'right') return apiErrorOf(judged, hidesUsers);
  if (user?.status !== 'UNCONFIRMED' || user.attributes.email !== judged.target) return wrongCode();
  await setStatus(pool, sql, user, 'CONFIRMED');
  await setAttributes(pool, sql, user, { ...user.attributes, email_verified: 'true' });
  await dropCode(pool, sql, username, 'signUp');
  return undefined;
}

/** Sends the code of a sign-up again. If answers hide who exists, everybody gets the same answer after the same work. */
export async function resendConfirmationCode(
  pool: Pool,
  members: Members,
  { address }: Origin,
): Promise<object> {
  requireClient(pool, members);
  requireSelfSignUp(pool);
  const username = namedUser(members);
  // Returned, not thrown: the counted request must be committed.
  const failure = await pool.db.transaction(async ({ sql }) => {
    const limited = await refuseCode(pool, sql, { username, purpose: 'signUp', address });
    if (limited) return limited;
    const user = await findUser(pool, sql, username);
    const waits = user?.status === 'UNCONFIRMED';
    if (!waits && !pool.settings.hidesUsers) {
      return user ? invalidParameter('User is already confirmed.') : noSuchName();
    }
    await sendSignUpCode(pool, sql, username, waits ? user.attributes.email : undefined);
    return undefined;
  });
  if (failure instanceof PoolFailure) throw failure;
  return { CodeDeliveryDetails: toMail(username) };
}

/** @throws NotAuthorizedException if only administrators create sign-ins */
function requireSelfSignUp({ settings }: Pool): void {
  if (!settings.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
}

/** @param to undefined: does the same work and sends nothing */
const sendSignUpCode = (pool: Pool, sql: Sql, username: string, to: string | undefined): Promise<void> =>
  sendCode(pool, sql, {
    username,
    purpose: 'signUp',
    seconds: CONTACT_CODE_HOURS * 3600,
    contact: to === undefined ? undefined : { channel: 'mail', to },
    letterOf: (code) => ({ name: 'signUpCode', code, hours: CONTACT_CODE_HOURS }),
  });
