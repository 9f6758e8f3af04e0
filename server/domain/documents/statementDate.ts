import { sql } from 'kysely';

/** The day in the books zone on which a statement was closed, for table "s". */
export const statementDate = (booksZone: string) =>
  sql<string>`coalesce((s.close_at at time zone ${booksZone})::date, s.period_to)`;
