import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  rememberDevice,
  resetPassword,
  signIn,
  updatePassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { authFlowOf, endpointOf, type Pool } from './pool';
import type { Security, SecurityTools } from './security';
import type { NextStep, Sent } from './signIn';
import { createTokenStorage } from './tokenStorage';
import { readUserData } from './userData';

/** What the session asks of the user pool. Each throws what the pool or the network threw. */
export interface Auth {
  signIn(username: string, password: string): Promise<NextStep>;
  confirmNewPassword(password: string, attributes: Readonly<Record<string, string>>): Promise<NextStep>;
  answer(response: string): Promise<NextStep>;
  sendPasswordCode(username: string): Promise<Sent>;
  resetPassword(username: string, code: string, password: string): Promise<void>;
  /** Fetches new tokens into the storage; false where the pool will not give any again. */
  renew(): Promise<boolean>;
  /** Does a task as if nobody were signed in; the kept session stays until another one takes its place. */
  asNobody<T>(task: () => Promise<T>): Promise<T>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
  /** Has the pool know this device, which is spared the code from then on. */
  rememberDevice(): Promise<void>;
  /** Fetches what only the page about the sign-in needs. */
  security(tools: Pick<SecurityTools, 'fresh' | 'prove' | 'onOver' | 'company'>): Promise<Security>;
}

/** The only place that knows AWS. Heavy, so it is loaded when somebody is about to sign in or renew. */
export function createAuth(pool: Pool, storage: Storage): Auth {
  const { userPoolId, userPoolClientId, userPoolEndpoint, usernameClaim } = pool;
  // A pool of our own is intended, not a mistake to be warned of at each call.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  const tokens = createTokenStorage(storage, usernameClaim);
  // After configure, which sets the storage back to its own.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokens);

  return {
    async signIn(username, password) {
      const options = { authFlowType: authFlowOf(pool) };
      return (await signIn({ username, password, options })).nextStep;
    },
    async confirmNewPassword(password, userAttributes) {
      return (await confirmSignIn({ challengeResponse: password, options: { userAttributes } })).nextStep;
    },
    async answer(response) {
      return (await confirmSignIn({ challengeResponse: response })).nextStep;
    },
    async sendPasswordCode(username) {
      const { codeDeliveryDetails } = (await resetPassword({ username })).nextStep;
      const by = codeDeliveryDetails.deliveryMedium === 'SMS' ? 'sms' : 'email';
      return { by, to: codeDeliveryDetails.destination ?? '' };
    },
    resetPassword: (username, confirmationCode, newPassword) =>
      confirmResetPassword({ username, confirmationCode, newPassword }),
    async renew() {
      return (await fetchAuthSession({ forceRefresh: true })).tokens !== undefined;
    },
    asNobody: (task) => tokens.asNobody(task),
    changePassword: (oldPassword, newPassword) => updatePassword({ oldPassword, newPassword }),
    rememberDevice: () => rememberDevice(),
    async security(tools) {
      const { createSecurity } = await import('./security');
      return createSecurity({
        ...tools,
        endpoint: endpointOf(pool),
        fetch: (url, init) => globalThis.fetch(url, init),
        kept: () => readUserData(storage),
      });
    },
  };
}
