import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import type { Acting } from '@server/http/stepUp';
import type { NumberVault } from '@server/vault/numberVault';

/** What the bank's answers need of the portal. */
export interface AchReturnDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Of bank account numbers, and of the files that hold them. */
  readonly numbers: NumberVault;
  readonly outbox: Outbox;
  /** Finds the bank behind a routing number, null where nobody could tell. It has a connection of its own. */
  readonly banks: {
    readonly of: (routing: string) => Promise<{ readonly bank: { readonly name: string } | null }>;
  };
}

/** Who moves a file, when and from where. */
export type Who = Pick<Acting, 'by' | 'at' | 'origin'>;

/** What a move of a file of returns works with. */
export interface MoveDeps extends Omit<AchReturnDeps, 'db' | 'banks'> {
  /** Names of the banks that its corrections lead to, by routing number. */
  readonly bankNames: ReadonlyMap<string, string | null>;
}
