import { type Kysely, sql } from 'kysely';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { Overview } from '@contract/accounts/schema';
import { anyOf } from '@server/db/anyOf';
import { contractStatus } from '@server/domain/documents/contractStatus';
import type { Tables } from '@server/db/tables';

type Event = Overview['activity'][number];

const titles: Readonly<Record<string, string>> = texts({
  used: m.prepayUsed,
  returned: m.prepayGivenBack,
  transferredIn: m.prepayMovedIn,
  transferredOut: m.prepayMovedOut,
  convertedToCredit: m.prepayToCredit,
  adjusted: m.prepayAdjusted,
  expired: m.prepayExpired,
  refunded: m.prepayRefunded,
});

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
    title: titles[row.event] ?? common.prepay(),
    detail: row.document_no
      ? m.contractAndDocument({ contract: row.contract_no, document: row.document_no })
      : m.contractNumber({ contract: row.contract_no }),
    accountNo: row.account_no,
    cents: row.cents,
    pastDue: false,
    dueDate: null,
    invoiceNo: null,
    contractNo: row.contract_no,
  }));
}

/** How many days before its last day prepay is worth a reminder: docs/rules.md#next-action. */
const ENDS_SOON = 30;

interface Left {
  readonly bookedCents: number;
  readonly remainingCents: number;
  readonly contracts: number;
  readonly endingCents: number;
  readonly first: string | null;
}

/** What is left on the prepay contracts that can still be drawn on, and which of them end soon. */
export async function prepayLeftOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  asOf: string,
): Promise<Overview['prepay']> {
  const soon = sql`c.expires_on <= ${asOf}::date + ${ENDS_SOON}::int`;
  const { rows } = await sql<Left>`
    select coalesce(sum(c.booked_cents), 0)::bigint as "bookedCents",
      coalesce(sum(c.remaining_cents), 0)::bigint as "remainingCents",
      count(*) filter (where ${soon}) as "contracts",
      coalesce(sum(c.remaining_cents) filter (where ${soon}), 0)::bigint as "endingCents",
      min(c.expires_on) filter (where ${soon}) as "first"
    from prepay_contract c
    where ${anyOf(sql.ref('c.account_no'), accounts)} and c.remaining_cents > 0
      and ${contractStatus(asOf)} in ('open', 'partUsed')`.execute(db);
  const { bookedCents, remainingCents, contracts, endingCents, first } = rows[0]!;
  const ending = first === null ? null : { contracts, cents: endingCents, first };
  return { bookedCents, remainingCents, ending };
}
