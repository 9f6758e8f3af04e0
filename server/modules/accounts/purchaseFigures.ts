import { type Kysely, sql } from 'kysely';
import * as common from '@locales/common';
import type { Overview } from '@contract/accounts/schema';
import { addMonths } from '@contract/format/date';
import { cropYearOf } from '@contract/rules/cropYear';
import { anyOf } from '@server/db/anyOf';
import { cropYear, groupCode, groupName } from '@server/domain/documents/lineGroup';
import type { Tables } from '@server/db/tables';

type Figures = Pick<Overview, 'purchasesByMonth' | 'season'> & {
  /** How many products were ever bought. */
  readonly products: number;
};

interface Found {
  readonly months: Overview['purchasesByMonth'];
  readonly products: number;
  readonly lines: number;
  readonly cents: number;
  readonly priorCents: number;
}

/**
 * Net purchases of the as-of day's month and the 23 before it; and those for the crop year that the day lies in, and by
 * the same day for the one before. The lines are read once, and put together by what all of them are told by before
 * anything is worked out of them: hundreds of accounts have hundreds of thousands of lines, and few months and products.
 */
export async function purchaseFiguresOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Figures> {
  const season = cropYearOf(asOf);
  // Finance charges are no purchase, credits count against it.
  const counts = sql`i.doc_type <> 'F' and not i.voided`;
  const bought = (until: string, of?: number) => sql`sum(l.net_cents)
    filter (where ${counts} and i.invoice_date <= ${until}::date ${of ? sql`and ${cropYear} = ${of}::int` : sql``})`;
  const { rows } = await sql<Found>`
    with bought as materialized (
      select date_trunc('month', i.invoice_date::timestamp) as "month", l.product_code, l.group_code,
        ${bought(asOf)} as cents, ${bought(asOf, season)} as season_cents,
        ${bought(addMonths(asOf, -12), season - 1)} as prior_cents,
        count(*) filter (where ${counts} and ${cropYear} in (${season}::int, ${season - 1}::int)) as lines
      from invoice i join invoice_line l on l.invoice_no = i.invoice_no
      where ${anyOf(sql.ref('i.account_no'), accounts)}
      group by 1, 2, 3
    ),
    monthly as (
      select l."month"::date, coalesce(${groupCode}, '') as "groupCode",
        coalesce(max(${groupName}), ${common.other()}) as "groupName", sum(l.cents)::bigint as "cents"
      from bought l left join product p on p.product_code = l.product_code
      where l.cents is not null and l."month" >= ${addMonths(`${asOf.slice(0, 7)}-01`, -23)}::date
      group by 1, 2
    )
    select coalesce((select json_agg(m order by m."month", m."groupCode") from monthly m), '[]') as "months",
      count(distinct l.product_code) as "products", coalesce(sum(l.lines), 0)::bigint as "lines",
      coalesce(sum(l.season_cents), 0)::bigint as "cents", coalesce(sum(l.prior_cents), 0)::bigint as "priorCents"
    from bought l`.execute(db);
  const { months, products, lines, cents, priorCents } = rows[0]!;
  return {
    purchasesByMonth: months,
    season: { cropYear: lines > 0 ? season : null, cents, priorCents },
    products,
  };
}
