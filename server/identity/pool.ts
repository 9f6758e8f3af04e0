import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Outbox } from '../domain/email/outbox';
import type { Vault } from '../vault/vault';
import type { CustomChallenge } from './challenges/custom';
import type { PoolPeople } from './people';
import type { Settings } from './settings';
import type { SigningKeys } from './signingKeys';

/** What the operations work with. All that lasts is in the database: any number of processes may share it. */
export interface Pool {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly vault: Vault;
  readonly signing: SigningKeys;
  /** Stands in for the verifier of a user who does not exist, so that the work is the same. */
  readonly decoyVerifier: bigint;
  /** The way by which codes, invitations and notices reach people. */
  readonly outbox: Outbox;
  /** Off where there is none. */
  readonly custom: CustomChallenge | undefined;
  /** Who keeps records of the pool's people; undefined where nobody does. */
  readonly people: PoolPeople | undefined;
  /** Who is told of sign-ins. It neither waits nor fails. */
  readonly told: (event: SignInEvent) => void;
}

/** What somebody outside the pool may want to know of. */
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
  /** The same for all attempts of one call, from `amz-sdk-invocation-id`; undefined where a client sends none. */
  readonly invocation: string | undefined;
}

/** Queries, inside a transaction or not. */
export type Sql = Db['sql'];
