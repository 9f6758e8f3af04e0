import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OfficeUser } from '@contract/officeUsers/schema';
import type { Tables } from '@server/db/tables';
import { unindexed } from '@server/db/unindexed';
import { decodeMark, type PageQuery, pageFrom, turnOf } from '@server/http/keyset';
import { statusOf } from '../userStatusSql';
import { inStatus, narrowing, type UserFilter } from './filter';
import { isPlaceOf, orderOf, type Place, type UserOrder } from './sorts';

export type UserListQuery = UserFilter & PageQuery & { readonly sort: string };

/** One page of users by keyset, with the accounts that they are linked to. */
export const listPage = (db: Kysely<Tables>) => async (query: UserListQuery) => {
  const turn = turnOf(query);
  const order = orderOf(query.sort);
  const place = turn && decodeMark(turn.mark, order.sort, isPlaceOf(order));
  const way = order.descending === (turn?.back ?? false) ? 'asc' : 'desc';
  const inOrder = (key: RawBuilder<unknown>) => (query.q ? unindexed(key) : key);
  const found = await db
    .selectFrom('portal_user as u')
    .select([
      'u.name',
      'u.given_name',
      'u.family_name',
      'u.admin',
      'u.deposit_plan',
      'u.state',
      'u.standing',
      'u.last_sign_in_at',
      'u.created_at',
      'u.version',
      order.told.as('told'),
    ])
    .where((eb) =>
      eb.and([inStatus(query), ...narrowing(query), ...(place ? [beyond(place, order, way)] : [])]),
    )
    .$if(!order.byName, (rows) => rows.orderBy(inOrder(order.key), way))
    .orderBy(inOrder(sql.ref('u.name')), way)
    .limit(query.limit + 1)
    .execute();
  const page = pageFrom(found, query.limit, turn, ({ told, name }) => [order.sort, told, name]);
  const accounts = await accountsOf(
    db,
    page.rows.map(({ name }) => name),
  );
  return {
    ...page,
    rows: page.rows.map(
      (row): OfficeUser => ({
        name: row.name,
        givenName: row.given_name,
        familyName: row.family_name,
        admin: row.admin,
        deposit_plan: row.deposit_plan,
        status: statusOf(row),
        accounts: accounts.get(row.name) ?? [],
        lastSignInAt: row.last_sign_in_at,
        createdAt: row.created_at,
        version: row.version,
      }),
    ),
  };
};

function beyond([told, name]: Place, { key, type, byName }: UserOrder, way: 'asc' | 'desc') {
  const sign = sql.raw(way === 'asc' ? '>' : '<');
  const condition: RawBuilder<SqlBool> = byName
    ? sql`u.name ${sign} ${name}`
    : sql`(${key}, u.name) ${sign} (${told}::${sql.raw(type)}, ${name}::text)`;
  return condition;
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
