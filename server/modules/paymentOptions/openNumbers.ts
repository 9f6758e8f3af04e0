import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { offsetPlace } from '@server/domain/originator/originator';
import { openIn, type Place, type Sealed, sealIn } from '@server/vault/envelope';
import { type KeyProvider, KeyRefused } from '@server/vault/keyProvider';
import { type NumberVault, numberVault } from '@server/vault/numberVault';

const FINGERPRINT = 'fingerprint';

/** Where the key of the fingerprints is kept; it is sealed like what it helps to find. */
export const secretPlace: Place = { id: FINGERPRINT, owner: 'portal', column: 'option_secret' };

/**
 * Opens the vault of account numbers, and proves with a number sealed by each outer key that all of them are there.
 * @throws in words where one is missing, is another or cannot be reached: nothing may be sealed that nobody could open
 * again
 */
export async function openNumbers(db: Db, keys: KeyProvider): Promise<NumberVault> {
  try {
    const numbers = numberVault(keys, await fingerprintKey(db, keys));
    for (const { id, owner, sealed } of await oneOfEachKey(db.sql)) await numbers.open({ id, owner }, sealed);
    return numbers;
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    throw new Error(
      `Saved bank accounts cannot be opened. ${error.message} Put back the keys of the last start (OPTION_KEYS, ` +
        'OPTION_KEYS_FILE, or option.keys in the data folder); an older key may only go when nothing needs it any more.',
      { cause: error },
    );
  }
}

/** Of two first starts both end up with the key of one. */
async function fingerprintKey(db: Db, keys: KeyProvider): Promise<Buffer> {
  const sealed = await sealIn(keys, secretPlace, randomBytes(32));
  await db.sql
    .insertInto('option_secret')
    .values({ name: FINGERPRINT, sealed: JSON.stringify(sealed), key_id: sealed.kek })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.sql
    .selectFrom('option_secret')
    .select('sealed')
    .where('name', '=', FINGERPRINT)
    .executeTakeFirstOrThrow();
  return openIn(keys, secretPlace, row.sealed as Sealed);
}

/** Customers' numbers and the company's own: a key that only one of them needs is needed. */
async function oneOfEachKey(db: Kysely<Tables>) {
  const own = await db
    .selectFrom('originator_version')
    .distinctOn('key_id')
    .select(['key_id', 'offset_place as place', 'offset_sealed as sealed'])
    .where('offset_place', 'is not', null)
    .orderBy('key_id')
    .orderBy('version_id')
    .execute();
  const rows = await db
    .selectFrom('payment_option')
    .distinctOn('key_id')
    .select(['key_id', 'option_id as id', 'owner', 'account_sealed'])
    .orderBy('key_id')
    .orderBy('option_id')
    .execute();
  return [
    ...rows.map(({ id, owner, account_sealed }) => ({ id, owner, sealed: account_sealed as Sealed })),
    ...own.map(({ place, sealed }) => Object.assign({ sealed: sealed as Sealed }, offsetPlace(place!))),
  ];
}
