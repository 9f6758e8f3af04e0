import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CalendarDateText } from '@contract/format/date';
import { bookedUpTo, comparedSince, reversedUpTo, settledUpTo } from '@contract/rules/reconciliation';
import type { Tables } from '@server/db/tables';
import { feedStateOf } from '@server/domain/feedState/feedState';

/** When portal, bank and ERP are compared. */
export interface CompareDay {
  /** The last day that the ERP told of. */
  readonly asOf: CalendarDateText;
  /** The first day that is compared: none before something was sent to the bank, and none that was closed long ago. */
  readonly since: CalendarDateText;
  /** The days of the bank's statements that were applied; null where there are none. */
  readonly statement: { readonly from: CalendarDateText; readonly through: CalendarDateText } | null;
}

/** A far day: before the first file and the first extract nothing can differ. */
const NEVER: CompareDay = { asOf: '0001-01-01', since: '9999-12-31', statement: null };

export async function compareDayOf(db: Kysely<Tables>): Promise<CompareDay> {
  const state = await feedStateOf(db);
  if (!state?.asOf) return NEVER;
  const asOf = state.asOf;
  const { rows } = await sql<Record<'sent' | 'closed' | 'asked' | 'from' | 'through', string | null>>`select
    (select min(first_effective) from ach_batch where status = 'sent') as sent,
    (select max(through) from reconciliation_close where second_by is not null) as closed,
    (select min(n.day) from (select distinct on (kind, subject) day, state from reconciliation_note
      order by kind, subject, seq desc) n where n.state = 'asked') as asked,
    (select min(booked_on) from bank_statement_entry where state = 'applied') as "from",
    (select max(booked_on) from bank_statement_entry where state = 'applied') as through`.execute(db);
  const { sent, closed, asked, from, through } = rows[0]!;
  if (!sent) return NEVER;
  return {
    asOf,
    since: comparedSince({ asOf, sent, closed, asked }),
    statement: from && through ? { from, through } : null,
  };
}

/** The entries that stand in files which went to the bank, each with its request. */
export const sentEntries = sql`ach_entry e
  join ach_batch b on b.batch_no = e.batch_no and b.status = 'sent'
  join request r on r.request_id = e.request_id`;

/** Whether the ERP has not booked a live entry's debit or credit. */
export const unbooked = sql`case when e.direction = 'debit' then r.status in ('exported', 'settled')
  when r.flow = 'refund' then r.status = 'exported'
  else r.status in ('exported', 'completed') and exists (
    select from deposit_hold h where h.request_id = r.request_id and h.released_at is null) end`;

/** An ACH payment of the ERP that no request is known for: neither was it matched, nor does it name one. */
export const nobodys = sql`p.method = 'A' and p.status = 'P'
  and not exists (select from request o where o.payment_no = p.payment_no)
  and not exists (select from request o where o.request_no = p.portal_request_no)`;

/** A payment that stands in the ERP though the bank returned its debit, and nobody sent it again. */
export const keptBooked = sql`request r join lateral (
    select * from payment where payment_no = r.payment_no
    union select * from payment where portal_request_no = r.request_no
  ) p on p.status = 'P'
  where r.status = 'returned' and r.flow = 'bank'`;

/**
 * What each sent file should have brought to our account and what the bank's statements say that it did. A balanced file
 * comes to the same.
 */
export const settledFiles = sql`(select b.batch_no, b.last_effective,
    (select coalesce(sum(case when e.direction = 'debit' then e.amount_cents else -e.amount_cents end), 0)
      from ach_entry e where e.batch_no = b.batch_no) as sent_cents,
    (select coalesce(sum(t.amount_cents), 0) from bank_statement_entry t
      where t.batch_no = b.batch_no and t.kind = 'achSettlement' and t.state = 'applied') as settled_cents
  from ach_batch b
  where b.status = 'sent'
    and b.first_effective >= (select min(t.booked_on) from bank_statement_entry t where t.state = 'applied')) s`;

const nothing = sql`null`;
const row = (parts: {
  readonly kind: string;
  readonly subject: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
  readonly sent: RawBuilder<unknown>;
  readonly booked: RawBuilder<unknown>;
  readonly difference: RawBuilder<unknown>;
  readonly account: RawBuilder<unknown>;
  readonly request: boolean;
  readonly payment: RawBuilder<unknown>;
  readonly batch: RawBuilder<unknown>;
}) => sql`select ${sql.lit(parts.kind)} as kind, ${parts.subject} as subject, ${parts.day} as day,
  ${parts.sent}::bigint as sent_cents, ${parts.booked}::bigint as booked_cents,
  ${parts.difference}::bigint as difference_cents, ${parts.account} as account_no,
  ${parts.request ? sql`r.request_id` : nothing}::uuid as request_id,
  ${parts.request ? sql`r.request_no` : nothing}::text as request_no,
  ${parts.payment}::text as payment_no, ${parts.batch}::integer as batch_no`;

