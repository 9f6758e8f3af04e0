import { calculateJwkThumbprint, type CryptoKey, exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { importJWK, importPKCS8 } from 'jose';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Vault } from './vault';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: PublicJwk;
}

/** As published: `{kty, n, e, kid, alg, use}`. */
export type PublicJwk = Readonly<Record<string, string>>;

/**
 * The key that signs all tokens, made at the first start and sealed in the database.
 * @throws when it was sealed with another pool key
 */
export async function openSigningKey(needs: { db: Db; vault: Vault; clock: Clock }): Promise<SigningKey> {
  const kept = (await read(needs.db)) ?? (await create(needs));
  const pem = needs.vault.open('signing key', kept.private_key)?.toString('utf8');
  if (!pem) {
    throw new Error(
      "The user pool's key does not open what the database holds: it was sealed with another key, so nobody " +
        'could sign in. Put back the pool.key of the data folder, or the POOL_KEY, that this database was ' +
        'first started with.',
    );
  }
  return {
    kid: kept.kid,
    privateKey: await importPKCS8(pem, 'RS256'),
    publicKey: (await importJWK(kept.public_jwk, 'RS256')) as CryptoKey,
    publicJwk: kept.public_jwk,
  };
}

const read = (db: Db) =>
  db.sql.selectFrom('pool_key').selectAll().where('active', '=', true).executeTakeFirst();

async function create({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  await db.sql
    .insertInto('pool_key')
    .values({
      kid,
      public_jwk: JSON.stringify({ ...jwk, kid, alg: 'RS256', use: 'sig' }),
      private_key: vault.seal('signing key', Buffer.from(await exportPKCS8(privateKey), 'utf8')),
      active: true,
      created_at: clock.now().toISOString(),
    })
    // Another process may have been first; then its key is the one.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read(db))!;
}
