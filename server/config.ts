import { isAbsolute, resolve } from 'node:path';
import { isCalendarDate } from '../contract/format/date';
import type { PortalConfig } from '../contract/portalConfig';
import { company as demoCompany } from '../demo/company';

/** Everything that the environment decides, read once. README.md lists the names. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database, the keys and the control socket. */
  readonly dataDir: string;
  /** Undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly production: boolean;
  /** Whether the demo company and its sign-ins are loaded into an empty database. */
  readonly demo: boolean;
  /** The day that a new demo company speaks of; undefined: yesterday, so that it never looks years overdue. */
  readonly demoAsOf: string | undefined;
  readonly booksZone: string;
  readonly pool: PoolConfig;
  readonly company: Pick<PortalConfig, 'companyName' | 'privacyUrl' | 'termsUrl' | 'supportPhone'>;
  readonly logLevel: string;
}

/** The embedded pool speaks at /idp/ of this server; a hosted one is AWS's, or stands at its own address. */
export interface PoolConfig {
  readonly kind: 'embedded' | 'hosted';
  readonly poolId: string;
  readonly clientId: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  /** The claim of the ID token that names the portal user. */
  readonly usernameClaim: string;
  /** Base64 of the 32 bytes that encrypt what the embedded pool stores; undefined: a file in the data folder. */
  readonly key: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws with what is wrong, why, and what to set instead */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  return {
    port: portOf(env.PORT),
    host: env.HOST || 'localhost',
    dataDir: absolute(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    production,
    demo: env.DEMO ? isYes(env.DEMO) : !production,
    demoAsOf: dayOf(env.DEMO_AS_OF),
    booksZone: zoneOf(env.BOOKS_ZONE || demoCompany.booksZone),
    pool: poolOf(env),
    company: {
      companyName: env.COMPANY_NAME || demoCompany.name,
      privacyUrl: env.PRIVACY_URL || '/privacy.html',
      termsUrl: env.TERMS_URL || '/terms.html',
      supportPhone: env.SUPPORT_PHONE || undefined,
    },
    logLevel: env.LOG_LEVEL || (production ? 'info' : 'warn'),
  };
}

const isYes = (text: string): boolean => /^(1|y|yes|true|on)$/i.test(text);
const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path));

function portOf(text = '3000'): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port > 65_535) {
    throw new Error(`PORT is "${text}", which is no port number. Set PORT to a number from 0 to 65535.`);
  }
  return port;
}

function dayOf(text: string | undefined): string | undefined {
  if (!text || isCalendarDate(text)) return text || undefined;
  throw new Error(
    `DEMO_AS_OF is "${text}", which is no day. Set it to a date such as 2026-04-12, or leave it out.`,
  );
}

function zoneOf(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    throw new Error(
      `BOOKS_ZONE is "${zone}", which is no time zone. Days would be counted wrongly. ` +
        'Set it to an IANA name such as America/Los_Angeles.',
      { cause: error },
    );
  }
}

function poolOf(env: Environment): PoolConfig {
  const region = env.USER_POOL_REGION || env.AWS_REGION || 'us-west-2';
  const shared = { region, usernameClaim: env.USER_POOL_NAME_CLAIM || 'cognito:username' };
  if (!env.USER_POOL_ID && !env.USER_POOL_CLIENT_ID) {
    return {
      ...shared,
      kind: 'embedded',
      poolId: `${region}_Fieldgate1`,
      clientId: 'fieldgate-portal',
      endpoint: '/idp/',
      key: env.POOL_KEY || undefined,
    };
  }
  if (!env.USER_POOL_ID || !env.USER_POOL_CLIENT_ID) {
    throw new Error(
      'Both UserPoolId and ClientId are required. One of USER_POOL_ID and USER_POOL_CLIENT_ID is not set, so ' +
        'nobody could sign in. Set both for a hosted pool, or neither for the embedded one.',
    );
  }
  if (env.USER_POOL_ID.length > 55 || !/^[\w-]+_[0-9a-zA-Z]+$/.test(env.USER_POOL_ID)) {
    throw new Error(
      `Invalid UserPoolId format. USER_POOL_ID is "${env.USER_POOL_ID}"; a pool id looks like ` +
        `${region}_AbC123xyz and has at most 55 characters. Copy it from the user pool's page.`,
    );
  }
  return {
    ...shared,
    kind: 'hosted',
    poolId: env.USER_POOL_ID,
    clientId: env.USER_POOL_CLIENT_ID,
    endpoint: env.USER_POOL_ENDPOINT || undefined,
    key: undefined,
  };
}
