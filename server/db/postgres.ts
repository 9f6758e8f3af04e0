import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Engine, Session } from './engine';
import { nameOf } from './statementNames';
import { parsersByOid } from './values';

/** A real server through `pg`. Fails at once, in words, when the address does not lead to one. */
export async function postgresEngine(url: string, { connections = 16 } = {}): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsersByOid[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener a lost idle connection would end the process; the next query tells instead.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw new Error(
      `DATABASE_URL does not lead to a PostgreSQL database (${describe(url)}): ${error.message}. ` +
        'Check host, port, database name, user and password, then start again. Nothing was changed.',
      { cause: error },
    );
  });
  return { kind: 'server', acquire: async () => session(await pool.connect()), close: () => pool.end() };
}

function session(client: pg.PoolClient): Session {
  return {
    async query(text, values) {
      const { rows, rowCount } = await client.query({ name: nameOf(text), text, values: [...values] });
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    script: async (text) => void (await client.query(text)),
    async copy(statement, chunks) {
      const target = client.query(copyFrom(statement));
      await pipeline(Readable.from(chunks), target);
      return target.rowCount ?? 0;
    },
    release: () => client.release(),
  };
}

/** The address without user and password, fit for a message. */
function describe(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    return 'not a postgres:// address';
  }
}
