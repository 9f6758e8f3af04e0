import { requireRecentBearer } from '../bearer';
import { confirmDevice as confirm, deviceKeyIn } from '../devices';
import { invalidMember } from '../failures';
import { type Members, text } from '../members';
import type { Pool } from '../pool';
import { type Credential, isVerifier, toInteger } from '../srp';

/** Takes the proof-to-be of a device that a sign-in named; from now on it is known. */
export async function confirmDevice(pool: Pool, members: Members) {
  const { user } = await requireRecentBearer(pool, members);
  await confirm(pool, user, {
    key: deviceKeyIn(members),
    name: members.DeviceName ? text(members, 'DeviceName', { max: 1024 }) : undefined,
    credential: readCredential(members.DeviceSecretVerifierConfig),
  });
  return { UserConfirmationNecessary: pool.settings.devices === 'optional' };
}

function readCredential(config: unknown): Credential {
  if (typeof config !== 'object' || config === null) {
    throw invalidMember('deviceSecretVerifierConfig', 'Member must not be null');
  }
  const salt = Buffer.from(text(config as Members, 'Salt', { max: 128 }), 'base64');
  const verifier = toInteger(
    Buffer.from(text(config as Members, 'PasswordVerifier', { max: 1024 }), 'base64'),
  );
  if (salt.length === 0 || !isVerifier(verifier)) {
    throw invalidMember('deviceSecretVerifierConfig', 'Member must hold a salt and a verifier in base64');
  }
  return { salt, verifier };
}
