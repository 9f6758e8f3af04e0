import { ApiError } from '@contract/problem';
import { isBlank } from '@contract/rules/blank';
import { longestMessage } from '@contract/rules/contactMessage';
import type { MessageMove } from '@contract/rules/messageStates';
import * as m from '@locales/officeMessages';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { changeMessage, type MessageRow } from '@server/domain/messages/changeMessage';
import { tellSenders } from '@server/domain/messages/tellSenders';
import type { Origin } from '@server/http/api';
import { noMessage } from './oneMessage';

interface Asked {
  readonly ticketNo: string;
  readonly move: MessageMove;
  /** From which version on: one that changed meanwhile is left alone. */
  readonly version: number;
  readonly text?: string;
  readonly into?: string;
}

interface Who {
  /** A sign-in of the office. */
  readonly by: string;
  readonly at: Date;
  readonly origin: Origin;
}

const isReply = (move: MessageMove): boolean => move === 'reply' || move === 'replyAndClose';

/** Whoever does this works on the message from then on. */
const takesOwner: ReadonlySet<MessageMove> = new Set(['take', 'reply', 'replyAndClose', 'reopen']);

/**
 * Does something with a message; a reply goes out to its customers in the same transaction.
 * @throws ApiError 'not-found', 'invalid' where something is missing, or 'conflict' where it changed meanwhile
 */
export async function moveMessage(tx: Tx, outbox: Outbox, asked: Asked, who: Who): Promise<void> {
  const { ticketNo, move } = asked;
  const locked = await lockedOf(tx, [ticketNo, ...(move === 'merge' && asked.into ? [asked.into] : [])]);
  const message = locked.get(ticketNo);
  if (!message) throw noMessage();
  const { status, version, merged_into } = message;
  // A note says nothing that a change meanwhile could make wrong.
  if (move !== 'note' && (version !== asked.version || merged_into !== null)) throw movedMeanwhile();
  if (move === 'merge') {
    await merge(tx, message, locked.get(asked.into ?? ''), who);
  } else {
    const text = textOf(asked);
    const owner = takesOwner.has(move) ? who.by : undefined;
    const change = { event: move, by: who.by, at: who.at, text, owner };
    if ((await changeMessage(tx, message, change)) === undefined) throw movedMeanwhile();
    if (isReply(move)) {
      await tellSenders(tx, outbox, message, (ticket) => ({ name: 'messageAnswered', ticket, text }));
    }
  }
  const { status: after } = await tx.sql
    .selectFrom('contact_ticket')
    .select('status')
    .where('ticket_id', '=', message.ticket_id)
    .executeTakeFirstOrThrow();
  // What was written stands in the thread: the audit says that it was.
  await appendAudit(tx, {
    at: who.at,
    actor: who.by,
    subject: message.sent_by,
    action: 'message.moved',
    entity: 'message',
    entityId: ticketNo,
    before: { state: status, owner: message.owner },
    after: { move, state: after, ...(move === 'merge' && { into: asked.into }) },
    origin: who.origin,
  });
}

const movedMeanwhile = (): ApiError => new ApiError({ code: 'conflict', message: m.movedMeanwhile() });

const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

/** Locked in one order, so that two merges at once do not wait for each other. */
async function lockedOf(
  { sql }: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string | null, MessageRow>> {
  const rows = await sql
    .selectFrom('contact_ticket')
    .selectAll()
    .where('ticket_no', 'in', numbers)
    .orderBy('ticket_no')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.ticket_no, row]));
}

function textOf({ move, text = '' }: Asked): string {
  if (!isReply(move) && move !== 'note') return '';
  if (isBlank(text)) throw about('text', m.textMissing());
  if (text.length > longestMessage) throw about('text', m.textTooLong({ most: longestMessage }));
  return text;
}

/** Joins a double with the message that is answered in its place, and whatever was joined with the double before. */
async function merge(tx: Tx, double: MessageRow, root: MessageRow | undefined, { by, at }: Who) {
  const isOther = root !== undefined && root.ticket_id !== double.ticket_id;
  if (!isOther || !belongTogether(double, root)) throw about('into', m.mergeChoose());
  if (root.merged_into !== null || root.status === 'done') throw movedMeanwhile();
  const done = await changeMessage(tx, double, { event: 'merge', by, at, text: root.ticket_no });
  if (done === undefined) throw movedMeanwhile();
  await tx.sql
    .updateTable('contact_ticket')
    .set({ merged_into: root.ticket_id, merged_at: at.toISOString() })
    .where((eb) => eb.or([eb('ticket_id', '=', double.ticket_id), eb('merged_into', '=', double.ticket_id)]))
    .execute();
  // Whoever is about to reply to it reads first what has come.
  await tx.sql
    .updateTable('contact_ticket')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('ticket_id', '=', root.ticket_id)
    .execute();
}

/** Of the same sender, or about the same account. */
const belongTogether = (a: MessageRow, b: MessageRow): boolean =>
  a.sent_by === b.sent_by || (a.account_no !== null && a.account_no === b.account_no);
