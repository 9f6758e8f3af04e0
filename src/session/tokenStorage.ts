import { endOf, textClaim } from './claims';
import { readUserData, removeUserData, writeUserData } from './userData';

/** Where Amplify keeps what it must remember. */
export interface TokenStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
  /**
   * Shows no session while a task signs in once more; without that Amplify would refuse to. What is kept stays until
   * the new session takes its place.
   */
  asNobody<T>(task: () => Promise<T>): Promise<T>;
}

type Staged = Partial<Record<'LastAuthUser' | 'accessToken' | 'idToken' | 'refreshToken', string>>;
type Device = Partial<Record<string, string>>;

/** Remembered devices outlive a sign-out, so they lie apart: user name → keys. */
export const devicesKey = 'userDevices';

const deviceParts = new Set(['deviceKey', 'deviceGroupKey', 'randomPasswordKey']);

/**
 * Shows Amplify its dozen keys while one record under `userData` is all that is kept. Amplify writes
 * `LastAuthUser` first and `clockDrift` last, so the keys between them are staged and then stored in one
 * write: no other tab ever sees half a session. User names contain dots, so a key is told by its ending.
 */
export function createTokenStorage(storage: Storage, nameClaim = 'cognito:username'): TokenStorage {
  let staged: Staged | undefined;
  let hidden = false;

  function commit(clockDrift: number): void {
    const { LastAuthUser = '', accessToken, idToken = '', refreshToken = '' } = staged ?? {};
    staged = undefined;
    if (!accessToken) return;
    hidden = false;
    writeUserData(storage, {
      name: textClaim(idToken, nameClaim) || LastAuthUser,
      email: textClaim(idToken, 'email'),
      accessToken,
      idToken,
      refreshToken,
      fieldgateIdentityToken: idToken,
      accessTokenExpirationDate: new Date(endOf(accessToken) - clockDrift).toISOString(),
    });
  }

  function read(key: string): string | null {
    const { user, part } = partsOf(key);
    if (deviceParts.has(part)) return devicesIn(storage)[user]?.[part] ?? null;
    const kept = hidden ? undefined : readUserData(storage);
    if (part === 'LastAuthUser')
      return staged?.LastAuthUser ?? (kept ? textClaim(kept.accessToken, 'username') : null);
    if (part === 'accessToken' || part === 'idToken' || part === 'refreshToken') {
      return (staged?.[part] ?? kept?.[part]) || null;
    }
    if (part === 'clockDrift' && kept) {
      return String(endOf(kept.accessToken) - Date.parse(kept.accessTokenExpirationDate));
    }
    return null;
  }

  function write(key: string, value: string): void {
    const { user, part } = partsOf(key);
    if (deviceParts.has(part)) keepDevice(storage, user, part, value);
    else if (part === 'LastAuthUser') staged = { LastAuthUser: value };
    else if (part === 'clockDrift') commit(Number(value));
    else if (part === 'accessToken' || part === 'idToken' || part === 'refreshToken')
      staged = { ...staged, [part]: value };
  }

  function remove(key: string): void {
    const { user, part } = partsOf(key);
    if (deviceParts.has(part)) keepDevice(storage, user, part, undefined);
    else if (staged && (part === 'idToken' || part === 'refreshToken'))
      staged = { ...staged, [part]: undefined };
    else if (part === 'accessToken' || part === 'LastAuthUser') {
      staged = undefined;
      if (!hidden) removeUserData(storage);
    }
  }

  return {
    getItem: (key) => Promise.resolve(read(key)),
    setItem: (key, value) => Promise.resolve(write(key, value)),
    removeItem: (key) => Promise.resolve(remove(key)),
    clear: () => Promise.resolve(hidden ? undefined : removeUserData(storage)),
    async asNobody(task) {
      hidden = true;
      try {
        return await task();
      } finally {
        hidden = false;
        staged = undefined;
      }
    },
  };
}

/** 'CognitoIdentityServiceProvider.<client id>.<user, with dots>.<part>'; LastAuthUser has no user. */
function partsOf(key: string): { readonly user: string; readonly part: string } {
  const [, , ...rest] = key.split('.');
  return { part: rest.pop() ?? '', user: rest.join('.') };
}

function devicesIn(storage: Storage): Record<string, Device> {
  try {
    return (JSON.parse(storage.getItem(devicesKey) ?? '{}') ?? {}) as Record<string, Device>;
  } catch {
    return {};
  }
}

function keepDevice(storage: Storage, user: string, part: string, value: string | undefined): void {
  const devices = devicesIn(storage);
  const { [part]: _, ...others } = devices[user] ?? {};
  const device: Device = value === undefined ? others : { ...others, [part]: value };
  const { [user]: __, ...rest } = devices;
  const kept = Object.keys(device).length > 0 ? { ...rest, [user]: device } : rest;
  if (Object.keys(kept).length > 0) storage.setItem(devicesKey, JSON.stringify(kept));
  else storage.removeItem(devicesKey);
}
