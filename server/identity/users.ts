import { randomBytes, randomUUID } from 'node:crypto';
import type { PoolUserStatus } from '../db/tables/identity';
import type { Pool, Sql } from './pool';
import { after, TEMPORARY_PASSWORD_DAYS } from './settings';
import { type Credential, credentialOf, type Prover, toInteger } from './srp';
import type { Vault } from './vault';

export interface PoolUser {
  readonly sub: string;
  /** Canonical: in lower case. */
  readonly username: string;
  readonly status: PoolUserStatus;
  readonly enabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly credential: Credential;
  /** ISO instant; tells one password of a user from the next. */
  readonly credentialSetAt: string;
  /** ISO instant up to which a temporary password counts; null for one that the user chose. */
  readonly temporaryUntil: string | null;
}

const SALT = 16;
const VERIFIER = 384;

/** User names are e-mail addresses and do not distinguish case. */
export const canonicalName = (typed: string): string => typed.trim().toLowerCase();

export const proverOf = ({ settings }: Pick<Pool, 'settings'>, username: string): Prover => ({
  group: settings.group,
  user: username,
});

export async function findUser(pool: Pool, sql: Sql, username: string): Promise<PoolUser | undefined> {
  const row = await sql
    .selectFrom('pool_user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  return (
    row && {
      sub: row.sub,
      username: row.username,
      status: row.status,
      enabled: row.enabled,
      attributes: row.attributes,
      credential: openCredential(pool.vault, row.sub, row.credential),
      credentialSetAt: row.credential_set_at,
      temporaryUntil: row.temporary_until,
    }
  );
}

interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly permanent: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Answers whether it did: false when somebody has the name. */
export async function insertUser(pool: Pool, { username, password, permanent, attributes }: NewUser) {
  const now = pool.clock.now();
  const sub = randomUUID();
  const { numInsertedOrUpdatedRows } = await pool.db.sql
    .insertInto('pool_user')
    .values({
      sub,
      username,
      status: permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
      attributes: JSON.stringify(attributes),
      credential: sealedCredential(pool, { sub, username }, password),
      credential_set_at: now.toISOString(),
      temporary_until: permanent ? null : after(now, TEMPORARY_PASSWORD_DAYS * 24 * 3600).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives the user a password of the user's own choice. */
export async function setPassword(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  { password, attributes = user.attributes }: { password: string; attributes?: PoolUser['attributes'] },
): Promise<void> {
  await sql
    .updateTable('pool_user')
    .set({
      status: 'CONFIRMED',
      attributes: JSON.stringify(attributes),
      credential: sealedCredential(pool, user, password),
      credential_set_at: pool.clock.now().toISOString(),
      temporary_until: null,
    })
    .where('sub', '=', user.sub)
    .execute();
}

function sealedCredential(
  pool: Pool,
  { sub, username }: Pick<PoolUser, 'sub' | 'username'>,
  password: string,
) {
  const { salt, verifier } = credentialOf(proverOf(pool, username), password, randomBytes(SALT));
  const bytes = Buffer.from(verifier.toString(16).padStart(VERIFIER * 2, '0'), 'hex');
  return pool.vault.seal(`credential ${sub}`, Buffer.concat([salt, bytes]));
}

function openCredential(vault: Vault, sub: string, sealed: Uint8Array): Credential {
  const bytes = vault.open(`credential ${sub}`, sealed);
  if (!bytes) throw new Error(`The stored password of pool user ${sub} does not open with this pool's key.`);
  return { salt: bytes.subarray(0, SALT), verifier: toInteger(bytes.subarray(SALT)) };
}
