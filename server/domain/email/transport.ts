import type { Attachment } from './attachments';
import type { MailBody } from './messages/layOut';

/** A mail on its way. */
export interface Mail extends MailBody {
  /** The same at every attempt, so that a mailbox knows an email that came twice. */
  readonly messageId: string;
  /** One e-mail address. */
  readonly to: string;
  /** Where a mail program posts that its reader wants no more of these: RFC 8058; undefined where there is no such place. */
  readonly unsubscribe?: string;
  readonly attachments?: readonly Attachment[];
}

/** A text message on its way. */
export interface PhoneMessage {
  readonly messageId: string;
  /** +1 and ten digits. */
  readonly to: string;
  readonly text: string;
}

/**
 * `kept`: there is nowhere to send it to; it stays in the database. Who calls a mail by another name than ours tells it, as
 * reports about it have that one.
 */
export type Fate = 'sent' | 'kept' | { readonly sentAs: string };

/** @throws Undelivered */
export interface MailTransport {
  send(mail: Mail): Promise<Fate>;
}

/** @throws Undelivered */
export interface TextTransport {
  send(message: PhoneMessage): Promise<Fate>;
}
