import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { clockCheck, diskCheck, dnsCheck } from './hostChecks';
import { proxyCheck, type ThroughProxy } from './proxyCheck';
import { cognitoCheck, kmsCheck, mailCheck } from './serviceChecks';

const gone = async (): Promise<never> => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};
const well = async () => undefined;
const results = (findings: readonly { readonly name: string; readonly result: string }[]) =>
  findings.map(({ name, result }) => `${name}: ${result}`);

describe('the clock', () => {
  it.each<[readonly [string, number][], string]>([
    [[], 'clock: warning'],
    [[['PORTAL_URL', 2_000]], 'clock: ok'],
    [[['PORTAL_URL', -2_000]], 'clock: ok'],
    [[['PORTAL_URL', 2_001]], 'clock: warning'],
    [[['PORTAL_URL', -30_000]], 'clock: warning'],
    [[['PORTAL_URL', 30_001]], 'clock: fault'],
    [
      [
        ['the database server', 0],
        ['PORTAL_URL', -40_000],
      ],
      'clock: fault',
    ],
  ])('that others have %j ahead', async (others, expected) => {
    expect(results(await clockCheck(new Map(others))())).toEqual([expected]);
  });
});

describe('disk and DNS', () => {
  it.each([
    [1e9, 'disk: ok'],
    [1e9 - 1, 'disk: warning'],
    [1e8, 'disk: warning'],
    [1e8 - 1, 'disk: fault'],
  ])('%i bytes free', async (freeBytes, expected) => {
    const found = await diskCheck(new Map([['DATA_DIR', '/data']]), async () => ({ freeBytes }))();

    expect(results(found)).toEqual([expected]);
    expect(found[0]!.told).toContain('/data (DATA_DIR)');
  });

  it('a folder that cannot be written to and a host without an address are faults, each by its setting', async () => {
    const [folder] = await diskCheck(new Map([['FEED_DIR', '/drops']]), gone)();
    const [host] = await dnsCheck(new Map([['SMTP_URL', 'mail.nowhere']]), gone)();
    const [known] = await dnsCheck(new Map([['SMTP_URL', 'mail']]), async () => '10.0.0.5')();

    expect(folder).toMatchObject({
      result: 'fault',
      told: expect.stringContaining('/drops (FEED_DIR)') as string,
    });
    expect(host).toMatchObject({
      result: 'fault',
      told: expect.stringContaining('mail.nowhere (SMTP_URL)') as string,
    });
    expect(known).toMatchObject({ result: 'ok', told: 'mail (SMTP_URL) is 10.0.0.5.' });
  });
});

describe('the proxy', () => {
  const claimed = '192.0.2.66';
  const arrived = {
    kind: 'arrived',
    from: '10.0.0.5',
    trusted: true,
    counted: '203.0.113.7',
    forwarded: '203.0.113.7',
  } as const;
  const url = 'https://portal.example.com';

  it.each<[string, string | undefined, ThroughProxy, string, string]>([
    ['no address', undefined, arrived, 'warning', 'PORTAL_URL is not set'],
    ['nobody', url, { kind: 'silent', why: 'fetch failed (ECONNREFUSED)' }, 'fault', 'ECONNREFUSED'],
    ['a portal that runs', url, { kind: 'running', status: 200 }, 'ok', 'a portal that serves'],
    ['a portal that does not serve', url, { kind: 'running', status: 502 }, 'fault', '502'],
    ['another program', url, { kind: 'elsewhere', status: 404 }, 'fault', 'another program'],
    ['a proxy as it should be', url, arrived, 'ok', 'count as from 203.0.113.7'],
    [
      'one that is not trusted',
      url,
      { ...arrived, trusted: false, counted: '10.0.0.5' },
      'fault',
      'proxy at 10.0.0.5 is not trusted',
    ],
    [
      'one that passes on what callers say',
      url,
      { ...arrived, counted: claimed, forwarded: claimed },
      'fault',
      'anybody can claim',
    ],
    [
      'one that says nothing',
      url,
      { ...arrived, trusted: false, counted: '10.0.0.5', forwarded: undefined },
      'fault',
      'does not say where',
    ],
    [
      'one that says nothing and is trusted',
      url,
      { ...arrived, counted: '10.0.0.5', forwarded: undefined },
      'fault',
      'does not say where',
    ],
    [
      'no proxy',
      'http://localhost:3000',
      { ...arrived, trusted: false, counted: '127.0.0.1', forwarded: claimed },
      'ok',
      'straight',
    ],
  ])('%s', async (_, portalUrl, came, result, told) => {
    const [found] = await proxyCheck(portalUrl, claimed, async () => came)();

    expect(found).toMatchObject({ result, told: expect.stringContaining(told) as string });
  });
});

describe('services', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'portal@example.com' };
  const ses = { SES_REGION: 'us-west-2', MAIL_FROM: 'portal@example.com' };

  it.each([
    ['nothing set', {}, undefined, well, well, ['mail: warning']],
    ['a server', smtp, undefined, well, gone, ['mail: ok', 'mail message: ok']],
    ['Amazon SES', ses, undefined, well, gone, ['mail: ok', 'mail message: ok']],
    ['nobody there', smtp, 'ada@example.com', gone, well, ['mail: fault']],
    ['a message', smtp, 'ada@example.com', well, well, ['mail: ok', 'mail message: ok']],
    ['a message that is not taken', smtp, 'ada@example.com', well, gone, ['mail: ok', 'mail message: fault']],
  ])('mail with %s', async (_, env, mailTo, reach, send, expected) => {
    expect(results(await mailCheck(readConfig(env), mailTo, { reach, send })())).toEqual(expected);
  });

  it.each([
    ['none', {}, well, []],
    ['one', { OPTION_KMS_KEY: 'arn:aws:kms:us-west-2:111122223333:key/1' }, well, ['kms: ok']],
    [
      'one that is away',
      { OPTION_KMS_KEY: 'arn:aws:kms:us-west-2:111122223333:key/1' },
      gone,
      ['kms: fault'],
    ],
  ])('a key of KMS: %s', async (_, env, look, expected) => {
    expect(results(await kmsCheck(readConfig(env), look)())).toEqual(expected);
  });

  const hosted = { USER_POOL_ID: 'us-west-2_AbC', USER_POOL_CLIENT_ID: 'client' };
  it.each([
    ['all well', well, well, ['cognito keys: ok', 'cognito rights: ok']],
    ['away', gone, gone, ['cognito keys: fault', 'cognito rights: fault']],
    ['without rights', well, gone, ['cognito keys: ok', 'cognito rights: fault']],
  ])('a user pool: %s', async (_, readKeys, list, expected) => {
    const keysAt = new URL('https://cognito.example/jwks.json');

    expect(results(await cognitoCheck(readConfig(hosted), { keysAt, readKeys, list })())).toEqual(expected);
  });
});
