import Fastify from 'fastify';
import type { Db } from '../../db/db';
import { openUserPool } from '../userPool';
import { srpClient } from './srpClient';

export const poolId = 'us-west-2_Fieldgate1';
export const clientId = 'fieldgate-portal';
export const key = Buffer.alloc(32, 7);
export const password = 'Wheat&Barley26';

/** An answer of the protocol, with the members that tests look at. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly __type?: string;
  readonly message?: string;
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: Readonly<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>> & {
    readonly ExpiresIn: number;
  };
  readonly Username?: string;
  readonly UserAttributes?: readonly { readonly Name: string; readonly Value: string }[];
}

/** A clock that goes when it is told to. */
export function stoppedClock(start = '2026-11-06T08:00:00.000Z') {
  let now = new Date(start).getTime();
  return { now: () => new Date(now), pass: (seconds: number) => void (now += seconds * 1000) };
}

/** A pool over the database behind its HTTP door, and the calls that a client makes. */
export async function openTestPool(db: Db, clock = stoppedClock()) {
  const settings = { poolId, clientId, region: 'us-west-2' };
  const pool = await openUserPool({ db, clock, key, settings });
  const app = Fastify();
  await app.register(async (scope) => pool.routes(scope), { prefix: '/idp' });

  const call = async (operation: string, body: object): Promise<Answer> => {
    const response = await app.inject({
      method: 'POST',
      url: '/idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify(body),
    });
    return { ...response.json<object>(), status: response.statusCode, headers: response.headers };
  };
  const ask = (username: string, SRP_A: string) =>
    call('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A },
    });
  const respond = (ChallengeName: string, ChallengeResponses: object, Session?: string) =>
    call('RespondToAuthChallenge', { ClientId: clientId, ChallengeName, ChallengeResponses, Session });
  /** Both steps with the right proof for the password; a refusal of the first is the answer. */
  const signIn = async (username: string, typed: string): Promise<Answer> => {
    const client = srpClient('Fieldgate1');
    const asked = await ask(username, client.SRP_A);
    if (!asked.ChallengeParameters) return asked;
    return respond('PASSWORD_VERIFIER', client.answer(asked.ChallengeParameters, typed));
  };
  const refresh = (RefreshToken: string) =>
    call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });
  const create = (
    username: string,
    permanent = true,
    attributes: Record<string, string> = { name: 'Jane Doe' },
  ) => pool.createUser({ username, password, permanent, attributes });
  return { pool, app, clock, call, ask, respond, signIn, refresh, create };
}
