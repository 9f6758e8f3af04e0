import { type RawBuilder, sql } from 'kysely';

/** Names beside an invoice line. For tables "i", "l", "p", "b" and "f": invoice, line, product, branch, field. */
export const fieldName = sql<string | null>`coalesce(l.field_name, f.field_name)`;
export const farmName = sql<string | null>`coalesce(l.farm_name, f.farm_name)`;
/** What a filter calls a field: its id, or its name where it has none; commas separate the filter's own list. */
export const fieldCode = sql<string | null>`btrim(replace(coalesce(l.field_id, l.field_name), ',', ' '))`;
export const branchName = sql<string>`coalesce(b.name, i.branch)`;
/** What a filter calls a crop. */
export const cropCode: RawBuilder<string | null> = sql<
  string | null
>`nullif(btrim(replace(l.crop, ',', ' ')), '')`;
