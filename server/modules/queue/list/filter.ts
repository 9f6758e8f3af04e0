import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import type { QueueFilter } from '@contract/queue/schema';
import { requestKinds } from '@contract/requests/labels';
import { type QueueTabName, queueTabs } from '@contract/queue/labels';
import { requestFlows, requestStatuses } from '@contract/requests/states';
import { riskFlagNames } from '@contract/rules/riskFlags';
import { anyOf } from '@server/db/anyOf';
import { about } from '../errors';
import { hasAny, type RiskMoment } from './risks';

type Condition = RawBuilder<SqlBool>;

/** Which moment the queue is looked at, and on which wall. */
export interface QueueMoment extends RiskMoment {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Which requests a tab shows. */
export function inTab(tab: QueueTabName | undefined): Condition {
  const statuses = queueTabs[tab ?? 'all'].statuses;
  return statuses ? anyOf(sql.ref('r.status'), statuses) : sql<SqlBool>`true`;
}

/** What narrows the list beside its tab: every member narrows further. Days are those of the books zone. */
export function narrowing(filter: QueueFilter, moment: QueueMoment): Condition[] {
  const { from, to, leastCents, mostCents, olderThan, account, submitter } = filter;
  const { now, booksZone } = moment;
  const flags = known(filter.flag, riskFlagNames, 'flag', 'a risk flag');
  const midnight = (day: string, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone ${booksZone}`;
  return [
    ...among('r.status', known(filter.status, requestStatuses, 'status', 'a status')),
    ...among('r.kind', known(filter.kind, requestKinds, 'kind', 'a kind of request')),
    ...among('r.flow', known(filter.flow, requestFlows, 'flow', 'a way that money takes')),
    ...(flags.length > 0 ? [hasAny(moment, flags)] : []),
    ...(olderThan === undefined
      ? []
      : [
          sql<SqlBool>`r.submitted_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${olderThan})`,
        ]),
    ...(leastCents === undefined ? [] : [sql<SqlBool>`r.amount_cents >= ${leastCents}::bigint`]),
    ...(mostCents === undefined ? [] : [sql<SqlBool>`r.amount_cents <= ${mostCents}::bigint`]),
    ...(from ? [sql<SqlBool>`r.submitted_at >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql<SqlBool>`r.submitted_at < ${midnight(to, 1)}`] : []),
    ...(account ? [sql<SqlBool>`r.account_no = ${account}`] : []),
    ...(submitter ? [sql<SqlBool>`r.submitted_by = ${submitter.toLowerCase()}`] : []),
    ...(filter.q ?? '').split(/\s+/).filter(Boolean).map(saying),
  ];
}

const among = (column: string, values: readonly string[]): Condition[] =>
  values.length > 0 ? [anyOf(sql.ref(column), values)] : [];

/** Whether a word occurs in what people look for, in capitals or not. */
function saying(word: string): Condition {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(r.search_text like ${pattern}
    or r.account_no in (select n.account_no from account n where lower(n.name) like ${pattern})
    or r.branch_code in (select n.branch_code from branch n where lower(n.name) like ${pattern})
    or r.request_id in (select l.request_id from request_allocation l where lower(l.invoice_no) like ${pattern}))`;
}

function known<T extends string>(
  list: string | undefined,
  words: readonly T[],
  field: string,
  what: string,
): T[] {
  const chosen = members(list);
  const stranger = chosen.find((word) => !words.includes(word as T));
  if (stranger === undefined) return chosen as T[];
  throw about(field, `"${stranger}" is not ${what}; choose from ${words.join(', ')}.`);
}
