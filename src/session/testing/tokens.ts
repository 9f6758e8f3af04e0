import { type UserData, userDataKey, writeUserData } from '../userData';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that can be read; nobody has signed it. */
export const tokenOf = (claims: object): string => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;

/** A session of `dana@example.com` whose access token ends at an ISO instant. */
export function danasData(endsAt: string, changes: Partial<UserData> = {}): UserData {
  const exp = Date.parse(endsAt) / 1000;
  const name = 'dana@example.com';
  const idToken = tokenOf({ 'cognito:username': name, email: name, exp });
  return {
    name,
    email: name,
    accessToken: tokenOf({ username: name, exp }),
    idToken,
    refreshToken: 'refresh-1',
    fieldgateIdentityToken: idToken,
    accessTokenExpirationDate: endsAt,
    ...changes,
  };
}

export const kept = (data: UserData) => ({ [userDataKey]: JSON.stringify(data) });

export const keep = (storage: Storage, data: UserData) => writeUserData(storage, data);
