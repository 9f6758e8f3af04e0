import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn, updatePassword } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { Pool } from './pool';
import type { NextStep } from './signIn';
import { createTokenStorage } from './tokenStorage';

/** What the session asks of the user pool. Each throws what the pool or the network threw. */
export interface Auth {
  signIn(username: string, password: string): Promise<NextStep>;
  confirmNewPassword(password: string, attributes: Readonly<Record<string, string>>): Promise<NextStep>;
  /** Fetches new tokens into the storage; false where the pool will not give any again. */
  renew(): Promise<boolean>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
}

/** The only place that knows AWS. Heavy, so it is loaded when somebody is about to sign in or renew. */
export function createAuth(
  { userPoolId, userPoolClientId, userPoolEndpoint, usernameClaim }: Pool,
  storage: Storage,
): Auth {
  // A pool of our own is intended, not a mistake to be warned of at each call.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  // After configure, which sets the storage back to its own.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(createTokenStorage(storage, usernameClaim));

  return {
    async signIn(username, password) {
      const options = { authFlowType: 'USER_SRP_AUTH' } as const;
      return (await signIn({ username, password, options })).nextStep;
    },
    async confirmNewPassword(password, userAttributes) {
      return (await confirmSignIn({ challengeResponse: password, options: { userAttributes } })).nextStep;
    },
    async renew() {
      return (await fetchAuthSession({ forceRefresh: true })).tokens !== undefined;
    },
    changePassword: (oldPassword, newPassword) => updatePassword({ oldPassword, newPassword }),
  };
}
