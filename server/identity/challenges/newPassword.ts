import { disabled, invalidParameter, notAuthorized } from '../failures';
import { parameter } from '../members';
import { requireGoodPassword } from '../passwordPolicy';
import type { Pool } from '../pool';
import { requiredAttributes } from '../settings';
import { startSignIn } from '../signIns';
import { canonicalName, findUser, setPassword } from '../users';
import { finish, missingAttributes, NEW_PASSWORD_PURPOSE, type NewPasswordSession } from './nextStep';
import { openChallenge, spend } from './sealed';

const PREFIX = 'userAttributes.';
const invalidSession = (detail = '.') => notAuthorized(`Invalid session for the user${detail}`);

/** Replaces a temporary password. After a refused password the same session may be answered again. */
export async function newPassword(
  pool: Pool,
  responses: Readonly<Record<string, string>>,
  session: string | undefined,
) {
  if (session === undefined) throw invalidParameter('Missing required parameter Session');
  const username = canonicalName(parameter(responses, 'USERNAME'));
  const opened = openChallenge<NewPasswordSession>(pool, NEW_PASSWORD_PURPOSE, session);
  if (opened.state === 'expired') throw invalidSession(', session is expired.');
  if (opened.state === 'unknown' || opened.challenge.username !== username) throw invalidSession();
  const password = parameter(responses, 'NEW_PASSWORD');
  requireGoodPassword(password);
  const told = toldAttributes(responses);

  const step = await pool.db.transaction(async ({ sql }) => {
    if (!(await spend(sql, opened.challenge))) throw invalidSession(', session can only be used once.');
    const user = await findUser(pool, sql, username);
    // A password that was set meanwhile, by whatever way, ends what the older one had begun.
    if (!user || user.credentialSetAt !== opened.challenge.credentialSetAt) throw invalidSession();
    if (!user.enabled) throw disabled();
    const attributes = { ...user.attributes, ...told };
    const [missing] = missingAttributes(attributes);
    if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
    await setPassword(pool, sql, user, { password, attributes });
    const signIn = await startSignIn(pool, sql, user.sub);
    return { kind: 'signed-in', user: { ...user, attributes }, signIn } as const;
  });
  return finish(pool, step);
}

/** Only what the pool asks for may be written here; an address, above all, may not. */
function toldAttributes(responses: Readonly<Record<string, string>>): Record<string, string> {
  const told = Object.entries(responses)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, value]) => [key.slice(PREFIX.length), value.trim()] as const);
  if (told.some(([name]) => !requiredAttributes.includes(name))) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (told.some(([, value]) => value.length > 256 || /\p{Cc}/u.test(value))) {
    throw invalidParameter('Invalid attributes given');
  }
  return Object.fromEntries(told);
}
