import { readFileSync } from 'node:fs';
import { type Environment, pathOf } from './configValues';

/**
 * The settings whose value nobody may read who may read the others. Each may be given as a file, whose path is in the
 * setting of the same name with `_FILE`; none of them is ever printed.
 */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'POOL_KEY',
  'OPTION_KEYS',
  'ROUTING_LOOKUP_KEY',
  'SMTP_URL',
  'PUSH_VAPID_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

type SecretName = (typeof secretNames)[number];

/** Every setting that the portal reads, but for the files of secrets. docs/operation.md says what each means. */
const openNames = [
  'ADMIN_MFA',
  'API_DOCS',
  'AWS_REGION',
  'BANK_IN_DIR',
  'BANK_OUT_DIR',
  'BANK_PGP_PASSPHRASE_FILE',
  'BANK_PGP_PRIVATE_KEY_FILE',
  'BANK_PGP_PUBLIC_KEY_FILE',
  'BANK_PGP_SIGNATURE',
  'BANK_SEND',
  'BANK_SFTP_HOST_KEY',
  'BANK_SFTP_IN',
  'BANK_SFTP_KEY_FILE',
  'BANK_SFTP_OUT',
  'BANK_SFTP_PASSPHRASE_FILE',
  'BANK_SFTP_URL',
  'BOOKS_ZONE',
  'BOUNCE_DIR',
  'BRAND_DIR',
  'COMPANY_NAME',
  'DATABASE_APP_ROLE',
  'DATABASE_CONNECT_SECONDS',
  'DATABASE_IDLE_SECONDS',
  'DATABASE_LOCK_SECONDS',
  'DATABASE_POOL',
  'DATABASE_POOLER',
  'DATABASE_QUEUE',
  'DATABASE_STATEMENT_SECONDS',
  'DATA_DIR',
  'DEMO',
  'DEMO_AS_OF',
  'EMBEDDED_DATABASE',
  'FEED_DIR',
  'FEED_KEEP_IMPORTS',
  'FEED_KEEP_REMOVED_DAYS',
  'FEED_PROFILE',
  'HOST',
  'IDLE_MINUTES',
  'LOG_LEVEL',
  'MAIL_BOUNCES',
  'MAIL_FROM',
  'MAIL_OFFICE',
  'MIGRATE',
  'NODE_ENV',
  'OPS_HOST',
  'OPS_PORT',
  'OPTION_KMS_ENDPOINT',
  'OPTION_KMS_KEY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_PROTOCOL',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
  'OTEL_METRICS_EXPORTER',
  'OTEL_PROPAGATORS',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SDK_DISABLED',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_EXPORTER',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'PDF_PER_SECOND',
  'PDF_THREADS',
  'PORT',
  'PORTAL_URL',
  'PRIVACY_URL',
  'PUSH_SERVICES',
  'PUSH_VAPID_SUBJECT',
  'REFRESH_HOURS',
  'ROUTING_LOOKUP_URL',
  'ROLE',
  'SES_ENDPOINT',
  'SES_EVENTS_TOPIC',
  'SES_REGION',
  'SLOW_STATEMENT_MS',
  'SMS_ENDPOINT',
  'SMS_EVENTS_TOPIC',
  'SMS_FROM',
  'SMS_REGION',
  'STOP_DRAIN_SECONDS',
  'STOP_WAIT_SECONDS',
  'SUPPORT_PHONE',
  'TERMS_URL',
  'TOKEN_MINUTES',
  'TRUST_PROXY',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_DEVICES',
  'USER_POOL_ENDPOINT',
  'USER_POOL_ID',
  'USER_POOL_MFA',
  'USER_POOL_NAME_CLAIM',
  'USER_POOL_REGION',
] as const;

const fileOf = (name: SecretName) => `${name}_FILE` as const;

/** Every name that the portal knows. */
export const settingNames: readonly string[] = [
  ...openNames,
  ...secretNames,
  ...secretNames.map(fileOf),
].toSorted();

/**
 * The environment with the secrets that are given as files in the place of their paths. A line end behind a secret is
 * dropped, since most programs that write one leave it there.
 * @returns `faults` where a file cannot be read or holds nothing, or a secret is given twice; never with a secret
 */
export function withSecretFiles(env: Environment): {
  readonly env: Environment;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read: Record<string, string | undefined> = { ...env };
  for (const name of secretNames) {
    const setting = fileOf(name);
    const file = pathOf(env[setting]);
    if (file === undefined) continue;
    if (env[name]) {
      faults.push(`Both ${name} and ${setting} are set, so nobody could tell which counts. Set one of them.`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') faults.push(`${setting} is "${file}", which is empty. Put the secret into it.`);
    } catch (error) {
      faults.push(
        `${setting} is "${file}", which cannot be read (${(error as NodeJS.ErrnoException).code}), so ${name} is not ` +
          `known. Put the file there, readable for the user of the portal, or set ${name} instead.`,
      );
    }
  }
  return { env: read, faults };
}

/** Whether a secret is given, also by a file that cannot be read. */
export const isGiven = (env: Environment, name: SecretName): boolean =>
  Boolean(env[name] || env[fileOf(name)]);

/** Takes every secret out of a text, whole and as the password within an address. */
export function withoutSecrets(text: string, env: Environment): string {
  const hidden = secretNames.flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    // An address of several servers is none that URL takes.
    const password = /:\/\/[^:@/]*:([^@/]*)@/.exec(value)?.[1] ?? '';
    return [value, ...value.split(/[\s,]+/), password, decoded(password)].filter((part) => part.length >= 4);
  });
  return hidden
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, secret) => left.replaceAll(secret, '…'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
