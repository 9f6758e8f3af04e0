import { findDevice, noSuchDevice } from '../devices';
import { parameter } from '../members';
import { toHex } from '../srp';
import { sealChallenge } from './sealed';
import { type Answer, openAnswered, userOf } from './session';
import { beginExchange, readA } from './srpExchange';

/** The session of a device's proof: the device that named itself before. */
export interface DeviceSession {
  readonly deviceKey: string;
}

/** Asks for the proof that the device is the one it says. */
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
