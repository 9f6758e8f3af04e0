import type { Members } from './members';
import { changePassword } from './operations/changePassword';
import { getTokensFromRefreshToken } from './operations/getTokensFromRefreshToken';
import { getUser } from './operations/getUser';
import { globalSignOut } from './operations/globalSignOut';
import { initiateAuth } from './operations/initiateAuth';
import { respondToAuthChallenge } from './operations/respondToAuthChallenge';
import { revokeToken } from './operations/revokeToken';
import type { Pool } from './pool';

export type Operation = (pool: Pool, members: Members) => Promise<object>;

/** What the pool can do, by the protocol's names. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['GlobalSignOut', globalSignOut],
]);

/** Operations that the real protocol signs with a secret key; over HTTP this pool grants none of them. */
export const isAdministrative = (name: string): boolean => /^(Admin\w+|ListUsers)$/.test(name);
