import type { Db } from '../db/db';
import type { Message } from '../domain/email/outbox';

/** The attributes by which a person is reached, and which a code proves. */
export type ContactAttribute = 'email' | 'phone_number';

/** What the portal knows of the pool's users, and what it is told, in the same transaction, when they change something. */
export interface PoolPeople {
  /** An address or number was replaced; emails and codes go to the new one from now on. */
  contactChanged(sql: Db['sql'], change: ReplacedContact): Promise<void>;
  /** What was replaced within the last days. For a forgotten password it still counts instead of the new one. */
  heldContacts(sql: Db['sql'], username: string): Promise<HeldContacts>;
  /** Whether this name needs a second factor. */
  needsFactor(sql: Db['sql'], username: string): Promise<boolean>;
}

export interface ReplacedContact {
  readonly username: string;
  readonly attribute: ContactAttribute;
  /** When it was proven; undefined if it never was. */
  readonly old: string | undefined;
  /** Where the owner is told of it; undefined if no proven address or number is known. */
  readonly notice: Pick<Message, 'channel' | 'to'> | undefined;
}

export type HeldContacts = Readonly<Partial<Record<ContactAttribute, string>>>;
