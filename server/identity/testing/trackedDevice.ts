import { randomBytes } from 'node:crypto';
import { credentialOf, minimalBytes, toInteger } from '../srp';
import { srpClient } from './srpClient';
import type { Answer, openTestPool } from './testPool';

type House = Awaited<ReturnType<typeof openTestPool>>;

/** A browser's half of a tracked device: its random secret, and the calls that use it. */
export function trackedDevice(house: House, answer: Answer) {
  const { AccessToken, NewDeviceMetadata } = answer.AuthenticationResult!;
  const { DeviceKey, DeviceGroupKey } = NewDeviceMetadata!;
  const secret = randomBytes(40).toString('base64');
  const salt = randomBytes(16);
  const { verifier } = credentialOf({ group: DeviceGroupKey, user: DeviceKey }, secret, salt);
  const config = {
    Salt: minimalBytes(toInteger(salt)).toString('base64'),
    PasswordVerifier: minimalBytes(verifier).toString('base64'),
  };
  return {
    DeviceKey,
    AccessToken,
    /** As a challenge's response. */
    asResponse: { DEVICE_KEY: DeviceKey },
    confirm: (DeviceSecretVerifierConfig = config) =>
      house.call('ConfirmDevice', {
        AccessToken,
        DeviceKey,
        DeviceName: 'Barn computer',
        DeviceSecretVerifierConfig,
      }),
    /** Both steps of the proof, to the question DEVICE_SRP_AUTH. */
    async prove(username: string, asked: Answer, typed = secret): Promise<Answer> {
      const client = srpClient(DeviceGroupKey);
      const responses = { USERNAME: username, DEVICE_KEY: DeviceKey, SRP_A: client.SRP_A };
      const question = await house.respond('DEVICE_SRP_AUTH', responses, asked.Session);
      if (!question.ChallengeParameters) return question;
      return house.respond(
        'DEVICE_PASSWORD_VERIFIER',
        client.answer(question.ChallengeParameters, typed),
        question.Session,
      );
    },
  };
}
