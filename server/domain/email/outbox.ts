import type { Language } from '@locales/language';
import type { Db } from '@server/db/db';
import type { Email } from './emails';

/** An email to one person. */
export interface Message {
  readonly channel: 'mail' | 'text';
  /** An e-mail address or +1 and ten digits; null: nobody. That is for whoever must not tell a known name from an unknown one. */
  readonly to: string | null;
  /** The sign-in of who reads it, in whose language it is written; null: the office, which gets English, or nobody. */
  readonly reader: string | null;
  /** What its reader, who is calling right now, is answered in: it counts until the reader has chosen a language. */
  readonly language?: Language;
  readonly letter: Email;
  /** A UUID, for whoever looks afterwards what became of it. */
  readonly messageId?: string;
}

/** Where messages are put, in the transaction of their cause: they are sent if that commits, and only then. */
export interface Outbox {
  put(sql: Db['sql'], message: Message): Promise<void>;
}
