import { type RawBuilder, sql } from 'kysely';
import type { SummaryDimension } from '@contract/summaries/labels';
import { groupCode, groupName } from '@server/domain/documents/lineGroup';
import { branchName, cropCode, farmName, fieldCode, fieldName } from '@server/domain/documents/lineNames';
import type { LineSource } from './lineSource';

type Text = RawBuilder<string | null>;

/** How lines are put together. */
interface Dimension {
  /** What lines of one row have in common, and what the list of purchases can be filtered by. */
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
const none = sql<string>`''`;

const plain = (code: Text, name: Text, note: Text = nothing): Dimension => ({
  code,
  name,
  note,
  otherwise: none,
  byUnit: false,
});

/** A dimension of the source's lines. Months of the period before stand beside those that they are compared with. */
export function dimensionOf(by: SummaryDimension, { before, shift }: LineSource): Dimension {
  if (by !== 'month') return dimensions[by];
  const month = sql<string>`to_char(case when ${before} then i.invoice_date + ${shift}::interval
    else i.invoice_date end, 'YYYY-MM-01')`;
  return plain(month, sql`max(${month})`);
}

const dimensions: Readonly<Record<Exclude<SummaryDimension, 'month'>, Dimension>> = {
  group: plain(groupCode, sql`coalesce(max(${groupName}), 'No group')`),
  product: {
    code: sql`l.product_code`,
    name: sql`coalesce(max(p.name), max(l.description))`,
    note: sql`max(${groupName})`,
    otherwise: sql`l.description`,
    byUnit: true,
  },
  field: plain(fieldCode, sql`coalesce(max(${fieldName}), 'No field')`, sql`max(${farmName})`),
  branch: plain(sql`i.branch`, sql`max(${branchName})`),
  crop: plain(cropCode, sql`coalesce(max(${cropCode}), 'No crop')`),
};
