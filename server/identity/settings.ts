export interface PoolSettings {
  /** `<region>_<name>`. Passwords are bound to the name; with another name all of them are wrong. */
  readonly poolId: string;
  readonly clientId: string;
  readonly region: string;
  /** Life of access and ID tokens. */
  readonly idTokenMinutes?: number;
  /** Life of a sign-in. Renewals do not prolong it. */
  readonly refreshHours?: number;
  /** How long a challenge may be answered. */
  readonly challengeMinutes?: number;
  /** Whether a sign-in asks for a code: never, if the user switched it on, or always. */
  readonly mfa?: 'off' | 'optional' | 'on';
  /** Whether a known device needs no code: never, if the user agrees, or always. */
  readonly devices?: 'off' | 'optional' | 'always';
  /** Whether people may make a sign-in themselves. */
  readonly selfSignUp?: boolean;
  /** Whether USER_PASSWORD_AUTH is open, which sends the password itself. */
  readonly passwordFlow?: boolean;
  /** Whether each renewal replaces the refresh token. Without, REFRESH_TOKEN_AUTH is open. */
  readonly rotation?: boolean;
  /** Whether answers hide who exists (PreventUserExistenceErrors ENABLED). */
  readonly hidesUsers?: boolean;
  /** How long one key signs the tokens before the next one does. */
  readonly signingKeyDays?: number;
}

/** The settings with defaults filled in. */
export type Settings = Required<PoolSettings> & {
  readonly issuer: string;
  /** The SRP group: the pool's name without the region. */
  readonly group: string;
};

/** For how long a rotated refresh token still gives its successor, for two tabs that renew together. */
export const REFRESH_GRACE_SECONDS = 60;
export const TEMPORARY_PASSWORD_DAYS = 7;

/** The attributes that every user must give by the end of the first sign-in. */
export const requiredAttributes: readonly string[] = ['name'];

export const settle = ({ poolId, region, ...given }: PoolSettings): Settings => ({
  idTokenMinutes: 60,
  refreshHours: 12,
  challengeMinutes: 15,
  mfa: 'optional',
  devices: 'off',
  selfSignUp: false,
  passwordFlow: false,
  rotation: true,
  hidesUsers: true,
  signingKeyDays: 90,
  ...given,
  poolId,
  region,
  issuer: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
  group: poolId.slice(poolId.indexOf('_') + 1),
});

/** The instant so many seconds later. */
export const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);
