import { poolKeyOf } from '../identity/poolKey';
import { type Environment, isProduction, numberOf, serviceOf, wordOf } from './configValues';
import { readTogether } from './settingsRefused';

/** The embedded pool speaks at /idp/ of this server; a hosted one is AWS's, or stands at its own address. */
export interface PoolConfig {
  readonly kind: 'embedded' | 'hosted';
  readonly poolId: string;
  readonly clientId: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  /** The claim of the ID token that names the portal user. */
  readonly usernameClaim: string;
  /** Base64 of the 32 bytes that encrypt what pool and outbox store; undefined: a file in the data folder. */
  readonly key: string | undefined;
  /** The rules of the embedded pool; a hosted one brings its own. */
  readonly mfa: 'off' | 'optional' | 'on';
  readonly devices: 'off' | 'optional' | 'always';
  /** Whether administrators sign in with a second factor only. */
  readonly adminsNeedFactor: boolean;
  readonly idTokenMinutes: number;
  readonly refreshHours: number;
}

const OWN_NAME_CLAIM = 'cognito:username';
const MINUTES_A_DAY = 24 * 60;
const TEN_YEARS_OF_HOURS = 10 * 365 * 24;

/** @throws with what is wrong, why, and what to set instead */
export function poolOf(env: Environment): PoolConfig {
  const key = env.POOL_KEY || undefined;
  const { own, ...shared } = readTogether(
    {
      own: () => ownOrHosted(env),
      mfa: () => wordOf(env, 'USER_POOL_MFA', ['optional', 'off', 'on']),
      devices: () => wordOf(env, 'USER_POOL_DEVICES', ['off', 'optional', 'always']),
      adminsNeedFactor: () => adminsNeedFactor(env),
      idTokenMinutes: () => numberOf(env, 'TOKEN_MINUTES', { least: 5, most: MINUTES_A_DAY, otherwise: 60 }),
      refreshHours: () =>
        numberOf(env, 'REFRESH_HOURS', { least: 1, most: TEN_YEARS_OF_HOURS, otherwise: 12 }),
    },
    () => key && poolKeyOf(key, 'POOL_KEY'),
  );
  return { ...shared, ...own, key };
}

type OwnOrHosted = Pick<PoolConfig, 'kind' | 'region' | 'poolId' | 'clientId' | 'endpoint' | 'usernameClaim'>;

function ownOrHosted(env: Environment): OwnOrHosted {
  const region = regionOf(env);
  if (!env.USER_POOL_ID && !env.USER_POOL_CLIENT_ID) {
    return {
      kind: 'embedded',
      region,
      poolId: `${region}_Fieldgate1`,
      clientId: 'fieldgate-portal',
      endpoint: '/idp/',
      usernameClaim: OWN_NAME_CLAIM,
    };
  }
  const { ids, ...rest } = readTogether({
    ids: () => hostedIds(env, region),
    endpoint: () => serviceOf(env, 'USER_POOL_ENDPOINT'),
    usernameClaim: () => nameClaimOf(env.USER_POOL_NAME_CLAIM),
  });
  return { kind: 'hosted', region, ...ids, ...rest };
}

/** Administrators see every customer's accounts, so in production a password alone is not enough. */
function adminsNeedFactor(env: Environment): boolean {
  const choices = isProduction(env)
    ? (['required', 'optional'] as const)
    : (['optional', 'required'] as const);
  const isNeeded = wordOf(env, 'ADMIN_MFA', choices) === 'required';
  if (!isNeeded || env.USER_POOL_MFA !== 'off') return isNeeded;
  throw new Error(
    'USER_POOL_MFA is off and administrators have to sign in with a second factor, so none of them could. Set ' +
      'USER_POOL_MFA to optional, or ADMIN_MFA to optional where a password alone is enough for administrators.',
  );
}

/** A pool of AWS begins with its region, and its browsers go there whatever is said here. */
function regionOf({ USER_POOL_ID, USER_POOL_REGION, USER_POOL_ENDPOINT, AWS_REGION }: Environment): string {
  const own = USER_POOL_ENDPOINT ? undefined : /^([a-z]{2}(?:-[a-z]+)+-[0-9])_/.exec(USER_POOL_ID ?? '')?.[1];
  const region = USER_POOL_REGION || own || AWS_REGION || 'us-west-2';
  if (/^[a-z0-9-]{1,30}$/.test(region) && (own ?? region) === region) return region;
  throw new Error(
    `The region of the user pool is "${region}", where ${own ? `no pool ${USER_POOL_ID} can be` : 'no pool can be'}, ` +
      `so nobody could sign in. Set USER_POOL_REGION to ${own ?? 'a region such as us-west-2'}, or leave it out.`,
  );
}

/** People write their own name, and so could take over the rights of anybody whose name they give. */
function nameClaimOf(claim = OWN_NAME_CLAIM): string {
  if (!['name', 'given_name', 'family_name', 'nickname'].includes(claim)) return claim;
  throw new Error(
    `USER_POOL_NAME_CLAIM is "${claim}", which people may change by themselves: they could take over somebody ` +
      "else's accounts. Set it to cognito:username or email, or leave it out.",
  );
}

function hostedIds({ USER_POOL_ID: poolId, USER_POOL_CLIENT_ID: clientId }: Environment, region: string) {
  if (!poolId || !clientId) {
    throw new Error(
      'Both UserPoolId and ClientId are required. One of USER_POOL_ID and USER_POOL_CLIENT_ID is not set, so ' +
        'nobody could sign in. Set both for a hosted pool, or neither for the embedded one.',
    );
  }
  if (poolId.length > 55 || !/^[\w-]+_[0-9a-zA-Z]+$/.test(poolId)) {
    throw new Error(
      `Invalid UserPoolId format. USER_POOL_ID is "${poolId}"; a pool id looks like ` +
        `${region}_AbC123xyz and has at most 55 characters. Copy it from the user pool's page.`,
    );
  }
  return { poolId, clientId };
}
