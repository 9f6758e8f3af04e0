import { srpClient } from './srpClient';

/**
 * Signs somebody without a second factor in at a portal, as a browser does it, over the network.
 * @returns the ID token
 * @throws where the portal gives none
 */
export async function tokenAt(
  address: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<string> {
  const { userPoolId, userPoolClientId: ClientId } = (await (
    await fetch(`${address}/config.json`)
  ).json()) as {
    readonly userPoolId: string;
    readonly userPoolClientId: string;
  };
  const call = async (operation: string, payload: object) => {
    const answer = await fetch(`${address}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...payload }),
    });
    return (await answer.json()) as {
      readonly ChallengeName: string;
      readonly ChallengeParameters: Record<string, string>;
      readonly AuthenticationResult?: { readonly IdToken: string };
    };
  };
  const srp = srpClient(userPoolId.split('_')[1]!);
  const { ChallengeName, ChallengeParameters } = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: srp.SRP_A },
  });
  const { AuthenticationResult } = await call('RespondToAuthChallenge', {
    ChallengeName,
    ChallengeResponses: { USERNAME: username, ...srp.answer(ChallengeParameters, password) },
  });
  if (!AuthenticationResult) throw new Error(`${address} gave ${username} no tokens.`);
  return AuthenticationResult.IdToken;
}
