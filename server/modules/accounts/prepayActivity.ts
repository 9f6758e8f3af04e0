import { type Kysely, sql } from 'kysely';
import type { Overview } from '@contract/accounts/schema';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

type Event = Overview['activity'][number];

const titles: Readonly<Record<string, string>> = {
  used: 'Prepay used',
  returned: 'Prepay given back',
  transferredIn: 'Prepay moved in',
  transferredOut: 'Prepay moved out',
  convertedToCredit: 'Prepay turned into credit',
  adjusted: 'Prepay adjusted',
  expired: 'Prepay expired',
  refunded: 'Prepay refunded',
};

/** What was taken from prepay lately; the lines of one document together. What was paid in is a payment already. */
export async function prepayEvents(
  db: Kysely<Tables>,
  accounts: readonly string[],
  rows: number,
): Promise<Event[]> {
  const found = await db
    .selectFrom('prepay_contract as c')
    .innerJoin('prepay_usage as u', 'u.contract_no', 'c.contract_no')
    .select([
      'c.contract_no',
      'c.account_no',
      'u.event',
      'u.event_date',
      'u.document_no',
      sql<number>`sum(u.amount_cents)::bigint`.as('cents'),
      sql<string>`min(u.usage_id)`.as('first'),
    ])
    .where((eb) => anyOf(eb.ref('c.account_no'), accounts))
    .where('u.event', '<>', 'received')
    .groupBy(['c.contract_no', 'c.account_no', 'u.event', 'u.event_date', 'u.document_no'])
    .orderBy('u.event_date', 'desc')
    .orderBy('first')
    .limit(rows)
    .execute();
  return found.map((row) => ({
    id: `prepay:${row.first}`,
    kind: 'prepay',
    date: row.event_date,
    title: titles[row.event] ?? 'Prepay',
    detail: [`Contract ${row.contract_no}`, row.document_no && `document ${row.document_no}`]
      .filter(Boolean)
      .join(', '),
    accountNo: row.account_no,
    cents: row.cents,
    pastDue: false,
    invoiceNo: null,
    contractNo: row.contract_no,
  }));
}
