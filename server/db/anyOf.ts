import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a column is one of the values; no values, no row. A single value becomes an equality, which lets an
 * index hand out the rows in its order.
 */
export const anyOf = (column: Expression<unknown>, values: readonly string[]): RawBuilder<SqlBool> =>
  values.length === 1
    ? sql<SqlBool>`${column} = ${values[0]}`
    : sql<SqlBool>`${column} = any(${[...values]}::text[])`;
