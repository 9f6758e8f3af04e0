import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import type { DatabaseTold } from './openDatabase';
import type { Telemetry } from './openTelemetry';
import type { OpsFigures } from './opsFigures';
import { slowStatements } from './slowStatements';

interface Listeners {
  readonly log: FastifyBaseLogger;
  readonly figures: OpsFigures | undefined;
  readonly telemetry: Telemetry | undefined;
  readonly slowStatementMs: number;
}

/** Whoever wants to know what the database does. */
export function databaseTold({ log, figures, telemetry, slowStatementMs }: Listeners): DatabaseTold {
  const slow = slowStatements(log, slowStatementMs);
  return {
    ran(statement) {
      figures?.ran(statement);
      telemetry?.ran(statement);
      slow(statement);
    },
    waited: telemetry?.waited,
    migrated: (names) => log.info({ migrations: names }, 'The tables were brought up to date'),
    replica: { streamed: (server) => figures?.streamed(server), changed: tellReplica(log) },
    ahead: (names) =>
      log.warn({ migrations: names }, 'The database is newer than this program, which can go on'),
  };
}

/** One line for each change, however many calls it hits. */
export function tellReach(db: Db, log: FastifyBaseLogger): void {
  db.onChange((change) => {
    if (change.now === 'back') {
      log.warn(
        { afterMs: Math.round(change.afterMs) },
        'The database answers again. What was left undone goes on.',
      );
      return;
    }
    log.warn(
      { error: change.error.message },
      'The connection to the database broke. Calls that need it are answered with 503 until it is back, which is ' +
        'looked for all the time. If it stays away, check the database server and the network to it.',
    );
  });
}

/** One line for each change. */
const tellReplica =
  (log: FastifyBaseLogger) =>
  (why: string | undefined): void => {
    if (why === undefined) log.warn('The server of DATABASE_READ_URL is read from again.');
    else
      log.warn({ why }, 'The server of DATABASE_READ_URL is left out: files are read where everything is.');
  };
