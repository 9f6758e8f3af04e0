import type {
  CognitoIdentityProvider,
  CognitoIdentityProviderClientConfig,
  UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import * as m from '@locales/identity';
import { ApiError, type ApiErrorCode } from '@contract/problem';
import { loadSdk } from '../aws/awsClient';
import type { NewPerson, PoolAdmin, PoolPerson, SignInStatus } from './poolAdmin';

interface PoolAdminOptions {
  readonly poolId: string;
  /** Region, and where needed endpoint, credentials and request handler, as the SDK takes them. */
  readonly client: CognitoIdentityProviderClientConfig;
}

/** Opens nothing yet: the SDK is loaded by the first call, which takes a tenth of a second. */
export function openPoolAdmin({ poolId: UserPoolId, client }: PoolAdminOptions): PoolAdmin {
  let opened: Promise<CognitoIdentityProvider> | undefined;

  async function ask<T>(username: string, call: (sdk: CognitoIdentityProvider) => Promise<T>): Promise<T> {
    try {
      return await call(await (opened ??= open(client)));
    } catch (error) {
      throw toApiError(error, username);
    }
  }
  return { ...changesOf(UserPoolId, ask), ...readsOf(UserPoolId, ask) };
}

/** Calls the pool; what it refuses about this user is told in the portal's words. */
type Ask = <T>(username: string, call: (sdk: CognitoIdentityProvider) => Promise<T>) => Promise<T>;

function changesOf(UserPoolId: string, ask: Ask): Omit<PoolAdmin, 'get' | 'list' | 'exists'> {
  const order = async (username: string, call: (sdk: CognitoIdentityProvider) => Promise<unknown>) =>
    void (await ask(username, call));
  const named = (Username: string) => ({ UserPoolId, Username });
  const setPassword: PoolAdmin['setPassword'] = (username, { text, lasts }) =>
    order(username, (sdk) =>
      sdk.adminSetUserPassword({ ...named(username), Password: text, Permanent: lasts }),
    );
  return {
    async createUser({ username, name, password, silent }: NewPerson) {
      await order(username, (sdk) =>
        sdk.adminCreateUser({
          ...named(username),
          UserAttributes: [
            { Name: 'email', Value: username },
            { Name: 'email_verified', Value: 'true' },
            ...(name === undefined ? [] : [{ Name: 'name', Value: name }]),
          ],
          ...(password
            ? { TemporaryPassword: password.text, MessageAction: 'SUPPRESS' }
            : silent
              ? { MessageAction: 'SUPPRESS' }
              : { DesiredDeliveryMediums: ['EMAIL'] }),
        }),
      );
      if (password?.lasts) await setPassword(username, password);
    },
    resendInvitation: (username) =>
      order(username, (sdk) =>
        sdk.adminCreateUser({
          ...named(username),
          MessageAction: 'RESEND',
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      ),
    deleteUser: (username) => order(username, (sdk) => sdk.adminDeleteUser(named(username))),
    setPassword,
    disable: (username) => order(username, (sdk) => sdk.adminDisableUser(named(username))),
    enable: (username) => order(username, (sdk) => sdk.adminEnableUser(named(username))),
    resetPassword: (username) => order(username, (sdk) => sdk.adminResetUserPassword(named(username))),
    signOutEverywhere: (username) => order(username, (sdk) => sdk.adminUserGlobalSignOut(named(username))),
    takeOffCodes: (username) =>
      order(username, (sdk) => {
        const off = { Enabled: false, PreferredMfa: false };
        return sdk.adminSetUserMFAPreference({
          ...named(username),
          SMSMfaSettings: off,
          SoftwareTokenMfaSettings: off,
          EmailMfaSettings: off,
        });
      }),
    setContact: (username, { attribute, value, proven }) =>
      order(username, (sdk) =>
        sdk.adminUpdateUserAttributes({
          ...named(username),
          UserAttributes: [
            { Name: attribute, Value: value },
            { Name: `${attribute}_verified`, Value: String(proven) },
          ],
        }),
      ),
  };
}

function readsOf(UserPoolId: string, ask: Ask): Pick<PoolAdmin, 'get' | 'list' | 'exists'> {
  const get: PoolAdmin['get'] = async (username) => {
    try {
      const found = await ask(username, (sdk) => sdk.adminGetUser({ UserPoolId, Username: username }));
      return personOf({ ...found, Attributes: found.UserAttributes }, found.UserMFASettingList);
    } catch (error) {
      if ((error as Partial<ReturnType<typeof toApiError>>).code === 'not-found') return undefined;
      throw error;
    }
  };
  return {
    get,
    async list(after) {
      const { Users = [], PaginationToken } = await ask('', (sdk) =>
        sdk.listUsers({ UserPoolId, PaginationToken: after }),
      );
      return { people: Users.map((user) => personOf(user)), next: PaginationToken };
    },
    exists: async (username) => (await get(username)) !== undefined,
  };
}

async function open(client: CognitoIdentityProviderClientConfig): Promise<CognitoIdentityProvider> {
  const sdk = await loadSdk(() => import('@aws-sdk/client-cognito-identity-provider'));
  return new sdk.CognitoIdentityProvider(client);
}

const statuses: Readonly<Record<string, SignInStatus>> = {
  UNCONFIRMED: 'unconfirmed',
  FORCE_CHANGE_PASSWORD: 'invited',
  RESET_REQUIRED: 'resetting',
};

/** The protocol's record of a user, in the product's words. */
function personOf(user: UserType, codeMethods: readonly string[] = []): PoolPerson {
  const attributes = Object.fromEntries(
    (user.Attributes ?? []).map(({ Name, Value }) => [Name, Value] as const),
  );
  return {
    username: user.Username ?? '',
    sub: attributes.sub ?? '',
    email: attributes.email,
    emailProven: attributes.email_verified === 'true',
    phone: attributes.phone_number,
    phoneProven: attributes.phone_number_verified === 'true',
    name: attributes.name,
    enabled: user.Enabled ?? false,
    status: statuses[user.UserStatus ?? ''] ?? 'active',
    codeMethods,
    createdAt: user.UserCreateDate?.toISOString() ?? '',
  };
}

const codes: Readonly<Record<string, ApiErrorCode>> = {
  UserNotFoundException: 'not-found',
  UsernameExistsException: 'conflict',
  UnsupportedUserStateException: 'conflict',
  NotAuthorizedException: 'conflict',
  InvalidPasswordException: 'invalid',
  InvalidParameterException: 'invalid',
  LimitExceededException: 'too-many',
  TooManyRequestsException: 'too-many',
};

type Said = (refused: { readonly username: string; readonly reason: string }) => string;

/** What the pool refused, in the product's words, by its own name for it. */
const words: Readonly<Record<string, Said>> = {
  UserNotFoundException: m.nobodySignsIn,
  UsernameExistsException: m.nameTaken,
  UnsupportedUserStateException: m.invitationUsed,
  NotAuthorizedException: m.stateForbids,
  InvalidPasswordException: m.passwordRefused,
  InvalidParameterException: m.entryRefused,
  LimitExceededException: m.poolBusy,
  TooManyRequestsException: m.poolBusy,
};

/** What the pool answered, in the product's words. */
function toApiError(error: unknown, username: string): ApiError {
  const { name = '', message: reason = '' } = (error ?? {}) as Partial<Error>;
  const code = codes[name];
  const message = code
    ? words[name]!({ username, reason })
    : name
      ? m.poolFailed({ reason: name })
      : m.poolSilent();
  return new ApiError({ code: code ?? 'unavailable', message, cause: error });
}
