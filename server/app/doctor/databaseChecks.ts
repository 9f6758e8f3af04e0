import type { ServerFacts } from '@server/db/inspect';
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
        connectionsOf(facts, database.connections + RESERVED),
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

function connectionsOf({ connections }: ServerFacts, taken: number): Diagnosis {
  if (taken <= connections)
    return ok('database connections', `A process takes up to ${taken} of ${connections}.`);
  return fault(
    'database connections',
    `A process takes up to ${taken}, and the server gives ${connections} to everybody together.`,
    `Raise max_connections of the server, or set DATABASE_POOL to ${Math.max(2, connections - RESERVED)} or less.`,
  );
}
