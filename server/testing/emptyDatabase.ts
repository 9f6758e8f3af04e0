import type { Engine } from '../db/engine';

/**
 * Brings a migrated database back to what it was before its first row: no rows, numbers from the start, no tables but
 * the migrations', no settings of a session.
 */
export async function emptyDatabase(engine: Engine): Promise<void> {
  const session = await engine.acquire();
  try {
    await session.script(EMPTY);
  } finally {
    session.release();
  }
}

// Only what was written to is emptied: to empty all tables takes as long as to open another database.
const EMPTY = `
do $$
declare
  written text;
  counter record;
begin
  select string_agg(format('public.%I', relname), ', ') into written
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and pg_relation_size(oid) > 0;
  if written is not null then execute 'truncate ' || written || ' cascade'; end if;
  for counter in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence public.%I restart', counter.sequencename);
  end loop;
end $$;
drop schema if exists pgboss cascade;
reset all`;
