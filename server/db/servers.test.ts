import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPair } from '../testing/realPostgres';
import { openDb } from './open';
import { postgresEngine } from './postgres';
import { serversOf } from './servers';

describe('an address', () => {
  it.each([
    ['postgres://u:p@one/db', ['postgres://u:p@one/db']],
    ['postgres://one,two/db', ['postgres://one/db', 'postgres://two/db']],
    [
      'postgresql://u:p,w@one:5432,[::1]:5433/db?sslmode=verify-full',
      [
        'postgresql://u:p,w@one:5432/db?sslmode=verify-full',
        'postgresql://u:p,w@[::1]:5433/db?sslmode=verify-full',
      ],
    ],
    ['postgres://one,two/db?target_session_attrs=primary', ['postgres://one/db', 'postgres://two/db']],
    ['postgres://one/db?a=1&target_session_attrs=read-write&b=2', ['postgres://one/db?a=1&b=2']],
    ['postgres://one/db?target_session_attrs=read-write&b=2', ['postgres://one/db?b=2']],
  ])('%s names %j', (address, servers) => {
    expect(serversOf(address)).toEqual(servers);
  });

  it.each(['any', 'standby', 'read-only', ''])('that asks for %j is refused', (wanted) => {
    expect(() => serversOf(`postgres://one/db?target_session_attrs=${wanted}`)).toThrow(
      'has to be read-write',
    );
  });
});

describe('a primary and its standby, both in the address', () => {
  it('are asked in order, and the standby serves once it was promoted', async () => {
    const { primary, standby } = await startPair();
    onTestFinished(async () => {
      await primary.stop();
      await standby.stop();
    });
    const places = [standby, primary].map((server) => new URL(server.url('postgres')));
    const [first, second] = places.map(({ port }) => `localhost:${port}`);
    const url = `postgres://postgres@${first},${second}/postgres?target_session_attrs=read-write`;
    const db = openDb(await postgresEngine(url));
    onTestFinished(() => db.close());
    const portOf = async () =>
      (await sql<{ port: string }>`select current_setting('port') as port`.execute(db.sql)).rows[0]!.port;
    await db.script('create table crop (name text)');
    await sql`insert into crop values ('oats')`.execute(db.sql);
    expect(await portOf()).toBe(places[1]!.port);

    await primary.kill();
    const admin = new pg.Client(standby.url('postgres'));
    await admin.connect();
    await admin.query('select pg_promote()');
    await admin.end();

    await vi.waitFor(async () => expect(await portOf()).toBe(places[0]!.port), { timeout: 30_000 });
    const { rows } = await sql<{ name: string }>`select name from crop`.execute(db.sql);
    expect(rows).toEqual([{ name: 'oats' }]);
  });
});
