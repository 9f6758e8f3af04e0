import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
} from 'jose';
import { sql as raw } from 'kysely';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { Vault } from '../vault/vault';
import { dueRotation, publishedPeriods, signingPeriod } from './keyRotations';

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** As published: `{kty, n, e, kid, alg, use}`. */
export type PublicJwk = Readonly<Record<string, string>>;

/** The keys that sign the tokens, one after the other. The database says which one is in use, for all processes. */
export interface SigningKeys {
  /** The key that signs now. */
  current(): Promise<SigningKey>;
  /** The published keys: the one in use, the next one from a day before, the last one for a day after. */
  published(): Promise<PublicJwk[]>;
  /** The published key with that id, even if another process made it just now. */
  find(kid: string): Promise<CryptoKey | undefined>;
}

interface Needs {
  readonly db: Db;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly settings: { readonly signingKeyDays: number };
}

/**
 * Opens the pool's signing keys; the first start makes the first.
 * @throws when they were sealed with another pool key
 */
export async function openSigningKeys(needs: Needs): Promise<SigningKeys> {
  const { db, clock, settings } = needs;
  const opened = new Map<string, SigningKey>();
  let making: Promise<void> | undefined;

  async function periods() {
    const kept = await readTurns(db.sql);
    if (!dueRotation(kept, clock.now(), settings.signingKeyDays)) return kept;
    making ??= makeNext(needs).finally(() => (making = undefined));
    await making;
    return readTurns(db.sql);
  }

  const keys: SigningKeys = {
    async current() {
      const period = signingPeriod(await periods(), clock.now())!;
      const known = opened.get(period.kid);
      if (known) return known;
      const key = {
        kid: period.kid,
        privateKey: await importPKCS8(await openKey(needs, period.kid), 'RS256'),
      };
      opened.set(period.kid, key);
      return key;
    },
    published: async () => publishedPeriods(await periods(), clock.now()).map(({ public_jwk }) => public_jwk),
    async find(kid) {
      const jwk = (await keys.published()).find((published) => published.kid === kid);
      return jwk && ((await importJWK(jwk, 'RS256')) as CryptoKey);
    },
  };
  await keys.current();
  return keys;
}

const readTurns = (sql: Db['sql']) =>
  sql.selectFrom('pool_key').select(['kid', 'active_from', 'public_jwk']).execute();

/** Adds the next key and deletes those that are no longer needed, unless another process just did. */
async function makeNext({ db, vault, clock, settings }: Needs): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const privateText = Buffer.from(await exportPKCS8(privateKey), 'utf8');
  await db.transaction(async ({ sql }) => {
    await raw`lock table pool_key in share row exclusive mode`.execute(sql);
    const kept = await readTurns(sql);
    const now = clock.now();
    const start = dueRotation(kept, now, settings.signingKeyDays);
    if (!start) return;
    const needed = publishedPeriods(kept, now).map((period) => period.kid);
    if (kept.length > 0) await sql.deleteFrom('pool_key').where('kid', 'not in', needed).execute();
    await sql
      .insertInto('pool_key')
      .values({
        kid,
        public_jwk: JSON.stringify({ ...jwk, kid, alg: 'RS256', use: 'sig' }),
        private_key: vault.seal('signing key', privateText),
        active_from: start.toISOString(),
        created_at: now.toISOString(),
      })
      .execute();
  });
}

async function openKey({ db, vault }: Needs, kid: string): Promise<string> {
  const { private_key } = await db.sql
    .selectFrom('pool_key')
    .select('private_key')
    .where('kid', '=', kid)
    .executeTakeFirstOrThrow();
  const pem = vault.open('signing key', private_key)?.toString('utf8');
  if (pem) return pem;
  throw new Error(
    "The user pool's key does not open what the database holds: it was sealed with another key, so nobody " +
      'could sign in. Put back the pool.key of the data folder, or the POOL_KEY, that this database was ' +
      'first started with.',
  );
}
