import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import type { NumberVault } from '@server/vault/numberVault';

/** What bank files need of the portal. */
export interface AchBatchDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Of bank account numbers, and of the files that hold them. */
  readonly numbers: NumberVault;
  readonly outbox: Outbox;
  /** Whether released files go to the bank without anybody's doing. */
  readonly sendsByItself?: boolean;
}
