import { findDevice, noSuchDevice, stampDevice } from '../devices';
import { wrongPassword } from '../failures';
import { parameter } from '../members';
import { toHex } from '../srp';
import { sealChallenge } from './sealed';
import { type Answer, answerSession, openAnswered, userOf } from './session';
import { beginExchange, type Exchange, isProven, readA, readProof } from './srpExchange';

/** The session of a device's proof: the device that was named before. */
interface DeviceSession {
  readonly deviceKey: string;
}

/** Asks the device to prove that it is the one it claims to be. */
export async function deviceSrpAuth(answer: Answer) {
  const { pool, responses } = answer;
  const session = openAnswered<DeviceSession>(answer, 'DEVICE_SRP_AUTH');
  const A = readA(responses);
  if (parameter(responses, 'DEVICE_KEY') !== session.deviceKey) throw noSuchDevice();
  const user = await userOf(pool, pool.db.sql, session);
  const device = await findDevice(pool, pool.db.sql, user, session.deviceKey);
  if (!device) throw noSuchDevice();
  const { B, exchange } = beginExchange(A, device.credential.verifier);
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: toHex(device.credential.salt),
      SRP_B: toHex(B),
      SECRET_BLOCK: sealChallenge(pool, 'DEVICE_PASSWORD_VERIFIER', { ...session, ...exchange }),
      DEVICE_KEY: device.key,
      USERNAME: user.username,
    },
  };
}

/** Checks the device's proof. Its secret is 40 random bytes, so wrong ones need not be counted. */
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
    // Checked again, because the device may no longer be remembered.
    const stand = { user, answered: question.answered, device, isDeviceProven: true };
    return { stand, question, origin };
  });
}
