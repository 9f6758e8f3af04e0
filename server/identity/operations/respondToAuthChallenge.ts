import { customChallenge } from '../challenges/customChallenge';
import { devicePasswordVerifier } from '../challenges/devicePasswordVerifier';
import { deviceSrpAuth } from '../challenges/deviceSrpAuth';
import { emailOtp } from '../challenges/emailOtp';
import { mfaSetup } from '../challenges/mfaSetup';
import { newPassword } from '../challenges/newPassword';
import { passwordVerifier } from '../challenges/passwordVerifier';
import { selectMfaType } from '../challenges/selectMfaType';
import type { Answer } from '../challenges/session';
import { smsMfa } from '../challenges/smsMfa';
import { softwareTokenMfa } from '../challenges/softwareTokenMfa';
import { requireClient } from '../client';
import { invalidParameter } from '../failures';
import { type Members, text, textMap } from '../members';
import type { Origin, Pool } from '../pool';

/** What judges the answers, by the protocol's names. */
const challenges: ReadonlyMap<string, (answer: Answer) => Promise<object>> = new Map([
  ['PASSWORD_VERIFIER', passwordVerifier],
  ['NEW_PASSWORD_REQUIRED', newPassword],
  ['CUSTOM_CHALLENGE', customChallenge],
  ['SMS_MFA', smsMfa],
  ['SOFTWARE_TOKEN_MFA', softwareTokenMfa],
  ['EMAIL_OTP', emailOtp],
  ['SELECT_MFA_TYPE', selectMfaType],
  ['MFA_SETUP', mfaSetup],
  ['DEVICE_SRP_AUTH', deviceSrpAuth],
  ['DEVICE_PASSWORD_VERIFIER', devicePasswordVerifier],
]);

/** Takes the answer to what initiateAuth, or an earlier answer, asked. */
export async function respondToAuthChallenge(pool: Pool, members: Members, origin: Origin) {
  requireClient(pool, members);
  const name = text(members, 'ChallengeName', { max: 64 });
  const responses = textMap(members, 'ChallengeResponses');
  const session = members.Session ? text(members, 'Session') : undefined;
  const challenge = challenges.get(name);
  if (!challenge) throw invalidParameter(`${name} challenge is not offered by this user pool`);
  return challenge({ pool, responses, session, origin });
}
