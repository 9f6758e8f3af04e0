import { sql } from 'kysely';
import type { Tx } from '../db/db';

/**
 * Runs SQL that was put together from the descriptions of the files. Never hand it a value that came with a
 * drop: those travel through COPY and stay in tables.
 */
export async function statement<Row = unknown>(tx: Tx, text: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(text).execute(tx.sql);
  return rows;
}
