import { dateInZone } from '@contract/format/date';
import { type Memo, resolvingMemo } from '@contract/rules/resolvingMemo';
import type { Clock } from '@server/clock';
import type { Tx } from '@server/db/db';
import { appendAudit } from '../audit/appendAudit';
import type { Outbox } from '../email/outbox';
import { changeMessage, type MessageRow } from './changeMessage';
import { tellSenders } from './tellSenders';

export interface DisputeOptions {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/**
 * In the transaction of an import: disputes of invoices that a credit memo names are done, and their customers told
 * (docs/rules.md#resolved-disputes). A memo that settled a dispute once does not settle it again, where its customer or
 * the office opened it since.
 */
export async function settleDisputes(tx: Pick<Tx, 'sql'>, options: DisputeOptions): Promise<void> {
  const open = await tx.sql
    .selectFrom('contact_ticket')
    .selectAll()
    .where('kind', '=', 'dispute')
    .where('status', '<>', 'done')
    .orderBy('ticket_no')
    .forUpdate()
    .execute();
  const memos = await memosSince(tx, open, options);
  const settled = await settledBy(tx, open);
  for (const dispute of open) {
    const fresh = memos.filter(({ memoNo }) => !settled.get(dispute.ticket_id)?.has(memoNo));
    const memo = memoFor(dispute, fresh, options);
    if (memo) await change(tx, options, dispute, { event: 'resolve', memoNo: memo.memoNo });
  }
}

/**
 * In the transaction that rolls a drop back: disputes that one of its credit memos settled are open again, unless that
 * memo is still there.
 * @param appliedAt ISO instant at which the drop was applied
 */
export async function reopenDisputes(
  tx: Pick<Tx, 'sql'>,
  options: DisputeOptions,
  appliedAt: string,
): Promise<void> {
  // The clocks of the portal and of its database may differ.
  const since = new Date(Date.parse(appliedAt) - 5 * 60_000).toISOString();
  const done = await tx.sql
    .selectFrom('contact_ticket')
    .selectAll()
    .where('status', '=', 'done')
    .where('ticket_id', 'in', (eb) =>
      eb
        .selectFrom('contact_entry')
        .select('contact_entry.ticket_id')
        .where('contact_entry.kind', '=', 'resolve')
        .where('contact_entry.at', '>=', since),
    )
    .orderBy('ticket_no')
    .forUpdate()
    .execute();
  const memos = await memosSince(tx, done, options);
  for (const dispute of done) {
    const last = await lastMove(tx, dispute);
    if (last?.kind !== 'resolve') continue;
    const same = memos.filter(({ memoNo }) => memoNo === last.text);
    if (memoFor(dispute, same, options)) continue;
    await change(tx, options, dispute, { event: 'unresolve', memoNo: last.text });
  }
}

const memoFor = (
  { reference, account_no, created_at }: MessageRow,
  memos: readonly Memo[],
  { booksZone }: DisputeOptions,
) =>
  resolvingMemo(
    {
      invoiceNo: reference ?? '',
      accountNo: account_no ?? '',
      day: dateInZone(new Date(created_at), booksZone),
    },
    memos,
  );

interface Done {
  readonly event: 'resolve' | 'unresolve';
  readonly memoNo: string;
}

async function change(
  tx: Pick<Tx, 'sql'>,
  { outbox, clock }: DisputeOptions,
  dispute: MessageRow,
  { event, memoNo }: Done,
): Promise<void> {
  const at = clock.now();
  const state = await changeMessage(tx, dispute, { event, by: 'portal', at, text: memoNo });
  await tellSenders(tx, outbox, dispute, (ticket) => ({ name: 'disputeSettled', ticket, memoNo, event }));
  await appendAudit(tx, {
    at,
    actor: 'portal',
    subject: dispute.sent_by,
    action: 'message.moved',
    entity: 'message',
    entityId: dispute.ticket_no,
    before: { state: dispute.status, owner: dispute.owner },
    after: { move: event, state, creditMemo: memoNo },
  });
}

/** Credit memos of the accounts of some disputes, posted since the first of those was sent. */
async function memosSince(
  { sql }: Pick<Tx, 'sql'>,
  disputes: readonly MessageRow[],
  { booksZone }: DisputeOptions,
): Promise<Memo[]> {
  const accounts = [...new Set(disputes.flatMap(({ account_no }) => account_no ?? []))];
  const first = disputes.map(({ created_at }) => created_at).sort()[0];
  if (accounts.length === 0 || first === undefined) return [];
  const since = dateInZone(new Date(first), booksZone);
  const documents = await sql
    .selectFrom('invoice')
    .select(['invoice_no', 'account_no', 'posting_date', 'order_no', 'po_no', 'comments'])
    .where('account_no', 'in', accounts)
    .where('doc_type', '=', 'C')
    .where('voided', '=', false)
    .where('posting_date', '>=', since)
    .execute();
  // The ERP may say on the ledger alone which invoice a memo corrects.
  const rows = await sql
    .selectFrom('ar_transaction as t')
    .select(['t.txn_id', 't.account_no', 't.posting_date', 't.document_no', 't.reference', 't.description'])
    .where('t.account_no', 'in', accounts)
    .where('t.kind', '=', 'creditMemo')
    .where('t.posting_date', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ar_transaction as r')
            .select('r.txn_id')
            .whereRef('r.account_no', '=', 't.account_no')
            .whereRef('r.reverses_txn_id', '=', 't.txn_id'),
        ),
      ),
    )
    .execute();
  return [
    ...documents.map((memo) => ({
      memoNo: memo.invoice_no,
      accountNo: memo.account_no,
      day: memo.posting_date,
      references: [memo.order_no, memo.po_no],
      texts: [memo.comments],
    })),
    ...rows.map((row) => ({
      memoNo: row.document_no ?? row.txn_id,
      accountNo: row.account_no,
      day: row.posting_date,
      references: [row.reference],
      texts: [row.description],
    })),
  ];
}

/** By dispute, the memos that settled it already and were not rolled back since. */
async function settledBy(
  { sql }: Pick<Tx, 'sql'>,
  disputes: readonly MessageRow[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const settled = new Map<string, Set<string>>();
  if (disputes.length === 0) return settled;
  const entries = await sql
    .selectFrom('contact_entry')
    .select(['ticket_id', 'kind', 'text'])
    .where('kind', 'in', ['resolve', 'unresolve'])
    .where(
      'ticket_id',
      'in',
      disputes.map(({ ticket_id }) => ticket_id),
    )
    .orderBy('seq')
    .execute();
  for (const { ticket_id, kind, text } of entries) {
    const memos = settled.get(ticket_id) ?? new Set();
    if (kind === 'resolve') memos.add(text);
    else memos.delete(text);
    settled.set(ticket_id, memos);
  }
  return settled;
}

/** What moved a message last; a note moves nothing. */
const lastMove = ({ sql }: Pick<Tx, 'sql'>, { ticket_id }: MessageRow) =>
  sql
    .selectFrom('contact_entry')
    .select(['kind', 'text'])
    .where('ticket_id', '=', ticket_id)
    .where('kind', '<>', 'note')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
