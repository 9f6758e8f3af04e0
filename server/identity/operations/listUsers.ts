import { type RawBuilder, sql as raw } from 'kysely';
import { attributesOf, recordOf, requirePool } from '../adminUser';
import { isAttributeName } from '../attributes';
import { invalidMember, invalidParameter } from '../failures';
import { type Members, text } from '../members';
import type { Pool } from '../pool';

const MOST = 60;
const PURPOSE = 'users page';

/** The pool's users by name, a page at a time. */
export async function listUsers(pool: Pool, members: Members) {
  requirePool(pool, members);
  const limit = limitOf(members);
  const wanted = wantedAttributes(members);
  const after = members.PaginationToken ? openPage(pool, text(members, 'PaginationToken')) : undefined;
  const condition = members.Filter ? conditionOf(text(members, 'Filter', { max: 256 })) : undefined;
  const rows = await pool.db.sql
    .selectFrom('pool_user')
    .selectAll()
    .$if(condition !== undefined, (query) => query.where(condition!))
    .$if(after !== undefined, (query) => query.where('username', '>', after!))
    .orderBy('username')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const Users = page.map((row) => ({
    ...recordOf(row),
    Attributes: attributesOf(row).filter(({ Name }) => !wanted || wanted.includes(Name)),
  }));
  const isMore = rows.length > limit;
  return { Users, ...(isMore && { PaginationToken: sealPage(pool, page.at(-1)!.username) }) };
}

function limitOf({ Limit = MOST }: Members): number {
  if (typeof Limit !== 'number' || !Number.isInteger(Limit) || Limit < 0) {
    throw invalidMember('limit', 'Member must have value greater than or equal to 0');
  }
  if (Limit > MOST) throw invalidMember('limit', `Member must have value less than or equal to ${MOST}`);
  return Limit || MOST;
}

function wantedAttributes({ AttributesToGet: names }: Members): readonly string[] | undefined {
  if (names === undefined || names === null) return undefined;
  if (Array.isArray(names) && names.every((name) => name === 'sub' || isAttributeName(String(name)))) {
    return names.map(String);
  }
  throw invalidParameter('One or more requested attributes do not exist in user pool.');
}

/** Sealed, so that a made-up token is detected. */
const sealPage = ({ vault }: Pool, username: string): string =>
  vault.seal(PURPOSE, Buffer.from(username, 'utf8')).toString('base64');

function openPage({ vault }: Pool, token: string): string {
  const username = vault.open(PURPOSE, Buffer.from(token, 'base64'))?.toString('utf8');
  if (username === undefined) throw invalidParameter('Invalid pagination token');
  return username;
}

const FORM = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

const columns: Readonly<Record<string, RawBuilder<string>>> = {
  username: raw<string>`username`,
  sub: raw<string>`sub::text`,
  'cognito:user_status': raw<string>`status`,
  status: raw<string>`case when enabled then 'Enabled' else 'Disabled' end`,
};

const attributes = new Set('email phone_number name given_name family_name preferred_username'.split(' '));

/**
 * The one condition of ListUsers' Filter: `name = "value"` or `name ^= "beginning"`, whatever the case of the value.
 * @throws InvalidParameterException
 */
function conditionOf(filter: string): RawBuilder<boolean> {
  const [, name = '', operator, quoted = ''] = FORM.exec(filter) ?? [];
  const column = columnOf(name);
  if (!column) throw invalidParameter('Error while parsing filter');
  const value = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return operator === '='
    ? raw<boolean>`lower(${column}) = ${value}`
    : raw<boolean>`starts_with(lower(${column}), ${value})`;
}

function columnOf(name: string): RawBuilder<string> | undefined {
  if (attributes.has(name)) return raw<string>`attributes ->> ${raw.lit(name)}`;
  return Object.hasOwn(columns, name) ? columns[name] : undefined;
}
