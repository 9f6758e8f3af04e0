import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables';

/** Runs one statement that another library wrote, with the values of its own parameters. */
export const foreignQuery = (
  sql: Kysely<Tables>,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Record<string, unknown>[] }> =>
  sql.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
