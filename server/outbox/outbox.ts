import type { Db } from '../db/db';
import type { Letter } from './letters';

/** A letter to one person. */
export interface Message {
  readonly channel: 'mail' | 'text';
  /** An e-mail address or +1 and ten digits; null: nobody. That is for whoever must not tell a known name from an unknown one. */
  readonly to: string | null;
  readonly letter: Letter;
}

/** Where messages are put, in the transaction of their cause: they are sent if that commits, and only then. */
export interface Outbox {
  put(sql: Db['sql'], message: Message): Promise<void>;
}
