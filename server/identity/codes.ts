import { randomInt, timingSafeEqual } from 'node:crypto';
import { language } from '@locales/language';
import { networkOf } from '@contract/rules/network';
import type { Email } from '../domain/email/emails';
import { expiredCode, limitExceeded, type PoolFailure, wrongCode } from './failures';
import { admitUse, type Limit, rateExceeded } from './usesPerWindow';
import { type CodeDeliveryDetails, toMail, toPhone } from './masks';
import type { Pool, Sql } from './pool';
import { after } from './settings';

/** What a code is for. A name has at most one waiting code per purpose. For an attribute: `attribute:email`. */
type CodePurpose = 'signIn' | 'password' | 'signUp' | `attribute:${string}`;

/** After this many wrong tries a code is void: docs/identity.md#codes. */
export const CODE_TRIES = 5;

interface NewCode {
  readonly username: string;
  readonly purpose: CodePurpose;
  readonly seconds: number;
  /** The address that it is sent to. */
  readonly target?: string;
}

/** Makes a code of six digits; it replaces the one before. The name need not exist. */
async function makeCode(pool: Pool, sql: Sql, { username, purpose, seconds, target }: NewCode) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = {
    code_mac: macOf(pool, username, purpose, code),
    target: target === undefined ? null : pool.vault.seal(`target ${purpose}`, Buffer.from(target, 'utf8')),
    tries: 0,
    expires_at: after(pool.clock.now(), seconds).toISOString(),
  };
  await sql
    .insertInto('pool_code')
    .values({ name_mac: pool.vault.mac('code name', username), purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['name_mac', 'purpose']).doUpdateSet(kept))
    .execute();
  return code;
}

type CodeVerdict =
  | { readonly verdict: 'right'; readonly target: string | undefined }
  | { readonly verdict: 'wrong' }
  /** There is no valid code: none was asked for, it is too old, or too many tries were wrong. */
  | { readonly verdict: 'none'; readonly why: 'never' | 'old' | 'tries' };

