import type { Operation } from './operations';
import { adminConfirmSignUp } from './operations/adminConfirmSignUp';
import { adminCreateUser } from './operations/adminCreateUser';
import { adminDeleteUser } from './operations/adminDeleteUser';
import { adminDisableUser } from './operations/adminDisableUser';
import { adminEnableUser } from './operations/adminEnableUser';
import { adminGetUser } from './operations/adminGetUser';
import { adminInitiateAuth } from './operations/initiateAuth';
import { adminRespondToAuthChallenge } from './operations/adminRespondToAuthChallenge';
import { adminSetUserMFAPreference } from './operations/adminSetUserMFAPreference';
import { adminResetUserPassword } from './operations/adminResetUserPassword';
import { adminSetUserPassword } from './operations/adminSetUserPassword';
import { adminUpdateUserAttributes } from './operations/adminUpdateUserAttributes';
import { adminUserGlobalSignOut } from './operations/adminUserGlobalSignOut';
import { listUsers } from './operations/listUsers';

/** What an administrator's signed call can do, by the protocol's names. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['AdminCreateUser', adminCreateUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminGetUser', adminGetUser],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminResetUserPassword', adminResetUserPassword],
  ['AdminUpdateUserAttributes', adminUpdateUserAttributes],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['AdminConfirmSignUp', adminConfirmSignUp],
  ['AdminSetUserMFAPreference', adminSetUserMFAPreference],
  ['AdminInitiateAuth', adminInitiateAuth],
  ['AdminRespondToAuthChallenge', adminRespondToAuthChallenge],
  ['ListUsers', listUsers],
]);
