import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Message, Outbox } from '../domain/email/outbox';
import type { Vault } from '../vault/vault';
import type { CustomChallenge } from './challenges/custom';
import type { Settings } from './settings';
import type { SigningKeys } from './signingKeys';

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

interface ReplacedContact {
  readonly username: string;
  readonly attribute: ContactAttribute;
  /** As it was proven to be the user's own; undefined where it never was. */
  readonly old: string | undefined;
  /** Where the owner reads of it; undefined where no proven address or number is known. */
  readonly notice: Pick<Message, 'channel' | 'to'> | undefined;
}

export type HeldContacts = Readonly<Partial<Record<ContactAttribute, string>>>;

/** What the operations work with. All that lasts is in the database: any number of processes may share it. */
export interface Pool {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly vault: Vault;
  readonly signing: SigningKeys;
  /** The verifier for unknown names, so that they cost the same work. */
  readonly decoyVerifier: bigint;
  /** Sends codes, invitations and notices. */
  readonly outbox: Outbox;
  /** Undefined: no challenge of the company's own. */
  readonly custom: CustomChallenge | undefined;
  /** The portal's records of the users; undefined if there are none. */
  readonly people: PoolPeople | undefined;
  /** Is told of refused and ended sign-ins. It neither waits nor throws. */
  readonly told: (event: SignInEvent) => void;
}

/** What the rest of the portal is told about sign-ins. */
export type SignInEvent =
  | {
      readonly name: 'refused';
      /** As it was typed, which may be anything. */
      readonly username: string;
      /** In the words of the protocol. */
      readonly why: string;
      readonly ip: string;
    }
  | { readonly name: 'ended'; readonly username: string; readonly everywhere: boolean; readonly ip: string };

/** Where a call comes from. */
export interface Origin {
  /** The caller's network address. */
  readonly address: string;
  /** The header `amz-sdk-invocation-id`, the same for all attempts of one call; undefined if a client sends none. */
  readonly invocation: string | undefined;
}

/** Queries, inside a transaction or not. */
export type Sql = Db['sql'];
