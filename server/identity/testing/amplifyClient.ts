import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { count } from './nativePowers';
import { clientId, poolId } from './testPool';

/** What Amplify keeps its things in: a text per key. */
export function amplifyStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}

export const authConfigOf = (userPoolEndpoint: string) => ({
  Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint },
});

/**
 * Leads the library, of which there is one in a process, to a pool. Answers the storage that it has from now on.
 * @param powers its own take a tenth of a second for a sign-in, and are for tests of signing in itself
 */
export function pointAmplifyAt(endpoint: string, powers: 'own' | 'native' = 'native') {
  count(powers);
  // It warns of every endpoint that is not AWS's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: authConfigOf(endpoint) });
  const storage = amplifyStorage();
  // Only now: configuring takes the storage away again.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
  return storage;
}
