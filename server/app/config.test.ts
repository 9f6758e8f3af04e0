import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usualRetention } from '../feed/importOptions';
import { readConfig } from './config';
import { inProduction } from './testing/inProduction';

describe('readConfig', () => {
  it('needs nothing: an empty environment is the demo on the embedded database and pool', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      demo: true,
      databaseUrl: undefined,
      pool: { kind: 'embedded', region: 'us-west-2', endpoint: '/idp/' },
    });
  });

  it.each([
    [inProduction, false],
    [{ DEMO: '1' }, true],
    [{ DEMO: 'no' }, false],
  ])('loads the demo company for %j: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it('takes a hosted pool when both of its ids are given', () => {
    const env = { USER_POOL_ID: 'us-west-2_AbC123xyz', USER_POOL_CLIENT_ID: 'client' };

    expect(readConfig(env).pool).toMatchObject({
      kind: 'hosted',
      poolId: env.USER_POOL_ID,
      endpoint: undefined,
    });
  });

  it('takes the region of a pool of AWS from its id', () => {
    const env = { USER_POOL_ID: 'us-east-1_AbC', USER_POOL_CLIENT_ID: 'c', AWS_REGION: 'us-west-2' };

    expect(readConfig(env).pool.region).toBe('us-east-1');
  });

  it('lets nothing name the user of the embedded pool but the pool itself', () => {
    expect(readConfig({ USER_POOL_NAME_CLAIM: 'email' }).pool.usernameClaim).toBe('cognito:username');
  });

  it.each([
    [{}, { dir: undefined, profile: undefined }],
    [
      { FEED_DIR: '/srv/drops', FEED_PROFILE: '/srv/erp.json' },
      { dir: '/srv/drops', profile: '/srv/erp.json' },
    ],
    [{ FEED_DIR: 'drops' }, { dir: resolve('drops'), profile: undefined }],
  ])('watches for drops, and reads them, as %j says', (env, feed) => {
    expect(readConfig(env).feed).toEqual({ ...feed, retention: usualRetention });
  });

  it('leaves the rules of the pool, the pause and the proxies as they are where nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      pool: { mfa: 'optional', devices: 'off', idTokenMinutes: 60, refreshHours: 12 },
      mail: { smtp: undefined, portalUrl: undefined },
      idleMinutes: 30,
      trustProxy: [],
    });
  });

  it('takes them from the environment', () => {
    const env = {
      USER_POOL_MFA: 'on',
      USER_POOL_DEVICES: 'always',
      TOKEN_MINUTES: '5',
      REFRESH_HOURS: '720',
      IDLE_MINUTES: '15',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
      SMTP_URL: 'smtp://me:s%40y@mail.example.com',
      MAIL_FROM: 'portal@example.com',
      PORTAL_URL: 'https://portal.example.com/',
    };

    expect(readConfig(env)).toMatchObject({
      pool: { mfa: 'on', devices: 'always', idTokenMinutes: 5, refreshHours: 720 },
      mail: {
        smtp: {
          server: {
            host: 'mail.example.com',
            port: 587,
            tls: 'required',
            login: { user: 'me', pass: 's@y' },
          },
          from: 'portal@example.com',
        },
        portalUrl: 'https://portal.example.com',
      },
      idleMinutes: 15,
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    });
  });

  it.each([
    [{ USER_POOL_MFA: 'yes' }, 'one of optional, off, on'],
    [{ ADMIN_MFA: 'off' }, 'one of optional, required'],
    [{ ADMIN_MFA: 'required', USER_POOL_MFA: 'off' }, 'Set USER_POOL_MFA to optional'],
    [{ NODE_ENV: 'production', USER_POOL_MFA: 'off' }, 'or ADMIN_MFA to optional'],
    [{ USER_POOL_DEVICES: 'on' }, 'one of off, optional, always'],
    [{ TOKEN_MINUTES: '4' }, 'from 5 to 1440'],
    [{ TOKEN_MINUTES: '1e2' }, 'from 5 to 1440'],
    [{ REFRESH_HOURS: '0' }, 'from 1 to 87600'],
    [{ IDLE_MINUTES: '2' }, 'from 5 to 1440'],
    [{ ROLE: 'all workers' }, 'one of all, web, worker'],
    [{ ROLE: 'web' }, 'belongs to one process, which does all'],
    [{ ROLE: 'worker' }, 'belongs to one process, which does all'],
    [{ MIGRATE: 'never', DATABASE_URL: 'postgres://db/farm' }, 'one of yes, no'],
    [{ MIGRATE: 'no' }, 'nobody else could bring the tables'],
    [{ TRUST_PROXY: 'true' }, 'no address of a proxy'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'no address of a proxy'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'no address of a proxy'],
    [{ TRUST_PROXY: '10.0.0.5,' }, 'no address of a proxy'],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'portal@example.com' }, 'no address of a mail server'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is not'],
    [{ SES_REGION: 'us-west-2' }, 'MAIL_FROM is not'],
    [{ SES_REGION: 'Oregon', MAIL_FROM: 'portal@example.com' }, 'no region of AWS'],
    [{ SES_REGION: 'us-west-2', SES_ENDPOINT: 'http://ses.example.com' }, 'read along'],
    [{ SES_REGION: 'us-west-2', SMTP_URL: 'smtp://mail.example.com' }, 'Set one of them'],
    [{ MAIL_BOUNCES: 'bounces' }, 'no plain e-mail address'],
    [{ SES_EVENTS_TOPIC: 'portal-email' }, 'no topic of Amazon SNS'],
    [{ MAIL_FROM: 'Portal <portal@example.com>' }, 'no plain e-mail address'],
    [{ MAIL_FROM: 'portal' }, 'no plain e-mail address'],
    [{ OPTION_KMS_KEY: 'arn:aws:kms:us-west-2:111122223333:alias/options' }, 'An alias is not enough'],
    [{ OPTION_KMS_ENDPOINT: 'http://kms.example.com' }, 'everybody on the way could read along'],
    [{ PORTAL_URL: 'portal.example.com' }, 'not the address of a portal'],
    [{ PORTAL_URL: 'javascript:alert(1)' }, 'not the address of a portal'],
    [{ PORTAL_URL: 'https://portal.example.com/app' }, 'not the address of a portal'],
  ])('refuses %j in words', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  it.each([
    [{}, { role: 'all', database: { migrates: true } }],
    [{ DATABASE_URL: 'postgres://db/farm' }, { role: 'all', database: { migrates: true } }],
    [
      { DATABASE_URL: 'postgres://db/farm', ROLE: 'worker', MIGRATE: 'no' },
      { role: 'worker', database: { migrates: false } },
    ],
  ])('reads what a process does and may, of %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    [{}, 'https://kms.us-west-2.amazonaws.com'],
    [
      { OPTION_KMS_ENDPOINT: 'https://vpce-1.kms.us-west-2.vpce.amazonaws.com/' },
      'https://vpce-1.kms.us-west-2.vpce.amazonaws.com',
    ],
    [{ OPTION_KMS_ENDPOINT: 'http://[::1]:4566' }, 'http://[::1]:4566'],
  ])('reaches a key of AWS KMS, with %j, at %s', (env, endpoint) => {
    const arn = 'arn:aws:kms:us-west-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';

    expect(readConfig({ ...env, OPTION_KMS_KEY: arn }).optionKeys.kms).toEqual({
      arn,
      region: 'us-west-2',
      endpoint,
    });
  });

  it('sends by Amazon SES where its region is set', () => {
    expect(readConfig({ SES_REGION: 'us-east-1', MAIL_FROM: 'portal@example.com' }).mail).toMatchObject({
      smtp: undefined,
      ses: {
        region: 'us-east-1',
        endpoint: 'https://email.us-east-1.amazonaws.com',
        from: 'portal@example.com',
      },
    });
  });

  it('repeats no password of a mail server that it cannot read', () => {
    const env = { SMTP_URL: 'smtp://me:planted-word@host/path', MAIL_FROM: 'portal@example.com' };

    expect(() => readConfig(env)).toThrow(expect.not.stringContaining('planted-word') as Error);
  });

  it.each([
    [{}, { connections: 16, maxWaiting: 500, connectMs: 10_000, statementMs: 60_000, lockMs: 30_000 }],
    [
      { DATABASE_POOL: '2', DATABASE_QUEUE: '1' },
      { connections: 2, maxWaiting: 1 },
    ],
    [
      { DATABASE_POOL: '200', DATABASE_IDLE_SECONDS: '0' },
      { connections: 200, idleInTransactionMs: 0 },
    ],
  ])('uses a server, with %j, so: %j', (env, expected) => {
    expect(readConfig(env).database).toMatchObject(expected);
  });

  it.each([
    [{ OPS_PORT: '65536' }, 'from 0 to 65535'],
    [{ OPS_PORT: 'metrics' }, 'OPS_PORT is "metrics"'],
    [{ DATABASE_POOL: '1' }, 'from 2 to 200'],
    [{ DATABASE_POOL: '201' }, 'from 2 to 200'],
    [{ DATABASE_QUEUE: '0' }, 'from 1 to 10000'],
    [{ DATABASE_CONNECT_SECONDS: '0' }, 'from 1 to 3600'],
    [{ DATABASE_STATEMENT_SECONDS: '1m' }, 'DATABASE_STATEMENT_SECONDS is "1m"'],
    [{ DATABASE_LOCK_SECONDS: '3601' }, 'from 0 to 3600'],
    [{ DATABASE_IDLE_SECONDS: '-1' }, 'from 0 to 3600'],
    [{ DATABASE_URL: 'postgres://one/db?target_session_attrs=any' }, 'read-write or primary'],
    [{ DATABASE_POOLER: 'session' }, 'one of none, transaction'],
    [{ DATABASE_READ_URL: 'postgres://two/db' }, 'no server that it could be a copy of'],
    [{ PORT: '80a' }, 'no port number'],
    [{ PORT: '70000' }, 'no port number'],
    [{ DEMO_AS_OF: '2026-02-29' }, 'no day'],
    [{ BOOKS_ZONE: 'Pacific/Nowhere' }, 'no time zone'],
    [
      { USER_POOL_ID: 'us-west-2_AbC', USER_POOL_CLIENT_ID: 'c', USER_POOL_NAME_CLAIM: 'name' },
      'people may change by themselves',
    ],
    [{ LOG_LEVEL: 'verbose' }, 'one of warn, trace'],
    [{ COMPANY_NAME: 'Smith\nSons' }, 'in one line'],
    [{ USER_POOL_REGION: 'us west' }, 'no pool can be'],
    [
      {
        USER_POOL_ID: 'us-east-1_AbC',
        USER_POOL_CLIENT_ID: 'c',
        USER_POOL_REGION: 'us-west-2',
      },
      'Set USER_POOL_REGION to us-east-1',
    ],
    [
      { USER_POOL_ID: 'local_AbC', USER_POOL_CLIENT_ID: 'c', USER_POOL_ENDPOINT: 'localhost:9229' },
      'no address of a service',
    ],
    [{ USER_POOL_ID: 'us-west-2_AbC' }, 'Both UserPoolId and ClientId are required.'],
    [{ USER_POOL_CLIENT_ID: 'client' }, 'Both UserPoolId and ClientId are required.'],
    [{ USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: 'c' }, 'Invalid UserPoolId format.'],
    [{ USER_POOL_ID: `us-west-2_${'a'.repeat(46)}`, USER_POOL_CLIENT_ID: 'c' }, 'Invalid UserPoolId format.'],
  ])('refuses %j in words', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });
});

describe('administrators', () => {
  it.each([
    [{}, false],
    [inProduction, true],
    [{ ...inProduction, ADMIN_MFA: '' }, true],
    [{ ...inProduction, ADMIN_MFA: 'optional' }, false],
    [{ ADMIN_MFA: 'required' }, true],
    [{ ...inProduction, ADMIN_MFA: 'optional', USER_POOL_MFA: 'off' }, false],
  ])('of %j need a second factor: %s', (env, needed) => {
    expect(readConfig(env).pool.adminsNeedFactor).toBe(needed);
  });
});
