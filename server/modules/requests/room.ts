import { dateInZone } from '../../../contract/format/date';
import type { CompanySettings } from '../../../contract/companySettings';
import type { Clock } from '../../clock';
import type { Db, Tx } from '../../db/db';
import type { Caller } from '../../http/caller';
import type { Origin } from '../../http/api';
import type { Outbox } from '../../outbox/outbox';
import { companySettingsOf } from '../../settings/companySettings';

/** What requests need of the house. */
export interface RequestRoom {
  readonly db: Db;
  readonly outbox: Outbox;
  /** Where the office reads what customers ask for; undefined: only in the portal. */
  readonly officeMail: string | undefined;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly companyName: string;
  /** Whom to call where the company's settings name nobody. */
  readonly supportPhone: string | undefined;
}

/** Who asks, when, and what the company allows then: all that a request is judged by. */
export interface Asking {
  readonly tx: Tx;
  readonly room: RequestRoom;
  readonly caller: Caller;
  readonly origin: Origin;
  readonly now: Date;
  /** In the books zone. */
  readonly today: string;
  readonly settings: CompanySettings;
}

export async function askingIn(
  tx: Tx,
  room: RequestRoom,
  who: Pick<Asking, 'caller' | 'origin'>,
): Promise<Asking> {
  const now = room.clock.now();
  const today = dateInZone(now, room.booksZone);
  return { tx, room, ...who, now, today, settings: await companySettingsOf(tx.sql, now) };
}
