import { createHash } from 'node:crypto';
import type { Session } from './engine';

export interface Migration {
  /** File name without its ending, "001-feed": the order of application is the order of names. */
  readonly name: string;
  readonly sql: string;
}

interface MigrationState {
  /** Whether nothing was ever applied. */
  readonly isEmpty: boolean;
  /** In their order. */
  readonly missing: readonly Migration[];
  /** The names of those that a newer program has applied, none of which takes anything away. */
  readonly ahead: readonly string[];
  /** Whether each one that was applied has its checksum noted. Programs before these did not note any. */
  readonly hasSums: boolean;
}

/** A migration that takes away what the release before it still uses: docs/operation.md#migrations. */
const CONTRACTS = /^\d+-contract-/;

/**
 * What was applied to the database, as this program sees it.
 * @throws in words where a newer program took away what this one needs, and where a migration is not what was applied
 */
export async function stateOf(session: Session, migrations: readonly Migration[]): Promise<MigrationState> {
  const applied = await appliedTo(session);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const ahead = [...applied.keys()].filter((name) => !known.has(name));
  const contracts = ahead.filter((name) => CONTRACTS.test(name));
  if (contracts.length > 0) {
    throw new Error(
      `The database is newer than this program, and lacks what it needs: ${contracts.join(', ')} took it away. ` +
        'Start the newer program, which knows these migrations; nothing was changed. To go back to this one, put back a ' +
        'backup of before.',
    );
  }
  const changed = [...known.values()].filter(
    ({ name, sql }) => (applied.get(name) ?? checksumOf(sql)) !== checksumOf(sql),
  );
  if (changed.length > 0) {
    throw new Error(
      `The tables are not those of this program: ${changed.map(({ name }) => name).join(', ')} was changed after it was ` +
        'applied to this database. Start the program that applied it, or undo the change: what is to differ comes as a ' +
        'migration of its own. Nothing was changed.',
    );
  }
  return {
    isEmpty: applied.size === 0,
    missing: migrations.filter(({ name }) => !applied.has(name)).toSorted(byName),
    ahead: ahead.toSorted(),
    hasSums: [...applied.values()].every((checksum) => checksum !== null),
  };
}

const byName = (a: Migration, b: Migration) => (a.name < b.name ? -1 : 1);

/** The checksums by name; null where none is noted. The table of older programs has no such column. */
async function appliedTo(session: Session): Promise<ReadonlyMap<string, string | null>> {
  const { rows: found } = await session.query(`select to_regclass('migration') is not null as there`, []);
  if (!(found as readonly { readonly there: boolean }[])[0]!.there) return new Map();
  const { rows } = await session.query(
    `select name, to_jsonb(migration) ->> 'checksum' as checksum from migration`,
    [],
  );
  const applied = rows as readonly { readonly name: string; readonly checksum: string | null }[];
  return new Map(applied.map(({ name, checksum }) => [name, checksum]));
}

/** Makes the table, or gives the one of an older program what it lacks. Within a transaction. */
export async function openHistory(session: Session, migrations: readonly Migration[]): Promise<void> {
  await session.script(TABLE);
  const sums = Object.fromEntries(migrations.map(({ name, sql }) => [name, checksumOf(sql)]));
  await session.query(
    `update migration set checksum = sums.value from json_each_text($1) as sums
      where migration.name = sums.key and migration.checksum is null`,
    [JSON.stringify(sums)],
  );
}

// To add a column takes the table from everybody, also where the column is there.
const TABLE = `
  create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now(), checksum text);
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'migration'::regclass and attname = 'checksum') then
      alter table migration add column checksum text;
    end if;
  end $$`;

/** Applies one and notes that. Within a transaction. */
export async function applyOne(session: Session, { name, sql }: Migration): Promise<void> {
  await session.script(sql);
  await session.query('insert into migration (name, checksum) values ($1, $2)', [name, checksumOf(sql)]);
}

/** SHA-256 of what is done, in hex: lines of comments, indentation and line ends may change. */
function checksumOf(sql: string): string {
  const done = sql.replace(/^\s*--.*$/gm, '').replace(/\s+/g, ' ');
  return createHash('sha256').update(done.trim()).digest('hex');
}
