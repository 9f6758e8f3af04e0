import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock } from '../../clock';
import { awsIssuer, keysAddress } from '../appDeps';
import type { Config } from '../config';
import { openAdmin } from '../openAdmin';
import { carrierOf } from '../openMail';
import { inspectServer } from '../../db/inspect';
import { serversOf } from '../../db/servers';
import { verifySmtp } from '../../domain/email/transports/smtp';
import { kmsKeys } from '../../vault/kmsKeys';
import { askThroughProxy } from './askThroughProxy';
import { databaseCheck, replicaCheck } from './databaseChecks';
import type { Check, Diagnosis } from './diagnosis';
import { clockCheck, diskCheck, dnsCheck } from './hostChecks';
import { proxyCheck } from './proxyCheck';
import { cognitoCheck, kmsCheck, mailCheck } from './serviceChecks';

/** An address that belongs to nobody (RFC 5737). */
const CLAIMED = '192.0.2.66';
const WITHIN_MS = 10_000;

/**
 * Looks at everything that the settings name, one after the other, and changes nothing but a file that it removes.
 * @param mailTo who gets a test message; undefined: nobody
 */
export async function examine(config: Config, mailTo: string | undefined): Promise<readonly Diagnosis[]> {
  const { mail, optionKeys, pool } = config;
  const clocks = new Map<string, number>();
  const inspect = (url: string, withinMs: number) => inspectServer(url, withinMs, systemClock);
  const checks = [
    databaseCheck(config, inspect, (ahead) => clocks.set('the database server', ahead)),
    replicaCheck(config, inspect),
    mailCheck(config, mailTo, {
      reach: () => (mail.smtp ? verifySmtp(mail.smtp.server) : fetchFrom(mail.ses!.endpoint)),
      send: (to) => carrierOf(mail, config.company.companyName).send(testMail(to)),
    }),
    kmsCheck(config, async () => {
      const { arn, region, endpoint } = optionKeys.kms!;
      const keys = kmsKeys({ arn, client: { region, endpoint }, older: undefined });
      const { wrapped } = await keys.create('doctor');
      await keys.unwrap(wrapped, 'doctor');
    }),
    ...(pool.kind === 'hosted' ? [hostedPoolCheck(config)] : []),
    dnsCheck(hostsOf(config), async (host) => (await lookup(host)).address),
    diskCheck(foldersOf(config), lookAt),
    proxyCheck(mail.portalUrl, CLAIMED, (portalUrl) =>
      askThroughProxy({ ...config, clock: systemClock }, { portalUrl, claimed: CLAIMED }, (ahead) =>
        clocks.set('PORTAL_URL', ahead),
      ),
    ),
    clockCheck(clocks),
  ];
  const findings: Diagnosis[] = [];
  for (const check of checks) findings.push(...(await check()));
  return findings;
}

function hostedPoolCheck({ pool }: Config): Check {
  const keysAt = keysAddress({ pool }, `${awsIssuer({ pool })}/${pool.poolId}`);
  return cognitoCheck(
    { pool },
    {
      keysAt,
      async readKeys() {
        const answer = await fetchFrom(keysAt.href);
        if (!answer.ok) throw new Error(`${keysAt.href} answers with ${answer.status}`);
      },
      list: () => openAdmin(pool, undefined).list(undefined),
    },
  );
}

const fetchFrom = (address: string) => fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });

const testMail = (to: string) => ({
  messageId: randomUUID(),
  to,
  subject: 'Test message of the portal',
  text: 'This message was sent by npm run doctor. Nothing has to be done.\n',
  html: '<p>This message was sent by npm run doctor. Nothing has to be done.</p>',
});

/** Every host that the portal calls, by the setting that names it. */
function hostsOf(config: Config): ReadonlyMap<string, string> {
  const { databaseUrl, databaseReadUrl, mail, sms, optionKeys, pool, bank, telemetry } = config;
  const serversAt = (name: string, url: string | undefined) =>
    url === undefined ? [] : serversOf(url, true).map((server) => [name, hostOf(server)] as const);
  const hosts: (readonly [string, string | undefined])[] = [
    ...serversAt('DATABASE_URL', databaseUrl),
    ...serversAt('DATABASE_READ_URL', databaseReadUrl),
    ['SMTP_URL', mail.smtp?.server.host],
    ['SES_REGION', hostOf(mail.ses?.endpoint)],
    ['SMS_REGION', hostOf(sms.sns?.endpoint)],
    ['PORTAL_URL', hostOf(mail.portalUrl)],
    ['OPTION_KMS_KEY', hostOf(optionKeys.kms?.endpoint)],
    [
      'USER_POOL_ID',
      pool.kind === 'hosted' ? keysAddress({ pool }, awsIssuer({ pool })).hostname : undefined,
    ],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', hostOf((telemetry.traces ?? telemetry.metrics)?.url)],
    ['BANK_SFTP_URL', bank.place?.kind === 'sftp' ? bank.place.host : undefined],
  ];
  return new Map(hosts.filter((pair): pair is readonly [string, string] => Boolean(pair[1])));
}

const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : undefined;

/** Every folder that the portal writes to, by the setting that names it. */
function foldersOf({ dataDir, feed, mail, bank }: Config): ReadonlyMap<string, string> {
  const folders: (readonly [string, string | undefined])[] = [
    ['DATA_DIR', standing(dataDir)],
    ['FEED_DIR', feed.dir],
    ['BOUNCE_DIR', mail.bounceDir],
    ['BANK_OUT_DIR', bank.place?.kind === 'folders' ? bank.place.out : undefined],
    ['BANK_IN_DIR', bank.place?.kind === 'folders' ? bank.place.in : undefined],
  ];
  return new Map(folders.filter((pair): pair is readonly [string, string] => Boolean(pair[1])));
}

/** The folder, or the nearest one above it that is there: the portal makes its own. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)));

/** Makes a file and removes it, and tells how much room is left for this user. */
async function lookAt(folder: string) {
  const file = join(folder, `.doctor-${randomUUID()}`);
  await (await open(file, 'wx', 0o600)).close();
  await rm(file);
  const { bavail, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize };
}
