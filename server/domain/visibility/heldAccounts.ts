import type { Kysely } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

/** An account of which rows of the newest drop could not be believed; it shows what stood before. */
export interface HeldAccount {
  readonly accountNo: string;
  /** The day that the oldest of its rows shown instead are from, 'YYYY-MM-DD'; null where there never were any. */
  readonly asOf: string | null;
}

/** Those of some accounts that are being updated: their screens say so, and from which day their figures are. */
export const heldAccountsOf = (db: Kysely<Tables>, accounts: readonly string[]): Promise<HeldAccount[]> =>
  db
    .selectFrom('feed_held')
    .select((eb) => ['account_no as accountNo', eb.fn.min('as_of').as('asOf')])
    .where((eb) => anyOf(eb.ref('account_no'), accounts))
    .groupBy('account_no')
    .orderBy('account_no')
    .execute();
