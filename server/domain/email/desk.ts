import { randomUUID } from 'node:crypto';
import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import type { WhyUnread } from '@contract/email/labels';
import type { Attached } from './attachments';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Vault } from '@server/vault/vault';
import type { Jobs } from './jobs';
import type { Outbox } from './outbox';
import type { Block, Sender } from './messages/draft';
import { asMail, asText, draftOf } from './messages/render';
import type { Email } from './emails';
import { isSecret } from './lifetime';
import { open } from './sealed';

/** An email in words. */
export interface WrittenEmail {
  readonly subject: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** A row of the outbox, as far as reading it goes. */
interface Sealed {
  readonly message_id: string;
  readonly channel: 'mail' | 'text';
  readonly letter: string;
  readonly payload: Uint8Array | null;
  readonly language: Language;
  /** As `Attached`. */
  readonly attached: unknown;
}

/** Where the office reads what the portal wrote, and has it sent again. */
export interface EmailDesk {
  /** What an email says, in its own language; never what carries a code or a password, not even where it is kept. */
  read(row: Sealed): WrittenEmail | { readonly unread: WhyUnread };
  /** What an email would say in a language; nothing is kept. */
  preview(letter: Email, language: Language): WrittenEmail;
  /**
   * Puts an email that was given up back into the outbox, as the same message and with all its time anew. The caller
   * holds its row and knows that it may go.
   */
  requeue(sql: Db['sql'], messageId: string): Promise<void>;
  /**
   * Puts a copy of an email into the outbox, as a new message that says so. The caller holds the row of the first one and
   * knows that its reader may have it.
   * @returns the copy's id; undefined where what the email says is forgotten
   */
  copy(sql: Db['sql'], copied: Copied): Promise<string | undefined>;
}

interface Copied {
  readonly row: Pick<Sealed, 'message_id' | 'payload'> & { readonly created_at: string };
  /** A sign-in; the copy goes to its address. */
  readonly reader: string;
  /** What it says now; undefined: the same. */
  readonly letter?: Email;
}

interface DeskOptions {
  readonly put: Outbox['put'];
  readonly clock: Clock;
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly sender: Sender;
  readonly nudge: () => void;
}

function inWords(
  letter: Email,
  { channel, ...row }: Pick<Sealed, 'channel' | 'attached'>,
  sender: Sender,
): WrittenEmail {
  const attached = row.attached as Attached | null;
  if (channel === 'text') return { subject: '', text: asText(letter, sender), blocks: [] };
  const { subject, text } = asMail(letter, sender, attached);
  return { subject, text, blocks: draftOf(letter, sender, attached).blocks };
}

export const openDesk = ({ put, clock, vault, jobs, sender, nudge }: DeskOptions): EmailDesk => ({
  read(row) {
    const { message_id: messageId, letter: name, payload, language } = row;
    if (isSecret(name)) return { unread: 'secret' };
    const letter = open(vault, messageId, payload);
    if (!letter) return { unread: 'forgotten' };
    try {
      return inLanguage(language, () => inWords(letter, row, sender));
    } catch {
      return { unread: 'unwritten' };
    }
  },
  preview: (letter, language) =>
    inLanguage(language, () => inWords(letter, { channel: 'mail', attached: null }, sender)),
  async requeue(sql, messageId) {
    await sql
      .updateTable('outbox_message')
      .set({ state: 'queued', attempts: 0, requeued_at: clock.now().toISOString() })
      .where('message_id', '=', messageId)
      .execute();
    await jobs.add(sql, { messageId, urgent: false });
    nudge();
  },
  async copy(sql, { row, reader, letter: now }) {
    const letter = now ?? open(vault, row.message_id, row.payload);
    if (!letter) return undefined;
    const messageId = randomUUID();
    const copied = { ...letter, copyOf: row.created_at };
    await put(sql, { channel: 'mail', to: reader, reader, letter: copied, messageId });
    await sql
      .updateTable('outbox_message')
      .set({ copy_of: row.message_id })
      .where('message_id', '=', messageId)
      .execute();
    return messageId;
  },
});
