import { sql } from 'kysely';
import type { Tx } from './db';

/**
 * Waits until no other transaction does the same thing for the same person; lasts as long as the transaction. A limit
 * that is counted behind it holds: what another one wrote is durable, and so counted, before this one counts.
 * @param what the thing, one word per limit
 */
export const oneAtATime = async ({ sql: db }: Tx, what: string, who: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${who}`}, 0))`.execute(db);
};
