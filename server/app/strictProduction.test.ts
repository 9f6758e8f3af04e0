import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config';
import { secretNames, settingNames, withoutSecrets } from './settingNames';
import { SettingsRefused } from './settingsRefused';
import { inProduction } from './testing/inProduction';
import { unknownSettings } from './unknownSettings';

type Settings = Record<string, string | undefined>;

/** Every fault that is told; none where the settings are taken. */
function faultsOf(env: Settings): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.faults;
    throw error;
  }
}

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret'), text);
  return join(folder, 'secret');
}

const ses = { SMTP_URL: undefined, SES_REGION: 'us-west-2' };
const kms = {
  OPTION_KEYS: undefined,
  OPTION_KMS_KEY: 'arn:aws:kms:us-west-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab',
};

describe('a portal that is run for real', () => {
  it.each<[Settings, readonly string[]]>([
    [{}, []],
    [{ DATABASE_URL: undefined }, ['DATABASE_URL is not set']],
    [{ DATABASE_URL: '' }, ['DATABASE_URL is not set']],
    [{ DATABASE_URL: undefined, EMBEDDED_DATABASE: 'no' }, ['DATABASE_URL is not set']],
    [{ DATABASE_URL: undefined, EMBEDDED_DATABASE: 'yes' }, []],
    [{ EMBEDDED_DATABASE: 'yes' }, ['Both DATABASE_URL and EMBEDDED_DATABASE']],
    [{ EMBEDDED_DATABASE: 'no' }, []],
    [{ POOL_KEY: undefined }, ['POOL_KEY is not set']],
    [{ POOL_KEY: 'c2hvcnQ=' }, ['POOL_KEY does not hold']],
    [{ OPTION_KEYS: undefined }, ['Neither OPTION_KEYS nor OPTION_KMS_KEY']],
    [{ OPTION_KEYS: 'first' }, ['Key 1 of OPTION_KEYS']],
    [kms, []],
    [{ PORTAL_URL: undefined }, ['PORTAL_URL is not set']],
    [{ PORTAL_URL: 'http://portal.example.com' }, ['PORTAL_URL begins with http://']],
    [{ PORTAL_URL: 'http://localhost:3000' }, []],
    [{ SMTP_URL: undefined }, ['Neither SMTP_URL nor SES_REGION']],
    [ses, []],
    [{ DEMO: 'yes' }, ['DEMO is set']],
    [{ DEMO: 'no' }, []],
    [{ DATABSE_URL: 'postgres://one/db' }, ['DATABSE_URL is set']],
  ])('with %j is told %j', (env, told) => {
    const faults = faultsOf({ ...inProduction, ...env });

    expect(faults).toEqual(told.map((words) => expect.stringContaining(words) as string));
    for (const fault of faults) expect(fault).toMatch(/\b(Set|Take|Put|Make|Write)\b/);
  });

  it('is told everything at once, of production and of each setting, and by no secret', () => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      PORT: 'http',
      SMTP_URL: 'smtp://me:planted-word@host/path',
      MAIL_FROM: 'portal',
      TOKEN_MINUTES: '4',
      DATABASE_POOL: '1',
      DATABASE_QUEUE: '0',
      BANK_OUT_DIR: '/out',
      POOL_KEY_FILE: '/nowhere/pool.key',
      DEMO: '1',
    });

    expect(new Set(faults.map((fault) => fault.split(' ', 1)[0]))).toEqual(
      new Set([
        'BANK_OUT_DIR',
        'DATABASE_POOL',
        'DATABASE_QUEUE',
        'DATABASE_URL',
        'DEMO',
        'MAIL_FROM',
        'Neither',
        'PORT',
        'PORTAL_URL',
        'POOL_KEY_FILE',
        'SMTP_URL',
        'TOKEN_MINUTES',
      ]),
    );
    expect(faults.join()).not.toContain('planted-word');
  });

  it('is only warned of a look-alike elsewhere, and needs nothing there', () => {
    const { warnings, demo } = readConfig({ DATABSE_URL: 'postgres://one/db' });

    expect(warnings).toEqual([expect.stringContaining('Set DATABASE_URL if that was meant')]);
    expect(demo).toBe(true);
    expect(readConfig({}).warnings).toEqual([]);
  });
});

