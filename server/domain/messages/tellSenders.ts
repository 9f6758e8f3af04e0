import type { Kysely } from 'kysely';
import type { Tx } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import type { Email, TicketTold } from '../email/emails';
import type { Outbox } from '../email/outbox';
import type { MessageRow } from './changeMessage';
import { messageTold } from './messageTold';

/** A message with its doubles, the oldest first. */
export const groupOf = (
  sql: Kysely<Tables>,
  { ticket_id }: Pick<MessageRow, 'ticket_id'>,
): Promise<MessageRow[]> =>
  sql
    .selectFrom('contact_ticket')
    .selectAll()
    .where((eb) => eb.or([eb('ticket_id', '=', ticket_id), eb('merged_into', '=', ticket_id)]))
    .orderBy('created_at')
    .orderBy('ticket_no')
    .execute();

/** Writes to each sender of a message and its doubles once, if they want to be answered by email. */
export async function tellSenders(
  { sql }: Pick<Tx, 'sql'>,
  outbox: Outbox,
  message: MessageRow,
  letterOf: (ticket: TicketTold) => Email,
): Promise<void> {
  const group = await groupOf(sql, message);
  const doubles = group.filter(({ ticket_id }) => ticket_id !== message.ticket_id);
  const told = new Set<string>();
  for (const row of [message, ...doubles]) {
    if (told.has(row.sent_by)) continue;
    told.add(row.sent_by);
    if (row.reply_by !== 'email') continue;
    await outbox.put(sql, {
      channel: 'mail',
      to: row.reply_to,
      reader: row.sent_by,
      letter: letterOf(await messageTold(sql, row)),
    });
  }
}
