import { describe, expect, it } from 'vitest';
import type { ServerFacts } from '@server/db/inspect';
import { readConfig } from '../config';
import { databaseCheck, replicaCheck } from './databaseChecks';

const gone = async (): Promise<never> => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};
const results = (findings: readonly { readonly name: string; readonly result: string }[]) =>
  findings.map(({ name, result }) => `${name}: ${result}`);

describe('the database', () => {
  const facts: ServerFacts = {
    version: '18.4',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    knowsLetters: true,
    user: 'portal',
    database: 'portal',
    lacking: [],
    lackingToUse: ['rights on 3 tables such as invoice'],
    aheadMs: 12,
    connections: 97,
    copies: false,
    limits: { statement_timeout: 0, lock_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 },
  };
  const config = readConfig({ DATABASE_URL: 'postgres://one/db', DATABASE_POOL: '93' });
  const good = ['database: ok', 'database rights: ok', 'database locale: ok', 'database connections: ok'];

  it.each<[Partial<ServerFacts>, string]>([
    [{}, ''],
    [{ lacking: ['CREATE on schema public'] }, 'database rights: fault'],
    [{ encoding: 'LATIN1' }, 'database locale: fault'],
    [{ knowsLetters: false }, 'database locale: warning'],
    [{ connections: 96 }, 'database connections: fault'],
  ])('with %j', async (more, expected) => {
    const clock: number[] = [];
    const found = await databaseCheck(
      config,
      async () => ({ ...facts, ...more }),
      (ahead) => clock.push(ahead),
    )();
    const [name = ''] = expected.split(':');

    expect(results(found)).toEqual(
      good.map((each) => (name && each.startsWith(`${name}:`) ? expected : each)),
    );
    expect(clock).toEqual([12]);
    for (const { result, todo } of found) expect(todo === undefined).toBe(result === 'ok');
  });

  it.each([
    ['0', 'database limits: ok'],
    ['60', 'database limits: fault'],
  ])('behind a pooler, whose sessions have limits of their own, %s s wanted', async (seconds, expected) => {
    const pooled = readConfig({
      DATABASE_URL: 'postgres://one/db',
      DATABASE_POOLER: 'transaction',
      DATABASE_STATEMENT_SECONDS: seconds,
    });
    const found = await databaseCheck(
      pooled,
      async () => facts,
      () => undefined,
    )();

    expect(results(found)).toEqual([...good.slice(0, 3), expected]);
  });

  it.each<[Partial<ServerFacts>, string]>([
    [{ lacking: ['CREATE on schema public'] }, 'database rights: fault'],
    [{ lacking: ['CREATE on schema public'], lackingToUse: [] }, 'database rights: ok'],
  ])('whose tables somebody else makes, with %j', async (more, expected) => {
    const using = readConfig({ DATABASE_URL: 'postgres://one/db', MIGRATE: 'no' });
    const found = await databaseCheck(
      using,
      async () => ({ ...facts, ...more }),
      () => undefined,
    )();

    expect(results(found)[1]).toBe(expected);
  });

  it('that does not answer is a fault, and the embedded one is asked nothing', async () => {
    expect(results(await databaseCheck(config, gone, () => undefined)())).toEqual(['database: fault']);
    expect(results(await databaseCheck(readConfig({}), gone, () => undefined)())).toEqual(['database: ok']);
  });
});

describe('the server that files are read from', () => {
  const of = (env: Record<string, string>, copies: () => Promise<boolean>) =>
    replicaCheck(
      readConfig({ DATABASE_URL: 'postgres://one/db', ...env }),
      async () => ({ version: '18.4', copies: await copies() }) as ServerFacts,
    )();
  const set = { DATABASE_READ_URL: 'postgres://two/db' };

  it.each<[Record<string, string>, () => Promise<boolean>, string[]]>([
    [{}, gone, []],
    [set, async () => true, ['database replica: ok']],
    [set, async () => false, ['database replica: warning']],
    [set, gone, ['database replica: warning']],
  ])('with %j', async (env, copies, expected) => {
    expect(results(await of(env, copies))).toEqual(expected);
  });
});
