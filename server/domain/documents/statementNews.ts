import { type SqlBool, sql } from 'kysely';

/** What a query that names the statement table "s" asks of a statement beside its own columns. */

/** No other statement takes the place of it. */
export const inForce = sql<SqlBool>`not exists (select from statement n where n.supersedes = s.statement_no)`;

/** No later statement of its account exists. */
export const latest = sql<boolean>`not exists (select from statement n
  where n.account_no = s.account_no and n.period_to > s.period_to)`;

/** Not opened yet, and either the last one or closed since the person came: years of old ones are no news. */
export const unseenBy = (username: string) => sql<boolean>`(not exists (select from statement_view v
    where v.name = ${username} and v.statement_no = s.statement_no)
  and (${latest} or s.period_to >= (select u.created_at::date from portal_user u where u.name = ${username})))`;
