import { isPlainLine } from '@contract/rules/plainLine';
import { invalidParameter, notAuthorized } from '../failures';
import { parameter } from '../members';
import { requireGoodPassword } from '../passwordPolicy';
import { requiredAttributes } from '../settings';
import { setPassword } from '../users';
import { missingAttributes } from './present';
import { type Answer, answerSession, openAnswered, userOf } from './session';

const PREFIX = 'userAttributes.';

/** Replaces a temporary password. After a refused password the same session may be answered again. */
export async function newPassword(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered(answer, 'NEW_PASSWORD_REQUIRED');
  const password = parameter(responses, 'NEW_PASSWORD');
  requireGoodPassword(password);
  const told = toldAttributes(responses);
  return answerSession(pool, async (sql) => {
    const before = await userOf(pool, sql, session);
    const attributes = { ...before.attributes, ...told };
    const [missing] = missingAttributes(attributes);
    if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
    const user = await setPassword(pool, sql, before, { password, attributes });
    // Clients name no device here and could not prove one.
    return { stand: { user, answered: 'password', device: undefined }, question: session, origin };
  });
}

/** Only the attributes that the pool asks for may be set here; above all, no address. */
function toldAttributes(responses: Readonly<Record<string, string>>): Record<string, string> {
  const told = Object.entries(responses)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, value]) => [key.slice(PREFIX.length), value.trim()] as const);
  if (told.some(([name]) => !requiredAttributes.includes(name))) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (told.some(([, value]) => value.length > 256 || !isPlainLine(value))) {
    throw invalidParameter('Invalid attributes given');
  }
  return Object.fromEntries(told);
}
