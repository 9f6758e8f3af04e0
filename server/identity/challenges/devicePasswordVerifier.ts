import { findDevice, noSuchDevice, stampDevice } from '../devices';
import { wrongPassword } from '../failures';
import { parameter } from '../members';
import type { DeviceSession } from './deviceSrpAuth';
import { type Answer, answerSession, openAnswered, userOf } from './session';
import { type Exchange, isProven, readProof } from './srpExchange';

/** Judges the device's proof. Its secret is 40 random bytes, so that wrong ones need not be counted. */
export async function devicePasswordVerifier(answer: Answer) {
  const { pool, responses, origin } = answer;
  const proof = readProof(responses);
  const question = openAnswered<DeviceSession & Exchange>(
    { ...answer, session: proof.block },
    'DEVICE_PASSWORD_VERIFIER',
  );
  if (parameter(responses, 'DEVICE_KEY') !== question.deviceKey) throw noSuchDevice();
  return answerSession(pool, async (sql) => {
    const user = await userOf(pool, sql, question);
    const device = await findDevice(pool, sql, user, question.deviceKey);
    if (!device) throw noSuchDevice();
    const prover = { group: device.groupKey, user: device.key };
    if (!isProven(proof, question, prover, device.credential.verifier)) throw wrongPassword();
    await stampDevice(pool, sql, device.key, origin.address);
    // What the device is spared is judged anew: it may be remembered no more.
    const stand = { user, answered: question.answered, device, isDeviceProven: true };
    return { stand, question, origin };
  });
}
