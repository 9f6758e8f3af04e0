import { randomUUID } from 'node:crypto';
import {
  type MessageEvent,
  messageStateAfter,
  type MessageState,
  waitsAnew,
} from '@contract/rules/messageStates';
import type { Tx } from '@server/db/db';
import type { ContactEntryTable, ContactTicketTable } from '@server/db/tables';
import { type Selectable, sql as raw } from 'kysely';

/** A message as the database has it. */
export type MessageRow = Selectable<ContactTicketTable>;

type EntryKind = ContactEntryTable['kind'];

interface Change {
  readonly event: MessageEvent;
  /** A sign-in. */
  readonly by: string;
  readonly at: Date;
  /** What was written, or the number of a double; empty where nothing was. */
  readonly text: string;
  /** The message that the entry stays with, where it is a double of the one that changes. */
  readonly entryOf?: string;
  /** Who works on it from now on; as before where nothing is said. */
  readonly owner?: string;
}

/** What is written down of an event: of a reply that closes, both. */
const entriesOf = ({ event, text }: Change): { readonly kind: EntryKind; readonly text: string }[] =>
  event === 'replyAndClose'
    ? [
        { kind: 'reply', text },
        { kind: 'close', text: '' },
      ]
    : [{ kind: event, text }];

/**
 * Moves a message that the caller has locked, and writes down what happened: the office and its customers both come
 * here. Undefined where the event cannot happen now (docs/rules.md#messages); nothing is changed then.
 */
export async function changeMessage(
  { sql }: Pick<Tx, 'sql'>,
  message: MessageRow,
  change: Change,
): Promise<MessageState | undefined> {
  const { ticket_id, status } = message;
  const state = messageStateAfter(change.event, status);
  if (state === undefined) return undefined;
  const at = change.at.toISOString();
  await sql
    .updateTable('contact_ticket')
    .set((eb) => ({
      status: state,
      version: eb('version', '+', 1),
      owner: change.owner ?? message.owner,
      ...(waitsAnew(status, state) && { waiting_since: at }),
    }))
    .where('ticket_id', '=', ticket_id)
    .execute();
  const of = change.entryOf ?? ticket_id;
  if (change.text !== '') {
    await sql
      .updateTable('contact_ticket')
      .set({ search_text: raw`search_text || ' ' || ${change.text.toLowerCase()}` })
      .where('ticket_id', '=', of)
      .execute();
  }
  const { last } = await sql
    .selectFrom('contact_entry')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('ticket_id', '=', of)
    .executeTakeFirstOrThrow();
  for (const [index, { kind, text }] of entriesOf(change).entries()) {
    await sql
      .insertInto('contact_entry')
      .values({
        entry_id: randomUUID(),
        ticket_id: of,
        seq: (last ?? 0) + index + 1,
        at,
        author: change.by,
        kind,
        text,
      })
      .execute();
  }
  return state;
}
