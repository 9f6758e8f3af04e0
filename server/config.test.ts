import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

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
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO: '1' }, true],
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

  it.each([
    [{ PORT: '80a' }, 'no port number'],
    [{ PORT: '70000' }, 'no port number'],
    [{ DEMO_AS_OF: '2026-02-29' }, 'no day'],
    [{ BOOKS_ZONE: 'Pacific/Nowhere' }, 'no time zone'],
    [{ USER_POOL_ID: 'us-west-2_AbC' }, 'Both UserPoolId and ClientId are required.'],
    [{ USER_POOL_CLIENT_ID: 'client' }, 'Both UserPoolId and ClientId are required.'],
    [{ USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: 'c' }, 'Invalid UserPoolId format.'],
    [{ USER_POOL_ID: `us-west-2_${'a'.repeat(46)}`, USER_POOL_CLIENT_ID: 'c' }, 'Invalid UserPoolId format.'],
  ])('refuses %j in words', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });
});
