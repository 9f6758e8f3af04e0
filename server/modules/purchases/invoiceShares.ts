import { type Kysely, sql } from 'kysely';
import type { Invoice } from '@contract/purchases/schema';
import type { Tables } from '@server/db/tables';

type Shares = NonNullable<Invoice['shares']>;

interface Part {
  readonly accountNo: string;
  readonly accountName: string;
  readonly invoiceNo: string;
  readonly percent: string | null;
  readonly cents: number;
}

/**
 * Who bears how much of the delivery that an invoice is a part of; null where it is nobody else's. Lines of the
 * other invoices count only where the same line stands on this one, so that no party learns what else another
 * one bought, and only in one sum without a name.
 */
export async function sharesOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  { invoiceNo, splitGroup }: Pick<Invoice, 'invoiceNo' | 'splitGroup'>,
): Promise<Invoice['shares']> {
  if (splitGroup === null) return null;
  const { rows: parts } = await sql<Part>`
    select i.account_no as "accountNo", a.name as "accountName", i.invoice_no as "invoiceNo",
      trim_scale(i.split_percent)::text as percent, sum(l.net_cents)::bigint as cents
    from invoice i
    join account a on a.account_no = i.account_no
    join invoice_line l on l.invoice_no = i.invoice_no
    join invoice_line mine on mine.invoice_no = ${invoiceNo} and mine.line_no = l.line_no
      and mine.product_code is not distinct from l.product_code and mine.description = l.description
    where i.split_group = ${splitGroup}
    group by 1, 2, 3, 4 order by i.invoice_no <> ${invoiceNo}, i.invoice_no`.execute(db);
  const own = parts.filter(({ accountNo }) => accounts.includes(accountNo));
  const rest = parts.filter(({ accountNo }) => !accounts.includes(accountNo));
  const sum = (some: readonly Part[]) => some.reduce((all, { cents }) => all + cents, 0);
  return {
    wholeCents: sum(parts),
    own,
    others: rest.length > 0 ? { percent: restOf(own), cents: sum(rest) } : null,
  } satisfies Shares;
}

/** What is missing to a hundred; null where a share has no percentage. Four places are all that there are. */
function restOf(own: readonly Part[]): string | null {
  if (own.some(({ percent }) => percent === null)) return null;
  const taken = own.reduce((all, { percent }) => all + Math.round(Number(percent) * 10_000), 0);
  return String((1_000_000 - taken) / 10_000);
}
