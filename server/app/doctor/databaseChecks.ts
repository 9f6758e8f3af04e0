import type { ServerFacts } from '@server/db/inspect';
import { limitsLacking } from '@server/db/limits';
import type { Config } from '../config';
import { type Check, fault, type Diagnosis, ok, warning, whyOf } from './diagnosis';

type Inspect = (url: string, withinMs: number) => Promise<ServerFacts>;

/** As many as a process keeps beside DATABASE_POOL, for sign-in and health. */
const RESERVED = 4;

/** Whether the database is there, and is one that a portal can work with. */
export const databaseCheck =
  (
    { databaseUrl, database, dataDir }: Pick<Config, 'databaseUrl' | 'database' | 'dataDir'>,
    inspect: Inspect,
    tellClock: (aheadMs: number) => void,
  ): Check =>
  async () => {
    if (databaseUrl === undefined) return [ok('database', `The embedded one, in ${dataDir}.`)];
    try {
      const facts = await inspect(databaseUrl, database.connectMs);
      tellClock(facts.aheadMs);
      return [
        ok('database', `PostgreSQL ${facts.version}, database ${facts.database} as ${facts.user}.`),
        database.migrates ? rightsToMigrate(facts) : rightsToUse(facts),
        localeOf(facts),
        database.pooled ? limitsOf(facts, database) : connectionsOf(facts, database.connections + RESERVED),
      ];
    } catch (error) {
      return [
        fault(
          'database',
          `It does not answer: ${whyOf(error)}`,
          'Check host, port, database name, user and password of DATABASE_URL, and the network to it.',
        ),
      ];
    }
  };

/** Whether the server that files are read from is there, and copies another. */
export const replicaCheck =
  ({ databaseReadUrl, database }: Pick<Config, 'databaseReadUrl' | 'database'>, inspect: Inspect): Check =>
  async () => {
    if (databaseReadUrl === undefined) return [];
    const name = 'database replica';
    const otherwise = 'Files are read from DATABASE_URL meanwhile.';
    try {
      const { version, copies } = await inspect(databaseReadUrl, database.connectMs);
      if (copies) return [ok(name, `PostgreSQL ${version}, which copies another server.`)];
      return [
        warning(
          name,
          `It copies no other server, so nothing is read from it. ${otherwise}`,
          'Set DATABASE_READ_URL to a streaming replica of the server of DATABASE_URL, or take it away.',
        ),
      ];
    } catch (error) {
      return [
        warning(
          name,
          `It does not answer: ${whyOf(error)}. ${otherwise}`,
          'Check host, port, user and password of DATABASE_READ_URL, and the network to it.',
        ),
      ];
    }
  };

function rightsToMigrate({ lacking, user, database }: ServerFacts): Diagnosis {
  if (lacking.length === 0) return ok('database rights', `${user} may do what a portal does.`);
  return fault(
    'database rights',
    `${user} lacks ${lacking.join(', ')}, so the start cannot make or change its tables.`,
    `Let ${user} own the database and all of its tables: alter database ${database} owner to ${user}.`,
  );
}

function rightsToUse({ lackingToUse, user }: ServerFacts): Diagnosis {
  if (lackingToUse.length === 0)
    return ok('database rights', `${user} may do what a portal with MIGRATE=no does.`);
  return fault(
    'database rights',
    `${user} lacks ${lackingToUse.join(', ')}.`,
    `As the owner of the tables: DATABASE_APP_ROLE=${user} npm run migrate.`,
  );
}

function localeOf({ encoding, locale, knowsLetters }: ServerFacts): Diagnosis {
  const make =
    'Make a new database with: create database … encoding UTF8 locale "C.UTF-8" template template0.';
  if (encoding !== 'UTF8')
    return fault(
      'database locale',
      `Its encoding is ${encoding}, so names with other letters cannot be kept.`,
      make,
    );
  if (knowsLetters) return ok('database locale', `${encoding}, ${locale}.`);
  return warning(
    'database locale',
    `${encoding}, ${locale}, which knows no small and capital letters beyond ASCII: a search for ácher does not find Ácher.`,
    make,
  );
}

/** A pooler has few connections to the server, however many a process has to it. */
function limitsOf({ limits }: ServerFacts, database: Config['database']): Diagnosis {
  const lacking = limitsLacking(limits, database);
  return lacking
    ? fault('database limits', lacking.told, lacking.todo)
    : ok('database limits', 'They hold through the pooler.');
}

function connectionsOf({ connections }: ServerFacts, taken: number): Diagnosis {
  if (taken <= connections)
    return ok('database connections', `A process takes up to ${taken} of ${connections}.`);
  return fault(
    'database connections',
    `A process takes up to ${taken}, and the server gives ${connections} to everybody together.`,
    `Raise max_connections of the server, or set DATABASE_POOL to ${Math.max(2, connections - RESERVED)} or less.`,
  );
}
