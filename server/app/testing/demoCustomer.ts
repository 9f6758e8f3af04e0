import { expect } from 'vitest';
import { dateInZone } from '@contract/format/date';
import type { Notification } from '@contract/notifications/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { signIns } from '@demo/signIns';
import { srpClient } from '@server/identity/testing/srpClient';

const emil = signIns.find(({ username }) => username.startsWith('emil.'))!;

/** As a browser does it; answers an ID token. */
async function signIn(address: string): Promise<string> {
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
      readonly AuthenticationResult: { readonly IdToken: string };
    };
  };
  const srp = srpClient(userPoolId.split('_')[1]!);
  const { ChallengeName, ChallengeParameters } = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: emil.username, SRP_A: srp.SRP_A },
  });
  const { AuthenticationResult } = await call('RespondToAuthChallenge', {
    ChallengeName,
    ChallengeResponses: { USERNAME: emil.username, ...srp.answer(ChallengeParameters, emil.password) },
  });
  return AuthenticationResult.IdToken;
}

/** Signs in and moves a little of a deposit plan to prepay, all over the network. */
export async function askForMoney(address: string): Promise<RequestDetail> {
  const notification: Notification = {
    type: 'payment',
    username: emil.username,
    fromaccount: '00158',
    amount: '12.34',
    paydate: dateInZone(new Date(), 'America/Los_Angeles'),
    paymentoption: 'S-1002',
    internal: true,
    body: JSON.stringify({ mode: 'prepay', invoices: [], authorization: 'internal-1', confirmed: true }),
  };
  const answer = await fetch(`${address}/api/emailnotification?username=${emil.username}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'of-the-web-process-1',
      authorization: `Bearer ${await signIn(address)}`,
    },
    body: JSON.stringify(notification),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as RequestDetail;
}
