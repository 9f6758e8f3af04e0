import { SETUP_LOCK } from './alone';
import type { Engine } from './engine';

export interface Migration {
  /** File name without its ending, "001-feed": the order of application is the order of names. */
  readonly name: string;
  readonly sql: string;
}

/** Applies what is missing, forward only, all in one transaction; answers the names applied. */
export async function migrate(engine: Engine, migrations: readonly Migration[]): Promise<string[]> {
  const session = await engine.acquire();
  try {
    await session.script(`begin; set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${SETUP_LOCK});
      create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await session.query('select name from migration', []);
    const known = new Set((rows as { name: string }[]).map((row) => row.name));
    const missing = [...migrations]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .filter((m) => !known.has(m.name));
    for (const { name, sql } of missing) {
      await session.script(sql);
      await session.query('insert into migration (name) values ($1)', [name]);
    }
    await session.script('commit');
    return missing.map((m) => m.name);
  } catch (error) {
    await session.script('rollback').catch(() => undefined);
    throw error;
  } finally {
    session.release();
  }
}
