import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '@server/db/db';
import { poolPeople } from '@server/modules/users/poolPeople';
import type { Message } from '@server/domain/email/outbox';
import type { CustomChallenge } from '../challenges/custom';
import type { PoolSettings } from '../settings';
import { openUserPool } from '../userPool';
import { administrator } from './signedCall';
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
    readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
  };
  readonly Username?: string;
  readonly UserAttributes?: readonly { readonly Name: string; readonly Value: string }[];
  readonly SecretCode?: string;
  readonly UserConfirmationNecessary?: boolean;
  readonly Device?: DeviceRecord;
  readonly Devices?: readonly DeviceRecord[];
  readonly PaginationToken?: string;
}

interface DeviceRecord {
  readonly DeviceKey: string;
  readonly DeviceAttributes: readonly { readonly Name: string; readonly Value: string }[];
}

/** A clock that goes when it is told to. */
export function stoppedClock(start = '2026-11-06T08:00:00.000Z') {
  let now = new Date(start).getTime();
  return { now: () => new Date(now), pass: (seconds: number) => void (now += seconds * 1000) };
}

export const settings = { poolId, clientId, region: 'us-west-2' } as const;

/** An outbox that delivers at once, to the test. Also what a transaction put that came to nothing. */
export function collectingOutbox() {
  const messages: Message[] = [];
  return { messages, put: async (_sql: unknown, message: Message) => void messages.push(message) };
}

/** A pool over the database behind its HTTP endpoint, and the calls that a client makes. */
export async function openTestPool(
  db: Db,
  clock = stoppedClock(),
  changes: Partial<Omit<PoolSettings, 'poolId' | 'clientId' | 'region'>> = {},
  custom?: CustomChallenge,
  adminsNeedFactor = false,
) {
  const outbox = collectingOutbox();
  const people = poolPeople({ clock, outbox, adminsNeedFactor });
  const pool = await openUserPool({
    db,
    clock,
    key,
    settings: { ...settings, ...changes },
    outbox,
    custom,
    people,
  });
  const app = Fastify();
  await app.register(async (scope) => pool.routes(scope), { prefix: '/idp' });
  const admin = administrator({ app, clock, accessKey: pool.inside.accessKey, poolId });

  const calls = clientCalls(app);
  const create = createdBy(admin);
  return { pool, app, clock, messages: outbox.messages, ...calls, create, admin };
}

/** What a client of the pool calls. */
function clientCalls(app: FastifyInstance) {
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
  const begin = (AuthFlow: string, AuthParameters: object) =>
    call('InitiateAuth', { ClientId: clientId, AuthFlow, AuthParameters });
  const ask = (username: string, SRP_A: string) => begin('USER_SRP_AUTH', { USERNAME: username, SRP_A });
  const respond = (ChallengeName: string, ChallengeResponses: object, Session?: string) =>
    call('RespondToAuthChallenge', { ClientId: clientId, ChallengeName, ChallengeResponses, Session });
  /** Both steps with the right proof for the password; a refusal of the first is the answer. */
  const signIn = async (username: string, typed: string, responses: object = {}): Promise<Answer> => {
    const client = srpClient('Fieldgate1');
    const asked = await ask(username, client.SRP_A);
    if (!asked.ChallengeParameters) return asked;
    const answer = client.answer(asked.ChallengeParameters, typed);
    return respond('PASSWORD_VERIFIER', { ...answer, ...responses });
  };
  const refresh = (RefreshToken: string, DeviceKey?: string) =>
    call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken, DeviceKey });
  return { call, begin, ask, respond, signIn, refresh };
}

/** Makes a user with the usual password, which is temporary where it is not permanent. */
const createdBy =
  (admin: ReturnType<typeof administrator>) =>
  async (username: string, permanent = true, attributes: Record<string, string> = { name: 'Jane Doe' }) => {
    const UserAttributes = Object.entries({ email_verified: 'true', ...attributes }).map(([Name, Value]) => ({
      Name,
      Value,
    }));
    const members = { Username: username, TemporaryPassword: password, MessageAction: 'SUPPRESS' };
    const made = [await admin('AdminCreateUser', { ...members, UserAttributes })];
    if (permanent) {
      made.push(
        await admin('AdminSetUserPassword', { Username: username, Password: password, Permanent: true }),
      );
    }
    const refused = made.find(({ status }) => status !== 200);
    if (refused) throw new Error(`${username} was not made: ${String(refused.message)}`);
  };
