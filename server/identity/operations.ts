import type { Members } from './members';
import {
  adminConfirmSignUp,
  adminCreateUser,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminResetUserPassword,
  adminSetUserMFAPreference,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
} from './operations/adminUsers';
import {
  confirmDevice,
  forgetDevice,
  getDevice,
  listDevices,
  updateDeviceStatus,
} from './operations/deviceOperations';
import { listUsers } from './operations/listUsers';
import {
  deleteUser,
  deleteUserAttributes,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './operations/ownAccount';
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/passwords';
import {
  associateSoftwareToken,
  setUserMFAPreference,
  verifySoftwareToken,
} from './operations/secondFactors';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './operations/sessions';
import {
  adminInitiateAuth,
  adminRespondToAuthChallenge,
  initiateAuth,
  respondToAuthChallenge,
} from './operations/signIn';
import { confirmSignUp, resendConfirmationCode, signUp } from './operations/signUp';
import type { Origin, Pool } from './pool';

type Operation = (pool: Pool, members: Members, origin: Origin) => Promise<object>;

/** The public operations, by the protocol's names. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['GlobalSignOut', globalSignOut],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['DeleteUser', deleteUser],
  ['DeleteUserAttributes', deleteUserAttributes],
  ['ForgotPassword', forgotPassword],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifyUserAttribute', verifyUserAttribute],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['ConfirmDevice', confirmDevice],
  ['ForgetDevice', forgetDevice],
  ['GetDevice', getDevice],
  ['ListDevices', listDevices],
  ['SetUserMFAPreference', setUserMFAPreference],
  ['UpdateDeviceStatus', updateDeviceStatus],
  ['VerifySoftwareToken', verifySoftwareToken],
]);

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
