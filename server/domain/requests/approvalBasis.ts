import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ApprovalBasis, type ApprovalChange, changedSince } from '@contract/rules/changedSinceApproval';
import type { RequestEventName } from '@contract/requests/states';
import type { Tables } from '@server/db/tables';

/** Events after which a bank file may take a request, each by somebody who looked at what it rests on. */
export const approvals: ReadonlySet<RequestEventName> = new Set([
  'approve',
  'approveSecond',
  'resend',
  'approveAgain',
]);

/**
 * What some requests "r" rest on as everything stands now, `ApprovalBasis` as jsonb beside the id. By joins: there may be
 * tens of thousands.
 */
const basesNow = (isMeant: RawBuilder<SqlBool>) => sql`
  select r.request_id, jsonb_build_object(
    'bankAccount', encode(sha256(k.fingerprint || convert_to(jsonb_build_array(k.routing_number, k.account_type,
      k.holder_name, k.holder_type)::text, 'UTF8')), 'hex'),
    'isClosed', coalesce(c.status = 'X', true),
    'amountCents', r.amount_cents,
    'availableCents', case when r.sav_id is not null then coalesce(
      p.ledger_balance_cents - p.hold_amount_cents - p.min_balance_cents - coalesce(held.cents, 0)
        + coalesce(own.amount_cents, 0), 0) end,
    'invoices', coalesce(paid.invoices, '[]')) as basis
  from request r
    left join payment_option k on k.option_id = r.option_id
    left join account c on c.account_no = r.account_no
    left join deposit_account p on p.sav_id = r.sav_id
    left join (select h.sav_id, sum(h.amount_cents)::bigint as cents from deposit_hold h where h.released_at is null
      group by h.sav_id) held on held.sav_id = r.sav_id
    left join deposit_hold own on own.request_id = r.request_id and own.released_at is null
    left join (select l.request_id, jsonb_agg(jsonb_build_object(
          'invoiceNo', l.invoice_no,
          'paysCents', l.amount_cents + l.discount_cents,
          'openCents', ${openFor},
          'disputed', coalesce(i.disputed, false)) order by l.seq) as invoices
        from request r join request_allocation l on l.request_id = r.request_id
          left join invoice i on i.invoice_no = l.invoice_no and not i.voided
        where ${isMeant}
        group by l.request_id) paid on paid.request_id = r.request_id
  where ${isMeant}`;

/** What is open for a line. Only where that is too little it matters what the ERP has booked of the request itself. */
const openFor = sql`coalesce(i.open_amount_cents, 0) + case
  when (i.open_amount_cents - l.amount_cents - l.discount_cents) * sign(l.amount_cents) < 0
  then coalesce((select sum(x.applied_cents + x.discount_cents)
    from payment b join payment_application x on x.payment_no = b.payment_no
    where b.portal_request_no = r.request_no and b.status = 'P' and x.invoice_no = l.invoice_no), 0) else 0 end`;

/** Both moments of what an approval rests on, where they are not the same. */
export interface TwoBases {
  readonly approved: ApprovalBasis;
  readonly now: ApprovalBasis;
}

/**
 * `TwoBases` of approved requests "r" of which something is otherwise, beside the id. A request of which nobody wrote down
 * what its approval rests on is not among them.
 */
export const twoBases = (isMeant: RawBuilder<SqlBool>) => sql`
  select n.request_id, jsonb_build_object('approved', v.basis, 'now', n.basis) as bases
  from request_approval v join (${basesNow(sql<SqlBool>`r.status = 'approved' and ${isMeant}`)}) n
    on n.request_id = v.request_id
  where n.basis <> v.basis`;

/** Writes down what the approvals of requests "r" rest on, in their transaction. */
export async function noteApprovals(db: Kysely<Tables>, isMeant: RawBuilder<SqlBool>): Promise<void> {
  await sql`insert into request_approval (request_id, basis) ${basesNow(isMeant)}
    on conflict (request_id) do update set basis = excluded.basis`.execute(db);
}

/** What has changed since a request was approved; nothing where it is not approved, or no bank file takes it. */
export async function changesOf(db: Kysely<Tables>, requestId: string): Promise<ApprovalChange[]> {
  const { rows } = await sql<{ bases: TwoBases }>`select t.bases from (
    ${twoBases(sql`r.request_id = ${requestId} and (r.flow = 'bank' or r.delivery_method = 'ach')`)}) t`.execute(
    db,
  );
  return rows.flatMap(({ bases: { approved, now } }) => changedSince(approved, now));
}