const ofRequest = {
  subject: sql`r.request_id::text`,
  account: sql`r.account_no`,
  request: true,
  batch: nothing,
} as const;

/**
 * What the portal, the bank and the ERP say differently, a row each: docs/rules.md#reconciliation. A difference is what
 * the ERP has too much of money that came in.
 */
export const differencesOn = (day: CompareDay) => sql`(
  ${row({
    ...ofRequest,
    kind: 'notBooked',
    day: sql`e.effective_date`,
    sent: sql`e.amount_cents`,
    booked: nothing,
    difference: sql`case when e.direction = 'debit' then -e.amount_cents else e.amount_cents end`,
    payment: nothing,
    batch: sql`e.batch_no`,
  })}
  from ${sentEntries} where e.live and ${unbooked} and e.effective_date <= ${bookedUpTo(day.asOf)}::date
    and r.status in ('exported', 'settled', 'completed')
  union all
  select k.kind, k.subject, coalesce(r.effective_date, p.posting_date), k.sent_cents, k.booked_cents,
    k.booked_cents - coalesce(k.sent_cents, 0), p.account_no, r.request_id, r.request_no, p.payment_no, null
  from payment p
  left join (select * from request where posted_on >= ${day.since}::date) r on r.payment_no = p.payment_no
  cross join lateral (values
    ('noRequest', p.payment_no, null::bigint, p.amount_cents, r.request_id is null),
    ('amountDiffers', r.request_id::text, r.amount_cents, p.amount_cents, ${otherAmount}),
    ('discountDiffers', r.request_id::text, coalesce(r.discount_cents, 0), p.discount_taken_cents, ${otherDiscount})
  ) k (kind, subject, sent_cents, booked_cents, is_so)
  where p.status = 'P' and p.posting_date >= ${day.since}::date and k.is_so
    and case when r.request_id is null then ${nobodys} else ${otherAmount} or ${otherDiscount} end
  union all
  ${row({
    ...ofRequest,
    kind: 'returnedButBooked',
    // The ERP may have booked one request twice.
    subject: sql`p.payment_no`,
    day: sql`r.returned_on`,
    sent: sql`0`,
    booked: sql`p.amount_cents`,
    difference: sql`p.amount_cents`,
    payment: sql`p.payment_no`,
  })}
  from ${keptBooked} and r.returned_on <= ${reversedUpTo(day.asOf)}::date
  union all ${differencesOfStatement(day)}
)`;

/** What the bank's statements say otherwise than our files. */
const differencesOfStatement = ({ since, statement }: CompareDay) => sql`
  ${row({
    kind: 'notOnStatement',
    subject: sql`s.batch_no::text`,
    day: sql`s.last_effective`,
    sent: sql`s.sent_cents`,
    booked: sql`s.settled_cents`,
    difference: sql`s.settled_cents - s.sent_cents`,
    account: nothing,
    request: false,
    payment: nothing,
    batch: sql`s.batch_no`,
  })}
  from ${settledFiles} where s.last_effective >= ${since}::date and s.settled_cents <> s.sent_cents
    and s.last_effective <= ${statement ? settledUpTo(statement.through) : '0001-01-01'}::date
  union all
  ${row({
    kind: 'notOurs',
    subject: sql`t.file_no || '-' || t.seq`,
    day: sql`t.booked_on`,
    sent: nothing,
    booked: sql`t.amount_cents`,
    difference: sql`t.amount_cents`,
    account: nothing,
    request: false,
    payment: nothing,
    batch: nothing,
  })}
  from bank_statement_entry t
  where t.state = 'applied' and t.kind = 'achSettlement' and t.match = 'none' and t.booked_on >= ${since}::date`;

const isPosted = sql`r.status = 'posted' and r.flow = 'bank'`;
const otherAmount = sql`(${isPosted} and p.amount_cents <> r.amount_cents)`;
const otherDiscount = sql`(${isPosted} and p.discount_taken_cents <> coalesce(r.discount_cents, 0))`;
