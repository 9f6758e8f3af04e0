import { deskNames } from '@contract/rules/desks';
import type { Permissions } from '@contract/users/schema';

/** The session as it is kept: exactly these fields, as JSON under one key. See docs/identity.md#kept-session. */
export interface UserData {
  /** The name that permissions go by. */
  readonly name: string;
  readonly email: string;
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly fieldgateIdentityToken: string;
  /** An ISO instant by this browser's clock, however wrong that is. */
  readonly accessTokenExpirationDate: string;
}

export const userDataKey = 'userData';

/**
 * Beside the session: when somebody last did something in any tab, in milliseconds since 1970 by this browser's
 * clock. Kept rather than announced, so that a tab that slept reads the truth when it wakes.
 */
export const activityKey = 'lastActivity';

/** Beside the session, and gone with it: what the server last said that its customer may see. It decides nothing there. */
const permissionsKey = 'userPermissions';

const fields = [
  'name',
  'email',
  'accessToken',
  'idToken',
  'refreshToken',
  'fieldgateIdentityToken',
  'accessTokenExpirationDate',
] as const satisfies readonly (keyof UserData)[];

/** The kept session; undefined where there is none or somebody else wrote something under the key. */
export function readUserData(storage: Storage): UserData | undefined {
  try {
    const kept = JSON.parse(storage.getItem(userDataKey) ?? 'null') as Record<string, unknown> | null;
    return kept && fields.every((field) => typeof kept[field] === 'string')
      ? (kept as unknown as UserData)
      : undefined;
  } catch {
    return undefined;
  }
}

export const writeUserData = (storage: Storage, data: UserData): void =>
  storage.setItem(userDataKey, JSON.stringify(data));

export function removeUserData(storage: Storage): void {
  storage.removeItem(userDataKey);
  storage.removeItem(permissionsKey);
}

/** What somebody may see as it was kept last; undefined where nothing was kept of them. */
export function readPermissions(storage: Storage, name: string): Permissions | undefined {
  try {
    const kept = JSON.parse(storage.getItem(permissionsKey) ?? 'null') as Record<string, unknown> | null;
    if (kept?.name !== name) return undefined;
    const desks = Array.isArray(kept.desks)
      ? deskNames.filter((name) => (kept.desks as unknown[]).includes(name))
      : [];
    return {
      admin: kept.admin === true,
      deposit_plan: kept.deposit_plan === true,
      ...(desks.length > 0 && { desks, ...(typeof kept.branch === 'string' && { branch: kept.branch }) }),
    };
  } catch {
    return undefined;
  }
}

export const writePermissions = (
  storage: Storage,
  name: string,
  { admin, deposit_plan, desks, branch }: Permissions,
): void => storage.setItem(permissionsKey, JSON.stringify({ name, admin, deposit_plan, desks, branch }));

/** Expired once the time passes the stored date, or `early` milliseconds before: docs/identity.md#kept-session. */
export const isExpired = ({ accessTokenExpirationDate }: UserData, now: Date, early = 0): boolean =>
  !(now.getTime() + early <= Date.parse(accessTokenExpirationDate));
