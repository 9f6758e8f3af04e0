import { sql } from 'kysely';
import { undeliveredWords } from '@contract/email/failures';
import * as common from '@locales/common';
import { inLanguage } from '@locales/inLanguage';
import type { Language } from '@locales/language';
import * as m from '@locales/mailbox';
import type { Db } from '@server/db/db';
import type { Vault } from '@server/vault/vault';
import type { Attached } from '../attachments';
import type { Email } from '../emails';
import { asMail, asText } from '../messages/render';
import type { Sender } from '../messages/draft';
import { open } from '../sealed';

/** An email as the demo shows it. */
export interface DemoEmail {
  readonly messageId: string;
  readonly channel: 'mail' | 'text';
  /** `kept`: there is no way out of here for it. `dead`: it was given up. */
  readonly state: 'sent' | 'kept' | 'dead';
  /** What it is written in. */
  readonly language: Language;
  /** Why it was given up; null where it was not. */
  readonly reason: string | null;
  readonly to: string;
  /** ISO instant. */
  readonly at: string;
  readonly subject: string;
  readonly text: string;
  /** The code or temporary password in the text; null where there is none. */
  readonly code: string | null;
}

export interface MailboxOptions {
  readonly db: Db;
  readonly vault: Vault;
  readonly sender: Sender;
}

const MOST = 100;

/**
 * The newest emails, newest first.
 * @param to an address or number whose emails alone are wanted
 */
export async function readMail({ db, vault, sender }: MailboxOptions, to?: string): Promise<DemoEmail[]> {
  let query = db.sql
    .selectFrom('outbox_message')
    .select([
      'message_id',
      'channel',
      'recipient',
      'payload',
      'created_at',
      'state',
      'last_error',
      'language',
      'attached',
    ])
    .where('state', 'in', ['sent', 'kept', 'dead'])
    .orderBy('created_at', 'desc')
    .orderBy('message_id')
    .limit(MOST);
  if (to !== undefined) query = query.where(sql`lower(recipient)`, '=', to.toLowerCase());
  return (await query.execute()).map((row) => {
    const letter = open(vault, row.message_id, row.payload);
    const { message_id: messageId, channel, created_at: at, language } = row;
    const { subject, text, code } = contentOf(
      letter,
      { ...row, attached: row.attached as Attached | null },
      sender,
    );
    return {
      messageId,
      channel,
      state: row.state as DemoEmail['state'],
      language,
      reason: row.state === 'dead' && row.last_error ? undeliveredWords(row.last_error) : null,
      to: row.recipient ?? '',
      at,
      subject,
      text,
      code,
    };
  });
}

type Content = Pick<DemoEmail, 'subject' | 'text' | 'code'>;

function contentOf(
  letter: Email | undefined,
  {
    channel,
    language,
    attached,
  }: Pick<DemoEmail, 'channel' | 'language'> & { readonly attached: Attached | null },
  sender: Sender,
): Content {
  if (!letter) return { subject: m.codeEmail(), text: m.notKept(), code: null };
  const code = codeOf(letter);
  try {
    if (channel === 'text') {
      return {
        subject: common.textMessage(),
        text: inLanguage(language, () => asText(letter, sender)),
        code,
      };
    }
    const { subject, text } = inLanguage(language, () => asMail(letter, sender, attached));
    return { subject, text, code };
  } catch {
    // One that was given up because it has no words must not take the others' page away.
    return { subject: m.unwrittenEmail(), text: m.unwritten(), code: null };
  }
}

function codeOf(letter: Email): string | null {
  if (letter.name === 'invitation') return letter.temporaryPassword;
  return 'code' in letter ? letter.code : null;
}
