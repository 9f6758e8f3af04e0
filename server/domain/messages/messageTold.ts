import type { Kysely } from 'kysely';
import type { ContactTopic } from '@contract/contact/labels';
import { formatUsPhone } from '@contract/format/phone';
import type { Tables } from '@server/db/tables';
import type { TicketTold } from '@server/domain/email/emails';
import type { MessageRow } from './changeMessage';

/** What emails say of a message that was sent before. */
export async function messageTold(sql: Kysely<Tables>, row: MessageRow): Promise<TicketTold> {
  const account = await sql
    .selectFrom('account')
    .select('name')
    .where('account_no', '=', row.account_no)
    .executeTakeFirst();
  const files = await sql
    .selectFrom('contact_attachment')
    .select('file_name')
    .where('ticket_id', '=', row.ticket_id)
    .orderBy('seq')
    .execute();
  return {
    ticketNo: row.ticket_no,
    topic: row.topic as ContactTopic,
    about: row.about,
    accountName: account?.name ?? null,
    sentBy: row.sent_by,
    sentAt: row.created_at,
    replyBy: row.reply_by,
    replyTo: formatUsPhone(row.reply_to),
    message: row.message,
    attachments: files.map(({ file_name }) => file_name),
  };
}
