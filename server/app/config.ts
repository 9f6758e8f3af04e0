import { availableParallelism } from 'node:os';
import { defaultCompany } from '@contract/defaultCompany';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { type BankConfig, bankOf } from './bankConfig';
import { type BrandFolder, readBrand } from './brand';
import {
  type DatabaseConfig,
  databaseOf,
  databaseReadUrlOf,
  databaseUrlOf,
  type Role,
  roleOf,
} from './databaseConfig';
import { type KmsKey, kmsKeyOf } from '../vault/kmsKey';
import {
  absolute,
  dayOf,
  type Environment,
  isProduction,
  isYes,
  lineOf,
  logLevelOf,
  numberOf,
  pathOf,
  portOf,
  proxiesOf,
  sealedServiceOf,
  serviceOf,
  zoneOf,
} from './configValues';
import { type Retention, usualRetention } from '../feed/importOptions';
import { type MailConfig, mailOf } from './mailConfig';
import { type PoolConfig, poolOf } from './poolConfig';
import { type PushConfig, pushOf } from './pushConfig';
import { readTogether, SettingsRefused } from './settingsRefused';
import { withSecretFiles } from './settingNames';
import { lookAlikes, productionFaults } from './strictProduction';
import { keyRing } from '../vault/keyRing';
import { type SmsConfig, smsOf } from './smsConfig';
import { type TelemetryConfig, telemetryOf } from './telemetryConfig';

/** Everything that the environment decides, read once. settingNames.ts lists the names, docs/operation.md their meaning. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the embedded database, the keys and the control socket. */
  readonly dataDir: string;
  /** Undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  /** A server that copies it; undefined: everything is read where it is written. */
  readonly databaseReadUrl: string | undefined;
  readonly database: DatabaseConfig;
  readonly role: Role;
  readonly production: boolean;
  /** Whether the demo company and its sign-ins are loaded into an empty database. */
  readonly demo: boolean;
  /** The day that a new demo company speaks of; undefined: yesterday, so that it never looks years overdue. */
  readonly demoAsOf: string | undefined;
  readonly booksZone: string;
  readonly pool: PoolConfig;
  readonly mail: MailConfig;
  /** How the portal, its emails and its PDFs look; undefined: as Fieldgate. */
  readonly brand: BrandFolder | undefined;
  readonly company: Pick<PortalConfig, 'companyName' | 'privacyUrl' | 'termsUrl' | 'supportPhone'>;
  readonly optionKeys: OptionKeysConfig;
  /** The service that knows banks by routing numbers; undefined: nobody outside is asked. */
  readonly routingLookup: { readonly url: string; readonly key: string } | undefined;
  /** Absolute paths; undefined: no folder is watched, and drops are written as the portal reads them. */
  readonly feed: {
    readonly dir: string | undefined;
    readonly profile: string | undefined;
    readonly retention: Retention;
  };
  /** How many threads draw PDFs, and how many a second are drawn at most while nobody waits for them. */
  readonly pdf: { readonly threads: number; readonly perSecond: number };
  readonly push: PushConfig;
  readonly sms: SmsConfig;
  readonly bank: BankConfig;
  /** After so many minutes without a touch or a key the portal signs out. */
  readonly idleMinutes: number;
  /** The proxies whose X-Forwarded-For counts; none: a call comes from where its connection comes from. */
  readonly trustProxy: readonly string[];
  /** Whether everybody may read what the API can do. */
  readonly apiDocs: boolean;
  readonly logLevel: string;
  /** Statements that take longer are logged; 0: none. */
  readonly slowStatementMs: number;
  /** Where probes and figures are answered; undefined: nowhere. */
  readonly ops: { readonly port: number; readonly host: string } | undefined;
  readonly telemetry: TelemetryConfig;
  /** For how long a portal that is told to stop goes on as one that is not ready, and then for its open answers. */
  readonly stop: { readonly waitMs: number; readonly drainMs: number };
  /** What whoever starts the portal should know of the settings. */
  readonly warnings: readonly string[];
}

