import type { Kysely } from 'kysely';
import * as m from '@locales/accessRequests';
import type { AccessRequestDetail } from '@contract/accessRequests/schema';
import { dateInZone, daysBetween } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import type { Tables } from '@server/db/tables';
import { matchesOf } from './matches';

type Sql = Kysely<Tables>;

interface Moment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export const noRequest = (): ApiError => new ApiError({ code: 'not-found', message: m.noRequest() });

/**
 * A request for access as the office decides it, with what the company knows that is like it.
 * @throws ApiError 'not-found'
 */
export async function oneAccessRequest(
  sql: Sql,
  requestNo: string,
  { now, booksZone }: Moment,
): Promise<AccessRequestDetail> {
  const row = await sql
    .selectFrom('access_request as r')
    .leftJoin('account as a', 'a.account_no', 'r.account_no')
    .selectAll('r')
    .select('a.name as account_name')
    .where('r.request_no', '=', requestNo)
    .executeTakeFirst();
  if (!row) throw noRequest();
  const { account_no: accountNo, zip, figure, name, email } = row;
  const [match] = await matchesOf(sql, [{ accountNo, zip, figure, name, email }]);
  const others = await sql
    .selectFrom('access_request')
    .select(['request_no as requestNo', 'state', 'asked_at as askedAt', 'email'])
    .where('request_id', '!=', row.request_id)
    .where((eb) => eb.or([eb('email', '=', email), eb('account_no', '=', accountNo)]))
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute();
  const asUser = await sql
    .selectFrom('portal_user')
    .select('name')
    .where('name', '=', row.user_name ?? email)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return {
    requestNo,
    state: row.state,
    askedAt: row.asked_at,
    ageDays: daysBetween(dateInZone(new Date(row.asked_at), booksZone), dateInZone(now, booksZone)),
    name,
    email,
    phone: row.phone,
    accountNo,
    accountName: row.account_name,
    match: match ?? null,
    doubles: others.length,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    version: row.version,
    zip,
    figure,
    relationship: row.relationship,
    note: row.note,
    reason: row.reason,
    user: asUser?.name ?? null,
    others,
    forgottenAt: row.forgotten_at,
    booksZone,
  };
}
