import type { Members } from './members';
import { associateSoftwareToken } from './operations/associateSoftwareToken';
import { changePassword } from './operations/changePassword';
import { confirmDevice } from './operations/confirmDevice';
import { confirmForgotPassword } from './operations/confirmForgotPassword';
import { confirmSignUp } from './operations/confirmSignUp';
import { deleteUser } from './operations/deleteUser';
import { deleteUserAttributes } from './operations/deleteUserAttributes';
import { forgetDevice } from './operations/forgetDevice';
import { forgotPassword } from './operations/forgotPassword';
import { getDevice } from './operations/getDevice';
import { getTokensFromRefreshToken } from './operations/getTokensFromRefreshToken';
import { getUser } from './operations/getUser';
import { getUserAttributeVerificationCode } from './operations/getUserAttributeVerificationCode';
import { globalSignOut } from './operations/globalSignOut';
import { initiateAuth } from './operations/initiateAuth';
import { listDevices } from './operations/listDevices';
import { resendConfirmationCode } from './operations/resendConfirmationCode';
import { respondToAuthChallenge } from './operations/respondToAuthChallenge';
import { revokeToken } from './operations/revokeToken';
import { setUserMFAPreference } from './operations/setUserMFAPreference';
import { signUp } from './operations/signUp';
import { updateDeviceStatus } from './operations/updateDeviceStatus';
import { updateUserAttributes } from './operations/updateUserAttributes';
import { verifySoftwareToken } from './operations/verifySoftwareToken';
import { verifyUserAttribute } from './operations/verifyUserAttribute';
import type { Origin, Pool } from './pool';

export type Operation = (pool: Pool, members: Members, origin: Origin) => Promise<object>;

/** What the pool can do, by the protocol's names. */
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
