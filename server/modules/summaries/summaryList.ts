import { type RawBuilder, sql } from 'kysely';
import * as m from '@locales/summaries';
import type { SummaryDimension } from '@contract/summaries/labels';
import type { SummaryRow } from '@contract/summaries/schema';
import { defineList } from '@server/lists/defineList';
import { byNumber, byText } from '@server/lists/order';
import type { Keys, LineSource } from './lineSource';
import { groupCode, groupName } from '@server/domain/documents/lineGroup';
import { branchName, cropCode, farmName, fieldCode, fieldName } from '@server/domain/documents/lineNames';

/** Which lines are summed up, and by what. Whose they are is said by the source. */
interface Summary {
  readonly by: SummaryDimension;
  readonly source: LineSource;
}

/** The rows of a summary, as they are after the lines were summed up. */
export const summaryList = defineList<Summary, object, SummaryRow>()({
  from: ({ by, source }) => sql`(${rowsQuery(by, source)}) as rows`,
  access: () => [],
  columns: {
    id: sql.ref('id'),
    code: sql.ref('code'),
    name: sql.ref('name'),
    note: sql.ref('note'),
    lines: sql.ref('lines'),
    unit: sql.ref('unit'),
    quantity: sql.ref('quantity'),
    priorQuantity: sql.ref('priorQuantity'),
    averagePrice: sql.ref('averagePrice'),
    priorAveragePrice: sql.ref('priorAveragePrice'),
    cents: sql.ref('cents'),
    priorCents: sql.ref('priorCents'),
  },
  sorts: {
    name: byText(sql.ref('name')),
    amount: byNumber(sql.ref('cents')),
    prior: byNumber(sql.ref('priorCents')),
    change: byNumber(sql`(cents - "priorCents")`),
  },
  ties: [{ key: sql.ref('id'), type: 'text' }],
  filters: {},
  orderName: ({ by }, sort) => `${by}:${sort}`,
});

/**
 * One row for each thing that was bought, named as the contract names its columns. Quantities count every
 * line; an average price counts those that cost something, because what is priced within a blend stands there
 * with nought.
 */
function rowsQuery(by: SummaryDimension, source: LineSource): RawBuilder<SummaryRow> {
  const { keys, named, code, name, note, otherwise, byUnit } = dimensionOf(by, source);
  const key = sql`coalesce(${code}, '~' || ${otherwise})`;
  const unit = byUnit ? sql`coalesce(l.uom, '')` : sql`''`;
  // Things that tell no unit are added up only where they are one product.
  const told = sql`max(coalesce(l.uom, '')) filter (where l.quantity is not null)`;

  return sql<SummaryRow>`
    with ${source.summedBy({ ...keys, uom: sql.ref('l.uom') })}
    select md5(key || '|' || unit_key) as "id", code as "code", name as "name", note as "note", lines as "lines",
      nullif(unit, '') as "unit",
      case when unit is not null then trim_scale(quantity)::text end as "quantity",
      case when unit is not null then trim_scale(prior_quantity)::text end as "priorQuantity",
      ${average('cents', 'priced')} as "averagePrice",
      ${average('prior_cents', 'prior_priced')} as "priorAveragePrice",
      cents as "cents", prior_cents as "priorCents"
    from (
      select ${key} as key, ${unit} as unit_key, max(${code}) as code, ${name} as name, ${note} as note,
        coalesce(sum(l.lines) filter (where l.now), 0)::bigint as lines,
        case when min(coalesce(l.uom, '')) filter (where l.quantity is not null)
          = max(coalesce(l.uom, '')) filter (where l.quantity is not null)
          then ${byUnit ? told : sql`nullif(${told}, '')`} end as unit,
        sum(l.quantity) filter (where l.now) as quantity, sum(l.quantity) filter (where not l.now) as prior_quantity,
        sum(l.priced) filter (where l.now) as priced, sum(l.priced) filter (where not l.now) as prior_priced,
        coalesce(sum(l.cents) filter (where l.now), 0)::bigint as cents,
        coalesce(sum(l.cents) filter (where not l.now), 0)::bigint as prior_cents
      from summed l ${named}
      where l.now is not null
      group by ${byUnit ? sql`1, 2` : sql`1`}
    ) told`;
}

const average = (cents: string, quantity: string) => sql`case
  when unit is not null and sign(${sql.raw(cents)}) = sign(${sql.raw(quantity)}) and ${sql.raw(quantity)} <> 0
  then trim_scale(round(${sql.raw(cents)} / 100.0 / ${sql.raw(quantity)}, 4))::text end`;

type Text = RawBuilder<string | null>;

/** How lines are put together. */
interface Dimension {
  /** What of a line is needed to tell it. */
  readonly keys: Keys;
  /** Joins what names it. */
  readonly named: RawBuilder<unknown>;
  /** What lines of one row have in common, and what the list of purchases can be filtered by. Of the keys, as are the others. */
  readonly code: Text;
  /** Over the lines of one row. */
  readonly name: Text;
  readonly note: Text;
  /** Tells rows without a code apart. */
  readonly otherwise: Text;
  /** Whether each unit has a row of its own. */
  readonly byUnit: boolean;
}

const nothing = sql<null>`null::text`;
const plain = { named: sql``, note: nothing, otherwise: sql<string>`''`, byUnit: false };
const byProduct = sql`left join product p on p.product_code = l.product_code`;

/** Columns of an invoice line. */
const ofLine = (...columns: readonly string[]): Keys =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`l.${column}`)]));

/** A dimension of the source's lines. Months of the period before stand beside those that they are compared with. */
function dimensionOf(by: SummaryDimension, { before, shift }: LineSource): Dimension {
  if (by !== 'month') return dimensions[by]();
  const day = sql`case when ${before} then i.invoice_date + ${shift}::interval else i.invoice_date end`;
  const month = sql<string>`l.month::text`;
  return {
    ...plain,
    keys: { month: sql`date_trunc('month', ${day})::date` },
    code: month,
    name: sql`max(${month})`,
  };
}

const dimensions: Readonly<Record<Exclude<SummaryDimension, 'month'>, () => Dimension>> = {
  group: () => ({
    ...plain,
    keys: ofLine('product_code', 'group_code'),
    named: byProduct,
    code: groupCode,
    name: sql`coalesce(max(${groupName}), ${m.noGroup()})`,
  }),
  product: () => ({
    keys: ofLine('product_code', 'description', 'group_code'),
    named: byProduct,
    code: sql`l.product_code`,
    name: sql`coalesce(max(p.name), max(l.description))`,
    note: sql`max(${groupName})`,
    otherwise: sql`l.description`,
    byUnit: true,
  }),
  field: () => ({
    ...plain,
    keys: ofLine('field_id', 'field_name', 'farm_name'),
    named: sql`left join field f on f.field_id = l.field_id`,
    code: fieldCode,
    name: sql`coalesce(max(${fieldName}), ${m.noField()})`,
    note: sql`max(${farmName})`,
  }),
  branch: () => ({
    ...plain,
    keys: { branch: sql.ref('i.branch'), branch_name: branchName },
    code: sql`l.branch`,
    name: sql`max(l.branch_name)`,
  }),
  crop: () => ({
    ...plain,
    keys: ofLine('crop'),
    code: cropCode,
    name: sql`coalesce(max(${cropCode}), ${m.noCrop()})`,
  }),
};
