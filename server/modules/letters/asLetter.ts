import type { Selectable } from 'kysely';
import type { Letter, LetterBody, LetterDetail } from '../../../contract/letters';
import type { OutboxMessageTable } from '../../db/tables/outbox';
import type { LetterDesk, WrittenLetter } from '../../outbox/desk';

export type LetterRow = Selectable<OutboxMessageTable>;

/** A row in the words of the agreement. What was forgotten cannot be sent again. */
export const asLetter = (row: Omit<LetterRow, 'payload'> & { readonly holds: boolean }): Letter => ({
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

export function asDetail(row: LetterRow, desk: LetterDesk): LetterDetail {
  const read = desk.read(row);
  return {
    ...asLetter({ ...row, holds: row.payload !== null }),
    body: 'unread' in read ? null : asBody(read),
    whyUnread: 'unread' in read ? read.unread : null,
  };
}

const asBody = ({ subject, text, blocks }: WrittenLetter): LetterBody => ({
  subject,
  text,
  blocks: blocks.flatMap((block): LetterBody['blocks'] => {
    if (block.kind === 'code') return [];
    if (block.kind === 'typed') return [{ kind: 'typed', text: block.typed, address: null }];
    const address = block.kind === 'link' ? block.address : null;
    return [{ kind: block.kind, text: block.words, address }];
  }),
});
