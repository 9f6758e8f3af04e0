import { type RawBuilder, sql } from 'kysely';

/** The product group of an invoice line: the line's own where the ERP gives one, else its product's. For tables "l" and "p". */
export const groupCode: RawBuilder<string | null> = sql<string | null>`coalesce(l.group_code, p.group_code)`;

/** Its name; products tell it, so a line whose group is not its product's asks the others. */
export const groupName: RawBuilder<string | null> = sql<string | null>`case
  when l.group_code is null or l.group_code = p.group_code then p.group_name
  else coalesce((select min(g.group_name) from product g where g.group_code = l.group_code), l.group_code) end`;

/**
 * The crop year that a line counts for: its own, else its invoice's. Where the ERP gives none it is told by the
 * date: a crop year begins on September 1 of the year before. For tables "l" and "i".
 */
export const cropYear: RawBuilder<number> = sql<number>`coalesce(l.crop_year, i.crop_year,
  extract(year from i.invoice_date + interval '4 months')::int)`;
