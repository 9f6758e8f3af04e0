import { type Kysely, sql } from 'kysely';
import * as common from '@locales/common';
import type { Overview } from '@contract/accounts/schema';
import { addMonths } from '@contract/format/date';
import { anyOf } from '@server/db/anyOf';
import { groupCode, groupName } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';

/** A crop year begins on September 1 of the year before: the months to add to get into the year it is named for. */
const CROP_YEAR_SHIFT = 4;

type Figures = Pick<Overview, 'purchasesByMonth' | 'season'>;

interface Found {
  readonly months: Overview['purchasesByMonth'];
  readonly lines: number;
  readonly cents: number;
  readonly priorCents: number;
}

/**
 * Net purchases of the as-of day's month and the 23 before it; and those for the crop year that the day lies in, and by
 * the same day for the one before. The lines are read once, and put together by what both are told by before anything is
 * worked out of them: hundreds of accounts have hundreds of thousands of lines, and few days and products.
 */
export async function purchaseFiguresOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Figures> {
  const season = Number(addMonths(asOf, CROP_YEAR_SHIFT).slice(0, 4));
  // The ERP's crop year wins; the date decides only where it gives none.
  const year = sql`coalesce(l.crop_year, extract(year from l.day + make_interval(months => ${CROP_YEAR_SHIFT}::int)))::int`;
  const sum = (of: number, until: string) => sql`coalesce(sum(l.cents)
    filter (where ${year} = ${of}::int and l.day <= ${until}::date), 0)::bigint`;
  // Finance charges are no purchase, credits count against it.
  const { rows } = await sql<Found>`
    with bought as materialized (
      select i.invoice_date as day, l.product_code, l.group_code, coalesce(l.crop_year, i.crop_year) as crop_year,
        sum(l.net_cents)::bigint as cents
      from invoice i join invoice_line l on l.invoice_no = i.invoice_no
      where ${anyOf(sql.ref('i.account_no'), accounts)} and i.doc_type <> 'F' and not i.voided
      group by 1, 2, 3, 4
    ),
    monthly as (
      select date_trunc('month', l.day)::date as "month", coalesce(${groupCode}, '') as "groupCode",
        coalesce(max(${groupName}), ${common.other()}) as "groupName", sum(l.cents)::bigint as "cents"
      from bought l left join product p on p.product_code = l.product_code
      where l.day between ${addMonths(`${asOf.slice(0, 7)}-01`, -23)}::date and ${asOf}::date
      group by 1, 2
    )
    select coalesce((select json_agg(m order by m."month", m."groupCode") from monthly m), '[]') as "months",
      count(*) as "lines", ${sum(season, asOf)} as "cents", ${sum(season - 1, addMonths(asOf, -12))} as "priorCents"
    from bought l where ${year} in (${season}::int, ${season - 1}::int)`.execute(db);
  const { months, lines, cents, priorCents } = rows[0]!;
  return {
    purchasesByMonth: months,
    season: { cropYear: lines > 0 ? season : null, cents, priorCents },
  };
}
