import { type Kysely, sql } from 'kysely';
import * as shell from '@locales/shell';
import type { OfficeUser, UserTotals } from '@contract/officeUsers/schema';
import { deskNames } from '@contract/rules/desks';
import {
  linkWords,
  permissionWords,
  unfinishedStatuses,
  userColumns as labels,
  userFlags,
  type UserStatus,
  userStatuses,
  userStatusNames,
} from '@contract/officeUsers/labels';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { defineList } from '@server/lists/defineList';
import { anyWord, type Condition, eachWord, knownOf } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import { byCode, byInstant } from '@server/lists/order';
import { sumOf } from '@server/lists/listTotals';

interface UserFilter {
  readonly q?: string;
  readonly status?: string;
  readonly flags?: string;
  readonly desk?: string;
  readonly signIn?: 'never';
  /** Those who were deleted among them, for the counts by status. */
  readonly anyStatus?: true;
}

/** Where a user stands, as `statusOf` says it. */
const status = sql<UserStatus>`case when u.state = 'active' then u.standing else u.state end`;

const name = sql.ref('u.name');

/** Whether a word occurs in what people look for, or in the number or name of a linked account. */
const contains = eachWord(
  (pattern) => sql`(u.search_text like ${pattern} or u.account_text like ${pattern})`,
);

const column = labeledColumns<object, OfficeUser, keyof typeof labels>(labels);

/** Everybody who signs in, with the accounts that they are linked to. Only the office reads it. */
export const userList = defineList<object, UserFilter, Omit<OfficeUser, 'accounts'>, OfficeUser>()({
  from: () => sql`portal_user u`,
  // Those who were deleted are shown where they are asked for, and nowhere else.
  access: (_, { status: asked, anyStatus }) =>
    asked || anyStatus ? [] : [sql<boolean>`u.state <> 'deleted'`],
  columns: {
    name: column('name', { sql: name }),
    person: column('person', { value: (user) => `${user.givenName} ${user.familyName}`.trim() }),
    status: column('status', { sql: status, value: (user) => userStatuses[user.status] }),
    flags: column('flags', { value: permissionWords }),
    links: column('accounts', { value: ({ accounts }) => linkWords(accounts) }),
    lastSignInAt: column('signIn', { sql: sql.ref('u.last_sign_in_at') }),
    createdAt: column('created', { sql: sql.ref('u.created_at') }),
    givenName: sql.ref('u.given_name'),
    familyName: sql.ref('u.family_name'),
    admin: sql.ref('u.admin'),
    deposit_plan: sql.ref('u.deposit_plan'),
    desks: sql`array(select d.desk from user_desk d where d.name = u.name order by d.desk)`,
    version: sql.ref('u.version'),
  },
  // The keys are those of the indexes.
  sorts: {
    name: byCode(name),
    person: byCode(sql`left(lower(u.family_name || ' ' || u.given_name), 48)`),
    created: byInstant(sql`u.created_at`),
    // Who never signed in comes before all who did.
    signIn: byInstant(sql`coalesce(u.last_sign_in_at, timestamptz '1970-01-01 00:00:00+00')`),
  },
  ties: [{ key: name, type: 'text' }],
  filters: {
    status: anyWord(status, userStatusNames),
    anyStatus: () => [],
    flags: (list, at): Condition[] =>
      knownOf(list, userFlags, at.name).map((flag) => sql`${sql.ref(`u.${flag}`)}`),
    desk: (list, at) =>
      sql`exists (select from user_desk d where d.name = u.name and ${anyOf(sql.ref('d.desk'), knownOf(list, deskNames, at.name))})`,
    signIn: () => sql`u.last_sign_in_at is null`,
    q: (text, at) => contains(text.toLowerCase(), at),
  },
  searchesAll: ({ q }) => Boolean(q),
  finish: async (rows, { db }) => {
    const accounts = await accountsOf(
      db,
      rows.map((row) => row.name),
    );
    return rows.map((row) => Object.assign(row, { accounts: accounts.get(row.name) ?? [] }));
  },
  file: {
    screen: 'users',
    get sheet() {
      return shell.titleUsers();
    },
  },
});

/** How many users the filters let through, and how many stand where under the filters other than the status. */
export async function userTotals(
  db: Kysely<Tables>,
  { status: asked, ...filter }: UserFilter,
): Promise<Omit<UserTotals, 'booksZone'>> {
  // Judged before anything is counted: a status that nobody knows is refused.
  const wanted = new Set<string>(knownOf(asked, userStatusNames, 'status'));
  const found = await userList.totalsBy(db, {}, { ...filter, anyStatus: true }, status);
  const count = (...words: readonly string[]) =>
    sumOf(found, ({ key, rows }) => (words.includes(key) ? rows : 0));
  const all = sumOf(found, ({ rows }) => rows) - count('deleted');
  return {
    rows: wanted.size > 0 ? count(...wanted) : all,
    all,
    invited: count('invited'),
    active: count('active', 'resetting'),
    disabled: count('disabled'),
    unfinished: count(...unfinishedStatuses),
    deleted: count('deleted'),
  };
}

async function accountsOf(db: Kysely<Tables>, names: readonly string[]) {
  const links = await db
    .selectFrom('account_access as x')
    .leftJoin('account as a', 'a.account_no', 'x.account_no')
    .select(['x.name', 'x.account_no', 'a.name as account_name'])
    .where('x.name', 'in', [...names, ''])
    .orderBy('x.account_no')
    .execute();
  const byName = new Map<string, OfficeUser['accounts']>();
  for (const { name, account_no, account_name } of links) {
    const own = byName.get(name) ?? [];
    own.push({ accountNo: account_no, accountName: account_name ?? account_no });
    byName.set(name, own);
  }
  return byName;
}
