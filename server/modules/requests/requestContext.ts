import { dateInZone } from '@contract/format/date';
import type { CompanySettings } from '@contract/settings/schema';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import type { Caller } from '@server/http/caller';
import type { Origin } from '@server/http/api';
import type { Outbox } from '@server/domain/email/outbox';
import type { Letterhead } from '@server/pdf/blocks';
import { companySettingsOf } from '@server/domain/settings/companySettings';

/** What requests need of the house. */
export interface RequestDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  /** Where the office reads what customers ask for; undefined: only in the portal. */
  readonly officeMail: string | undefined;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly companyName: string;
  /** How receipts begin; undefined: with the company's name alone. */
  readonly letterhead?: Letterhead;
  /** Whom to call where the company's settings name nobody. */
  readonly supportPhone: string | undefined;
}

/** Who asks, when, and what the company allows then: all that a request is judged by. */
export interface RequestContext {
  readonly tx: Tx;
  readonly room: RequestDeps;
  readonly caller: Pick<Caller, 'username' | 'permissions'>;
  readonly origin: Origin;
  readonly now: Date;
  /** In the books zone. */
  readonly today: string;
  readonly settings: CompanySettings;
}

export async function requestContext(
  tx: Tx,
  room: RequestDeps,
  who: Pick<RequestContext, 'caller' | 'origin'>,
): Promise<RequestContext> {
  const now = room.clock.now();
  const today = dateInZone(now, room.booksZone);
  return { tx, room, ...who, now, today, settings: await companySettingsOf(tx.sql, now) };
}
