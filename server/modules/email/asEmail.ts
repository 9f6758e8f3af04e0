import type { Selectable } from 'kysely';
import type { Email, EmailBody, EmailDetail } from '@contract/email/schema';
import type { OutboxMessageTable } from '@server/db/tables';
import type { EmailDesk, WrittenEmail } from '@server/domain/email/desk';

export type EmailRow = Selectable<OutboxMessageTable>;

/** A row in the words of the agreement. What was forgotten cannot be sent again. */
export const asEmail = (row: Omit<EmailRow, 'payload'> & { readonly holds: boolean }): Email => ({
  id: row.message_id,
  channel: row.channel,
  kind: row.letter,
  recipient: row.recipient ?? '',
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  requeuedAt: row.requeued_at,
  canRequeue: row.state === 'dead' && row.holds,
});

export function asDetail(row: EmailRow, desk: EmailDesk): EmailDetail {
  const read = desk.read(row);
  return {
    ...asEmail({ ...row, holds: row.payload !== null }),
    body: 'unread' in read ? null : asBody(read),
    whyUnread: 'unread' in read ? read.unread : null,
  };
}

const asBody = ({ subject, text, blocks }: WrittenEmail): EmailBody => ({
  subject,
  text,
  blocks: blocks.flatMap((block): EmailBody['blocks'] => {
    if (block.kind === 'code') return [];
    if (block.kind === 'typed') return [{ kind: 'typed', text: block.typed, address: null }];
    const address = block.kind === 'link' ? block.address : null;
    return [{ kind: block.kind, text: block.words, address }];
  }),
});
