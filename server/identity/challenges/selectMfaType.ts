import { findDevice } from '../devices';
import { invalidParameter, PoolFailure } from '../failures';
import { parameter } from '../members';
import { askBy, nextStep, type AuthState } from './nextStep';
import { type Answer, answerSession, openAnswered, userOf } from './session';

/** Takes the user's choice among several methods. */
export async function selectMfaType(answer: Answer) {
  const { pool, responses, origin } = answer;
  const session = openAnswered(answer, 'SELECT_MFA_TYPE');
  const wanted = parameter(responses, 'ANSWER');
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, session);
    const device = await findDevice(pool, sql, user, responses.DEVICE_KEY);
    const stand: AuthState = { user, answered: session.answered, device };
    const step = { stand, question: session, origin };
    const next = nextStep(pool, stand);
    // The methods changed meanwhile, and there is nothing to choose any more.
    if (next instanceof PoolFailure || next.kind !== 'SELECT_MFA_TYPE') return step;
    const method = next.methods.find((method) => method === wanted);
    if (!method) throw invalidParameter('ANSWER is not one of the methods to choose from');
    return { ...step, chosen: askBy(user, method) };
  });
}
