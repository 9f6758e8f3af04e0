import type { Selectable } from 'kysely';
import { undeliveredWords } from '@contract/email/failures';
import type { Email, EmailBody, EmailDetail } from '@contract/email/schema';
import type { OutboxMessageTable } from '@server/db/tables';
import type { EmailDesk, WrittenEmail } from '@server/domain/email/desk';

export type EmailRow = Selectable<OutboxMessageTable>;

/** What the list reads of a row: everything but what the email says. */
export type ListedRow = Pick<
  EmailRow,
  | 'message_id'
  | 'channel'
  | 'letter'
  | 'recipient'
  | 'state'
  | 'attempts'
  | 'last_error'
  | 'created_at'
  | 'sent_at'
  | 'requeued_at'
> & { readonly holds: boolean };

/** A row in the words of the agreement. What was forgotten cannot be sent again. */
export const asEmail = (row: ListedRow): Email => ({
  id: row.message_id,
  channel: row.channel,
  kind: row.letter,
  recipient: row.recipient ?? '',
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error && undeliveredWords(row.last_error),
  createdAt: row.created_at,
  sentAt: row.sent_at,
  requeuedAt: row.requeued_at,
  canRequeue: row.state === 'dead' && row.holds,
});

export function asDetail(row: EmailRow, desk: EmailDesk): Omit<EmailDetail, 'mark' | 'canCopy' | 'copyOf'> {
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
