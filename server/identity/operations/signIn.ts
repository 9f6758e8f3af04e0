import { requirePool } from '../adminUser';
import { askCustomAlone, customChallenge } from '../challenges/customChallenge';
import { devicePasswordVerifier, deviceSrpAuth } from '../challenges/deviceSrp';
import { emailOtp, smsMfa, softwareTokenMfa } from '../challenges/sentCode';
import { mfaSetup, selectMfaType } from '../challenges/mfaSetup';
import { newPassword } from '../challenges/newPassword';
import { askForPassword, passwordVerifier, plainPassword } from '../challenges/passwordVerifier';
import type { Answer } from '../challenges/session';
import { readA } from '../challenges/srpExchange';
import { requireClient } from '../bearer';
import { invalidMember, invalidParameter } from '../failures';
import { type Members, parameter, text, textMap } from '../members';
import type { Origin, Pool } from '../pool';
import { renew } from '../rotation';
import { issueTokens } from '../tokens';
import { canonicalName } from '../users';

interface Begin {
  readonly pool: Pool;
  /** AuthParameters. */
  readonly given: Readonly<Record<string, string>>;
  readonly origin: Origin;
}

interface Flow {
  /** Whether the pool's settings close this flow; its name is still valid. */
  readonly isOpen: (pool: Pool) => boolean;
  readonly begin: (call: Begin) => Promise<object>;
}

const renewal: Flow = {
  // It gives no new refresh token, so it would bypass the rotation.
  isOpen: ({ settings }) => !settings.rotation,
  begin: renewKeeping,
};

const flows: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['USER_SRP_AUTH', { isOpen: () => true, begin: askForProof }],
  ['USER_PASSWORD_AUTH', { isOpen: ({ settings }) => settings.passwordFlow, begin: judgePassword }],
  ['CUSTOM_AUTH', { isOpen: ({ custom }) => custom !== undefined, begin: askCustom }],
  ['REFRESH_TOKEN_AUTH', renewal],
  ['REFRESH_TOKEN', renewal],
]);

const withPassword: Flow = { isOpen: () => true, begin: judgePassword };

/** A signed call may send the password itself, because it comes from a server. */
const adminFlows: typeof flows = new Map([
  ...flows,
  ['ADMIN_USER_PASSWORD_AUTH', withPassword],
  ['ADMIN_NO_SRP_AUTH', withPassword],
]);

/** Begins a sign-in, or renews one. */
export const initiateAuth = (pool: Pool, members: Members, origin: Origin) =>
  begin(flows, { pool, members, origin });

/** The same for a signed call, which has one more flow. */
export function adminInitiateAuth(pool: Pool, members: Members, origin: Origin) {
  requirePool(pool, members);
  return begin(adminFlows, { pool, members, origin });
}

interface Call {
  readonly pool: Pool;
  readonly members: Members;
  readonly origin: Origin;
}

async function begin(known: typeof flows, { pool, members, origin }: Call) {
  requireClient(pool, members);
  const name = text(members, 'AuthFlow', { max: 64 });
  const flow = known.get(name);
  if (!flow) throw invalidParameter('Initiate Auth method not supported.');
  if (!flow.isOpen(pool)) throw invalidParameter(`${name} flow not enabled for this client`);
  const given = textMap(members, 'AuthParameters');
  return flow.begin({ pool, given, origin });
}

async function askForProof({ pool, given, origin }: Begin) {
  const [username, A] = [usernameIn(given), readA(given)];
  return askForPassword(pool, { username, A, deviceKey: given.DEVICE_KEY, origin });
}

async function judgePassword({ pool, given, origin }: Begin) {
  const [username, password] = [usernameIn(given), parameter(given, 'PASSWORD')];
  if (password.length > 256) {
    throw invalidMember('password', 'Member must have length less than or equal to 256');
  }
  return plainPassword(pool, { username, password, deviceKey: given.DEVICE_KEY, origin });
}

async function askCustom(call: Begin) {
  const { pool, given, origin } = call;
  if (given.CHALLENGE_NAME === 'SRP_A' || !pool.custom!.replacesPassword) return askForProof(call);
  const username = usernameIn(given);
  return askCustomAlone(pool, { username, origin });
}

async function renewKeeping({ pool, given }: Begin) {
  const presented = { token: parameter(given, 'REFRESH_TOKEN'), deviceKey: given.DEVICE_KEY };
  const { user, signIn } = await renew(pool, presented);
  return { AuthenticationResult: await issueTokens(pool, user, signIn), ChallengeParameters: {} };
}

function usernameIn(given: Begin['given']): string {
  const username = canonicalName(parameter(given, 'USERNAME'));
  if (username === '') throw invalidParameter('Missing required parameter USERNAME');
  if (username.length > 128) {
    throw invalidMember('username', 'Member must have length less than or equal to 128');
  }
  return username;
}

/** The checks of answers, by the protocol's names. */
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

/** Takes the answer to a challenge of initiateAuth or of an earlier answer. */
export async function respondToAuthChallenge(pool: Pool, members: Members, origin: Origin) {
  requireClient(pool, members);
  const name = text(members, 'ChallengeName', { max: 64 });
  const responses = textMap(members, 'ChallengeResponses');
  const session = members.Session ? text(members, 'Session') : undefined;
  const challenge = challenges.get(name);
  if (!challenge) throw invalidParameter(`${name} challenge is not offered by this user pool`);
  return challenge({ pool, responses, session, origin });
}

/** The same as the public operation, for a server that signs in for somebody. */
export async function adminRespondToAuthChallenge(pool: Pool, members: Members, origin: Origin) {
  requirePool(pool, members);
  return respondToAuthChallenge(pool, members, origin);
}
