import type { Db } from '../db/db';
import type { Message } from '../domain/email/outbox';

/** The attributes that reach somebody, and that a code proves. */
export type ContactAttribute = 'email' | 'phone_number';

/** What a keeper of records knows of people, and has to know of what they change themselves, in the same transaction. */
export interface PoolPeople {
  /** Somebody replaced an address or number, and letters and codes go to another from now on. */
  contactChanged(sql: Db['sql'], change: ReplacedContact): Promise<void>;
  /** What was replaced within the last days, and counts for a forgotten password instead of what took its place. */
  heldContacts(sql: Db['sql'], username: string): Promise<HeldContacts>;
  /** Whether nobody of this name may sign in by a password alone. */
  needsFactor(sql: Db['sql'], username: string): Promise<boolean>;
}

export interface ReplacedContact {
  readonly username: string;
  readonly attribute: ContactAttribute;
  /** As it was proven to be the user's own; undefined where it never was. */
  readonly old: string | undefined;
  /** Where the owner reads of it; undefined where no proven address or number is known. */
  readonly notice: Pick<Message, 'channel' | 'to'> | undefined;
}

export type HeldContacts = Readonly<Partial<Record<ContactAttribute, string>>>;
