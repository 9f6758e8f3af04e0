import { newPassword } from '../challenges/newPassword';
import { passwordVerifier } from '../challenges/passwordVerifier';
import { requireClient } from '../client';
import { invalidParameter } from '../failures';
import { type Members, text, textMap } from '../members';
import type { Pool } from '../pool';

/** Takes the answer to what initiateAuth, or an earlier answer, asked. */
export async function respondToAuthChallenge(pool: Pool, members: Members) {
  requireClient(pool, members);
  const challenge = text(members, 'ChallengeName', { max: 64 });
  const responses = textMap(members, 'ChallengeResponses');
  switch (challenge) {
    case 'PASSWORD_VERIFIER':
      return passwordVerifier(pool, responses);
    case 'NEW_PASSWORD_REQUIRED':
      return newPassword(pool, responses, members.Session ? text(members, 'Session') : undefined);
    default:
      throw invalidParameter(`${challenge} challenge is not offered by this user pool`);
  }
}
