import { randomBytes, randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { PoolUserTable } from '../db/tables';
import type { Vault } from '../vault/vault';
import { userNotFound, wrongPassword } from './failures';
import type { Pool, Sql } from './pool';
import { after, TEMPORARY_PASSWORD_DAYS } from './settings';
import { type Credential, credentialOf, type Prover, toInteger } from './srp';

export type PoolUserStatus = PoolUserTable['status'];

/** By the protocol's names: a code by text message, from an authenticator app, or by email. */
export type MfaMethod = NonNullable<PoolUserTable['mfa_preferred']>;

export interface PoolUser {
  readonly sub: string;
  /** Canonical: in lower case. */
  readonly username: string;
  readonly status: PoolUserStatus;
  readonly enabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly credential: Credential;
  /** ISO instant; it identifies a password of the user. */
  readonly credentialSetAt: string;
  /** ISO instant until which a temporary password is valid; null for one that the user chose. */
  readonly temporaryUntil: string | null;
  readonly factors: SecondFactors;
}

/** The second factors of a user. */
export interface SecondFactors {
  /** Those that are switched on. */
  readonly methods: readonly MfaMethod[];
  /** Asked for without letting the user choose. */
  readonly preferred: MfaMethod | null;
  readonly totp: {
    /** Sealed; null until an authenticator app is set up. */
    readonly secret: Uint8Array | null;
    /** The same of a new app that has not proven its first code yet. */
    readonly pending: Uint8Array | null;
    readonly name: string | null;
  };
}

const SALT = 16;
const VERIFIER = 384;

/** User names are email addresses and compare without regard to case. */
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
      factors: {
        methods: row.mfa_methods,
        preferred: row.mfa_preferred,
        totp: {
          secret: row.totp_verified ? row.totp_secret : null,
          pending: row.totp_pending,
          name: row.totp_name,
        },
      },
    }
  );
}

/** The error for an unknown name. */
export const noSuchUser = ({ settings }: Pick<Pool, 'settings'>) =>
  settings.hidesUsers ? wrongPassword() : userNotFound();

interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly status: PoolUserStatus;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns false if the name is taken. */
export async function insertUser(
  pool: Pool,
  sql: Sql,
  { username, password, status, attributes }: NewUser,
): Promise<boolean> {
  const now = pool.clock.now();
  const sub = randomUUID();
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('pool_user')
    .values({
      sub,
      username,
      status,
      attributes: JSON.stringify(attributes),
      credential: sealCredential(pool.vault, sub, newCredential(pool, { username }, password)),
      credential_set_at: now.toISOString(),
      temporary_until: status === 'FORCE_CHANGE_PASSWORD' ? temporaryUntil(pool) : null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface NewPassword {
  readonly password: string;
  readonly attributes?: PoolUser['attributes'];
  /** Somebody else chose it, so it must be replaced at the next sign-in. */
  readonly isTemporary?: boolean;
}

/** Sets the user's password, temporary or chosen by the user. Returns the changed user. */
export async function setPassword(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  { password, attributes, isTemporary = false }: NewPassword,
): Promise<PoolUser> {
  const now = pool.clock.now().toISOString();
  const changed: PoolUser = {
    ...user,
    status: isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
    attributes: attributes ?? user.attributes,
    credential: newCredential(pool, user, password),
    credentialSetAt: now,
    temporaryUntil: isTemporary ? temporaryUntil(pool) : null,
  };
  await sql
    .updateTable('pool_user')
    .set({
      status: changed.status,
      ...(attributes && { attributes: JSON.stringify(attributes) }),
      credential: sealCredential(pool.vault, user.sub, changed.credential),
      credential_set_at: now,
      temporary_until: changed.temporaryUntil,
      updated_at: now,
    })
    .where('sub', '=', user.sub)
    .execute();
  return changed;
}

const temporaryUntil = ({ clock }: Pool): string =>
  after(clock.now(), TEMPORARY_PASSWORD_DAYS * 24 * 3600).toISOString();

const newCredential = (pool: Pool, { username }: { username: string }, password: string): Credential =>
  credentialOf(proverOf(pool, username), password, randomBytes(SALT));

function sealCredential(vault: Vault, sub: string, { salt, verifier }: Credential) {
  const bytes = Buffer.from(verifier.toString(16).padStart(VERIFIER * 2, '0'), 'hex');
  return vault.seal(`credential ${sub}`, Buffer.concat([salt, bytes]));
}

function openCredential(vault: Vault, sub: string, sealed: Uint8Array): Credential {
  const bytes = vault.open(`credential ${sub}`, sealed);
  if (!bytes) throw new Error(`The stored password of pool user ${sub} does not open with this pool's key.`);
  return { salt: bytes.subarray(0, SALT), verifier: toInteger(bytes.subarray(SALT)) };
}

async function change(pool: Pool, sql: Sql, { sub }: PoolUser, columns: Updateable<PoolUserTable>) {
  const updated_at = pool.clock.now().toISOString();
  await sql
    .updateTable('pool_user')
    .set({ ...columns, updated_at })
    .where('sub', '=', sub)
    .execute();
}

export const setEnabled = (pool: Pool, sql: Sql, user: PoolUser, enabled: boolean) =>
  change(pool, sql, user, { enabled });

export const setStatus = (pool: Pool, sql: Sql, user: PoolUser, status: PoolUser['status']) =>
  change(pool, sql, user, { status });

export const setAttributes = (pool: Pool, sql: Sql, user: PoolUser, attributes: PoolUser['attributes']) =>
  change(pool, sql, user, { attributes: JSON.stringify(attributes) });
