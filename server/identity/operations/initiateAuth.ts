import { askForPassword } from '../challenges/passwordVerifier';
import { requireClient } from '../client';
import { invalidMember, invalidParameter } from '../failures';
import { type Members, parameter, text, textMap } from '../members';
import type { Pool } from '../pool';
import { readPublicValue } from '../srp';
import { tidy } from '../tidy';
import { canonicalName } from '../users';

/** Flows that the protocol knows and this client may not use: they send the password, or bypass rotation. */
const closedFlows = new Set(['USER_PASSWORD_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']);

/** Begins a sign-in with USER_SRP_AUTH. */
export async function initiateAuth(pool: Pool, members: Members) {
  requireClient(pool, members);
  const flow = text(members, 'AuthFlow', { max: 64 });
  if (closedFlows.has(flow)) throw invalidParameter(`${flow} flow not enabled for this client`);
  if (flow !== 'USER_SRP_AUTH') throw invalidParameter('Initiate Auth method not supported.');
  const given = textMap(members, 'AuthParameters');
  const username = canonicalName(parameter(given, 'USERNAME'));
  if (username === '') throw invalidParameter('Missing required parameter USERNAME');
  if (username.length > 128) {
    throw invalidMember('username', 'Member must have length less than or equal to 128');
  }
  const A = readPublicValue(parameter(given, 'SRP_A'));
  if (A === undefined) throw invalidParameter('SRP_A is not a valid value');
  await tidy(pool);
  return askForPassword(pool, username, A);
}
