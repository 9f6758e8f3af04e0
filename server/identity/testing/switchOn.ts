import type { MfaMethod } from '../users';
import { appCode } from './authenticator';
import { password, type openTestPool } from './testPool';

type House = Awaited<ReturnType<typeof openTestPool>>;

const memberOf = {
  SMS_MFA: 'SMSMfaSettings',
  SOFTWARE_TOKEN_MFA: 'SoftwareTokenMfaSettings',
  EMAIL_OTP: 'EmailMfaSettings',
} as const;

/** Sets up an authenticator app for who is signed in. Answers its secret in base32. */
export async function setUpApp({ call, clock }: House, AccessToken: string): Promise<string> {
  const { SecretCode } = await call('AssociateSoftwareToken', { AccessToken });
  await call('VerifySoftwareToken', { AccessToken, UserCode: appCode(SecretCode!, clock.now()) });
  return SecretCode!;
}

/** A user who asks for no code yet switches these methods on. Answers the secret of the authenticator app, if any. */
export async function switchOn(
  house: House,
  username: string,
  methods: readonly MfaMethod[],
  preferred?: MfaMethod,
): Promise<string | undefined> {
  const { AccessToken } = (await house.signIn(username, password)).AuthenticationResult!;
  const secret = methods.includes('SOFTWARE_TOKEN_MFA') ? await setUpApp(house, AccessToken) : undefined;
  const settings = methods.map((method) => [
    memberOf[method],
    { Enabled: true, PreferredMfa: method === preferred },
  ]);
  const set = await house.call('SetUserMFAPreference', { AccessToken, ...Object.fromEntries(settings) });
  if (set.status !== 200) throw new Error(`Not switched on: ${String(set.message)}`);
  return secret;
}