/** @throws SettingsRefused with everything that is wrong, why, and what to set instead; never with a secret */
export function readConfig(environment: Environment): Config {
  const { env, faults: fileFaults } = withSecretFiles(environment);
  const production = isProduction(env);
  const read = readTogether(
    {
      port: () => portOf(env.PORT),
      databaseUrl: () => databaseUrlOf(env),
      databaseReadUrl: () => databaseReadUrlOf(env),
      database: () => databaseOf(env),
      role: () => roleOf(env),
      demoAsOf: () => dayOf(env.DEMO_AS_OF),
      booksZone: () => zoneOf(env.BOOKS_ZONE || defaultCompany.booksZone),
      pool: () => poolOf(env),
      mail: () => mailOf(env),
      brand: () => readBrand(pathOf(env.BRAND_DIR)),
      companyName: () => lineOf(env, 'COMPANY_NAME'),
      supportPhone: () => lineOf(env, 'SUPPORT_PHONE'),
      optionKeys: () => optionKeysOf(env),
      routingLookup: () => routingLookupOf(env),
      pdf: () => pdfOf(env),
      push: () => pushOf(env),
      retention: () => retentionOf(env),
      sms: () => smsOf(env),
      bank: () => bankOf(env),
      idleMinutes: () => numberOf(env, 'IDLE_MINUTES', { least: 5, most: 24 * 60, otherwise: 30 }),
      trustProxy: () => proxiesOf(env.TRUST_PROXY),
      logLevel: () => logLevelOf(env, production ? 'info' : 'warn'),
      slowStatementMs: () =>
        numberOf(env, 'SLOW_STATEMENT_MS', { least: 0, most: 3_600_000, otherwise: 500 }),
      ops: () => opsOf(env),
      telemetry: () => telemetryOf(env),
      stop: () => stopOf(env),
    },
    () => {
      const faults = [...fileFaults, ...productionFaults(env)];
      if (faults.length > 0) throw new SettingsRefused(faults);
    },
  );
  const { companyName, supportPhone, retention, ...rest } = read;
  return {
    ...rest,
    host: env.HOST || 'localhost',
    dataDir: absolute(env.DATA_DIR || '.data'),
    production,
    demo: env.DEMO ? isYes(env.DEMO) : !production,
    company: {
      companyName: companyName ?? rest.brand?.brand.name ?? defaultCompany.name,
      privacyUrl: env.PRIVACY_URL || '/privacy.html',
      termsUrl: env.TERMS_URL || '/terms.html',
      supportPhone,
    },
    feed: { dir: pathOf(env.FEED_DIR), profile: pathOf(env.FEED_PROFILE), retention },
    apiDocs: env.API_DOCS ? isYes(env.API_DOCS) : !production,
    warnings: lookAlikes(env),
  };
}

const retentionOf = (env: Environment): Retention => ({
  imports: numberOf(env, 'FEED_KEEP_IMPORTS', { least: 1, most: 60, otherwise: usualRetention.imports }),
  removedDays: numberOf(env, 'FEED_KEEP_REMOVED_DAYS', {
    least: 1,
    most: 36_500,
    otherwise: usualRetention.removedDays,
  }),
});

/** One processor is left to whatever else the portal does. */
const pdfOf = (env: Environment): Config['pdf'] => ({
  threads: numberOf(env, 'PDF_THREADS', {
    least: 1,
    most: 16,
    otherwise: Math.min(4, Math.max(1, availableParallelism() - 1)),
  }),
  perSecond: numberOf(env, 'PDF_PER_SECOND', { least: 1, most: 1_000, otherwise: 50 }),
});

/** Kubernetes and most proxies have heard of it within five seconds, and kill after thirty. */
function stopOf(env: Environment): Config['stop'] {
  const wait = isProduction(env) ? 5 : 0;
  return {
    waitMs: 1_000 * numberOf(env, 'STOP_WAIT_SECONDS', { least: 0, most: 300, otherwise: wait }),
    drainMs: 1_000 * numberOf(env, 'STOP_DRAIN_SECONDS', { least: 1, most: 3_600, otherwise: 15 }),
  };
}

const opsOf = (env: Environment): Config['ops'] =>
  env.OPS_PORT
    ? {
        port: numberOf(env, 'OPS_PORT', { least: 0, most: 65_535, otherwise: 0 }),
        host: env.OPS_HOST || '127.0.0.1',
      }
    : undefined;

function routingLookupOf(env: Environment): Config['routingLookup'] {
  const url = serviceOf(env, 'ROUTING_LOOKUP_URL');
  const key = env.ROUTING_LOOKUP_KEY;
  if (url && key) return { url, key };
  if (!url && !key) return undefined;
  throw new Error(
    'Only one of ROUTING_LOOKUP_URL and ROUTING_LOOKUP_KEY is set, so no bank could be looked up. Set both, or neither.',
  );
}

/** Where the outer keys of saved bank accounts are. With neither: in the data folder. */
interface OptionKeysConfig {
  readonly text: string | undefined;
  /** The key of AWS KMS that seals; the others then only open what they sealed before. */
  readonly kms: KmsKey | undefined;
}

/** @throws with what is wrong, why, and what to set instead; never with a key */
function optionKeysOf(env: Environment): OptionKeysConfig {
  const text = env.OPTION_KEYS || undefined;
  return readTogether(
    { text: () => text, kms: () => kmsOf(env) },
    () => text && keyRing(text, 'OPTION_KEYS'),
  );
}

function kmsOf(env: Environment): OptionKeysConfig['kms'] {
  const endpoint = sealedServiceOf(env, 'OPTION_KMS_ENDPOINT');
  if (!env.OPTION_KMS_KEY) return undefined;
  const key = kmsKeyOf(env.OPTION_KMS_KEY);
  if (key) return endpoint ? { ...key, endpoint } : key;
  throw new Error(
    'OPTION_KMS_KEY is not the ARN of a key, so saved bank accounts could not be sealed. Set it to ' +
      'arn:aws:kms:<region>:<account>:key/<id>. An alias is not enough: it may name another key tomorrow.',
  );
}
