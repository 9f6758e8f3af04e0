import {
  CognitoIdentityProvider,
  type InitiateAuthCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import type { openClientPool } from './clientPool';
import { srpClient } from './srpClient';
import { clientId, password as testPassword, poolId } from './testPool';

/** AWS's SDK before a pool. It knows no SRP, so the client's half of that is the tests' own. */
export function sdkClient(house: Awaited<ReturnType<typeof openClientPool>>) {
  const sdk = new CognitoIdentityProvider({
    region: 'us-west-2',
    endpoint: house.endpoint,
    credentials: house.pool.inside.accessKey,
  });
  const ClientId = clientId;
  const respond = (
    ChallengeName: NonNullable<InitiateAuthCommandOutput['ChallengeName']>,
    ChallengeResponses: Record<string, string>,
    Session?: string,
  ) => sdk.respondToAuthChallenge({ ClientId, ChallengeName, ChallengeResponses, Session });

  /** Both steps of SRP. */
  async function signIn(USERNAME: string, password = testPassword, more: Record<string, string> = {}) {
    const client = srpClient('Fieldgate1');
    const asked = await sdk.initiateAuth({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: client.SRP_A },
    });
    const answer = client.answer(asked.ChallengeParameters!, password);
    return respond('PASSWORD_VERIFIER', { ...answer, ...more }, asked.Session);
  }
  return { sdk, ClientId, UserPoolId: poolId, respond, signIn };
}
