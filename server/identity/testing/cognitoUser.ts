import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js';
import { memoryStorage } from '@/session/testing/memoryStorage';
import { clientId, poolId } from './testPool';

/** What the library calls back with: the session, or the question that is left. */
type Outcome =
  | { readonly is: 'session'; readonly session: CognitoUserSession }
  | { readonly is: 'newPassword'; readonly required: readonly string[] }
  | { readonly is: 'code' | 'choice' | 'setUp'; readonly challenge: string };

type Callbacks<T> = { readonly onSuccess: (result: T) => void; readonly onFailure: (error: unknown) => void };

/** A call that answers by two callbacks, as a promise. */
export const done = <T>(call: (callbacks: Callbacks<T>) => unknown): Promise<T> =>
  new Promise((onSuccess, onFailure) => void call({ onSuccess, onFailure }));

/** A call that answers by one callback with the error first, as a promise. */
export const told = <T>(
  call: (callback: (error?: Error | null, result?: T) => void) => unknown,
): Promise<T> =>
  new Promise((resolve, reject) => void call((error, result) => (error ? reject(error) : resolve(result!))));

/** A step of a sign-in, as a promise of what comes next. */
export const step = (call: (callbacks: IAuthenticationCallback) => unknown): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const ask = (is: 'code' | 'choice' | 'setUp') => (challenge: string) => resolve({ is, challenge });
    call({
      onSuccess: (session) => resolve({ is: 'session', session }),
      onFailure: reject,
      newPasswordRequired: (_attributes, required: string[]) => resolve({ is: 'newPassword', required }),
      mfaRequired: ask('code'),
      totpRequired: ask('code'),
      selectMFAType: ask('choice'),
      mfaSetup: ask('setUp'),
    });
  });

/** A browser with the library before a pool. Two users that share a storage are two tabs. */
export function cognitoUsers(endpoint: string, storage: Storage = memoryStorage()) {
  const pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint, Storage: storage });
  const userOf = (Username: string) => new CognitoUser({ Username, Pool: pool, Storage: storage });
  const signIn = (user: CognitoUser, Password: string) => {
    const details = new AuthenticationDetails({ Username: user.getUsername(), Password });
    return step((callbacks) => user.authenticateUser(details, callbacks));
  };
  return { pool, storage, userOf, signIn };
}

/** The tokens of a sign-in that is over. */
export function sessionOf(outcome: Outcome): CognitoUserSession {
  if (outcome.is !== 'session') throw new Error(`The sign-in is not over: ${outcome.is}`);
  return outcome.session;
}