/** Checks a code and counts the try. The right one stays valid until `dropCode`. */
export async function checkCode(
  pool: Pool,
  sql: Sql,
  { username, purpose, code }: { username: string; purpose: CodePurpose; code: string },
): Promise<CodeVerdict> {
  const kept = await sql
    .updateTable('pool_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('name_mac', '=', pool.vault.mac('code name', username))
    .where('purpose', '=', purpose)
    .returning(['code_mac', 'target', 'tries', 'expires_at'])
    .executeTakeFirst();
  if (!kept) return { verdict: 'none', why: 'never' };
  if (kept.expires_at <= pool.clock.now().toISOString()) return { verdict: 'none', why: 'old' };
  if (kept.tries > CODE_TRIES) return { verdict: 'none', why: 'tries' };
  if (!timingSafeEqual(kept.code_mac, macOf(pool, username, purpose, code))) return { verdict: 'wrong' };
  return { verdict: 'right', target: openTarget(pool, purpose, kept.target) };
}

/** The address to which the waiting code was sent. */
export async function targetOf(pool: Pool, sql: Sql, username: string, purpose: CodePurpose) {
  const kept = await sql
    .selectFrom('pool_code')
    .select('target')
    .where('name_mac', '=', pool.vault.mac('code name', username))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', pool.clock.now().toISOString())
    .executeTakeFirst();
  return kept && openTarget(pool, purpose, kept.target);
}

const openTarget = ({ vault }: Pool, purpose: CodePurpose, target: Uint8Array | null): string | undefined =>
  target ? vault.open(`target ${purpose}`, target)?.toString('utf8') : undefined;

/** A code is used once. */
export async function dropCode(pool: Pool, sql: Sql, username: string, purpose: CodePurpose): Promise<void> {
  await sql
    .deleteFrom('pool_code')
    .where('name_mac', '=', pool.vault.mac('code name', username))
    .where('purpose', '=', purpose)
    .execute();
}

/** Deletes all codes of a name that no longer exists. */
export async function dropCodes(pool: Pool, sql: Sql, username: string): Promise<void> {
  await sql.deleteFrom('pool_code').where('name_mac', '=', pool.vault.mac('code name', username)).execute();
}

const macOf = ({ vault }: Pool, username: string, purpose: CodePurpose, code: string): Buffer =>
  vault.mac(`code ${purpose}`, `${username}\0${code}`);

/**
 * Codes per hour: docs/identity.md#codes. Counted by purpose, so that asking for somebody's password codes does not block
 * their other codes. Lower for one network than for the name, so that the owner can still ask from another network.
 */
const perName = { most: 10, seconds: 3600 };
const perNameAndNetwork = { most: 5, seconds: 3600 };
/** Sign-in codes follow a right password. Several devices or a bad line need more of them than strangers may ask for. */
const signInsPerName = { most: 15, seconds: 3600 };
/** Five wrong tries void a code. This limit keeps one network from voiding every code of a name. */
const triesPerNameAndNetwork = { most: 20, seconds: 3600 };
const perNetwork: Limit = { what: 'codes', most: 100, seconds: 3600 };

/** Where a code goes. */
export interface Contact {
  readonly channel: 'mail' | 'text';
  readonly to: string;
}

interface CodeRequest {
  /** Canonical. The name need not exist. */
  readonly username: string;
  readonly purpose: CodePurpose;
}

/** Counts a request for a code. Returns the error if name or network asked too often. */
export async function refuseCode(
  pool: Pool,
  sql: Sql,
  { username, purpose, address }: CodeRequest & { readonly address: string },
): Promise<PoolFailure | undefined> {
  const name = { what: `codes ${purpose}`, who: username };
  // A sign-in code follows a right password, so requests of strangers from the same network count apart.
  if (purpose === 'signIn') {
    return (await admitUse(pool, sql, { ...signInsPerName, ...name })) ? undefined : limitExceeded();
  }
  const network = { ...perNetwork, who: networkOf(address) };
  if (!(await admitUse(pool, sql, network))) return rateExceeded(pool, sql, network);
  const both = { what: `${name.what} from one network`, who: `${username}\0${network.who}` };
  const admitted =
    (await admitUse(pool, sql, { ...perNameAndNetwork, ...both })) &&
    (await admitUse(pool, sql, { ...perName, ...name }));
  return admitted ? undefined : limitExceeded();
}

/** Counts a try to reset a password with a code. Returns the error if one network tried the name too often. */
export async function refuseTry(
  pool: Pool,
  sql: Sql,
  { username, address }: { readonly username: string; readonly address: string },
): Promise<PoolFailure | undefined> {
  const use = { what: 'code tries from one network', who: `${username}\0${networkOf(address)}` };
  return (await admitUse(pool, sql, { ...triesPerNameAndNetwork, ...use })) ? undefined : limitExceeded();
}

/** Makes a code and sends it. Without a contact it does the same work and sends nothing. */
export async function sendCode(
  pool: Pool,
  sql: Sql,
  request: CodeRequest & {
    readonly seconds: number;
    readonly contact: Contact | undefined;
    readonly letterOf: (code: string) => Email;
  },
): Promise<void> {
  const { contact, letterOf, ...rest } = request;
  const code = await makeCode(pool, sql, { ...rest, target: contact?.to });
  await pool.outbox.put(sql, {
    channel: contact?.channel ?? 'mail',
    to: contact?.to ?? null,
    reader: request.username,
    language: language(),
    letter: letterOf(code),
  });
}

export const deliveryTo = ({ channel, to }: Contact): CodeDeliveryDetails =>
  channel === 'mail' ? toMail(to) : toPhone(to);

/**
 * The error for a verdict, if any.
 * @param hides whether the caller is not signed in. "Ask for a code again" would tell a stranger that nobody asked yet, so
 * it is worded like a wrong code
 */
export function apiErrorOf(verdict: CodeVerdict, hides = false): PoolFailure | undefined {
  if (verdict.verdict === 'right') return undefined;
  if (verdict.verdict === 'wrong') return wrongCode();
  if (verdict.why === 'tries') return limitExceeded();
  return hides && verdict.why === 'never' ? wrongCode() : expiredCode();
}