describe('a secret as a file', () => {
  const { POOL_KEY } = inProduction;

  it.each([
    ['as it is', POOL_KEY],
    ['with a line end', `${POOL_KEY}\n`],
    ['with a line end of Windows', `${POOL_KEY}\r\n`],
  ])('is read %s', (_, text) => {
    expect(readConfig({ POOL_KEY_FILE: fileWith(text) }).pool.key).toBe(POOL_KEY);
  });

  it('loses one line end and nothing else', () => {
    expect(
      readConfig({
        ROUTING_LOOKUP_URL: 'https://banks.example',
        ROUTING_LOOKUP_KEY_FILE: fileWith(' k \n\n'),
      }).routingLookup?.key,
    ).toBe(' k \n');
  });

  it.each(secretNames)('of %s may stand there instead, and not beside', (name) => {
    const file = fileWith('planted-word');
    const faults = faultsOf({ [name]: 'planted-word', [`${name}_FILE`]: file });

    expect(faults).toContainEqual(expect.stringContaining(`Both ${name} and ${name}_FILE are set`));
    expect(faultsOf({ [`${name}_FILE`]: '/nowhere/secret' })).toContainEqual(
      expect.stringContaining(`${name}_FILE is "/nowhere/secret", which cannot be read (ENOENT)`),
    );
    expect(faults.join()).not.toContain('planted-word');
  });

  it('that is empty, or no key, is told without what is in it', () => {
    expect(faultsOf({ POOL_KEY_FILE: fileWith('\n') })).toEqual([expect.stringContaining('is empty')]);
    const [fault] = faultsOf({ POOL_KEY_FILE: fileWith('planted-word') });
    expect(fault).toContain('POOL_KEY does not hold');
    expect(fault).not.toContain('planted-word');
  });

  it('is taken out of every text, also the password within an address', () => {
    const env = { ...inProduction, SMTP_URL: 'smtps://me:s%40y-it@mail.example.com' };
    const text = `${env.OPTION_KEYS}, planted-word, s%40y-it or s@y-it at ${env.DATABASE_URL}`;

    expect(withoutSecrets(text, env)).toBe('…, …, … or … at …');
    const several = { DATABASE_URL: 'postgres://portal:planted-word@one:5432,two:5432/db' };
    expect(withoutSecrets('planted-word at one', several)).toBe('… at one');
    expect(withoutSecrets('me at mail.example.com', env)).toBe('me at mail.example.com');
  });
});

describe('a name that is no setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['NODE_EVN', 'NODE_ENV'],
    ['PROT', 'PORT'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['PORTAL_ADDRESS', 'PORTAL_URL'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
    ['POOL_KEYS', 'POOL_KEY'],
    ['OPTIONS_KEYS', 'OPTION_KEYS'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['STOP_DRAIN_SECOND', 'STOP_DRAIN_SECONDS'],
  ])('%s is taken for %s', (name, nearest) => {
    expect(unknownSettings({ [name]: 'x' })).toEqual([{ name, nearest }]);
  });

  it.each([
    [
      'a shell',
      'HOME PATH PWD OLDPWD USER LOGNAME SHELL SHLVL LANG LC_ALL TERM TZ EDITOR HOSTNAME MAIL DISPLAY COLUMNS',
    ],
    [
      'systemd',
      'INVOCATION_ID JOURNAL_STREAM CREDENTIALS_DIRECTORY NOTIFY_SOCKET STATE_DIRECTORY SYSTEMD_EXEC_PID',
    ],
    [
      'Node.js and npm',
      'NODE_OPTIONS NODE_EXTRA_CA_CERTS NODE INIT_CWD npm_config_cache npm_lifecycle_event NODE_VERSION',
    ],
    [
      'AWS',
      'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_PROFILE AWS_DEFAULT_REGION ECS_CONTAINER_METADATA_URI',
    ],
    [
      'Kubernetes',
      'KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP_ADDR DATABASE_SERVICE_HOST MAIL_SERVICE_PORT_SMTP SMTP_PORT_25_TCP',
    ],
    ['linked containers', 'DATABASE_NAME DATABASE_ENV_POSTGRES_USER DATABASE_PORT_5432_TCP_PROTO'],
    ['Heroku, Cloud Run, Railway', 'DYNO K_SERVICE DATABASE_CONNECTION_POOL_URL DATABASE_PRIVATE_URL'],
    [
      'our own tests',
      'CI TEST_DEEP E2E_PORT PORTAL RESTORED_DATABASE_URL VITEST_POOL_ID VITEST_MODE MODE DEV',
    ],
  ])('as %s sets it is left alone', (_, names) => {
    const env = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));

    expect(unknownSettings(env)).toEqual([]);
  });

  it('is left alone as the address of a service, which Kubernetes sets, and not as a number', () => {
    expect(unknownSettings({ SMTP_PORT: 'tcp://10.0.0.7:25' })).toEqual([]);
    expect(unknownSettings({ SMTP_PORT: '25' })).toMatchObject([{ name: 'SMTP_PORT' }]);
    expect(unknownSettings({ SMTP_PORT: '' })).toEqual([]);
  });
});

describe('the list of settings', () => {
  it('has every name that is read', () => {
    const read = new Set<string>();
    const telling = new Proxy<Settings>(inProduction, {
      get: (env, name) => (read.add(String(name)), env[String(name)]),
      ownKeys: () => [...settingNames],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    readConfig(telling);

    expect([...read].filter((name) => !settingNames.some((known) => known === name))).toEqual([]);
  });

  it('is the one of the manual', () => {
    const manual = readFileSync('docs/operation.md', 'utf8');
    const rows = /\n\| name \| default \| meaning \|\n([\s\S]*?)\n\n/.exec(manual)![1]!.split('\n').slice(1);
    const named = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z_]{4,}/g) ?? []);
    const files = new Set(secretNames.map((name) => `${name}_FILE`));

    expect(named.toSorted()).toEqual(
      settingNames.filter((name) => !files.has(name as 'POOL_KEY_FILE') && name !== 'AWS_REGION'),
    );
    const [, told = ''] = /`_FILE` behind its name: ([^.]*)\./.exec(manual) ?? [];
    expect(told.match(/[A-Z_]{4,}/g)?.toSorted()).toEqual(secretNames.toSorted());
  });
});
