import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Message, Outbox } from '../domain/email/outbox';
import type { Vault } from '../vault/vault';
import type { CustomChallenge } from './challenges/custom';
import type { Settings } from './settings';
import type { SigningKeys } from './signingKeys';

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

interface ReplacedContact {
  readonly username: string;
  readonly attribute: ContactAttribute;
  /** Empty where there was nothing, or it is removed. */
  readonly old: string;
  readonly new: string;
  /** Whether a code had proven the old one. */
  readonly wasProven: boolean;
  /** Where the owner is told of it; undefined if no proven address or number is known. */
  readonly notice: Pick<Message, 'channel' | 'to'> | undefined;
}

export type HeldContacts = Readonly<Partial<Record<ContactAttribute, string>>>;

/** What the operations work with. State is in the database, so any number of processes may share it. */
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
  /** Is told of sign-ins that begin, end or are refused. It neither waits nor throws. */
  readonly told: (event: SignInEvent) => void;
}

/** What the rest of the portal is told about sign-ins. */
export type SignInEvent =
  | { readonly name: 'begun'; readonly sub: string }
  | ({ readonly ip: string; readonly requestId: string } & (
      | {
          readonly name: 'refused';
          /** As it was typed, which may be anything. */
          readonly username: string;
          /** In the words of the protocol. */
          readonly why: string;
        }
      | { readonly name: 'ended'; readonly username: string; readonly everywhere: boolean }
    ));

/** Where a call comes from. */
export interface Origin {
  /** The caller's network address. */
  readonly address: string;
  /** By which its answer and the log name it. */
  readonly requestId: string;
  /** The header `amz-sdk-invocation-id`, the same for all attempts of one call; undefined if a client sends none. */
  readonly invocation: string | undefined;
}

/** Queries, inside a transaction or not. */
export type Sql = Db['sql'];
